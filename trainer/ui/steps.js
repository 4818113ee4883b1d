/* Sliders that stand in the page as data (`data-steps`): each changes the drawing of its chart
   and the lines under it. Texts are always set as text. */

const left = new Map(); // a slider's key → where the learner has left it

const made = (tag, props = {}, ...kids) => {
  const el = Object.assign(document.createElement(tag), props);
  el.append(...kids);
  return el;
};

const linesOf = ({ label, rows, note }) => {
  const lines = rows.map(([words, figure], i) => made('tr', { className: i === rows.length - 1 ? 'sum' : '' },
    made('td', {}, words), made('td', { className: 'n' }, figure)));
  const table = made('table', { className: 'lines', ariaLabel: label }, made('tbody', {}, ...lines));
  return note ? [table, made('p', { className: 'sm caveat' }, note)] : [table];
};

const slide = (place) => {
  const { label, chart, key, first, start, steps } = JSON.parse(place.dataset.steps);
  delete place.dataset.steps; // taken
  const last = first + steps.length - 1;
  const input = made('input', { type: 'range', min: first, max: last, step: 1, ariaLabel: label });
  input.value = Math.max(first, Math.min(left.get(key) ?? start, last));
  const shown = made('output'), lines = made('div');
  const show = () => {
    const step = steps[input.value - first];
    shown.textContent = input.value;
    lines.replaceChildren(...linesOf(step));
    return step.change;
  };
  input.addEventListener('input', () => { left.set(key, input.value); redraw(chart, show()); });
  place.style.setProperty('--first', first);
  const name = made('p', { className: 'sm mut', ariaHidden: 'true' }, label, ' ', shown);
  place.replaceChildren(name, input, lines);
  const change = show();
  if (Number(input.value) !== start) redraw(chart, change);
};
