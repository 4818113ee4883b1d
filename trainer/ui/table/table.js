/* The card table: draws what Python sends and reports what was chosen. It knows no rule and
   no word: every text arrives in the data and is set as text. Called again for each new
   state and each change of theme; what has to outlast a call hangs on the shadow root. */

/* drawing --------------------------------------------------------------- */

const card = (c, tag = 'span') => {
  const off = Boolean(c.reason);
  return h(tag, ['card', ...c.marks, off ? 'off' : ''].join(' '), {
    'data-suit': c.card[0], 'data-rank': c.card[1], 'data-id': c.card, 'aria-label': c.name,
    role: tag === 'button' ? '' : 'img', type: tag === 'button' ? 'button' : '',
    'aria-disabled': off ? 'true' : '', tabindex: tag === 'button' ? '-1' : '',
  },
  h('span', 'ix', { 'aria-hidden': 'true' }, h('b', '', {}, c.text), drawing('pip', c.card[0])),
  h('span', 'art', { 'aria-hidden': 'true' }, drawing('', 'KQJ'.includes(c.card[1]) ? `${c.card[0]}-${c.card[1]}` : c.card[0])),
  c.tag || c.icon ? h('span', 'tag', { 'aria-hidden': 'true' }, c.icon ? icon(c.icon) : '', c.tag) : null);
};

const plate = (s) => h(s.pick ? 'button' : 'div', ['plate', s.us ? 'us' : '', s.nil ? 'nil' : '', s.turn ? 'turn' : '', s.mark].join(' '),
  s.pick ? { type: 'button', 'aria-label': s.label, 'data-id': s.pick, tabindex: '-1' } : { role: 'img', 'aria-label': s.label },
  h('span', 'av', {}, s.letter),
  h('span', '', {}, h('b', '', {}, s.name), h('small', '', {}, s.sub)),
  h('span', 'bid', {}, s.bid),
  s.dealer ? h('span', 'dl', {}, s.dealer) : null, s.place_text || ['right', 'wrong'].includes(s.mark) ? badge(s.mark, s.place_text) : null);

const pips = (s) => s.need < 0 ? null : h('span', 'pips', { role: 'img', 'aria-label': s.won_label },
  ...Array.from({ length: Math.max(s.won, s.need) }, (_, i) => h('i', i >= s.won ? '' : i < s.need ? 'on' : 'over')));

const shown = (s) => !s.suits.length ? null : h('div', 'shown', { role: 'group', 'aria-label': s.suits_label },
  ...s.suits.flatMap((row) => [
    h('span', 'cx hs', { 'data-suit': row.suit, 'aria-hidden': 'true' }, row.symbol),
    h('span', 'hc', { role: 'img', 'aria-label': row.label }, row.text)]));

const note = (s) => s.note ? h('span', s.fell ? 'note fell' : 'note', {}, s.fell ? icon('cross') : '', s.note) : null;

const seat = (s) => h('div', 'seat ' + s.place, {}, plate(s), pips(s), note(s), shown(s));

const hand = (d) => {
  const n = d.cards.length, half = Math.ceil(n / 2), split = n > 6;
  const row = (cards) => h('div', 'hrow', {}, ...cards.map((c) => card(c, 'button')));
  const marked = d.cards.some((c) => c.tag || c.icon || c.marks.length);
  const el = h('div', ['hand', n < 10 ? 'open' : '', n < 8 ? 'free' : '', split ? 'split' : '', marked ? 'marked' : ''].join(' '),
    { role: 'group', 'aria-label': d.label }, row(split ? d.cards.slice(0, half) : d.cards), split ? row(d.cards.slice(half)) : null);
  el.style.setProperty('--n', n);
  el.style.setProperty('--n2', half);
  return el;
};

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const MOVE = 240, HOLD = 600; // ms, as in the tokens
const CLOSED = 600; // ms after an answer in which no second one is taken
const afterFrame = (act) => requestAnimationFrame(() => setTimeout(act));

