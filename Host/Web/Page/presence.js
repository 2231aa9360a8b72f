// Reports to the host which widgets this page shows and whether somebody is using it (Specification C6, C7). A report is valid while the
// page's event stream is open, so a closed page or a crashed browser shows nothing.

import * as api from './api.js';

const settleDelay = 500; // milliseconds: a widget that is only scrolled past is not viewed
const idleDelay = 60_000; // milliseconds without input until the page counts as unused
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

export class Presence {
  constructor() {
    const random = crypto.getRandomValues(new Uint32Array(2));
    this.viewer = `page-${[...random].map((word) => word.toString(16).padStart(8, '0')).join('')}`;
    this.observed = new Map(); // element → instance id
    this.visible = new Set();
    this.used = false;
    this.lastInput = 0;
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.visible.add(target);
        else this.visible.delete(target);
      }
      this.#reportSoon();
    }, { threshold: 0.5 });
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.#becomeIdle(); this.report(); });
    for (const name of inputs) addEventListener(name, () => this.#input(), { passive: true, capture: true });
  }

  /** @param widgets the page's widgets by id, each with its `element` */
  follow(widgets) {
    const elements = new Map([...widgets].map(([id, widget]) => [widget.element, id]));
    for (const element of this.observed.keys()) {
      if (!elements.has(element)) { this.observer.unobserve(element); this.visible.delete(element); }
    }
    for (const element of elements.keys()) { if (!this.observed.has(element)) this.observer.observe(element); }
    this.observed = elements;
    this.#reportSoon();
  }

  /**
   * Reports the current state, even if it has not changed: the host may have restarted. Reports are sent one after another: on several connections
   * a later one can overtake an earlier one, which the host would then keep.
   */
  async report() {
    clearTimeout(this.timer);
    this.timer = null;
    this.isDue = true;
    if (this.isSending) return;
    this.isSending = true;
    while (this.isDue) {
      this.isDue = false;
      const state = this.#state();
      this.reported = JSON.stringify(state);
      // After an error the next change or the next opened event stream reports again. A removed widget is one such error.
      await api.show(this.viewer, state).catch(() => { this.reported = null; });
    }
    this.isSending = false;
  }

  #reportSoon() {
    if (this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (JSON.stringify(this.#state()) !== this.reported) this.report();
    }, settleDelay);
  }

  #state() {
    const instances = document.hidden ? [] : [...this.visible].map((element) => this.observed.get(element)).filter(Boolean).sort();
    return { instances, used: this.used };
  }

  #input() {
    this.lastInput = Date.now();
    if (this.used || document.hidden) return;
    this.used = true;
    this.report();
    this.#watchIdle();
  }

  /** While there is input, reports once a minute whether the page is still used. */
  #watchIdle() {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      if (Date.now() - this.lastInput >= idleDelay) this.#becomeIdle();
      else this.#watchIdle();
      this.report();
    }, idleDelay);
  }

  #becomeIdle() {
    clearTimeout(this.idleTimer);
    this.used = false;
  }
}
