// The sheet with every kind of every launched app in each family, drawn as its snapshot.

import * as api from './api.js';
import { appGlyph, el, icon } from './dom.js';
import { showError, toast } from './feedback.js';
import { familyName } from './format.js';
import { stillPicture } from './picture.js';

const previewScale = 0.92; // CSS pixels per point

export class Gallery {
  /** @param handlers `{added(instance)}` */
  constructor(handlers) {
    this.handlers = handlers;
  }

  /** @param slot the slot to add to; null = the host chooses one of the place's */
  async open({ deviceID, place, slot, apps, scheme, tint }) {
    let offered;
    try {
      offered = await api.gallery(deviceID, place.id);
    } catch (error) {
      showError(error);
      return;
    }
    const launched = apps.filter((app) => offered.some((kind) => kind.app === app.name));
    Object.assign(this, { placement: { device: deviceID, place: place.id, ...(slot ? { slot: slot.id } : {}) }, offered });
    this.slots = slot ? [slot] : place.slots;
    this.shown = api.presentationOf(place, scheme, tint);
    const { background } = place.appearances.find(({ id }) => id === place.appearance);
    this.behind = background === 'removed' ? `.on-${place.wallpaper}` : '';
    this.kinds = el('div.kinds', { role: 'tabpanel', id: 'gallery-kinds', tabindex: '0' });
    this.tabs = el('nav', { role: 'tablist', 'aria-label': 'Apps', 'aria-orientation': 'vertical' },
      this.#tab(null, 'All widgets'), ...launched.map((app) => this.#tab(app, app.displayName)));
    this.dialog = el('dialog.gallery', { 'aria-labelledby': 'gallery-title' },
      el('header', {}, el('h2', { id: 'gallery-title' }, `Add a widget: ${slot ? slot.name : place.name}`),
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => this.dialog.close() }, icon('close'))),
      this.tabs, this.kinds);
    this.dialog.addEventListener('close', () => this.dialog.remove());
    this.dialog.addEventListener('click', (event) => { if (event.target === this.dialog) this.dialog.close(); });
    this.tabs.addEventListener('keydown', (event) => this.#moveTab(event));
    document.body.append(this.dialog);
    this.#choose(this.tabs.firstElementChild);
    this.dialog.showModal();
    this.tabs.firstElementChild.focus();
  }

  #tab(app, title) {
    const glyph = app ? appGlyph(app) : el('img', { src: 'icon.svg', alt: '' });
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

  #choose(tab) {
    for (const other of this.tabs.children) {
      other.setAttribute('aria-selected', String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
    }
    const app = tab.dataset.app;
    const chosen = this.offered.filter((kind) => !app || kind.app === app);
    // As in WidgetKit's gallery, what its author disfavors for this place is under “Other”; it can be added all the same.
    const part = (test) => chosen.map((kind) => this.#kind(kind, kind.families.filter((family) => test(kind.disfavoredFamilies.includes(family))), !app)).filter(Boolean);
    const [favored, others] = [part((disfavored) => !disfavored), part((disfavored) => disfavored)];
    const sections = others.length ? [...favored, el('h3.other', {}, 'Other'), ...others] : favored;
    this.kinds.replaceChildren(...(sections.length ? sections : [el('p.none', {}, 'There are no widgets for this place. Install an app with “almanac install” and open it once.')]));
    this.kinds.scrollTop = 0;
  }

  #kind(kind, offered, naming) {
    const families = offered.filter((family) => this.#size(family));
    if (families.length === 0) return null;
    const title = naming && kind.appName !== kind.displayName ? `${kind.appName}: ${kind.displayName}` : kind.displayName;
    return el('section.kind', { 'data-kind': kind.kind }, el('h3', {}, title), kind.description ? el('p', {}, kind.description) : null,
      el('div.families', {}, ...families.map((family) => this.#family(kind, family))));
  }

  /** The size of a family in the first slot that takes it. */
  #size(family) {
    const slot = this.slots.find(({ sizes }) => sizes[family]);
    // A preview shows the widget with its label.
    return slot && { ...slot.sizes[family], ...slot.pictures[0] };
  }

  #family(kind, family) {
    const size = this.#size(family);
    const fit = Math.min(previewScale, 260 / size.height); // a slot may show a widget far larger than the gallery has space for
    const loading = el('div.loading', {});
    const pixelRatio = devicePixelRatio || 1;
    const scale = Math.round(fit * pixelRatio * size.enlargement * 1000) / 1000;
    const image = stillPicture(api.previewURL(kind.app, kind.kind, family, { placement: this.placement, shown: this.shown, scale }), {}, {
      onLoad: () => loading.remove(),
      onError: () => { image.remove(); loading.classList.add('failed'); loading.append('No preview: the provider returned no snapshot.'); },
    });
    const add = () => this.#add(kind, family);
    const preview = el(`button.preview${this.behind}`, { type: 'button', tabindex: '-1', 'aria-hidden': 'true', onclick: add }, loading, image);
    preview.style.width = `${Math.round(size.width * fit)}px`;
    preview.style.height = `${Math.round(size.height * fit)}px`;
    preview.style.setProperty('--corner', `${size.cornerRadius * fit}px`);
    return el('div.family', {}, preview, el('button.add', {
      type: 'button', 'data-family': family, 'aria-label': `Add ${kind.displayName}, ${familyName(family).toLowerCase()}`, onclick: add,
    }, icon('plus'), el('span', {}, familyName(family))));
  }

  async #add(kind, family) {
    try {
      const instance = await api.add(kind.app, kind.kind, family, this.placement);
      this.dialog.close();
      toast(`Added ${kind.displayName}.`);
      this.handlers.added(instance);
    } catch (error) {
      showError(error);
    }
  }
}
