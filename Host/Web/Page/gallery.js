// The sheet with every kind of every launched app in each family, drawn as its snapshot, and with what the apps suggest.

import * as api from './api.js';
import { appIcon } from './app-icon.js';
import { el, icon } from './dom.js';
import { showError, toast } from './feedback.js';
import { familyName, nounIn } from './format.js';
import { GalleryDrag } from './gallery-drag.js';
import { stillPicture } from './picture.js';
import { classBehind } from './wallpaper.js';

const previewScale = 0.92; // CSS pixels per point
const typingPause = 120; // milliseconds of rest before the host searches

export class Gallery {
  /** @param handlers `{added(instance), edit(), base(item, point)}`; `edit` begins edit mode, in which a widget is carried to its cells; `base` is as in gallery-drag.js */
  constructor(phone, handlers) {
    this.phone = phone;
    this.handlers = handlers;
  }

  /** @param slot the slot to add to; null = the host chooses one of the place's */
  async open({ deviceID, kind, place, slot, apps, scheme, tint }) {
    let offered;
    try {
      offered = await api.gallery(deviceID, place.id);
    } catch (error) {
      showError(error);
      return;
    }
    Object.assign(this, { placement: { device: deviceID, place: place.id, ...(slot ? { slot: slot.id } : {}) }, offered, suggested: [], found: null, isWatch: kind === 'watch' });
    this.slots = slot ? [slot] : place.slots;
    const noun = this.noun = nounIn(this.slots);
    this.shown = api.presentationOf(place, scheme, tint);
    this.behind = classBehind(place);
    this.kinds = el('div.kinds', { role: 'tabpanel', id: 'gallery-kinds', tabindex: '0' });
    this.tabs = el('nav', { role: 'tablist', 'aria-label': 'Apps', 'aria-orientation': 'vertical' }, ...this.#tabsOf(apps));
    this.search = el('input.search', { type: 'search', placeholder: `Search ${noun}s`, 'aria-label': `Search ${noun}s`, 'aria-controls': 'gallery-kinds', autocomplete: 'off', spellcheck: 'false' });
    this.search.addEventListener('input', () => { clearTimeout(this.typing); this.typing = setTimeout(() => this.#find(), typingPause); });
    this.search.addEventListener('keydown', (event) => { if (event.key === 'Enter') event.preventDefault(); });
    this.status = el('p.status', { role: 'status' });
    this.dialog = el('dialog.gallery', { 'aria-labelledby': 'gallery-title' },
      el('header', {}, el('h2', { id: 'gallery-title' }, `Add a ${noun}: ${slot ? slot.name : place.name}`), this.search,
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => this.dialog.close() }, icon('close'))),
      this.tabs, this.kinds, this.status);
    this.dialog.addEventListener('close', () => { clearTimeout(this.typing); this.drag.cancel(); this.dialog.remove(); });
    this.dialog.addEventListener('click', (event) => { if (event.target === this.dialog) this.dialog.close(); });
    this.tabs.addEventListener('keydown', (event) => this.#moveTab(event));
    this.drag = new GalleryDrag(this.phone, this.dialog, { edit: this.handlers.edit, drop: (item, target) => this.#add(item, target), base: this.handlers.base });
    document.body.append(this.dialog);
    this.#choose(this.tabs.firstElementChild);
    this.dialog.showModal();
    this.tabs.firstElementChild.focus();
    await this.#loadSuggestions();
  }

  /** Shows other names and kinds while the sheet is open: apps came or went, or the device's language changed. */
  async follow(apps) {
    const { dialog } = this;
    if (!dialog?.isConnected) return;
    const offered = await api.gallery(this.placement.device, this.placement.place);
    if (this.dialog !== dialog || !dialog.isConnected) return;
    this.offered = offered;
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.#tabsOf(apps));
    // The app of the chosen tab may have gone.
    const tab = [...this.tabs.children].find((other) => other.dataset.app === this.app) ?? this.tabs.firstElementChild;
    this.#choose(tab, { keepsPlace: true });
    if (focused) tab.focus();
    await this.#loadSuggestions();
  }

  #tabsOf(apps) {
    const launched = apps.filter((app) => this.offered.some((kind) => kind.app === app.name));
    return [this.#tab(null, `All ${this.noun}s`), ...launched.map((app) => this.#tab(app, app.displayName))];
  }

  /** What apps suggest comes later than what they have, because their extensions are asked. */
  async #loadSuggestions() {
    const { dialog } = this;
    try {
      const suggested = await api.suggestions(this.placement.device, this.placement.place);
      if (this.dialog !== dialog || !dialog.isConnected || suggested.length === 0) return;
      this.suggested = suggested;
      this.#fill();
    } catch {
      // The gallery is complete without suggestions.
    }
  }

  async #find() {
    const text = this.search.value.trim();
    const asked = this.asked = {};
    const { device, place } = this.placement;
    try {
      const found = text === '' ? null : await Promise.all([api.gallery(device, place, text), api.suggestions(device, place, text)]);
      if (this.asked !== asked || !this.dialog.isConnected) return;
      this.found = found && { kinds: new Set(found[0].map(kindKey)), suggestions: new Set(found[1].map(suggestionKey)) };
    } catch (error) {
      showError(error);
      return;
    }
    // A search is in all apps.
    this.#choose(this.tabs.firstElementChild);
    const count = this.kinds.querySelectorAll('.kind').length;
    this.status.textContent = this.found === null ? '' : count === 0 ? `No ${this.noun}s found` : `${count} ${this.noun}${count === 1 ? '' : 's'} found`;
  }

  #tab(app, title) {
    const glyph = app ? appIcon(app) : el('img', { src: 'icon.svg', alt: '' });
    return el('button', {
      type: 'button', role: 'tab', 'aria-controls': 'gallery-kinds', 'data-app': app?.name ?? '',
      onclick: (event) => this.#choose(event.currentTarget),
    }, el('span.glyph', {}, glyph), el('span', {}, title));
  }

  #moveTab(event) {
    const tabs = [...this.tabs.children];
    const index = tabs.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined || index < 0) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    this.#choose(next);
    next.focus();
    event.preventDefault();
  }

