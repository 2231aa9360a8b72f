// The host's notices: what was lost or repaired at its start, and what it cannot keep now.

import { el, icon } from './dom.js';

const storageKey = 'closed-notices';

export class Notices {
  /** @param onChange called after the space that the notices take has changed */
  constructor(root, onChange) {
    Object.assign(this, { root, onChange, lines: [] });
    this.list = el('ul', { role: 'list' });
    root.append(this.list, el('button.close', { type: 'button', 'aria-label': 'Close the notices', onclick: () => this.#close() }, icon('close')));
  }

  /** Shows the notices that this window has not closed yet. */
  show(lines) {
    this.lines = lines;
    const closed = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const shown = lines.filter((line) => !closed.includes(line));
    if (JSON.stringify(shown) === this.shown) return;
    this.shown = JSON.stringify(shown);
    this.list.replaceChildren(...shown.map((line) => el('li', {}, line)));
    this.root.hidden = shown.length === 0;
    this.onChange();
  }

  #close() {
    // Only the current ones: a notice that goes away and comes back is shown again.
    sessionStorage.setItem(storageKey, JSON.stringify(this.lines));
    this.show(this.lines);
    document.getElementById('home').focus({ preventScroll: true });
  }
}
