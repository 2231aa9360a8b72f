// The dock: whole icons of apps, as many as the device has room for; the other apps are reached by turning it. A press opens an app.

import { appIcon } from './app-icon.js';
import { el, reducesMotion } from './dom.js';

export class Dock {
  /** @param launch called with the app that is opened */
  constructor(launch) {
    this.launch = launch;
    this.list = el('ul', { role: 'list' });
    this.dots = el('div.dock-dots', { 'aria-hidden': 'true' });
    this.element = el('nav.dock', { 'aria-label': 'Apps' }, this.list, this.dots);
    this.list.addEventListener('scroll', () => this.#mark(), { passive: true });
    // A mouse has no swipe; it turns the dock with its wheel.
    this.list.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /** @param apps those of the host @param columns how many icons are seen */
  show(apps, columns) {
    const key = JSON.stringify([apps, columns]);
    if (key === this.key) return;
    this.key = key;
    this.columns = columns;
    this.element.hidden = apps.length === 0;
    this.list.style.setProperty('--columns', String(columns));
    // Those that were not opened yet are first: their widgets wait for that. The others are in the order in which they came.
    const ordered = [...apps].sort((left, right) => Number(left.launched) - Number(right.launched) || left.installed.localeCompare(right.installed));
    this.list.replaceChildren(...ordered.map((app, index) => el(index % columns === 0 ? 'li.first' : 'li', {}, this.#button(app))));
    this.pageCount = Math.ceil(ordered.length / columns);
    this.dots.replaceChildren(...Array.from({ length: this.pageCount > 1 ? this.pageCount : 0 }, () => el('span', {})));
    this.#mark();
  }

  #button(app) {
    return el(app.launched ? 'button.app' : 'button.app.unlaunched', {
      type: 'button', title: app.displayName, 'aria-label': app.launched ? `Open ${app.displayName}` : `Open ${app.displayName} for the first time`,
      onclick: () => this.launch(app),
    }, appIcon(app));
  }

  get #page() { return Math.round(this.list.scrollLeft / Math.max(this.list.clientWidth, 1)); }

  #mark() { [...this.dots.children].forEach((dot, index) => dot.classList.toggle('current', index === this.#page)); }

  #wheel(event) {
    if (this.pageCount < 2 || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    const next = this.#page + Math.sign(event.deltaY);
    if (next < 0 || next >= this.pageCount) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp - (this.wheeled ?? -Infinity) < 350) return;
    this.wheeled = event.timeStamp;
    this.list.scrollTo({ left: next * this.list.clientWidth, behavior: reducesMotion() ? 'instant' : 'smooth' });
  }
}
