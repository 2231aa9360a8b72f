// A quiet line beside what was tapped: says what a tap did not do. Nothing covers the widgets, and nothing looks like an alarm.

import { el } from './dom.js';

const lasts = 6000; // milliseconds
const gap = 8; // pixels between the element and its line

let shown = null;

/** Removes the line, if there is one. */
export function removeHint() {
  if (!shown) return;
  clearTimeout(shown.timer);
  shown.abort.abort();
  shown.line.remove();
  shown = null;
}

/**
 * Shows a line below an element, or above it where the window ends, and says it to screen readers. The next press, key or turn of the page removes it.
 * @param anchor the element; one that is not shown has its line at the lower edge of the window
 * @param content text or nodes
 */
export function hint(anchor, content) {
  removeHint();
  const line = el('div.tap-hint', { role: 'status' }, el('p', {}, ...[].concat(content)));
  const abort = new AbortController();
  // Announced: the region is in the page before it has words.
  const words = [...line.childNodes];
  line.replaceChildren();
  document.body.append(line);
  line.append(...words);
  const box = anchor?.isConnected ? anchor.getBoundingClientRect() : null;
  const { offsetWidth: width, offsetHeight: height } = line;
  const isSeen = box !== null && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  const middle = isSeen ? box.left + box.width / 2 : innerWidth / 2;
  const below = isSeen ? box.bottom + gap : innerHeight - height - 24;
  const top = below + height > innerHeight - 8 ? Math.max(8, box.top - gap - height) : below;
  line.style.left = `${Math.max(8, Math.min(middle - width / 2, innerWidth - width - 8))}px`;
  line.style.top = `${top}px`;
  shown = { line, abort, timer: setTimeout(removeHint, lasts) };
  line.onmouseenter = () => clearTimeout(shown?.timer);
  const options = { signal: abort.signal, capture: true };
  // The press and the key that showed it have ended by now, or end without another `pointerdown`.
  addEventListener('pointerdown', (event) => { if (!line.contains(event.target)) removeHint(); }, options);
  for (const name of ['keydown', 'wheel', 'resize']) addEventListener(name, removeHint, options);
}