  #choose(tab, { keepsPlace = false } = {}) {
    for (const other of this.tabs.children) {
      other.setAttribute('aria-selected', String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
    }
    this.app = tab.dataset.app;
    const { scrollTop } = this.kinds;
    this.#fill();
    this.kinds.scrollTop = keepsPlace ? scrollTop : 0;
  }

  #fill() {
    const { app, found } = this;
    const suggested = this.suggested.filter((item) => (!app || item.app === app) && (!found || found.suggestions.has(suggestionKey(item)) || found.kinds.has(kindKey(item))));
    // On a watch, where nothing can be configured, what an app recommends takes the place of its kind.
    const replaced = new Set(this.isWatch ? this.suggested.map(kindKey) : []);
    const chosen = [
      ...this.offered.filter((kind) => (!app || kind.app === app) && (!found || found.kinds.has(kindKey(kind))) && !replaced.has(kindKey(kind))),
      ...(this.isWatch ? suggested : []),
    ];
    // As in WidgetKit's gallery, what its author disfavors for this place is under “Other”; it can be added all the same.
    const part = (test) => chosen.map((kind) => this.#kind(kind, kind.families.filter((family) => test(kind.disfavoredFamilies.includes(family))), !app)).filter(Boolean);
    const [favored, others] = [part((disfavored) => !disfavored), part((disfavored) => disfavored)];
    const sections = others.length ? [...favored, el('h3.other', {}, 'Other'), ...others] : favored;
    const suggestions = this.isWatch ? null : this.#suggestions(suggested);
    if (suggestions) sections.unshift(suggestions);
    const none = found ? `No ${this.noun} has these words.` : `There are no ${this.noun}s for this place. Install an app with “almanac install” and open it once.`;
    const focused = this.kinds.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    this.kinds.replaceChildren(...(sections.length ? sections : [el('p.none', {}, none)]));
    // Suggestions come while a person may have gone on.
    if (focused) [...this.kinds.querySelectorAll('.add')].find((add) => add.getAttribute('aria-label') === focused)?.focus({ preventScroll: true });
  }

