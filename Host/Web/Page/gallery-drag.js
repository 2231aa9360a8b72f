// Carries a widget from the gallery to cells of the place, by mouse, pen or finger. The gallery steps aside meanwhile.

import { el, reducesMotion } from './dom.js';
import { EdgeTurner } from './pages.js';

const slop = 6; // pixels that a press may move and still be a click
const hold = 320; // milliseconds until a finger that rests on a preview carries it; one that moves before scrolls the list

export class GalleryDrag {
  /**
   * @param handlers `{edit(), drop(item, target), base(item, point)}`; `target` is `{slot, position}`, the position undefined where the host chooses it, or `{onto}`, the
   *   widget with which it makes a stack; `base` returns the widget at a point of the screen, in CSS pixels, that takes the item into its stack, or null
   */
  constructor(phone, dialog, handlers) {
    this.phone = phone;
    this.dialog = dialog;
    this.handlers = handlers;
    this.drag = null;
    this.suppressesClick = false;
    this.turner = new EdgeTurner(phone, () => this.#carry());
    // Escape puts the widget back; the next one closes the gallery.
    dialog.addEventListener('cancel', (event) => { if (this.drag?.hasBegun) { event.preventDefault(); this.cancel(); } });
  }

  /** @param item `{kind, family, slot, image}` */
  watch(preview, item) {
    preview.addEventListener('pointerdown', (event) => this.#down(event, preview, item));
    // Once the finger carries the widget, it does not scroll.
    preview.addEventListener('touchmove', (event) => { if (this.drag?.hasBegun) event.preventDefault(); }, { passive: false });
    preview.addEventListener('contextmenu', (event) => { if (this.drag) event.preventDefault(); });
  }

  #down(event, preview, item) {
    if (event.button !== 0 || !event.isPrimary || this.drag) return;
    const abort = new AbortController();
    const drag = this.drag = {
      item, preview, abort, pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, point: { x: event.clientX, y: event.clientY }, hasBegun: false, target: null,
    };
    if (event.pointerType === 'touch') drag.timer = setTimeout(() => this.#begin(), hold);
    const options = { signal: abort.signal };
    addEventListener('pointermove', (move) => this.#move(move), options);
    addEventListener('pointerup', (up) => { if (up.pointerId === this.drag?.pointer) this.#drop(); }, options);
    addEventListener('pointercancel', (end) => { if (end.pointerId === this.drag?.pointer) this.cancel(); }, options);
  }

  #move(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    drag.point = { x: event.clientX, y: event.clientY };
    if (drag.hasBegun) { this.#carry(); return; }
    if (Math.hypot(drag.point.x - drag.from.x, drag.point.y - drag.from.y) < slop) return;
    if (drag.timer !== undefined) this.#end();
    else this.#begin();
  }

  #begin() {
    const { drag } = this;
    drag.hasBegun = true;
    this.#suppressClick(drag.pointer);
    // Later events reach the window whatever becomes of the preview.
    drag.preview.setPointerCapture?.(drag.pointer);
    this.handlers.edit();
    this.dialog.classList.add('away');
    const { family, slot, image } = drag.item;
    const size = slot.sizes[family];
    const { k } = this.phone;
    // In the top layer, above the gallery.
    drag.ghost = el('div.ghost.carried', { popover: 'manual', 'aria-hidden': 'true' });
    drag.size = { width: size.width * k, height: size.height * k };
    Object.assign(drag.ghost.style, { width: `${drag.size.width}px`, height: `${drag.size.height}px` });
    drag.ghost.style.setProperty('--corner', `${size.cornerRadius * k}px`);
    if (image.naturalWidth) {
      const canvas = el('canvas', { width: image.naturalWidth, height: image.naturalHeight });
      canvas.getContext('2d').drawImage(image, 0, 0);
      drag.ghost.append(canvas);
    }
    document.body.append(drag.ghost);
    drag.ghost.showPopover();
    this.#carry();
  }

  #carry() {
    const { drag } = this;
    if (!drag?.hasBegun) return;
    const { point, size, item } = drag;
    const corner = { x: point.x - size.width / 2, y: point.y - size.height / 2 };
    drag.ghost.style.transform = `translate(${corner.x}px, ${corner.y}px) scale(1.04)`;
    const screen = this.phone.screen.getBoundingClientRect();
    const isOver = point.x >= screen.left && point.x <= screen.right && point.y >= screen.top && point.y <= screen.bottom;
    const at = { x: corner.x - screen.left, y: corner.y - screen.top };
    const base = isOver ? this.handlers.base(item, at) : null;
    this.#mark(base);
    const position = isOver && !base ? this.phone.nearest({ slot: item.slot.id, family: item.family }, at) ?? undefined : undefined;
    drag.target = base ? { onto: base.id } : isOver ? { slot: item.slot.id, position } : null;
    this.phone.showLanding(drag.target?.position ? { slot: item.slot, family: item.family, position } : null);
    if (isOver) this.turner.follow(point.x); else this.turner.stop();
  }

  /** Outlines the widget that would take the carried one into its stack. */
  #mark(base) {
    if (base?.id === this.drag.base) return;
    this.phone.widgets.get(this.drag.base)?.element.classList.remove('stacking');
    this.drag.base = base?.id;
    this.phone.widgets.get(this.drag.base)?.element.classList.add('stacking');
  }

  #drop() {
    const { drag } = this;
    if (!drag.hasBegun) { this.#end(); return; }
    const { target, item } = drag;
    if (!target) { this.cancel(); return; }
    this.#end();
    drag.ghost.remove();
    this.handlers.drop(item, target);
    // Refused, the gallery is there again.
    this.dialog.classList.remove('away');
  }

  /** Lets the widget glide back to its preview. */
  cancel() {
    const { drag } = this;
    if (!drag) return;
    this.#end();
    if (!drag.hasBegun) return;
    this.dialog.classList.remove('away');
    const [from, to] = [drag.ghost.style.transform, drag.preview.getBoundingClientRect()];
    const back = `translate(${to.left + to.width / 2 - drag.size.width / 2}px, ${to.top + to.height / 2 - drag.size.height / 2}px) scale(.9)`;
    const remove = () => drag.ghost.remove();
    if (reducesMotion() || !to.width) remove();
    else drag.ghost.animate({ transform: [from, back], opacity: [1, 0.2] }, { duration: 190, easing: 'ease-out' }).finished.then(remove, remove);
  }

  #end() {
    const { drag } = this;
    this.#mark(null);
    this.drag = null;
    clearTimeout(drag.timer);
    drag.abort.abort();
    this.turner.stop();
    this.phone.showLanding(null);
  }

  /** A press that carried the widget is no click on the preview, however long after Escape it ends. */
  #suppressClick(pointer) {
    this.suppressesClick = true;
    const abort = new AbortController();
    const end = (event) => {
      if (event.pointerId !== pointer) return;
      abort.abort();
      // The click of this press, if there is one, comes before that.
      setTimeout(() => { this.suppressesClick = false; }, 60);
    };
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal: abort.signal });
  }
}