const trick = (t, before, pick) => {
  const el = h('ol', 'trick', { 'aria-label': t.label, 'data-winner': t.winner });
  let wait = 0;
  for (const play of t.plays) {
    const fresh = before !== null && !before.has(play.face.card);
    const slot = h('li', `slot ${play.place}${fresh ? ' new' : ''}`, {}, card(play.face, pick ? 'button' : 'span'));
    if (fresh) slot.style.setProperty('--wait', `${MOVE * wait++}ms`);
    el.append(slot);
  }
  for (const hole of t.holes) el.append(h('li', 'slot ' + hole.place, { 'aria-hidden': 'true' }, h('div', 'hole', {}, hole.text)));
  return el;
};

/* milliseconds until the last card of a trick lies there and has been looked at */
const rest = (el) => (calm() ? 0 : el.querySelectorAll('.new').length * MOVE) + HOLD;

/* the winner collects: the cards go side by side before the winner's seat, each in view */
const gather = (el) => {
  const slots = [...el.querySelectorAll('.slot')], winner = el.dataset.winner, { offsetWidth: w, offsetHeight: t } = slots[0];
  const step = (el.clientWidth - w) / (slots.length - 1), away = { W: -w / 4, E: w / 4 }[winner] ?? 0;
  const y = { N: 0, S: el.clientHeight - t }[winner] ?? (el.clientHeight - t) / 2;
  slots.forEach((slot, i) => {
    const x = away + i * step;
    slot.style.transform = `translate(${x - slot.offsetLeft}px, ${y - slot.offsetTop}px)`;
    slot.style.zIndex = i;
  });
  el.classList.add('gathered');
};

const centre = (d, t, before) => h('div', 'centre', {},
  d.question ? h('p', 'ask', {}, d.question) : null, d.sub ? h('p', 'sub', {}, d.sub) : null,
  t ? trick(t, before, d.choose?.scope === 'trick') : null);

const south = (d) => {
  const me = d.seats.find((s) => s.place === 'S');
  return h('div', 'south', {},
    d.ribbon.length ? h('div', 'auc', {}, ...d.ribbon.map((r) => h('span', '', {}, r.name + ' ', h('b', '', {}, r.bid)))) : null,
    me ? h('div', 'ribbon', {}, plate(me), pips(me), note(me)) : null,
    d.hand ? hand(d.hand) : null);
};

const bidButton = (b) => h('button', [b.wide ? 'wide' : '', b.mark].join(' ').trim(), {
  type: 'button', tabindex: '-1', 'data-id': b.value, 'aria-label': b.label,
  'aria-disabled': b.reason ? 'true' : '', 'aria-pressed': b.chosen ? 'true' : '',
}, ...(b.wide ? [h('b', '', {}, b.text), b.detail ? h('span', '', {}, b.detail) : null] : [b.text, ['right', 'wrong'].includes(b.mark) ? icon(b.mark === 'right' ? 'tick' : 'cross') : null]));

const pad = (p) => {
  const wide = p.bids.filter((b) => b.wide), nums = p.bids.filter((b) => !b.wide);
  const row = h('div', 'nums', {}, ...nums.map(bidButton));
  row.style.setProperty('--cols', nums.length);
  return h('div', 'pad', { role: 'group', 'aria-label': p.label }, nums.length ? row : null,
    wide.length ? h('div', 'wides', {}, ...wide.map(bidButton)) : null);
};

const keyLine = (k) => h('p', 'keyline', {}, ...k.line.map((row) => h('span', '', {}, ...row.keys.map((key) => h('kbd', '', {}, key)), ' ' + row.text)),
  h('button', '', { type: 'button', 'data-help': '1', tabindex: '-1', 'aria-label': k.title }, h('kbd', '', {}, '?'), ' ' + k.title));

const keyList = (k) => h('div', 'keys', { role: 'dialog', 'aria-label': k.title }, h('h3', '', {}, k.title),
  h('dl', '', {}, ...k.all.flatMap((row) => [h('dt', '', {}, ...row.keys.map((key) => h('kbd', '', {}, key))), h('dd', '', {}, row.text)])));

/* state that outlasts a call ---------------------------------------------- */

const tables = new WeakMap();

