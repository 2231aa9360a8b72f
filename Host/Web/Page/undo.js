// The bar that says what was just changed and undoes it. It stays as long as the host can undo it.

import * as api from './api.js';
import { el } from './dom.js';

const words = { moved: 'Moved', resized: 'Resized', removed: 'Removed', stacked: 'Stacked', unstacked: 'Took out', restacked: 'Changed the stack of' };
const undone = { moved: 'is where it was before', resized: 'has its former size', removed: 'is back', stacked: 'is out of the stack', unstacked: 'is in its stack again', restacked: 'has its former stack' };

export class UndoBar {
  /** @param handlers `{undone(step), error(error)}`; `undone` shows the change */
  constructor(element, handlers) {
    this.element = element;
    this.handlers = handlers;
    this.work = Promise.resolve();
    addEventListener('keydown', (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !this.step || event.target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      this.undo();
    });
  }

  /** Asks the host what can be undone. */
  async refresh() {
    const request = this.request = {};
    const [step] = await api.undoSteps();
    if (request !== this.request) return;
    clearTimeout(this.timer);
    if (step) this.timer = setTimeout(() => this.refresh().catch(() => {}), step.seconds * 1000 + 50);
    if (step?.id === this.step?.id) return;
    this.step = step ?? null;
    this.element.hidden = !step;
    // Says which change is shown: two in a row can have the same words.
    this.element.dataset.step = step?.id ?? '';
    this.element.replaceChildren(...(step ? [
      el('p', {}, `${words[step.action]} `, el('strong', {}, step.displayName)),
      el('button', { type: 'button', title: 'Ctrl+Z', 'aria-keyshortcuts': 'Control+Z', onclick: () => this.undo() }, 'Undo'),
    ] : []));
  }

  /** Undoes the change that the bar shows. Several presses undo one change after another. */
  undo() {
    this.work = this.work.then(() => this.#undo());
  }

  async #undo() {
    const { step } = this;
    if (!step) return;
    try {
      await api.undo(step.id);
      await this.handlers.undone(step, `${step.displayName} ${undone[step.action]}.`);
    } catch (error) {
      this.handlers.error(error);
    }
    await this.refresh().catch(() => {});
  }
}
