// The picture of an app: the icon of its bundle, or its initial where it has none.

import * as api from './api.js';
import { el, svgElement } from './dom.js';

/** App and name of the icon's bytes → a promise of its address. An app's icon is fetched once, wherever it is shown. */
const addresses = new Map();

function addressOf({ name, icon }) {
  const key = `${name} ${icon}`;
  if (!addresses.has(key)) {
    const address = api.appIcon(name).then((blob) => URL.createObjectURL(blob));
    addresses.set(key, address);
    // The next one that shows it asks again.
    address.catch(() => addresses.delete(key));
  }
  return addresses.get(key);
}

/**
 * The icon of an app, hidden from screen readers: its control has a label.
 * @param app an app of the host's list
 */
export function appIcon(app) {
  const holder = el('span.app-icon', {});
  if (app.icon === null) {
    holder.append(initial(app));
    return holder;
  }
  addressOf(app).then(
    (src) => holder.replaceChildren(el('img', { src, alt: '', draggable: 'false', onerror: () => holder.replaceChildren(initial(app)) })),
    () => holder.replaceChildren(initial(app)));
  return holder;
}

let glyphs = 0; // makes the ids of gradients unique in the document

/** An icon for an app without one: its initial on a gradient whose hue depends on its name. */
function initial(app) {
  let hash = 0x811c9dc5;
  for (const character of app.name) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  const hue = Math.imul(hash, 0x9e3779b1) >>> 16 & 0xffff;
  const id = `glyph-${glyphs += 1}`;
  const svg = svgElement('svg', { viewBox: '0 0 62 62', 'aria-hidden': 'true' });
  const gradient = svgElement('linearGradient', { id, x1: 0, y1: 0, x2: 0.3, y2: 1 });
  gradient.append(
    svgElement('stop', { offset: 0, 'stop-color': `oklch(0.76 0.14 ${hue % 360})` }),
    svgElement('stop', { offset: 1, 'stop-color': `oklch(0.53 0.17 ${(hue + 28) % 360})` }),
  );
  const initial = svgElement('text', { x: 31, y: 42, 'text-anchor': 'middle', fill: '#fff', 'font-size': 31, 'font-weight': 650, 'font-family': 'inherit' });
  initial.textContent = [...(app.displayName || app.name)][0].toLocaleUpperCase();
  svg.append(gradient, svgElement('rect', { width: 62, height: 62, fill: `url(#${id})` }), initial);
  return svg;
}
