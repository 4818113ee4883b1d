/* What every component of ours shares: elements from plain data, suits in running text, the
   theme. Texts are always set as text. */

const h = (tag, cls, props = {}, ...kids) => {
  const el = document.createElementNS('http://www.w3.org/1999/xhtml', tag);
  if (cls) el.className = cls;
  for (const [name, value] of Object.entries(props)) {
    if (value !== '' && value !== null && value !== undefined && value !== false) el.setAttribute(name, value);
  }
  el.append(...kids.filter((kid) => kid !== null && kid !== undefined && kid !== ''));
  return el;
};
const drawing = (cls, id) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', cls);
  const use = document.createElementNS(svg.namespaceURI, 'use');
  use.setAttribute('href', '#' + id);
  svg.append(use);
  return svg;
};
const icon = (name) => h('i', 'mk ' + name, { 'aria-hidden': 'true' });

/* text with every suit, and the rank after it, in the suit's colour */
const SUIT_OF = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const rich = (text) => text.split(/([♠♥♦♣]\uFE0E?[0-9A-Z]*)/u).filter(Boolean).map((part) => {
  const suit = SUIT_OF[part[0]];
  return suit ? h('span', 'cx', { 'data-suit': suit }, part) : part;
});

const darkness = new Map(); // colour → whether it is dark: the canvas that tells is slow to read
const isDark = (host) => {
  const colour = getComputedStyle(host).getPropertyValue('--st-background-color').trim() || '#fff';
  if (!darkness.has(colour)) darkness.set(colour, looksDark(colour));
  return darkness.get(colour);
};
const looksDark = (colour) => {
  const probe = document.createElement('canvas').getContext('2d');
  probe.fillStyle = colour;
  probe.fillRect(0, 0, 1, 1);
  const [r, g, b] = probe.getImageData(0, 0, 1, 1).data;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128;
};
