/* Draws a figure with plotly.js, once, into a place that stays: a new figure is drawn into the
   old one. Without a figure it only loads plotly.js, when the browser has nothing else to do. */

const wanted = new WeakMap(); // box → the figure that is to be seen in it
let loading = null;

const plotly = (path) => loading ??= new Promise((resolve, reject) => {
  const script = document.createElement('script');
  script.src = path;
  script.onload = () => resolve(window.Plotly);
  script.onerror = () => { loading = null; script.remove(); reject(new Error(path)); };
  document.head.append(script);
});

const idle = window.requestIdleCallback ?? ((act) => setTimeout(act, 200));

export default function ({ data, parentElement }) {
  const box = parentElement.querySelector('.chart');
  if (!data.figure) { idle(() => plotly(data.script).catch(() => {})); return undefined; }
  const { data: traces, layout } = data.figure;
  box.style.height = layout.height + 'px';
  box.dataset.chart = data.name;
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', data.words);
  wanted.set(box, data.figure);

  let width = 0;
  const draw = (Plotly) => {
    if (wanted.get(box) !== data.figure || !box.isConnected) return;
    width = box.clientWidth;
    if (width) Plotly.react(box, traces, { ...layout, width, autosize: false }, data.config);
  };
  const resized = new ResizeObserver(() => {
    if (window.Plotly && box.clientWidth !== width) draw(window.Plotly);
  });
  if (window.Plotly) draw(window.Plotly); // at once: in the frame of what is drawn around it
  else plotly(data.script).then(draw, () => { box.textContent = data.words; });
  resized.observe(box);
  return () => {
    resized.disconnect();
    if (!box.isConnected) window.Plotly?.purge(box);
  };
}
