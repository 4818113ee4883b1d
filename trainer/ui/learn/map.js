/* The map of the course: where to go on, then the chapters. One button a lesson. */

const fan = (cards) => h('div', 'fan', { 'aria-hidden': 'true' }, ...cards.map((c) =>
  h('span', 'card s', { 'data-suit': c.card[0], 'data-rank': c.card[1] }, h('span', 'ix', {}, h('b', '', {}, c.text), h('i', 'pip')), h('span', 'art'))));

const go = (n, cards) => h('section', 'cont', {}, fan(cards),
  h('div', '', {}, h('h2', '', {}, n.title), h('p', '', {}, n.text)),
  n.slug ? h('button', 'go', { type: 'button', 'data-slug': n.slug }, n.button) : null);

const sign = (l) => h('span', 'st', { 'aria-hidden': 'true', style: l.state === 'now' ? `--part:${l.part}%` : '' },
  h('span', '', {}, l.state === 'done' ? '✓' : String(l.number)));

const tile = (l) => h('button', `ch ${l.state}`, { type: 'button', 'data-slug': l.slug, 'aria-label': l.label },
  sign(l), h('b', '', {}, l.title), h('small', '', {}, l.sub), h('span', 'm', {}, l.minutes));

const part = (p) => h('section', 'grp', {}, h('h2', '', {}, p.title + ' ', h('span', '', {}, p.minutes)),
  h('div', 'cols', {}, ...p.lessons.map(tile)));

const seen = new WeakMap();

export default function ({ data, parentElement: root, setTriggerValue }) {
  const box = root.querySelector('.map');
  root.host.dataset.theme = isDark(root.host) ? 'dark' : 'light';
  root.host.dataset.deck = data.deck;
  root.host.lang = data.language;
  box.onclick = (event) => {
    const slug = event.target.closest('button')?.dataset.slug;
    if (slug) setTriggerValue('open', slug);
  };
  const text = JSON.stringify(data);
  if (seen.get(box) === text) return;
  seen.set(box, text);
  box.replaceChildren(go(data.next, data.cards), ...data.parts.map(part));
}
