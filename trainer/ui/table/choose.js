/* Choosing in lessons: one card, seat or sentence, some of them, or all in an order. What is
   picked stays here until the button under it sends it; one choice alone goes at once. */

const badge = (mark, place) => h('span', 'badge ' + mark, { 'aria-hidden': 'true' },
  mark === 'right' ? icon('tick') : mark === 'wrong' ? icon('cross') : '', place);

const choices = (c) => h('div', `pad choices${c.short ? ' short' : ''}${c.options.some((o) => o.detail) ? ' parts' : ''}`, { role: 'group', 'aria-label': c.label },
  ...c.options.map((o) => h('button', ['choice', o.mark].join(' '), {
    type: 'button', tabindex: '-1', 'data-id': o.value, 'aria-label': o.name, 'data-points': o.points ?? '',
  }, h('span', 'at', { 'aria-hidden': 'true' }, o.place || (o.mark === 'right' ? icon('tick') : o.mark === 'wrong' ? icon('cross') : '')),
  h('span', 'say', {}, ...rich(o.text)), o.detail ? h('b', 'pts', {}, o.detail) : null)));

const finish = (c) => h('div', 'finish', {},
  h('button', 'go', { type: 'button', 'data-done': '1' }, c.done),
  c.total ? h('p', 'total', { 'aria-live': 'polite' }, c.total + ' ', h('b', '', {}, '0')) : h('p', 'total', {}, c.hint));

class Picks {
  constructor(box, choose) {
    this.box = box;
    this.choose = choose;
    this.picked = [];
    this.all = choose ? [...box.querySelectorAll('[data-id]')].filter((el) => this.takes(el)) : [];
    this.show();
  }

  takes(el) {
    const within = { hand: '.hand', trick: '.trick', seats: 'button.plate', list: '.choices' }[this.choose?.scope];
    return Boolean(within && el.closest(within));
  }

  /* true when the choice is complete by itself */
  pick(id) {
    if (this.choose.mode === 'one') { this.picked = [id]; return true; }
    const at = this.picked.indexOf(id);
    if (at < 0) this.picked.push(id); else this.picked.splice(at, 1);
    this.show();
    return false;
  }

  get ready() { return this.choose.mode === 'order' ? this.picked.length === this.all.length : this.picked.length > 0; }
  get answer() { return JSON.stringify(this.picked); }

  show() {
    if (!this.choose || this.choose.mode === 'one') return;
    for (const el of this.all) {
      const at = this.picked.indexOf(el.dataset.id);
      el.classList.toggle('sel', at >= 0);
      el.setAttribute('aria-pressed', String(at >= 0));
      if (this.choose.mode === 'order') { if (at >= 0) el.dataset.place = at + 1; else delete el.dataset.place;
        const disc = el.querySelector('.at');
        if (disc) disc.textContent = at >= 0 ? at + 1 : ''; }
    }
    this.box.querySelector('[data-done]')?.setAttribute('aria-disabled', String(!this.ready));
    const total = this.box.querySelector('.total b');
    if (total) total.textContent = this.sum();
  }

  sum() {
    const sum = this.all.filter((el) => this.picked.includes(el.dataset.id)).reduce((a, el) => a + Number(el.dataset.points || 0), 0);
    return (sum > 0 ? '+' : sum < 0 ? '\u2212' : '') + Math.abs(sum);
  }
}