  #suggestions(suggested) {
    const cards = suggested.map((item) => {
      const families = item.families.filter((family) => this.#size(family));
      const family = families.find((name) => !item.disfavoredFamilies.includes(name)) ?? families[0];
      return family ? this.#card(item, family, item.description, `Add ${item.displayName}: ${item.description}, ${familyName(family).toLowerCase()}`) : null;
    }).filter(Boolean);
    return cards.length === 0 ? null : el('section.suggestions', {}, el('h3', {}, 'Suggestions'), el('div.families', {}, ...cards));
  }

  #kind(kind, offered, naming) {
    const families = offered.filter((family) => this.#size(family));
    if (families.length === 0) return null;
    // A suggestion on a watch is called what the app calls it.
    const [name, words] = configurationOf(kind) ? [kind.description, kind.displayName] : [kind.displayName, kind.description];
    const title = naming && kind.appName !== name ? `${kind.appName}: ${name}` : name;
    const cards = families.map((family) => this.#card(kind, family, familyName(family), `Add ${name}, ${familyName(family).toLowerCase()}`));
    return el('section.kind', { 'data-kind': kind.kind }, el('h3', {}, title), words ? el('p', {}, words) : null, el('div.families', {}, ...cards));
  }

  /** The first slot that takes a family, and its size there. */
  #size(family) {
    const slot = this.slots.find(({ sizes }) => sizes[family]);
    // A preview shows the widget with its label.
    return slot && { ...slot.sizes[family], ...slot.pictures[0], slot };
  }

  #card(kind, family, title, label) {
    const size = this.#size(family);
    const fit = Math.min(previewScale, 260 / size.height); // a slot may show a widget far larger than the gallery has space for
    const loading = el('div.loading', {});
    const pixelRatio = devicePixelRatio || 1;
    const scale = Math.round(fit * pixelRatio * size.enlargement * 1000) / 1000;
    const address = api.previewURL(kind.app, kind.kind, family, { placement: this.placement, shown: this.shown, scale, configuration: configurationOf(kind) });
    const image = stillPicture(address, { draggable: 'false' }, {
      onLoad: () => loading.remove(),
      onError: () => { image.remove(); loading.classList.add('failed'); loading.append('No preview: the provider returned no snapshot.'); },
    });
    const item = { kind, family, slot: size.slot, image };
    const add = () => { if (!this.drag.suppressesClick) this.#add(item, null); };
    const preview = el(`button.preview${this.behind}`, { type: 'button', tabindex: '-1', 'aria-hidden': 'true', onclick: add }, loading, image);
    preview.style.width = `${Math.round(size.width * fit)}px`;
    preview.style.height = `${Math.round(size.height * fit)}px`;
    preview.style.setProperty('--corner', `${size.cornerRadius * fit}px`);
    this.drag.watch(preview, item);
    return el('div.family', {}, preview, el('button.add', { type: 'button', 'data-family': family, 'aria-label': label, onclick: add }, icon('plus'), el('span', {}, title)));
  }

  /** @param target `{slot, position}` or `{onto}` where it was dropped; null = the host chooses */
  async #add({ kind, family }, target) {
    try {
      // A widget's place is that of the one onto which it is put.
      const placement = target?.onto ? target : { ...this.placement, ...target };
      const instance = await api.add(kind.app, kind.kind, family, placement, configurationOf(kind));
      this.dialog.close();
      toast(`Added ${kind.displayName}.`);
      this.handlers.added(instance);
    } catch (error) {
      showError(error);
    }
  }
}

/** The parameters of a suggestion; undefined for a kind, whose `configuration` says of which sort it is. */
const configurationOf = ({ configuration }) => (typeof configuration === 'object' ? configuration : undefined);
const kindKey = ({ app, kind }) => `${app}\n${kind}`;
const suggestionKey = (item) => `${kindKey(item)}\n${JSON.stringify(item.configuration)}`;
