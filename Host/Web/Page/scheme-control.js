// The control that chooses a light or a dark appearance, or the system's.

import { stepOf } from './direction.js';
import { el, icon } from './dom.js';

const schemes = [['automatic', 'automatic', 'Follow the system'], ['light', 'sun', 'Light'], ['dark', 'moon', 'Dark']];

export class SchemeControl {
  /** @param root the element of the radio buttons @param choose called with `automatic`, `light` or `dark` */
  constructor(root, choose) {
    this.root = root;
    root.append(...schemes.map(([value, glyph, title]) => el('button', {
      type: 'button', role: 'radio', title, 'aria-label': title, 'data-value': value, onclick: () => choose(value),
    }, icon(glyph))));
    root.addEventListener('keydown', (event) => this.#move(event));
  }

  show(chosen) {
    for (const button of this.root.children) {
      const isChosen = button.dataset.value === chosen;
      button.setAttribute('aria-checked', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  }

  #move(event) {
    const step = stepOf(event.key);
    if (!step) return;
    const buttons = [...this.root.children];
    const next = buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length];
    next.focus();
    next.click();
    event.preventDefault();
  }
}
