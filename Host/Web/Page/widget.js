// A widget in a place: picture, its elements for assistive technology, caption, menu, tap areas and remove button.

import { AccessTree } from './access.js';
import * as api from './api.js';
import { LiveContent } from './content.js';
import { el, icon } from './dom.js';
import { prepare } from './entry-animation.js';
import { familyName, nounOf } from './format.js';
import { LivePicture } from './picture.js';
import { Taps } from './taps.js';
import { Updating } from './updating.js';

const longPress = 480; // milliseconds

export class Widget {
  /** @param handlers `{tap, activate, menu, remove, resize, trouble}`, each called with this widget first */
  constructor(instance, handlers) {
    this.instance = instance;
    this.handlers = handlers;
    this.words = new LiveContent(() => this.#takeContent());
    this.loading = el('div.loading', {});
    this.face = el('button.widget', { type: 'button', onclick: (event) => this.#click(event) }, this.loading);
    this.caption = el('button.caption', {
      type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
      onclick: () => { const box = this.caption.getBoundingClientRect(); handlers.menu(this, { x: box.left, y: box.bottom + 6, opener: this.caption }); },
    }, el('span', {}), icon('chevron'));
    this.removeButton = el('button.remove', { type: 'button', onclick: () => handlers.remove(this) }, icon('minus'));
    this.resizeButton = el('button.resize', {
      type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
      onclick: () => {
        // It was dragged.
        if (this.pressed) { this.pressed = false; return; }
        const box = this.resizeButton.getBoundingClientRect();
        handlers.resize(this, { x: box.left, y: box.bottom + 6, opener: this.resizeButton });
      },
    }, icon('resize'));
    this.trouble = el('button.trouble', { type: 'button', hidden: true, onclick: () => handlers.trouble(this) }, icon('warning'), el('span', {}));
    this.badge = el('div.badge', { hidden: true });
    this.access = new AccessTree((element) => handlers.activate(this, element));
    this.element = el('li.slot.entering', { 'data-instance': instance.id, 'data-slot': instance.slot }, this.face, this.access.element, this.trouble, this.badge, this.caption, this.removeButton, this.resizeButton);
    this.element.addEventListener('animationend', () => this.element.classList.remove('entering'), { once: true });
    this.face.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const box = this.face.getBoundingClientRect();
      const keyboard = event.clientX === 0 && event.clientY === 0;
      handlers.menu(this, { x: keyboard ? box.left + 12 : event.clientX, y: keyboard ? box.top + 12 : event.clientY, opener: this.face });
    });
    this.#watchLongPress();
    this.taps = new Taps(() => this.#showPicture());
    this.updating = new Updating(this.element, () => this.#showBusy());
    this.picture = new LivePicture(this.face, {
      onFailure: (error) => this.#failure(error), onChange: () => { this.updating.drawn(); this.#follow(); },
      prepare: (change, signal) => prepare({ ...change, path: this.path, view: this.view }, signal),
    });
    this.update(instance);
  }

  update(instance) {
    // The picture's address does not name the size. The host has a placeholder of the new one at once.
    const isResized = this.instance.family !== instance.family;
    this.instance = instance;
    if (isResized) this.refresh();
    this.element.dataset.family = instance.family;
    this.caption.firstElementChild.textContent = instance.appName;
    this.caption.setAttribute('aria-label', `Options for ${this.title}`);
    this.removeButton.setAttribute('aria-label', `Remove ${this.title}`);
    this.resizeButton.setAttribute('aria-label', `Resize ${this.title}`);
    this.resizeButton.hidden = instance.families.length < 2;
    this.face.setAttribute('aria-label', this.title);
    this.#showBadge();
    this.#showTrouble();
    this.#showContent();
  }

  /** Says in editing what a list that is ordered by relevance does with the widget. */
  #showBadge() {
    const { list } = this.instance;
    const words = list?.isPinned ? 'Pinned' : list?.index === null ? (list.onlyWhileRelevant ? 'Shown when relevant' : 'Replaced for now') : '';
    this.badge.hidden = words === '';
    this.badge.replaceChildren(...(words ? [icon(list.isPinned ? 'pushpin' : 'clock'), el('span', {}, words)] : []));
    this.element.classList.toggle('away', list?.index === null);
  }

  /** Says on the widget itself that it has no content yet because the app failed to make it: a placeholder can be blank. */
  #showTrouble() {
    const { failure, isConfigurable } = this.instance;
    this.trouble.hidden = failure === null;
    if (failure === null) return;
    this.needsConfiguration = isConfigurable && failure.startsWith('configuration.');
    this.trouble.lastElementChild.textContent = this.needsConfiguration ? `Edit ${nounOf(this.instance.family)}` : 'No content yet';
    this.trouble.setAttribute('aria-label', `${this.title}: no content yet. ${failure}`);
    this.trouble.title = failure;
  }

  /** The widget's address, see api.js. */
  get path() { return api.instancePath(this.instance.id); }

  get appName() { return this.instance.appName; }

  get title() {
    const { displayName, family, stack, list } = this.instance;
    return `${displayName}, ${familyName(family).toLowerCase()} ${nounOf(family)}${stack ? `, widget ${stack.index + 1} of ${stack.count} in a stack` : ''}${list?.isPinned ? ', pinned' : ''}${list?.index === null ? ', not shown now' : ''}`;
  }

  /**
   * Moves to a frame in CSS pixels and fetches a picture with exactly its device pixels.
   * @param around the frame of a picture that shows the label too, from the widget's top left, and the widget's `position`; undefined: the widget alone
   */
  place(frame, { k, around, corner, shown, scale, behind }) {
    const { style } = this.element;
    style.left = `${frame.left}px`;
    style.top = `${frame.top}px`;
    style.width = `${frame.width}px`;
    style.setProperty('--widget-height', `${frame.height}px`);
    style.setProperty('--corner', `${corner * k}px`);
    this.element.classList.toggle('labelled', around !== undefined);
    for (const side of ['left', 'top', 'width', 'height']) style.setProperty(`--picture-${side}`, `${around?.[side] ?? 0}px`);
    this.k = k;
    // A widget that moves up to the place of an earlier one has another label at the same address.
    const hasMoved = this.position !== undefined && this.position !== around?.position;
    this.position = around?.position;
    if (hasMoved) this.picture.refresh();
    this.shown = shown;
    this.#showContent();
    this.view = { shown, scale, behind };
    this.#showPicture();
  }

  /**
   * Has the intent of a button or toggle performed.
   * @returns the host's answer
   */
  perform(action) {
    return this.taps.perform(this.path, this.content?.content ?? '', action);
  }

  #showPicture() {
    if (this.view === undefined) return;
    this.#showBusy();
    this.picture.show(api.imageURL(this.instance.id, { ...this.view, tapped: this.taps.shown }), { ready: this.instance.stage !== 'empty' });
  }

