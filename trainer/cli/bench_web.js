/* The stopwatch of `bench web`, put into the page before it loads. A measurement starts at
   the click or key that reaches the page and ends when the frame that first holds the new
   content has been painted. */
(() => {
  let begun = 0;
  for (const name of ['click', 'keydown']) {
    addEventListener(name, () => { begun ||= performance.now(); }, true);
  }
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const table = () => all('*').find((el) => el.shadowRoot?.querySelector('.tbl'))?.shadowRoot ?? null;
  let host = null;
  const shadow = () => (host?.host?.isConnected ? host : (host = table()));
  const hand = () => { const root = shadow(); return root ? all('.hand .card', root).map((c) => c.dataset.id).join(' ') : ''; };
  const values = () => all('[data-chart=values_chart] .barlayer .point path').length;
  const bars = () => all('[data-chart=outcomes_chart] .barlayer .point path').map((bar) => bar.getAttribute('d') + bar.getAttribute('style'));
  const result = () => all('.steps table').at(-1)?.getAttribute('aria-label') ?? '';
  const pad = () => Boolean(shadow()?.querySelector('.pad'));
  const graded = () => document.querySelector('.grade') !== null && !pad();

  /* what has to be on the screen, by the kind of change; `before` is what was there */
  const done = {
    values: () => graded() && values() > 10,
    answer: () => graded() && bars().length === 14 && result() !== '',
    question: (before) => document.querySelector('.grade') === null && pad() && hand() !== before.hand && hand() !== '',
    slider: (before) => result() !== before.result && bars().length === 14 && bars().join() !== before.bars,
  };
  window.stopwatch = {
    arm(kind) {
      const before = { hand: hand(), result: result(), bars: bars().join() };
      begun = 0;
      window.stopwatch.reading = new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - begun);
        // Looks when something has changed, not in every frame: frames of its own cost the page.
        const look = () => {
          if (!begun || !done[kind](before)) return;
          observer.disconnect();
          clearInterval(timer);
          requestAnimationFrame(() => channel.port2.postMessage(0)); // handled after the paint
        };
        const observer = new MutationObserver(look), timer = setInterval(look, 50);
        const every = { childList: true, subtree: true, attributes: true, characterData: true };
        for (const root of [document.body, shadow()]) if (root) observer.observe(root, every);
      });
    },
  };
})();
