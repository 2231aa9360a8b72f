// Tells the host which widgets are in sight on this page, and whether somebody uses it (Specification C6, C7). What was told holds for as long as the
// page's event stream is open: a page that is closed, or whose browser dies, shows nothing any more.

import * as api from './api.js';

const settling = 500; // milliseconds: what is scrolled past is no look
const resting = 60_000; // without input for so long nobody is there
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

export class Presence {
  constructor() {
    const random = crypto.getRandomValues(new Uint32Array(2));
    this.viewer = `page-${[...random].map((word) => word.toString(16).padStart(8, '0')).join('')}`;
    this.watched = new Map(); // element → instance id
    this.visible = new Set();
    this.used = false;
    this.lastInput = 0;
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.visible.add(target);
        else this.visible.delete(target);
      }
      this.#soon();
    }, { threshold: 0.5 });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.#rest(); this.tell(); });
    for (const name of inputs) addEventListener(name, () => this.#input(), { passive: true, capture: true });
  }

  /** @param widgets the page's widgets by id, each with its `element` */
  follow(widgets) {
    const elements = new Map([...widgets].map(([id, widget]) => [widget.element, id]));
    for (const element of this.watched.keys()) {
      if (!elements.has(element)) { this.observer.unobserve(element); this.visible.delete(element); }
    }
    for (const element of elements.keys()) { if (!this.watched.has(element)) this.observer.observe(element); }
    this.watched = elements;
    this.#soon();
  }

  /** Tells all of it; also what was told before, since the host may have been started anew. */
  async tell() {
    clearTimeout(this.timer);
    this.timer = null;
    const { instances, used } = this.#now();
    this.told = JSON.stringify({ instances, used });
    // A host that is away is told when the stream is open again; a widget that is just leaving, with the next change.
    await api.show(this.viewer, { instances, used }).catch(() => { this.told = null; });
  }

  #soon() {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (JSON.stringify(this.#now()) !== this.told) this.tell();
    }, settling);
  }

  #now() {
    const instances = document.hidden ? [] : [...this.visible].map((element) => this.watched.get(element)).filter(Boolean).sort();
    return { instances, used: this.used };
  }

  #input() {
    this.lastInput = Date.now();
    if (this.used || document.hidden) return;
    this.used = true;
    this.tell();
    this.#watchRest();
  }

  /** Once a minute while there is input: says so again, or that there is none any more. */
  #watchRest() {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      if (Date.now() - this.lastInput >= resting) this.#rest();
      else this.#watchRest();
      this.tell();
    }, resting);
  }

  #rest() {
    clearTimeout(this.restTimer);
    this.used = false;
  }
}