  #showBusy() { this.element.setAttribute('aria-busy', String(this.taps.isBusy || this.updating.isBusy)); }

  refresh() {
    this.words.expire();
    this.picture.refresh();
  }

  /** What the picture shows in words, and its tap areas; null = not known. */
  get content() { return this.words.value; }

  /** The picture is another one: its words may be, too. */
  #follow() {
    const { shown } = this;
    this.words.follow(JSON.stringify(shown), () => api.content(this.instance.id, shown));
  }

  #takeContent() {
    if (this.content !== null) this.taps.follow(this.content.content);
    this.#showContent();
  }

  async leave() {
    this.updating.end();
    this.picture.stop();
    this.element.classList.add('leaving');
    await Promise.allSettled(this.element.getAnimations().map((animation) => animation.finished));
    this.element.remove();
  }

  #showContent() {
    this.access.show(this.content, this.title, this.k ?? 1);
  }

  #failure(error) {
    this.loading.hidden = error === null;
    this.loading.classList.toggle('failed', error !== null);
    this.loading.replaceChildren(...(error ? [el('p', {}, error.message)] : []));
  }

  #click(event) {
    if (this.pressed) { this.pressed = false; return; }
    const box = this.face.getBoundingClientRect();
    const keyboard = event.detail === 0;
    const point = keyboard ? null : { x: (event.clientX - box.left) / this.k, y: (event.clientY - box.top) / this.k };
    this.handlers.tap(this, point);
  }

  #watchLongPress() {
    let timer;
    const cancel = () => clearTimeout(timer);
    this.face.addEventListener('pointerdown', (event) => {
      this.pressed = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        this.pressed = true;
        this.handlers.menu(this, { x: event.clientX, y: event.clientY, opener: this.face });
      }, longPress);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'pointermove']) {
      this.face.addEventListener(name, (event) => { if (name !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 4) cancel(); });
    }
  }
}

/** The target of an element for assistive technology. */
export const targetOf = ({ link, intent, path, role }) => (link !== null ? { type: 'link', path } : { type: 'intent', intent, path, toggles: role === 'toggle' });

/** The target of a tap: the topmost link or button at the point, otherwise the place outside of them. */
export function target(content, point) {
  const hit = point && [...(content?.actions ?? [])].reverse().find(({ frame }) => point.x >= frame.x && point.y >= frame.y && point.x < frame.x + frame.width && point.y < frame.y + frame.height);
  if (hit?.link) return { type: 'link', path: hit.path };
  if (hit?.intent) return { type: 'intent', intent: hit.intent, path: hit.path, toggles: hit.toggles };
  return { type: 'elsewhere' };
}
