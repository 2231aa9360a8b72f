// Live activities: on the lock screen as a list, and on a device with a Dynamic Island at the top of every place. The host says which of them are in the
// island: one compact, or two minimal ones, attached to the island and detached; pressing and holding one, or a key, expands it. A watch shows them above
// the widgets of its Smart Stack, a car below its widgets. Taps do what they do on widgets; in a car buttons, toggles and links rest.

import { ActivityPart } from './activity-part.js';
import * as api from './api.js';
import { el, icon } from './dom.js';
import { target, targetOf } from './widget.js';

const hold = 450; // milliseconds until a press expands the island
const swipe = 70; // CSS pixels after which an activity of the lock screen is dismissed
const slip = 6; // CSS pixels after which a press is a swipe and no tap
const alertTime = 5000; // milliseconds for which an alert shows the expanded island; as alertSeconds in activities.json

const asking = 240_000; // milliseconds after which a page asks again for another device, well within otherDeviceSeconds of activities.json

const islandGap = 6; // points between two islands; as in activities.css
const camera = 125.34; // points of the camera beside an attached presentation; as cameraWidth in island.json, and in activities.css

const stripGap = 6; // points between activities of a watch; as between the widgets of its stack

const isShownInIsland = ({ phase }) => phase === 'active' || phase === 'stale';
/** The presentations of the island, in the order in which they are side by side. */
const islandFamilies = { compact: 'islandCompact', attached: 'islandMinimal', detached: 'islandMinimal' };
const sizeOf = (activity, family) => activity.presentations.find((presentation) => presentation.family === family);

export class Activities {
  /**
   * @param screen the device's screen
   * @param handlers `{tap(part, aim), resting(part), undrawn(reason), error(error), strip(points), island(points), stack()}`: `tap` is called with what was tapped and its target, see widget.js; `strip` with the
   *   height that activities take above the widgets of a watch's stack; `island` with the width of the island; `stack` returns the page of these widgets; `resting` is called for a button in a car;
   *   `undrawn` with the host's reason why it draws none for the shown device
   */
  constructor(root, screen, handlers) {
    Object.assign(this, { root, screen, handlers, activities: [], shown: null, expanded: null, request: 0, alerts: new Map(), isFirst: true, left: new Set() });
    this.cards = new Map();
    this.islands = new Map();
    this.list = el('ul.activities', { role: 'list', 'aria-label': 'Live activities' });
    this.island = el('div.island-area', { role: 'group', 'aria-label': 'Dynamic Island' });
    this.words = el('p.visually-hidden', { role: 'status' });
    // The host draws for another device as long as somebody asks.
    setInterval(() => { if (this.shown?.device && !document.hidden) this.refresh().catch(() => {}); }, asking);
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
    const device = this.shown?.device ?? null;
    const activities = await api.activities(device).catch((error) => this.#refused(error, device));
    if (request !== this.request) return;
    this.device = device;
    this.activities = activities.filter(({ id }) => !this.left.has(id));
    this.#announce();
    this.#render();
  }

  /** Activities are drawn for a few devices at a time: another one has none, which is said once. */
  #refused(error, device) {
    if (error.name !== 'activity.tooManyDevices') throw error;
    if (device !== this.refused && device === (this.shown?.device ?? null)) this.handlers.undrawn(`${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`);
    this.refused = device;
    return [];
  }

  /** Fetches the pictures of an activity again, which the host has drawn anew, and its sizes. */
  async drawn(id) {
    await this.refresh();
    for (const part of [this.cards.get(id), this.islands.get(id)]) part?.refresh();
  }

  /** Fetches all pictures again: what they show has changed without a drawing, for example by a lock. */
  redraw() {
    for (const part of [...this.cards.values(), ...this.islands.values()]) part.refresh();
  }

  /** @param shown `{place, device, scheme, k, top}`: device = the id of one that is not the host's usual one, or null; top = points above a watch's widgets */
  update(shown) {
    const isAnotherDevice = shown.device !== this.device;
    this.shown = shown;
    // Those of another device have other sizes, and may not be drawn yet: an event says when they are.
    if (isAnotherDevice && this.asked !== shown.device) {
      this.activities = [];
      this.refresh().catch(this.handlers.error);
    }
    this.asked = shown.device;
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
    const { place, top } = this.shown;
    const family = { lockScreen: 'lockScreen', smartStack: 'activitySmall', carPlay: 'activitySmall' }[place.id];
    const cards = this.activities.filter((activity) => family && activity.phase !== 'pending' && sizeOf(activity, family));
    this.root.dataset.activities = String(cards.length);
    this.#settle(place);
    this.list.style.top = place.id === 'smartStack' ? `calc(${top}px * var(--k))` : '';
    this.#renderParts(this.cards, cards.map((activity) => ({ activity, family })), this.list, (activity) => this.#card(activity));
    this.handlers.strip(place.id === 'smartStack' ? cards.reduce((sum, activity) => sum + sizeOf(activity, family).height + stripGap, 0) : 0);
    const inIsland = Object.keys(islandFamilies).flatMap((name) => this.activities.filter(({ island }) => island === name));
    if (this.expanded && !inIsland.some(({ id }) => id === this.expanded)) {
      const alerted = this.activities.find((activity) => activity.id === this.expanded && isShownInIsland(activity) && sizeOf(activity, 'islandExpanded'));
      if (alerted) inIsland.splice(0, 2, alerted); else this.expanded = null;
    }
    const parts = this.expanded
      ? inIsland.filter(({ id }) => id === this.expanded).map((activity) => ({ activity, family: 'islandExpanded' }))
      : inIsland.map((activity) => ({ activity, family: islandFamilies[activity.island] })).filter(({ activity, family }) => sizeOf(activity, family));
    this.#renderParts(this.islands, parts, this.island, (activity) => this.#islandPart(activity));
    this.root.dataset.island = this.expanded ? 'expanded' : parts.length > 0 ? 'compact' : 'none';
    this.handlers.island(this.expanded ? place.width : this.#islandWidth(parts));
  }

  /** How many points islands and camera take side by side. */
  #islandWidth(parts) {
    const width = ({ activity, family }) => sizeOf(activity, family).width + (activity.island === 'attached' ? camera : 0);
    return parts.length === 0 ? camera : parts.reduce((sum, part) => sum + width(part), islandGap * (parts.length - 1));
  }

