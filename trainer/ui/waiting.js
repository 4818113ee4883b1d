/* What is being worked out elsewhere: asks the server how far it is and shows it, without a
   rerun of the page, and tells Python once when there is something new to draw. */

const EVERY = 250; // ms between two looks
const stops = new WeakMap();

export default function ({ data, parentElement, setTriggerValue }) {
  stops.get(parentElement)?.();
  const box = parentElement.querySelector('.working');
  const [words, bar, fill] = [box.querySelector('p'), box.querySelector('.bar'), box.querySelector('i')];
  box.style.minHeight = data.height + 'px';
  let timer = 0;
  const stop = () => { clearTimeout(timer); timer = -1; };
  stops.set(parentElement, stop);

  const show = (states) => {
    const open = states.filter((s) => s.state !== 'done' && s.state !== 'failed');
    const state = open.find((s) => s.state === 'running') ?? open[0] ?? { state: 'waiting', done: 0, total: 0 };
    const share = state.total ? Math.round(100 * state.done / state.total) : 0;
    const text = (state.total ? data.working : data[state.state] ?? data.waiting)
      .replace('{done}', state.done).replace('{total}', state.total);
    if (words.textContent !== text) words.textContent = text;
    fill.style.width = share + '%';
    bar.setAttribute('aria-valuenow', share);
    bar.setAttribute('aria-label', text);
    return open.length;
  };

  const look = async () => {
    let states = null;
    try {
      const answer = await fetch(`${data.path}?keys=${data.keys.join(',')}`);
      if (answer.ok) states = await answer.json();
    } catch { /* the server is away: look again */ }
    if (timer === -1) return;
    if (states) {
      const open = show(states);
      if (open < data.open) { stop(); setTriggerValue('news', String(open)); return; }
    }
    timer = setTimeout(look, EVERY);
  };
  show(data.states);
  timer = setTimeout(look, EVERY);
  return stop;
}
