// Gives every text over a screen's wallpaper its ink and its shade: status bar, clocks, widgets of the lock screen, names of apps, page dots.

import { Backdrop, inkFor, shadeColour, shadeGradient } from './legibility.js';

const text = 4.5; // contrast that WCAG 2 asks for text (AA)
const large = 3; // for text of 24 px or more, and for signs
const restingDot = 0.62; // opacity of the dots of other pages; as in phone.css
/** What the page does to the wallpaper's brightness; as in places.css. */
const blurred = 0.8;
const reduced = 0.28;

export class LegibleScreen {
  /** @param phone the device, see phone.js @param shade the element behind the texts that takes the shade */
  constructor(phone, shade) {
    Object.assign(this, { phone, shade });
    for (const image of phone.wallpaper.images) image.addEventListener('load', () => this.update());
  }

  /** Measures the wallpaper and chooses inks. Call it after each layout. */
  update() {
    const { phone } = this;
    if (!phone.place || !phone.k) return;
    const backdrop = this.#backdrop();
    const { root } = phone;
    // Without a picture there is black behind the widgets, or a picture that has not loaded.
    if (!backdrop) {
      delete root.dataset.ink;
      this.shade.style.background = 'none';
      for (const element of this.#marked ?? []) this.#clear(element);
      this.#marked = [];
      return;
    }
    const marked = [];
    const mark = (element, parts) => {
      if (!element || parts.length === 0) return;
      const { ink, shade } = inkFor(parts);
      element.dataset.ink = ink;
      element.style.setProperty('--shade', shadeColour(ink, shade));
      marked.push(element);
    };
    const part = (element, ratio, opacity) => { const area = this.#area(element); return area ? [{ range: backdrop.range(area), ratio, opacity }] : []; };
    const status = phone.screen.querySelector('.status');
    mark(status, [...part(phone.time, text), ...part(status.querySelector('.signals'), large)]);
    mark(phone.pages.dots, part(phone.pages.dots, large, restingDot));
    mark(phone.emptyNote, phone.emptyNote && phone.screen.contains(phone.emptyNote) ? part(phone.emptyNote, text) : []);
    for (const widget of phone.widgets.values()) mark(widget.caption, this.#caption(widget, backdrop));
    // Other places have a dark shade of their own there, see lock.css.
    const words = phone.screen.querySelector('.lock-words');
    if (this.#isLockScreen) mark(words, part(words, text));
    for (const element of this.#marked) if (!marked.includes(element)) this.#clear(element);
    this.#marked = marked;
    this.#lockScreen(backdrop);
  }

  #marked = [];

  #clear(element) {
    delete element.dataset.ink;
    element.style.removeProperty('--shade');
  }

  /** Clocks and widgets of a lock screen have one ink, and a shade behind all of them. */
  #lockScreen(backdrop) {
    const { phone } = this;
    const { root, appearance } = phone;
    if (!this.#isLockScreen) {
      delete root.dataset.ink;
      this.shade.style.background = 'none';
      return;
    }
    const parts = [];
    for (const [clock, ratio] of [[phone.clocks.date, text], [phone.clocks.large, large]]) { const area = this.#words(clock); if (area) parts.push({ ...area, ratio }); }
    const isCovered = root.classList.contains('covered');
    if (!isCovered) for (const widget of phone.widgets.values()) { const area = this.#face(widget); if (area) parts.push({ ...area, ratio: text }); }
    if (parts.length === 0) return;
    // A tint is a light colour that the pictures have; only plain pictures can be turned to dark.
    const isPlain = appearance.mode === 'vibrant' && appearance.container === 'none' && (phone.tint ?? 'FFFFFF') === 'FFFFFF';
    const { ink, stops } = backdrop.shade(parts, isPlain || isCovered || phone.widgets.size === 0 ? undefined : ['light']);
    root.dataset.ink = ink;
    this.shade.style.background = shadeGradient(ink, stops);
  }

  get #isLockScreen() { return this.phone.place.id === 'lockScreen' || this.phone.root.classList.contains('covered'); }

  /** The frame of an element's text, which can be narrower than the element. */
  #words(element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.checkVisibility() ? this.#area(element, range.getBoundingClientRect()) : null;
  }

  /** An element's frame in CSS pixels of the screen; null: it is not shown. */
  #area(element, box = element?.getBoundingClientRect()) {
    if (!element?.isConnected) return null;
    if (box.width === 0 || box.height === 0) return null;
    const screen = this.phone.screen.getBoundingClientRect();
    return { x: box.left - screen.left, y: box.top - screen.top, width: box.width, height: box.height };
  }

  /** A widget's picture on its own page, which may be another one than the shown. Its frame is that of its rest: a widget that enters is smaller. */
  #face({ element, face }) {
    if (!element.isConnected || face.offsetWidth === 0) return null;
    return { ...this.#place(element), width: face.offsetWidth, height: face.offsetHeight };
  }

  /** The app's name below a widget. */
  #caption({ element, caption }, backdrop) {
    if (!element.isConnected || caption.offsetWidth === 0) return [];
    const [width, height] = [caption.offsetWidth, caption.offsetHeight];
    // Its left edge is in the middle, from which it is moved back by half of its width.
    const { x, y } = this.#place(element);
    return [{ range: backdrop.range({ x: x + caption.offsetLeft - width / 2, y: y + caption.offsetTop, width, height }), ratio: text }];
  }

  /** Where a slot will be on its page: it may be on its way. */
  #place({ style }) { return { x: parseFloat(style.left) || 0, y: (parseFloat(style.top) || 0) - this.phone.pages.element.scrollTop }; }

  /** The wallpaper that is shown; null: there is none, or it has not loaded. It is read again only when something about it has changed. */
  #backdrop() {
    const { root, screen, wallpaper, place } = this.phone;
    if (place.wallpaper === 'black') return null;
    const image = wallpaper.images.find((each) => each.classList.contains(root.dataset.wallpaperScheme));
    if (!image?.complete || !image.naturalWidth) return null;
    const brightness = (place.wallpaper === 'blurred' ? blurred : 1) * (root.dataset.luminance === 'reduced' ? reduced : 1);
    const size = { width: screen.clientWidth, height: screen.clientHeight };
    const key = JSON.stringify([image.currentSrc, brightness, size]);
    if (key !== this.key) {
      this.key = key;
      this.backdrop = new Backdrop(image, size, brightness);
    }
    return this.backdrop;
  }
}
