// Drags a widget by mouse, pen or finger to other cells, or its handle to another size. Others move aside while it is dragged.

import { el, reducesMotion } from './dom.js';
import { closeMenu } from './feedback.js';
import { EdgeTurner } from './pages.js';

const slop = 6; // pixels that a press may move and still be a click
const stackWait = 300; // milliseconds over the middle of another widget until it makes a stack
const longPress = 480; // milliseconds on the wallpaper until the place can be edited

export class Drag {
  constructor(phone, editor) {
    this.phone = phone;
    this.editor = editor;
    this.turner = new EdgeTurner(phone, () => this.#carry(this.drag));
    phone.root.addEventListener('pointerdown', (event) => this.#down(event));
  }

  get isUnderWay() { return this.drag?.hasBegun ?? false; }

  #down(event) {
    if (event.button !== 0 || !event.isPrimary || this.drag) return;
    const element = event.target.closest('.slot');
    if (!element) { this.#watchWallpaper(event); return; }
    if (!this.phone.editing || event.target.closest('.remove, .caption')) return;
    const widget = this.phone.widgets.get(element.dataset.instance);
    if (!widget?.instance.position) return;
    widget.pressed = false;
    const box = element.getBoundingClientRect();
    const abort = new AbortController();
    this.drag = {
      widget, abort, sizes: event.target.closest('.resize') !== null, pointer: event.pointerId, hasBegun: false,
      from: { x: event.clientX, y: event.clientY }, offset: { x: event.clientX - box.left, y: event.clientY - box.top }, target: null,
    };
    const options = { signal: abort.signal };
    addEventListener('pointermove', (move) => this.#move(move), options);
    addEventListener('pointerup', (up) => { if (up.pointerId === this.drag?.pointer) this.#drop(); }, options);
    addEventListener('pointercancel', (end) => { if (end.pointerId === this.drag?.pointer) this.cancel(); }, options);
  }

  #watchWallpaper(event) {
    if (this.phone.editing || !event.target.closest('.pages') || event.target.closest('.activity-card')) return;
    const abort = new AbortController();
    const end = () => { clearTimeout(timer); abort.abort(); };
    const timer = setTimeout(() => { end(); this.editor.handlers.start(); }, longPress);
    const options = { signal: abort.signal, capture: true };
    addEventListener('pointermove', (move) => { if (Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > slop) end(); }, options);
    for (const name of ['pointerup', 'pointercancel', 'scroll']) addEventListener(name, end, options);
  }

  #move(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.hasBegun) {
      if (Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) < slop) return;
      drag.hasBegun = true;
      closeMenu({ refocus: false });
      this.editor.putBack();
      this.phone.root.classList.add('dragging');
      drag.widget.element.classList.add('dragged');
      if (!drag.sizes) this.#lift(drag);
    }
    // Its click would open the widget.
    drag.widget.pressed = true;
    drag.point = { x: event.clientX, y: event.clientY };
    if (drag.sizes) this.#follow({ family: this.#nearestFamily(drag) });
    else { this.#carry(drag); this.turner.follow(drag.point.x); }
  }

  /** Makes the picture that the pointer carries. */
  #lift(drag) {
    const { widget } = drag;
    const box = widget.face.getBoundingClientRect();
    drag.ghost = el('div.ghost', { 'aria-hidden': 'true' });
    Object.assign(drag.ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
    const image = widget.face.querySelector('img');
    if (image?.naturalWidth && !widget.element.classList.contains('labelled')) {
      // A copy of the pixels: the picture may be replaced meanwhile.
      const canvas = el('canvas', { width: image.naturalWidth, height: image.naturalHeight });
      canvas.getContext('2d').drawImage(image, 0, 0);
      drag.ghost.append(canvas);
    }
    drag.ghost.style.setProperty('--corner', getComputedStyle(widget.element).getPropertyValue('--corner'));
    this.phone.screen.append(drag.ghost);
  }

  #carry(drag) {
    const screen = this.phone.screen.getBoundingClientRect();
    const at = { x: drag.point.x - drag.offset.x - screen.left, y: drag.point.y - drag.offset.y - screen.top };
    drag.ghost.style.transform = `translate(${at.x}px, ${at.y}px) scale(1.04)`;
    this.#hover(drag, this.editor.handlers.stacks().under(drag.widget.instance, at));
    if (drag.onto) return;
    const target = this.phone.nearest(drag.widget.instance, at);
    if (target) this.#follow({ position: target });
  }

  /** A widget that is held over the middle of another one of its size makes a stack with it. */
  #hover(drag, base) {
    if (base?.id === drag.base?.id) return;
    clearTimeout(drag.stacking);
    this.phone.widgets.get(drag.base?.id)?.element.classList.remove('stacking');
    drag.base = base;
    drag.onto = null;
    if (!base) return;
    drag.stacking = setTimeout(() => {
      if (this.drag !== drag) return;
      drag.onto = base;
      drag.key = drag.target = null;
      this.phone.widgets.get(base.id)?.element.classList.add('stacking');
      this.editor.cancelPreview();
      this.editor.say(`Put it down to stack it with ${base.displayName}.`);
    }, stackWait);
  }

