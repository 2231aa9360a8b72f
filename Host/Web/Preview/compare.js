// The picture before a save and the one after it, with a line between them that the person moves.

import { el } from './dom.js';

export class Comparison {
  /** @param file returns the address of a picture's file */
  constructor(stage, file) { Object.assign(this, { stage, file, element: null }); }

  async toggle(before, button) {
    if (this.element) { this.end(); return; }
    if (!before) return;
    const url = await this.file(before);
    const image = el('img', { src: url, alt: 'Before the save' });
    const range = el('input.divide', {
      type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'Before and after: how much of the picture before the save is shown',
      oninput: () => this.element.style.setProperty('--part', `${range.value}%`),
    });
    this.element = el('div.comparison', {}, el('div.before', {}, image), el('i.line'), el('b.left', {}, 'Before'), el('b.right', {}, 'After'), range);
    this.element.style.setProperty('--part', '50%');
    this.stage.append(this.element);
    this.button = button;
    button.classList.add('open');
    range.focus({ preventScroll: true });
  }

  end() {
    this.element?.remove();
    this.element = null;
    this.button?.classList.remove('open');
  }
}
