/* Sliders that stand in the page as data (`data-steps`): each changes the drawing of its chart
   and the lines under it. Texts are always set as text. */

const left = new Map(); // a slider's key → where the learner has left it

const linesOf = ({ label, rows, note }) => {
  const lines = rows.map(([words, figure], i) => h('tr', i === rows.length - 1 ? 'sum' : '', {},
    h('td', '', {}, words), h('td', 'n', {}, figure)));
  const table = h('table', 'lines', { 'aria-label': label }, h('tbody', '', {}, ...lines));
  return note ? [table, h('p', 'sm caveat', {}, note)] : [table];
};

const slide = (place) => {
  const { label, chart, key, first, start, steps } = JSON.parse(place.dataset.steps);
  delete place.dataset.steps; // taken
  const last = first + steps.length - 1;
  const input = h('input', '', { type: 'range', min: first, max: last, step: 1, 'aria-label': label });
  input.value = Math.max(first, Math.min(left.get(key) ?? start, last));
  const shown = h('output'), lines = h('div');
  const show = () => {
    const step = steps[input.value - first];
    shown.textContent = input.value;
    lines.replaceChildren(...linesOf(step));
    return step.change;
  };
  input.addEventListener('input', () => { left.set(key, input.value); redraw(chart, show()); });
  place.style.setProperty('--first', first);
  const name = h('p', 'sm mut', { 'aria-hidden': 'true' }, label, ' ', shown);
  place.replaceChildren(name, input, lines);
  const change = show();
  if (Number(input.value) !== start) redraw(chart, change);
};
