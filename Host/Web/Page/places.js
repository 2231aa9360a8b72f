// The controls that choose what is shown: the device, one of its places, and the place's appearance and tint.

import { stepOf } from './direction.js';
import { el } from './dom.js';

const kinds = { phone: 'Phones', tablet: 'Tablets', watch: 'Watches', mac: 'Macs' };

export class PlaceSwitcher {
  /**
   * @param elements `{device, places, appearance, tint}`: a select, a tablist, a select and a colour field
   * @param handlers `{device(id), place(id), appearance(id), tint(hex)}`
   */
  constructor(elements, handlers) {
    Object.assign(this, elements);
    this.handlers = handlers;
    this.device.addEventListener('change', () => handlers.device(this.device.value));
    this.appearance.addEventListener('change', () => handlers.appearance(this.appearance.value));
    this.tint.addEventListener('change', () => handlers.tint(this.tint.value.slice(1).toUpperCase()));
    this.places.addEventListener('keydown', (event) => this.#move(event));
    // The bar has another width: the chosen tab stays visible.
    new ResizeObserver(() => this.#reveal()).observe(this.places);
  }

  /** @param shown `{devices, deviceID, places, placeID, tint}`; `tint` is the setting, six hexadecimal digits or null */
  update({ devices, deviceID, places, placeID, tint }) {
    this.#updateDevices(devices, deviceID);
    const key = JSON.stringify([deviceID, places.map(({ id }) => id)]);
    if (key !== this.key) {
      this.key = key;
      this.places.replaceChildren(...places.map(({ id, name }) => el('button', {
        type: 'button', role: 'tab', 'aria-controls': 'home', 'data-place': id, onclick: () => this.handlers.place(id),
      }, name)));
    }
    for (const tab of this.places.children) {
      const chosen = tab.dataset.place === placeID;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
    if (this.shownPlace !== placeID || key !== this.shownKey) this.#reveal();
    [this.shownPlace, this.shownKey] = [placeID, key];
    const place = places.find(({ id }) => id === placeID);
    if (!place) return;
    this.appearance.replaceChildren(...place.appearances.map(({ id, name }) => el('option', { value: id, selected: id === place.appearance }, name)));
    this.appearance.hidden = place.appearances.length < 2;
    this.tint.hidden = place.appearances.find(({ id }) => id === place.appearance)?.tint !== 'chosen';
    this.tint.value = `#${(tint ?? 'FFFFFF').toLowerCase()}`;
  }

  /** Scrolls the bar alone, so that the page stays where it is. */
  #reveal() {
    const tab = this.places.querySelector('[aria-selected="true"]');
    if (!tab) return;
    const [bar, box] = [this.places.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < bar.left) this.places.scrollLeft += box.left - bar.left;
    else if (box.right > bar.right) this.places.scrollLeft += box.right - bar.right;
  }

  #updateDevices(devices, chosen) {
    if (this.device.children.length === 0) {
      for (const [kind, title] of Object.entries(kinds)) {
        const options = devices.filter((device) => device.kind === kind);
        if (options.length) this.device.append(el('optgroup', { label: title }, ...options.map(({ id, name }) => el('option', { value: id }, name))));
      }
    }
    this.device.value = chosen;
  }

  #move(event) {
    const tabs = [...this.places.children];
    const index = tabs.indexOf(document.activeElement);
    const step = stepOf(event.key);
    if (step === undefined || index < 0) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    next.focus();
    next.click();
    event.preventDefault();
  }
}
