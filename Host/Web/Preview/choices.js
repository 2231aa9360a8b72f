// What is drawn: schemes, modes, text sizes, locales and the device. The session keeps the choice, so that it outlives the page.

import { el, icon } from './dom.js';

const names = { light: 'Light', dark: 'Dark', fullColor: 'Full colour', accented: 'Accented', vibrant: 'Vibrant' };
const icons = { light: 'sun', dark: 'moon' };
const usualLocales = ['en_US', 'de_DE', 'fr_FR', 'ja_JP', 'ar', 'he', 'pt_BR', 'zh_CN'];

export class Choices {
  /** @param handlers send(choice) → Promise, refused(error), changed(choice) */
  constructor(root, handlers) { Object.assign(this, { root, handlers, choice: null, isSending: false, isDue: false }); }

  /** Makes the controls. */
  offer(all) {
    const device = el('select.choice', { 'aria-label': 'Device', onchange: () => this.change((choice) => { choice.device = device.value; }) },
      ...all.devices.map(({ id, name }) => el('option', { value: id }, name)));
    this.device = device;
    this.groups = [
      this.#chips('Appearance', 'schemes', all.schemes), this.#chips('Mode', 'modes', all.modes),
      this.#list('Text size', 'textSizes', all.textSizes), this.#list('Locale', 'locales', usualLocales, true),
    ];
    this.root.replaceChildren(device, ...this.groups.map(({ element }) => element));
  }

  /** Takes over the session's choice, unless the person has just made another. */
  adopt(choice) {
    if (this.isSending) return;
    this.choice = structuredClone(choice);
    this.#show();
  }

  /** Changes the choice. While one is on its way to the session, only the newest of the next ones follows it. */
  async change(change) {
    const former = structuredClone(this.choice);
    change(this.choice);
    this.#show();
    this.isDue = true;
    if (this.isSending) return;
    this.isSending = true;
    let kept = former;
    while (this.isDue) {
      this.isDue = false;
      const sent = structuredClone(this.choice);
      try {
        kept = (await this.handlers.send(sent)).choice;
      } catch (error) {
        this.handlers.refused(error);
        if (!this.isDue) { this.choice = structuredClone(kept); this.#show(); }
      }
    }
    this.isSending = false;
  }

  #show() {
    if (!this.choice) return;
    if (this.device) this.device.value = this.choice.device;
    this.groups?.forEach((group) => group.show(this.choice));
    this.handlers.changed(this.choice);
  }

  #toggle(name, value) {
    this.change((choice) => {
      const has = choice[name].includes(value);
      if (has && choice[name].length === 1) return;
      choice[name] = has ? choice[name].filter((each) => each !== value) : [...choice[name], value];
    });
  }

  #chips(title, name, values) {
    const buttons = values.map((value) => el('button.chip', { type: 'button', 'data-value': value, onclick: () => this.#toggle(name, value) },
      icons[value] ? icon(icons[value]) : null, names[value] ?? value));
    return {
      element: el('div.chips', { role: 'group', 'aria-label': title }, ...buttons),
      show: (choice) => buttons.forEach((button) => button.setAttribute('aria-pressed', String(choice[name].includes(button.dataset.value)))),
    };
  }

  /** A menu of values that can be chosen together; with `isOpen`, others can be typed. */
  #list(title, name, values, isOpen = false) {
    const summary = el('summary.chip', {});
    const items = el('div.items');
    const input = isOpen ? el('input.locale', { type: 'text', placeholder: 'Another, such as sv_SE', 'aria-label': `Another ${title.toLowerCase()}`, maxlength: 40 }) : null;
    if (input) {
      input.onkeydown = (event) => {
        if (event.key !== 'Enter' || input.value.trim() === '') return;
        const value = input.value.trim();
        input.value = '';
        this.#toggle(name, value);
      };
    }
    const element = el('details.list', {}, summary, el('div.popover', {}, items, input));
    document.addEventListener('pointerdown', ({ target }) => { if (!element.contains(target)) element.open = false; });
    element.addEventListener('keydown', (event) => { if (event.key === 'Escape') { element.open = false; summary.focus(); } });
    return {
      element,
      show: (choice) => {
        const chosen = choice[name];
        summary.replaceChildren(el('span.what', {}, title), chosen.length > 2 ? `${chosen.length} values` : chosen.join(', '), icon('chevron'));
        items.replaceChildren(...[...new Set([...values, ...chosen])].map((value) => el('button.item', {
          type: 'button', role: 'menuitemcheckbox', 'aria-checked': String(chosen.includes(value)), onclick: () => this.#toggle(name, value),
        }, el('i.tick', {}, chosen.includes(value) ? icon('check') : ''), value)));
      },
    };
  }
}