class Table {
  constructor(root) {
    this.root = root;
    this.host = root.host;
    this.box = root.querySelector('.tbl');
    this.box.tabIndex = -1; // has the focus where nothing in it can
    this.drawn = '';
    this.seen = null; // cards of the trick as last drawn
    this.at = ''; // id of the card or bid that holds the tab stop
    this.typed = '';
    this.closedUntil = 0;
    this.box.addEventListener('keydown', (event) => this.onKey(event));
    this.box.addEventListener('click', (event) => this.onClick(event));
    this.box.addEventListener('focusin', (event) => this.onFocus(event));
    this.box.addEventListener('focusout', (event) => { if (!this.box.contains(event.relatedTarget)) this.closeAll(); });
    this.early = new MutationObserver(() => this.pageChanged());
    this.early.observe(document.body, { childList: true, subtree: true });
    this.pressed = null; // button of the page that was pressed, while what it brings is awaited
    this.press = (event) => this.onPress(event);
    document.addEventListener('click', this.press);
  }

  pageChanged() {
    if (!this.box.isConnected) {
      this.early.disconnect();
      document.removeEventListener('click', this.press);
      return;
    }
    this.keepFocus();
    this.lookAhead();
  }

  /* the page's own HTML has no other way to Python than through a component */
  onPress(event) {
    const button = event.target.closest?.('[data-press]');
    if (!button) return;
    this.pressed = button;
    this.send('press', button.dataset.press);
  }

  /* a button that was pressed comes anew with what it brings: it keeps the focus */
  keepFocus() {
    if (!this.pressed || this.pressed.isConnected) return;
    const again = document.querySelector(`[data-press="${this.pressed.dataset.press}"]`);
    if (document.activeElement === document.body) again?.focus({ preventScroll: true });
    this.pressed = null;
  }

  /* A page may bring the next state in its HTML as well: this is called between the change and
     the frame that shows it, a component only after that frame. */
  lookAhead() {
    const place = document.querySelector('[data-table]');
    if (!place) return;
    const data = JSON.parse(place.dataset.table);
    delete place.dataset.table; // taken
    this.show({ data, setTriggerValue: this.send });
  }

  show({ data, setTriggerValue }) {
    this.send = setTriggerValue;
    const text = JSON.stringify(data);
    if (text === this.drawn) { this.giveFocus(); return; }
    this.drawn = text;
    this.data = data;
    this.closedUntil = 0;
    this.host.dataset.deck = data.deck;
    this.host.lang = data.language;
    this.draw();
  }

  /* The theme changes with the component alone. What has to measure waits until all has
     changed: each look in between lays the page out. */
  dress() {
    queueMicrotask(() => { this.host.dataset.theme = isDark(this.host) ? 'dark' : 'light'; });
  }

  draw() {
    const d = this.data, hadFocus = this.holdFocus();
    clearTimeout(this.sweep);
    const others = d.strip ? [] : d.seats.filter((s) => s.place !== 'S').map(seat);
    const first = d.past[0] ?? d.trick; // tricks that ended meanwhile come before the open one
    this.live ??= h('div', 'sr', { 'aria-live': 'polite' });
    const open = d.playable || d.choose || d.pad && !d.pad.bids.some((b) => b.chosen);
    this.box.className = ['tbl', d.strip ? 'strip' : '', first || d.strip ? '' : 'asks', d.choose ? 'picks' : '', d.choices && d.hand && first ? 'tight' : '', open ? '' : 'still'].join(' ');
    this.box.replaceChildren(
      ...[d.bare ? null : h('div', 'felt', {}, ...others, d.strip ? null : centre(d, first, this.seen), south(d)),
        d.pad ? pad(d.pad) : null, d.choices ? choices(d.choices) : null, d.choose?.done ? finish(d.choose) : null, d.hint ? h('p', 'hint', {}, d.hint) : null,
        d.keys.line.length ? keyLine(d.keys) : null].filter(Boolean), this.live);
    this.picks = new Picks(this.box, d.choose);
    this.lies(first);
    this.setStop(this.byId(this.at) ?? this.firstStop());
    // The button that led here may be gone: then nothing has the focus, and the keys are ours.
    const adrift = this.shown && document.activeElement === document.body;
    if (adrift) queueMicrotask(() => this.focusStop());
    if (hadFocus) afterFrame(() => this.giveFocus());
    this.shown = true;
    if (this.live.textContent !== d.announce) this.live.textContent = d.announce;
    this.move(d.past);
  }