  /** On a watch the list is above the widgets in their page, so that both scroll together, by wheel, finger or focus; elsewhere it is over the screen. */
  #settle(place) {
    const holder = place.id === 'smartStack' ? this.handlers.stack() : this.screen;
    if (this.list.parentElement !== holder) holder.insertBefore(this.list, holder === this.screen ? this.island : holder.firstChild);
  }

  /** Makes, updates and removes the elements of activities, in their order. */
  #renderParts(kept, parts, parent, make) {
    const ids = new Set(parts.map(({ activity }) => activity.id));
    for (const [id, part] of kept) {
      if (ids.has(id)) continue;
      const had = part.element.contains(document.activeElement);
      part.stop();
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
    // A car's screen is dark.
    part.show(activity, family, sizeOf(activity, family), this.#isInCar ? { ...this.shown, scheme: 'dark' } : this.shown);
    part.element.dataset.island = family === 'islandMinimal' ? activity.island : '';
    if (part.face.hasAttribute('aria-expanded')) part.face.setAttribute('aria-expanded', String(family === 'islandExpanded'));
    part.dismiss?.setAttribute('aria-label', `Dismiss the live activity of ${activity.appName}`);
  }

  #card({ id }) {
    const face = el('button.activity', { type: 'button', onkeydown: (event) => { if (['Delete', 'Backspace'].includes(event.key)) this.#dismiss(id); } });
    const element = el('li.activity-card', {});
    const part = new ActivityPart(id, { element, face, frame: face, activate: (each, of) => this.#follow(each, targetOf(of)) });
    part.dismiss = el('button.dismiss', { type: 'button', onclick: () => this.#dismiss(id) }, icon('close'));
    element.append(part.dismiss);
    const swipes = this.#swipes(face, element, id);
    face.addEventListener('click', (event) => { if (!swipes.hasSlipped || event.detail === 0) this.#tap(part, event); });
    return part;
  }

  #islandPart({ id }) {
    const face = el('button.island-face', { type: 'button', 'aria-expanded': 'false' });
    const element = el('div.island', {});
    const part = new ActivityPart(id, { element, face, frame: element, activate: (each, of) => this.#follow(each, targetOf(of)) });
    let timer;
    let isHeld = false;
    const release = () => clearTimeout(timer);
    face.addEventListener('pointerdown', () => {
      isHeld = false;
      release();
      // An expanded one cannot expand further: a long press is a tap there.
      if (this.expanded === id) return;
      timer = setTimeout(() => { isHeld = true; this.#expand(id); }, hold);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave']) face.addEventListener(name, release);
    face.addEventListener('contextmenu', (event) => event.preventDefault());
    face.addEventListener('click', (event) => { if (!isHeld || event.detail === 0) this.#tap(part, event); });
    face.addEventListener('keydown', (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && this.expanded !== id) {
        event.preventDefault();
        this.#expand(id);
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        this.#dismiss(id);
      }
    });
    return part;
  }

  // ---------------------------------------------------------------- taps

  async #tap(part, event) {
    const { family } = part.view;
    const point = part.point(event);
    const content = await part.known();
    // It was expanded meanwhile.
    if (part.view.family === family) this.#follow(part, target(content, point));
  }

  get #isInCar() { return this.shown?.place.id === 'carPlay'; }

  /** Does what a tap leads to. What opens something leaves the expanded island, as it leaves the screen on a phone. */
  #follow(part, aim) {
    if (this.#isInCar && aim.type === 'intent') { this.handlers.resting(part); return; }
    if (this.#isInCar) aim = { type: 'elsewhere' };
    this.handlers.tap(part, aim);
    if (aim.type !== 'intent' && this.expanded === part.id) this.#expand(null);
  }

  #expand(id) {
    const activity = this.activities.find((each) => each.id === id);
    this.expanded = activity && sizeOf(activity, 'islandExpanded') ? id : null;
    this.#render();
  }

  /**
   * A card follows a swipe to the left, and is dismissed when it has gone far enough.
   * @returns whether the press that ended last was a swipe: `{hasSlipped}`
   */
  #swipes(handle, element, id) {
    const state = { hasSlipped: false };
    let start = null;
    handle.addEventListener('pointerdown', (event) => { start = event.clientX; state.hasSlipped = false; handle.setPointerCapture(event.pointerId); });
    handle.addEventListener('pointermove', (event) => {
      if (start === null) return;
      if (Math.abs(event.clientX - start) > slip) state.hasSlipped = true;
      element.style.translate = `${Math.min(0, event.clientX - start)}px`;
    });
    const end = (event) => {
      const gone = start !== null && event.type === 'pointerup' && event.clientX - start < -swipe;
      start = null;
      element.style.translate = '';
      if (gone) this.#dismiss(id);
    };
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    return state;
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
