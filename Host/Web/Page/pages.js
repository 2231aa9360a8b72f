// The pages of a place: a strip that is swiped, scrolled with the wheel, or turned with keys and dots.

import { el, reducesMotion } from './dom.js';

const wheelStep = 60; // pixels of a wheel that turn a page
const wheelRest = 350; // milliseconds in which the rest of the same turn of the wheel counts as nothing

export class Pages {
  /** @param onRest called when the strip has stopped */
  constructor({ onRest }) {
    this.element = el('div.pages', { tabindex: '-1' });
    this.dots = el('nav.dots', { 'aria-label': 'Pages' });
    this.element.addEventListener('scroll', () => this.#mark(), { passive: true });
    this.element.addEventListener('scrollend', onRest);
    this.element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.dots.addEventListener('keydown', (event) => this.#key(event));
  }

  get count() { return this.element.children.length; }
  /** The number of the page that is shown, counted from 0; while the strip moves, of the page that it moves to. */
  get current() { return this.aim ?? Math.round(this.element.scrollLeft / Math.max(this.element.clientWidth, 1)); }
  /** The list of a page's widgets. */
  list(page) { return this.element.children[page].querySelector(':scope > .page-widgets'); }
  /** The first page, in which there can be more than widgets. */
  get first() { return this.element.firstElementChild; }

  /** @param height the height of the content, which scrolls if it is longer than the screen */
  setCount(count, height) {
    while (this.count < count) {
      const index = this.count;
      this.element.append(el('section.home-page', { 'aria-label': `Page ${index + 1}` }, el('ul.page-widgets', { role: 'list', 'aria-label': 'Widgets' })));
      this.dots.append(el('button', { type: 'button', 'aria-label': `Page ${index + 1}`, onclick: () => this.turnTo(index) }));
    }
    while (this.count > count) { this.element.lastElementChild.remove(); this.dots.lastElementChild.remove(); }
    for (const page of this.element.children) page.style.setProperty('--content-height', `${height}px`);
    this.#mark();
  }

  /** Shows a page. */
  turnTo(page) {
    const aim = Math.max(0, Math.min(page, this.count - 1));
    const left = aim * this.element.clientWidth;
    if (Math.abs(this.element.scrollLeft - left) < 1) { this.aim = null; return; }
    this.aim = aim;
    clearTimeout(this.arrival);
    // Also without the event, for instance when the person stops the strip.
    this.arrival = setTimeout(() => { this.aim = null; }, 700);
    this.element.scrollTo({ left, behavior: reducesMotion() ? 'instant' : 'smooth' });
  }

  turn(step) { this.turnTo(this.current + step); }

  #mark() {
    const shown = Math.round(this.element.scrollLeft / Math.max(this.element.clientWidth, 1));
    if (shown === this.aim) this.aim = null;
    [...this.dots.children].forEach((dot, index) => dot.setAttribute('aria-current', String(index === shown)));
  }

  /** A wheel that turns up and down turns pages, where it has nothing to scroll. A sideways one moves the strip by itself. */
  #wheel(event) {
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1 || this.element.scrollHeight > this.element.clientHeight + 1;
    if (this.count < 2 || scrolls || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const isNew = event.timeStamp - (this.wheeled ?? -Infinity) > wheelRest;
    if (isNew) this.turned = 0;
    this.wheeled = event.timeStamp;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : wheelStep);
    const before = Math.abs(this.turned) >= wheelStep;
    this.turned += pixels;
    if (!before && Math.abs(this.turned) >= wheelStep) this.turn(Math.sign(this.turned));
  }

  #key(event) {
    const isOnWidget = event.target.closest('.slot') !== null;
    const step = { PageDown: 1, PageUp: -1, ...(isOnWidget ? {} : { ArrowRight: 1, ArrowLeft: -1 }) }[event.key];
    if (step === undefined || this.count < 2 || event.defaultPrevented) return;
    event.preventDefault();
    this.turn(step);
  }
}

const edge = 34; // pixels at the sides of the screen that turn the page
const edgeWait = 520; // milliseconds until the page turns

/** Turns pages while a widget is held at a side of the screen. */
export class EdgeTurner {
  /** @param onTurn called when a page has been turned */
  constructor(phone, onTurn) {
    this.phone = phone;
    this.onTurn = onTurn;
    this.side = 0;
  }

  /** @param x where the pointer is in the window */
  follow(x) {
    const { left, right } = this.phone.screen.getBoundingClientRect();
    const side = x < left + edge ? -1 : x > right - edge ? 1 : 0;
    if (side === this.side) return;
    this.stop();
    this.side = side;
    const turn = () => {
      this.phone.pages.turn(side);
      this.timer = setTimeout(turn, 2 * edgeWait);
      this.onTurn();
    };
    if (side !== 0) this.timer = setTimeout(turn, edgeWait);
  }

  stop() {
    clearTimeout(this.timer);
    this.side = 0;
  }
}