  lies(t) { this.seen = new Set(t ? t.plays.map((play) => play.face.card) : []); }

  /* what happens after the cards have come: past tricks leave one by one, the last one is collected */
  move(past) {
    const el = this.box.querySelector('.trick'), t = this.data.trick;
    if (!el) return;
    if (past.length) this.sweep = setTimeout(() => { el.classList.add('swept'); this.sweep = setTimeout(() => this.follow(past.slice(1)), calm() ? 0 : MOVE); }, rest(el));
    else if (t.sweep) this.sweep = setTimeout(() => el.classList.add('swept'), HOLD + MOVE);
    else if (t.gather) this.sweep = setTimeout(() => gather(el), rest(el));
  }

  follow(past) {
    const next = past[0] ?? this.data.trick, el = this.box.querySelector('.trick');
    if (next) el.replaceWith(trick(next, new Set(), false));
    else { el.remove(); this.box.classList.add('asks'); }
    this.lies(next);
    this.move(past);
  }

  /* roving focus: one tab stop among the cards of the hand and the pad */
  get cards() { return [...this.box.querySelectorAll('button.plate, .trick button, .hand .card')]; }
  get bids() { return [...this.box.querySelectorAll('.pad button')]; }
  byId(id) { return id ? [...this.cards, ...this.bids].find((el) => el.dataset.id === id) ?? null : null; }
  firstStop() {
    const open = (el) => el.getAttribute('aria-disabled') !== 'true';
    return this.bids.find(open) ?? this.cards.find(open) ?? this.cards[0] ?? this.bids[0] ?? null;
  }
  setStop(el) {
    for (const other of [...this.cards, ...this.bids]) other.tabIndex = other === el ? 0 : -1;
    this.at = el?.dataset.id ?? '';
  }
  focusStop() { (this.byId(this.at) ?? this.box).focus({ preventScroll: true }); }

  /* What has the focus may go with what it brings, and losing it makes the browser lay out a
     page that is half changed: the table itself holds the focus meanwhile, with all its keys. */
  holdFocus() {
    const held = this.box.contains(this.root.activeElement);
    if (held) this.box.focus({ preventScroll: true });
    return held;
  }
  giveFocus() { if (this.root.activeElement === this.box) this.focusStop(); }

  go(el) { if (el) { this.setStop(el); el.focus(); } }
  onFocus(event) {
    const el = event.target.closest('[data-id]');
    if (el && el.matches('button')) this.setStop(el);
    if (this.bubble && !event.target.closest('[aria-describedby=reason]')) this.closeReason();
  }

  onClick(event) {
    const el = event.target.closest('button') ?? this.player(event.target);
    if (!el) { this.closeAll(); return; }
    if (el.dataset.help) { this.toggleKeys(); return; }
    this.choose(el);
  }

  /* where a player is asked for, the card they played stands for them */
  player(at) {
    const place = this.data.choose?.scope === 'seats' && at.closest('.slot')?.classList[1];
    return place ? this.box.querySelector(place === 'S' ? '.south button.plate' : `.seat.${place} button.plate`) : null;
  }

  choose(el) {
    if (el.dataset.done) { if (this.picks.ready) this.fire('answer', this.picks.answer); return; }
    this.setStop(el);
    const id = el.dataset.id;
    if (this.picks.takes(el)) {
      if (this.picks.pick(id)) this.fire('answer', this.picks.answer);
    } else if (el.closest('.choices')) {
      return; // answered: only to be read
    } else if (el.closest('.pad')) {
      const bid = this.data.pad.bids.find((b) => b.value === id);
      if (bid.reason) this.showReason(el, bid.reason);
      else this.fire('bid', id);
    } else {
      const face = this.data.hand?.cards.find((c) => c.card === id);
      if (!face) return;
      if (face.reason) this.showReason(el, face.reason);
      else if (this.data.playable) this.fire('play', id);
    }
  }

  /* a double tap must not answer twice; a new state opens the table again at once */
  fire(event, value) {
    const now = performance.now();
    if (now < this.closedUntil) return;
    this.closedUntil = now + CLOSED;
    this.closeAll();
    this.send(event, value);
    setTimeout(() => this.holdFocus()); // not before it has been sent
    setTimeout(() => this.giveFocus(), CLOSED); // where it changes nothing
  }

