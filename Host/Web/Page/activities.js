// Live activities: on the lock screen as a list, and on a device with a Dynamic Island at the top of every place. The first activity is the compact
// island, the second a minimal one beside it; pressing and holding the island, or a key, expands it.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { LivePicture } from './picture.js';

const hold = 450; // milliseconds until a press expands the island
const swipe = 70; // CSS pixels after which an activity of the lock screen is dismissed
const alertTime = 5000; // milliseconds for which an alert shows the expanded island; as alertSeconds in activities.json

const isShownInIsland = ({ phase }) => phase === 'active' || phase === 'stale';
const sizeOf = (activity, family) => activity.presentations.find((presentation) => presentation.family === family);

export class Activities {
  /** @param screen the device's screen @param handlers `{error(error)}` */
  constructor(root, screen, handlers) {
    Object.assign(this, { root, handlers, activities: [], shown: null, expanded: null, request: 0, alerts: new Map(), isFirst: true, left: new Set() });
    this.cards = new Map();
    this.islands = new Map();
    this.list = el('ul.activities', { role: 'list', 'aria-label': 'Live activities' });
    this.island = el('div.island-area', { role: 'group', 'aria-label': 'Dynamic Island' });
    this.words = el('p.visually-hidden', { role: 'status' });
    screen.append(this.list, this.island, this.words);
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.expanded) return;
      event.preventDefault();
      this.#expand(null);
    });
    screen.addEventListener('pointerdown', (event) => {
      if (this.expanded && !this.island.contains(event.target)) this.#expand(null);
    }, { capture: true });
  }

  /** Fetches the activities and shows them. */
  async refresh() {
    this.request += 1;
    const { request } = this;
    const activities = await api.activities();
    if (request !== this.request) return;
    this.activities = activities.filter(({ id }) => !this.left.has(id));
    this.#announce();
    this.#render();
  }

  /** Fetches the pictures of an activity again, which the host has drawn anew, and its sizes. */
  async drawn(id) {
    await this.refresh();
    for (const part of [this.cards.get(id), this.islands.get(id)]) part?.picture.refresh();
  }

  /** Fetches all pictures again: what they show has changed without a drawing, for example by a lock. */
  redraw() {
    for (const part of [...this.cards.values(), ...this.islands.values()]) part.picture.refresh();
  }

  /** @param shown `{place, isUsual, scheme, k}`: the host draws activities for its usual device alone */
  update(shown) {
    this.shown = shown;
    this.#render();
  }

  // ---------------------------------------------------------------- alerts

  /** Says alerts that have come since the page was opened, and shows them for a moment. */
  #announce() {
    for (const { id, appName, alert } of this.activities) {
      const date = alert?.date ?? null;
      const isNew = date !== null && this.alerts.get(id) !== date;
      this.alerts.set(id, date);
      if (!isNew || this.isFirst) continue;
      this.words.textContent = [appName, alert.title, alert.body].filter(Boolean).join('. ');
      this.#expand(id);
      clearTimeout(this.alertTimer);
      this.alertTimer = setTimeout(() => { if (this.expanded === id) this.#expand(null); }, alertTime);
    }
    this.isFirst = false;
  }

  // ---------------------------------------------------------------- display

  #render() {
    if (!this.shown) return;
    const { place, isUsual } = this.shown;
    const cards = isUsual && place.id === 'lockScreen' ? this.activities.filter((activity) => activity.phase !== 'pending' && sizeOf(activity, 'lockScreen')) : [];
    this.root.dataset.activities = String(cards.length);
    this.#renderParts(this.cards, cards.map((activity) => ({ activity, family: 'lockScreen' })), this.list, (activity) => this.#card(activity));
    const inIsland = isUsual ? this.activities.filter((activity) => isShownInIsland(activity) && sizeOf(activity, 'islandCompact')).slice(0, 2) : [];
    if (this.expanded && !inIsland.some(({ id }) => id === this.expanded)) {
      const alerted = isUsual && this.activities.find((activity) => activity.id === this.expanded && isShownInIsland(activity) && sizeOf(activity, 'islandExpanded'));
      if (alerted) inIsland.splice(0, 2, alerted); else this.expanded = null;
    }
    const parts = this.expanded
      ? inIsland.filter(({ id }) => id === this.expanded).map((activity) => ({ activity, family: 'islandExpanded' }))
      : inIsland.map((activity, index) => ({ activity, family: index === 0 ? 'islandCompact' : 'islandMinimal' }));
    this.#renderParts(this.islands, parts, this.island, (activity) => this.#islandPart(activity));
    this.root.dataset.island = this.expanded ? 'expanded' : parts.length > 0 ? 'compact' : 'none';
  }

  /** Makes, updates and removes the elements of activities, in their order. */
  #renderParts(kept, parts, parent, make) {
    const ids = new Set(parts.map(({ activity }) => activity.id));
    for (const [id, part] of kept) {
      if (ids.has(id)) continue;
      const had = part.element.contains(document.activeElement);
      part.picture.stop();
      part.element.remove();
      kept.delete(id);
      if (had) parent.querySelector('button')?.focus({ preventScroll: true });
    }
    parts.forEach(({ activity, family }, index) => {
      const part = kept.get(activity.id) ?? make(activity);
      kept.set(activity.id, part);
      if (parent.children[index] !== part.element) parent.insertBefore(part.element, parent.children[index] ?? null);
      this.#show(part, activity, family);
    });
  }

  #show(part, activity, family) {
    const { k, scheme } = this.shown;
    const ratio = devicePixelRatio || 1;
    const { width, height } = sizeOf(activity, family);
    const span = (points) => `${Math.ceil(points * k * ratio - 1e-6) / ratio}px`;
    Object.assign(part.frame.style, { width: span(width), height: span(height) });
    Object.assign(part.element.dataset, { activity: activity.id, family, phase: activity.phase });
    const state = { stale: ', out of date', ended: ', ended' }[activity.phase] ?? '';
    part.button.setAttribute('aria-label', `${activity.appName}, live activity${state}`);
    if (part.button.hasAttribute('aria-expanded')) part.button.setAttribute('aria-expanded', String(family === 'islandExpanded'));
    part.dismiss?.setAttribute('aria-label', `Dismiss the live activity of ${activity.appName}`);
    part.picture.show(api.activityURL(activity.id, family, { scheme, scale: Math.round(k * ratio * 10_000) / 10_000 }));
  }

  #picture(frame) {
    return new LivePicture(frame, { onFailure: (error) => frame.classList.toggle('failed', error !== null) });
  }

  #card({ id }) {
    const button = el('button.activity', { type: 'button', onkeydown: (event) => { if (['Delete', 'Backspace'].includes(event.key)) this.#dismiss(id); } });
    const dismiss = el('button.dismiss', { type: 'button', onclick: () => this.#dismiss(id) }, icon('close'));
    const element = el('li.activity-card', {}, button, dismiss);
    this.#swipes(button, element, id);
    return { element, button, dismiss, frame: button, picture: this.#picture(button) };
  }

  #islandPart({ id }) {
    const button = el('button.island', { type: 'button', 'aria-expanded': 'false' });
    let timer;
    const release = () => clearTimeout(timer);
    button.addEventListener('pointerdown', () => { timer = setTimeout(() => this.#expand(id), hold); });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(name, release);
    button.addEventListener('contextmenu', (event) => event.preventDefault());
    button.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        this.#expand(this.expanded === id ? null : id);
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        this.#dismiss(id);
      }
    });
    return { element: button, button, frame: button, picture: this.#picture(button) };
  }

  #expand(id) {
    const activity = this.activities.find((each) => each.id === id);
    this.expanded = activity && sizeOf(activity, 'islandExpanded') ? id : null;
    this.#render();
  }

  /** A card follows a swipe to the left, and is dismissed when it has gone far enough. */
  #swipes(handle, element, id) {
    let start = null;
    handle.addEventListener('pointerdown', (event) => { start = event.clientX; handle.setPointerCapture(event.pointerId); });
    handle.addEventListener('pointermove', (event) => {
      if (start !== null) element.style.translate = `${Math.min(0, event.clientX - start)}px`;
    });
    const end = (event) => {
      const gone = start !== null && event.type === 'pointerup' && event.clientX - start < -swipe;
      start = null;
      element.style.translate = '';
      if (gone) this.#dismiss(id);
    };
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  }

  async #dismiss(id) {
    // It must not reappear while the host has not answered.
    this.left.add(id);
    this.activities = this.activities.filter((activity) => activity.id !== id);
    this.#render();
    try {
      await api.dismissActivity(id);
    } catch (error) {
      if (error.status !== 404) { this.left.delete(id); this.handlers.error(error); }
    }
    this.refresh().catch(this.handlers.error);
  }
}
