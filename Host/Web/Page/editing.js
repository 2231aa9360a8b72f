// Moves and resizes widgets, by keyboard and, with drag.js, by pointer. The host says where widgets would be, so that its rule is the only one.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { Drag } from './drag.js';
import { showMenu } from './feedback.js';
import { familyName } from './format.js';
import { inOrder, isGrid, stepFrom } from './grid.js';

const directions = {
  ArrowLeft: { x: -1, y: 0, words: 'to the left' }, ArrowRight: { x: 1, y: 0, words: 'to the right' },
  ArrowUp: { x: 0, y: -1, words: 'up' }, ArrowDown: { x: 0, y: 1, words: 'down' },
};
const samePosition = (left, right) => left && right && inOrder(left, right) === 0;

export class Editor {
  /** @param handlers `{commit(id, change), remove(id), stacks(), start(), stop(), error(error)}`; `commit` resolves when the page shows the change */
  constructor(phone, handlers) {
    this.phone = phone;
    this.handlers = handlers;
    this.picked = null; // the widget that arrow keys move: `{id, position, origin}`
    this.steps = Promise.resolve();
    this.announcer = el('div.announcer', { role: 'status', 'aria-live': 'assertive' });
    document.body.append(this.announcer);
    // Before a widget's button takes the key as a click.
    phone.root.addEventListener('keydown', (event) => this.#key(event), { capture: true });
    document.addEventListener('focusin', (event) => { if (this.picked && !this.#element(this.picked.id)?.contains(event.target)) this.putDown(); });
    this.drag = new Drag(phone, this);
  }

  say(words) { this.announcer.textContent = words; }

  instance(id) { return this.phone.widgets.get(id)?.instance; }
  slot(instance) { return this.phone.place.slots.find(({ id }) => id === instance.slot); }
  #element(id) { return this.phone.widgets.get(id)?.element; }

  /** The widgets have changed: one that is gone cannot be moved. */
  follow() {
    if (!this.picked || this.instance(this.picked.id)) return;
    this.picked = null;
    this.#show(null);
  }

  /** The items of a widget's menu that move and resize it. */
  items(instance) {
    return [
      { title: 'Move', icon: icon('move'), run: () => { this.handlers.start(); this.pickUp(instance.id); } },
      ...this.#sizes(instance),
    ];
  }

  #sizes(instance) {
    if (instance.families.length < 2) return [];
    return instance.families.filter((family) => family !== instance.family).map((family) => ({
      title: `Make it ${familyName(family).toLowerCase()}`, icon: icon('resize'), run: () => this.resize(instance.id, family),
    }));
  }

  sizeMenu(widget, place) { showMenu(this.#sizes(widget.instance), { ...place, label: `Size of ${widget.instance.displayName}` }); }

  // ---------------------------------------------------------------- moving

  pickUp(id) {
    const instance = this.instance(id);
    if (!instance?.position) return;
    this.picked = { id, position: instance.position, origin: instance.position };
    this.#element(id).classList.add('picked');
    this.#element(id).querySelector('.widget').focus({ preventScroll: true });
    this.say(`${instance.displayName} is picked up. Arrow keys move it, Enter puts it down, Escape puts it back.`);
  }

  putDown() {
    const { picked } = this;
    if (!picked) return;
    this.#letGo();
    this.steps = this.steps.then(() => this.place(picked.id, picked.position));
  }

  putBack() {
    const { picked } = this;
    if (!picked) return;
    this.#letGo();
    this.#show(null);
    this.say(`${this.instance(picked.id).displayName} is back where it was.`);
  }

  #letGo() {
    this.#element(this.picked.id)?.classList.remove('picked');
    this.picked = null;
  }

  /** Moves a widget there, and waits until the page shows it. */
  async place(id, position) {
    const instance = this.instance(id);
    if (!instance || samePosition(position, instance.position)) { this.#show(null); return; }
    await this.#commit(id, { position });
    const now = this.instance(id);
    if (now) this.say(`${now.displayName} is on ${this.words(now, now.position)}.`);
  }

  async resize(id, family) {
    if (this.picked) this.putDown();
    await this.#commit(id, { family });
    const now = this.instance(id);
    if (now?.family === family) this.say(`${now.displayName} is ${familyName(family).toLowerCase()} now, on ${this.words(now, now.position)}.`);
  }

  async #commit(id, change) {
    try {
      await this.handlers.commit(id, change);
    } catch (error) {
      this.handlers.error(error);
    }
    this.#show(null);
  }

  /**
   * Shows where widgets would be after a change. An answer that comes after a later request is not shown.
   * @returns the positions, or null
   */
  async preview(id, change) {
    const request = this.request = {};
    const positions = await api.arrangement(id, change);
    if (request !== this.request) return null;
    this.phone.preview = { positions, families: change.family ? { [id]: change.family } : {} };
    this.phone.layout();
    return positions;
  }

  #show(preview) {
    this.request = null;
    this.phone.preview = preview;
    this.phone.layout();
  }

  cancelPreview() { this.#show(null); }

  #step({ words, ...step }) {
    this.steps = this.steps.then(async () => {
      const { picked } = this;
      const instance = picked && this.instance(picked.id);
      if (!instance) return;
      const slot = this.slot(instance);
      const target = stepFrom(slot.grid, picked.position, slot.grid.spans[instance.family], step, this.phone.usedPages(slot));
      const positions = target && await this.preview(picked.id, { position: target }).catch(() => null);
      const position = positions?.[picked.id];
      if (this.picked !== picked) return;
      if (!position || samePosition(position, picked.position)) { this.say(`${instance.displayName} cannot go further ${words}.`); return; }
      picked.position = position;
      this.phone.pages.turnTo(position.page);
      this.#element(picked.id).querySelector('.widget').focus({ preventScroll: true });
      this.say(this.words(instance, position));
    }).catch(this.handlers.error);
  }

  /** A position in words, counted from 1. */
  words(instance, position) {
    const slot = this.slot(instance);
    if (!isGrid(slot)) return `place ${Math.max(position.row, position.column) + 1}`;
    return `${slot.grid.pages > 1 ? `page ${position.page + 1}, ` : ''}row ${position.row + 1}, column ${position.column + 1}`;
  }

  // ---------------------------------------------------------------- keys

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target.closest('.slot')?.dataset.instance;
    if (!this.phone.editing) {
      if (event.key === 'e' && !event.target.closest('input, select, textarea')) { this.handlers.start(); event.preventDefault(); }
      return;
    }
    if (event.key === 'Escape') {
      if (this.drag.isUnderWay) this.drag.cancel(); else if (this.picked) this.putBack(); else this.handlers.stop();
    } else if (!id || !event.target.closest('.widget') || !this.#keyOnWidget(event.key, id)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns whether the key means something on a widget that is edited. */
  #keyOnWidget(key, id) {
    const { families, family } = this.instance(id);
    const bySize = { '+': 1, '=': 1, '-': -1 }[key];
    if (directions[key]) {
      if (this.picked?.id !== id) this.pickUp(id);
      this.#step(directions[key]);
    } else if (key === 'Enter' || key === ' ') {
      if (this.picked) this.putDown(); else this.pickUp(id);
    } else if (bySize) {
      const next = families[families.indexOf(family) + bySize];
      if (next) this.resize(id, next); else this.say(`There is no ${bySize > 0 ? 'larger' : 'smaller'} size here.`);
    } else if (key === 's') {
      if (this.picked) this.putBack();
      this.handlers.stacks().choose(this.instance(id));
    } else if (key === 'Delete' || key === 'Backspace') {
      if (this.picked) this.putBack();
      this.handlers.remove(id);
    } else {
      return false;
    }
    return true;
  }
}