  #follow(change) {
    const { drag } = this;
    const key = JSON.stringify(change);
    if (key === drag.key) return;
    drag.key = key;
    drag.target = change;
    // What is refused, for instance because nothing could move aside, is not shown; dropped there, the widget goes back.
    this.editor.preview(drag.widget.instance.id, change).catch(() => { if (drag.key === key) drag.target = null; });
  }

  #nearestFamily({ widget, point }) {
    const { instance, element } = widget;
    const sizes = this.editor.slot(instance).sizes;
    const box = element.getBoundingClientRect();
    const away = (family) => Math.hypot(point.x - box.left - sizes[family].width * this.phone.k, point.y - box.top - sizes[family].height * this.phone.k);
    return instance.families.reduce((best, family) => (away(family) < away(best) ? family : best));
  }

  async #drop() {
    const { drag } = this;
    this.#end();
    if (!drag.hasBegun) return;
    // The click of this press, if there is one, has come by then.
    setTimeout(() => { drag.widget.pressed = false; }, 60);
    const { id, family } = drag.widget.instance;
    const landing = drag.ghost && this.#land(drag);
    if (drag.onto) await this.editor.handlers.stacks().put(id, drag.onto.id);
    else if (drag.target?.position) await this.editor.place(id, drag.target.position);
    else if (drag.target?.family && drag.target.family !== family) await this.editor.resize(id, drag.target.family);
    else this.editor.cancelPreview();
    await landing;
    drag.widget.element.classList.remove('dragged');
  }

  cancel() {
    const { drag } = this;
    this.#end();
    if (!drag?.hasBegun) return;
    drag.ghost?.remove();
    drag.widget.element.classList.remove('dragged');
    this.editor.cancelPreview();
  }

  #end() {
    this.turner.stop();
    clearTimeout(this.drag?.stacking);
    this.phone.widgets.get(this.drag?.base?.id)?.element.classList.remove('stacking');
    this.drag?.abort.abort();
    this.drag = null;
    this.phone.root.classList.remove('dragging');
  }

  /** Lets the carried picture glide to the widget's cells. */
  async #land({ ghost, widget }) {
    const from = ghost.getBoundingClientRect();
    const { style } = widget.element;
    const page = widget.element.closest('.home-page')?.getBoundingClientRect() ?? from;
    const screen = this.phone.screen.getBoundingClientRect();
    const to = `translate(${page.left - screen.left + parseFloat(style.left)}px, ${page.top - screen.top + parseFloat(style.top)}px)`;
    if (!reducesMotion() && from.width > 0) {
      await ghost.animate({ transform: [ghost.style.transform, to] }, { duration: 190, easing: 'cubic-bezier(.2, .8, .2, 1)' }).finished.catch(() => {});
    }
    ghost.remove();
  }
}