  showReason(el, text) {
    this.closeReason();
    const at = el.getBoundingClientRect(), box = this.box.getBoundingClientRect();
    this.bubble = h('div', 'bub', { id: 'reason', role: 'status' }, text);
    this.box.append(this.bubble);
    el.setAttribute('aria-describedby', 'reason');
    this.pointed = el;
    const centre = at.left - box.left + Math.min(at.width, 84) / 2, half = this.bubble.offsetWidth / 2;
    const left = Math.max(4, Math.min(centre - half, box.width - 2 * half - 4));
    this.bubble.style.left = `${left}px`;
    this.bubble.style.top = `${at.bottom - box.top + 9}px`;
    this.bubble.style.setProperty('--tip', `${Math.max(12, Math.min(centre - left, 2 * half - 12))}px`);
  }
  closeReason() {
    this.bubble?.remove();
    this.pointed?.removeAttribute('aria-describedby');
    this.bubble = this.pointed = null;
  }
  toggleKeys() {
    if (this.keys) { this.keys.remove(); this.keys = null; return; }
    this.keys = keyList(this.data.keys);
    this.box.append(this.keys);
  }
  closeAll() { this.closeReason(); if (this.keys) this.toggleKeys(); }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.key(event)) { event.preventDefault(); event.stopPropagation(); }
  }

  /* true when the key was ours */
  key(event) {
    const at = this.root.activeElement, el = at === this.box ? this.byId(this.at) : at;
    const key = event.key, inPad = Boolean(el?.closest('.pad'));
    const row = inPad ? this.bids : this.cards, i = row.indexOf(el);
    if (/^[0-9]$/.test(key) && this.bids.length) return this.digit(key);
    switch (key) {
      case 'ArrowLeft': this.go(row[Math.max(0, i - 1)]); return true;
      case 'ArrowRight': this.go(row[Math.min(row.length - 1, i + 1)]); return true;
      case 'Home': this.go(row[0]); return true;
      case 'End': this.go(row[row.length - 1]); return true;
      case 'ArrowUp': this.upDown(el, inPad, -1); return true;
      case 'ArrowDown': this.upDown(el, inPad, 1); return true;
      case 'Escape': { const open = this.bubble || this.keys; this.closeAll(); return Boolean(open); }
      case '?': this.toggleKeys(); return true;
      case 'Enter': case ' ': if (!el?.dataset.id) return false; this.choose(el); return true;
    }
    const nil = this.bids.find((b) => b.dataset.id === 'nil');
    if (key.toLowerCase() === 'n' && nil) { this.go(nil); return true; }
    const command = this.data.commands[key.toLowerCase()];
    if (command) { this.fire('command', command); return true; }
    return false;
  }

  /* 1 then 2 is twelve, when there is a twelve */
  digit(key) {
    clearTimeout(this.forget);
    if (this.data.choices) { this.go(this.bids[Number(key) - 1]); return true; }
    const both = this.byId(this.typed + key);
    this.typed = both ? this.typed + key : key;
    this.forget = setTimeout(() => { this.typed = ''; }, 1200);
    this.go(this.byId(this.typed));
    return true;
  }

  upDown(el, inPad, step) {
    const cards = this.cards;
    if (inPad) { if (step < 0) this.go(this.byId(this.lastCard) ?? cards[0]); return; }
    const firsts = cards.filter((c, i) => i === 0 || c.dataset.suit !== cards[i - 1].dataset.suit);
    const now = firsts.findIndex((c) => c.dataset.suit === el?.dataset.suit);
    const next = firsts[now + step];
    if (next) this.go(next);
    else if (step > 0 && !this.bids.length) this.box.querySelector('[data-done]')?.focus();
    else if (step > 0) { this.lastCard = el?.dataset.id; this.go(this.bids.find((b) => b.getAttribute('aria-disabled') !== 'true') ?? this.bids[0]); }
  }
}

export default function (component) {
  const root = component.parentElement;
  if (!tables.has(root) || !tables.get(root).box.isConnected) tables.set(root, new Table(root));
  tables.get(root).show(component);
  tables.get(root).dress();
  return () => { clearTimeout(tables.get(root)?.sweep); };
}
