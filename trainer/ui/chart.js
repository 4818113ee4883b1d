/* Draws every figure that stands in the page as data (`data-figure`), as soon as it comes: an
   observer is called between the change and the frame that shows it, a component only after
   that frame. A chart's drawing is kept by its name: the next figure is drawn into it. */

const drawings = new Map(); // name → the element that plotly.js draws into
let loading = null, ready = false;

const plotly = (given) => loading ??= new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = given.script;
  script.onload = () => { window.Plotly.setPlotConfig(given.config); ready = true; resolve(); };
  script.onerror = () => { loading = null; script.remove(); reject(new Error(given.script)); };
  document.head.append(script);
});

const paint = (box, width) => {
  const { data, layout } = box.figure;
  window.Plotly.react(box, data, { ...layout, width, autosize: false });
  box.drawn = box.last = width;
};
const fit = (box) => {
  const width = box.clientWidth;
  if (width && width !== box.drawn) paint(box, width); // else not to be seen yet, or drawn as it is
};
const resized = new ResizeObserver((changes) => { if (ready) for (const { target } of changes) fit(target); });

const drawingOf = (name) => {
  if (!drawings.has(name)) drawings.set(name, document.createElement('div'));
  return drawings.get(name);
};

const draw = (place, given) => {
  const box = drawingOf(place.dataset.chart);
  box.figure = JSON.parse(place.dataset.figure);
  box.drawn = 0;
  box.style.height = '100%';
  delete place.dataset.figure; // taken
  // Plotly asks for sizes: in the page, half changed, each answer would lay it out anew. Most
  // often the width is still that of the last time; if not, the observer tells.
  box.remove();
  if (ready && box.last) paint(box, box.last);
  place.replaceChildren(box);
  resized.observe(box);
  if (box.drawn) return;
  if (ready) fit(box);
  else plotly(given).then(() => { box.replaceChildren(); fit(box); }, () => { box.textContent = place.getAttribute('aria-label'); });
};

/* parts of a chart's first trace, put in place of what it has */
const redraw = (name, change) => {
  const box = drawingOf(name), [trace, ...others] = box.figure.data;
  const marker = { ...trace.marker, ...change.marker };
  box.figure.data = [{ ...trace, ...change, marker }, ...others];
  box.drawn = 0;
  if (ready) fit(box);
};

const watch = (given) => {
  const look = () => {
    for (const place of document.querySelectorAll('[data-figure]')) draw(place, given);
    for (const place of document.querySelectorAll('[data-steps]')) slide(place);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
  // Its script keeps the browser busy for a second: not while the page's own first cards come.
  setTimeout(() => plotly(given).catch(() => {}), given.calm);
};

let dark = null;

export default function ({ data, parentElement, setTriggerValue }) {
  if (!window.chartsAreDrawn) watch(data); // one for all pages, whichever was first
  window.chartsAreDrawn = true;
  // Figures come in the colours of one theme: called when it changes, this has them come anew.
  const before = dark;
  dark = isDark(parentElement);
  if (before !== null && before !== dark) setTriggerValue('theme', dark ? 'dark' : 'light');
}
