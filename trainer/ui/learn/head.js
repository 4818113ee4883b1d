/* The head of a lesson: the way back, how far it is, the texts of the step, the question. A
   word of the glossary opens its meaning where it stands. */

const piece = (p) => p.term
  ? h('button', 'word', { type: 'button', 'data-term': p.term, 'aria-expanded': 'false' }, p.text)
  : p.strong ? h('strong', '', {}, ...rich(p.text)) : h('span', '', {}, ...rich(p.text));

const bar = (d) => h('div', 'bar', {},
  h('button', 'back', { type: 'button', 'data-back': '1' }, h('span', '', { 'aria-hidden': 'true' }, '← '), d.back),
  h('div', 'steps', { role: 'img', 'aria-label': d.label }, ...d.steps.map((s) => h('i', s, { style: s === 'now' ? `--part:${Math.max(12, d.part)}%` : '' }))),
  h('span', 'count', {}, h('span', '', { 'aria-hidden': 'true' }, d.count), d.cases ? h('span', 'cases', {}, d.cases) : ''));

const meaning = (t, more) => h('div', 'meaning', { role: 'status' },
  h('p', '', {}, h('b', '', {}, t.name), ' ', h('span', 'other', {}, t.other)),
  h('p', '', {}, ...rich(t.text)), h('button', 'more', { type: 'button', 'data-more': '1' }, more + ' →'));

const heads = new WeakMap();

class Head {
  constructor(root) {
    this.root = root;
    this.host = root.host;
    this.box = root.querySelector('.head');
    this.box.addEventListener('click', (event) => this.onClick(event));
    const menu = (event) => (this.box.isConnected ? this.onMenu(event) : document.removeEventListener('click', menu));
    document.addEventListener('click', menu);
    this.box.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.close(); });
  }

  show({ data, setTriggerValue }) {
    this.send = setTriggerValue;
    this.host.dataset.theme = isDark(this.host) ? 'dark' : 'light';
    const text = JSON.stringify(data);
    if (text === this.drawn) return;
    const other = this.data && this.data.at !== data.at, answered = this.data && !this.data.answered && data.answered;
    this.drawn = text;
    this.data = data;
    this.host.dataset.deck = data.deck;
    this.host.lang = data.language;
    this.open = null;
    this.box.className = `head ${data.answered ? 'answered' : ''}`;
    this.box.replaceChildren(bar(data),
      h('h1', 'sr', {}, data.title),
      data.lead ? h('p', 'lead', {}, data.lead) : '',
      ...data.blocks.map((block) => h('p', 'say', {}, ...block.map(piece))),
      data.ask ? h('p', 'task', { 'aria-live': 'polite' }, h('b', '', {}, ...rich(data.ask)), ' ', h('span', 'context', {}, ...rich(data.context)), data.how ? h('span', 'how', {}, ' ' + data.how) : '') : '');
    // Streamlit scrolls its main part, not the window
    if (other) document.querySelector('[data-testid=stMain]')?.scrollTo({ top: 0, behavior: 'instant' });
    clearInterval(this.waiting);
    if (answered) this.bring();
  }

  /* What is said to the answer may stand out of sight: under the fold, or behind the buttons that
     stick to a phone's bottom. It comes after this head, and the table above it still grows: look
     until it stands still. */
  bring() {
    let turns = 0, still = 0, at = null;
    this.waiting = setInterval(() => {
      const said = document.querySelector('.st-key-answer [role=status]'), box = said?.getBoundingClientRect();
      still = box && at === box.bottom ? still + 1 : 0;
      at = box?.bottom ?? null;
      if (still < 2 && turns++ < 60) return;
      clearInterval(this.waiting);
      if (box) this.reveal(said, box);
    }, 60);
  }

  reveal(said, box) {
    const dock = document.querySelector('.st-key-dock')?.parentElement;
    const foot = dock && getComputedStyle(dock).position === 'fixed' ? dock.getBoundingClientRect().top : innerHeight;
    if (box.top >= 64 && box.bottom <= foot) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const main = document.querySelector('[data-testid=stMain]');
    const most = Math.min(box.top - 76, main.scrollHeight - main.clientHeight - main.scrollTop);
    let by = box.height > foot - 76 || box.top < 64 ? box.top - 76 : box.bottom + 12 - foot;
    // The header ends between two paragraphs: of a line cut through one reads neither half.
    for (const p of this.box.querySelectorAll('.bar, p')) {
      const { top, bottom } = p.getBoundingClientRect();
      if (top - by >= 60 || bottom - by <= 60) continue;
      by = bottom - 60 <= most ? bottom - 60 : Math.max(top - 64, box.bottom - foot);
    }
    main.scrollBy({ top: by, behavior: calm ? 'auto' : 'smooth' });
  }

  onClick(event) {
    const el = event.target.closest('button');
    if (!el) return;
    if (el.dataset.back) this.send('map', Date.now());
    else if (el.dataset.more) this.send('term', this.open.dataset.term);
    else if (el === this.open) this.close();
    else this.explain(el);
  }

  /* To Streamlit a click on the page one is at changes nothing; here Learn means the map. */
  onMenu(event) {
    const link = event.target.closest?.('a[data-testid=stTopNavLink], a[data-testid=stSidebarNavLink]');
    if (link?.pathname === location.pathname) this.send('map', Date.now());
  }

  explain(el) {
    this.close();
    const term = this.data.terms[el.dataset.term];
    if (!term) return;
    this.open = el;
    el.setAttribute('aria-expanded', 'true');
    el.closest('p').after(meaning(term, this.data.more));
  }

  close() {
    this.box.querySelector('.meaning')?.remove();
    if (this.open) { this.open.setAttribute('aria-expanded', 'false'); this.open.focus(); }
    this.open = null;
  }
}

export default function (component) {
  const root = component.parentElement;
  if (!heads.has(root) || !heads.get(root).box.isConnected) heads.set(root, new Head(root));
  heads.get(root).show(component);
}
