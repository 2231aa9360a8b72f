// The sheet with the device's settings. Each change is sent at once; a refusal is said below its field.

import { wallpaperTypes } from './api.js';
import { el, icon } from './dom.js';
import { confirmedLinks } from './links.js';

const textSizes = [
  ['xSmall', 'Extra small'], ['small', 'Small'], ['medium', 'Medium'], ['large', 'Large (usual)'], ['xLarge', 'Extra large'],
  ['xxLarge', 'Extra extra large'], ['xxxLarge', 'Largest of the usual sizes'], ['accessibility1', 'Accessibility 1'],
  ['accessibility2', 'Accessibility 2'], ['accessibility3', 'Accessibility 3'], ['accessibility4', 'Accessibility 4'], ['accessibility5', 'Accessibility 5'],
];
const directions = [['automatic', 'As the language has it'], ['leftToRight', 'Left to right'], ['rightToLeft', 'Right to left']];
const schemes = [['automatic', 'As the system'], ['light', 'Light'], ['dark', 'Dark']];
const hourCycles = [['automatic', 'As the region has it'], ['h12', '12 hours'], ['h23', '24 hours'], ['h11', '0 to 11'], ['h24', '1 to 24']];
const calendars = [
  'gregory', 'buddhist', 'chinese', 'coptic', 'dangi', 'ethiopic', 'hebrew', 'indian', 'islamic', 'islamic-civil', 'islamic-tbla', 'islamic-umalqura',
  'iso8601', 'japanese', 'persian', 'roc',
];
const weekdays = [['mon', 'Monday'], ['tue', 'Tuesday'], ['wed', 'Wednesday'], ['thu', 'Thursday'], ['fri', 'Friday'], ['sat', 'Saturday'], ['sun', 'Sunday']];
/** The choices of a setting that can follow the region. */
const orAutomatic = (choices) => [['automatic', 'As the region has it'], ...choices];
const calendarNames = new Intl.DisplayNames('en', { type: 'calendar' });
/** Ten digits of a numbering system. */
const digits = (system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210n);
/** Offered while a locale is typed; any other can be typed as well. */
const locales = ['ar_EG', 'de_DE', 'en_GB', 'en_US', 'es_ES', 'fr_FR', 'he_IL', 'hi_IN', 'it_IT', 'ja_JP', 'ko_KR', 'nl_NL', 'pl_PL', 'pt_BR', 'ru_RU', 'sv_SE', 'th_TH', 'tr_TR', 'uk_UA', 'zh_CN'];

export class Settings {
  /** @param handlers `{change(changes), scheme(value), wallpaper(file or null)}`: each resolves when the host has taken the change, and throws what it refuses */
  constructor(handlers) {
    this.handlers = handlers;
    this.dialog = null;
  }

  /** @param shown `{device, scheme, places, apps, wallpaper}`: the host's settings; `automatic`, `light` or `dark`; the places of the device on the page;
   *   the installed apps; the address of the person's own wallpaper, or null */
  open(shown) {
    if (this.dialog) return;
    this.fields = new Map();
    const dialog = el('dialog.device-settings', { 'aria-labelledby': 'settings-title' },
      el('header', {}, el('h2', { id: 'settings-title' }, 'Settings'),
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close'))),
      this.#section('Appearance', 'Changes are drawn at once.',
        this.#choice('scheme', 'Light or dark', schemes, (value) => this.handlers.scheme(value)),
        ...shown.places.filter(({ appearances }) => appearances.length > 1).map((place) => this.#choice(
          `appearance-${place.id}`, place.name, place.appearances.map(({ id, name }) => [id, name]),
          (value) => this.handlers.change({ appearances: { [place.id]: value } }))),
        this.#field('tint', 'Tint', el('input', { type: 'color' }), (input) => this.handlers.change({ tint: input.value.slice(1).toUpperCase() })),
        this.#wallpaper()),
      this.#section('Accessibility', 'Widgets are asked for new timelines when the text changes; this does not use up their reloads.',
        this.#textSize(),
        this.#switch('boldText', 'Bold text'),
        this.#switch('highContrast', 'Increased contrast'),
        this.#switch('reduceTransparency', 'Reduced transparency'),
        this.#switch('reduceMotion', 'Reduced motion')),
      this.#section('Language and region', 'Widgets are asked for new timelines.',
        this.#text('locale', 'Language and region', { list: 'settings-locales', placeholder: 'en_US' }),
        this.#choice('hourCycle', 'Hours', hourCycles, (value) => this.handlers.change({ hourCycle: value })),
        this.#choice('calendar', 'Calendar', orAutomatic(calendars.map((id) => [id, calendarNames.of(id)])), (value) => this.handlers.change({ calendar: value })),
        this.#choice(
          'numberingSystem', 'Digits', orAutomatic(Intl.supportedValuesOf('numberingSystem').map((id) => [id, `${digits(id)} (${id})`])),
          (value) => this.handlers.change({ numberingSystem: value })),
        this.#choice('firstWeekday', 'First day of the week', orAutomatic(weekdays), (value) => this.handlers.change({ firstWeekday: value })),
        this.#text('timeZone', 'Time zone', { list: 'settings-zones', placeholder: 'Europe/Berlin' }),
        this.#choice('layoutDirection', 'Layout direction', directions, (value) => this.handlers.change({ layoutDirection: value })),
        el('datalist', { id: 'settings-locales' }, ...locales.map((value) => el('option', { value }))),
        el('datalist', { id: 'settings-zones' }, ...Intl.supportedValuesOf('timeZone').map((value) => el('option', { value })))),
      this.#section('Account', 'Widgets do not get the name. They are asked for new timelines when another account is used.',
        this.#text('account', 'Name', { maxlength: '128', placeholder: 'None' })),
      this.#section('Lock', 'The device locks when the desktop of the machine that runs the host does. With a passcode, only the passcode unlocks it.',
        this.#switch('followDesktopLock', 'Lock with the desktop')),
      this.#section('Live activities', 'Turning this off removes the live activities that are shown now. They do not come back when it is turned on again.',
        this.#switch('liveActivities', 'Live activities'),
        ...Object.keys(shown.device.appLiveActivities).sort().map((app) => this.#field(
          `activities-${app}`, shown.apps.find(({ name }) => name === app)?.displayName ?? app, el('input', { type: 'checkbox', role: 'switch' }),
          ({ checked }) => this.handlers.change({ appLiveActivities: { [app]: checked } })))),
      this.#section('Links', 'What widgets and live activities may open on the machine that runs the host, other than web pages.', confirmedLinks()));
    this.dialog = dialog;
    dialog.addEventListener('close', () => { dialog.remove(); this.dialog = null; });
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    this.update(shown);
    dialog.showModal();
  }

  /** Shows the host's values, except in a field in which somebody types. */
  update({ device, scheme, places, wallpaper }) {
    if (!this.dialog || !device) return;
    const values = { ...device, scheme, tint: `#${(device.tint ?? 'FFFFFF').toLowerCase()}`, account: device.account ?? '' };
    for (const place of places) values[`appearance-${place.id}`] = place.appearance;
    for (const [app, isAllowed] of Object.entries(device.appLiveActivities)) {
      values[`activities-${app}`] = isAllowed;
      const field = this.fields.get(`activities-${app}`);
      if (field) field.input.disabled = !device.liveActivities;
    }
    this.largestWallpaper = device.largestWallpaper;
    this.removeWallpaper.hidden = device.wallpaper === null && places.every(({ ownWallpaper }) => ownWallpaper === null);
    this.thumbnail.hidden = wallpaper === null;
    if (wallpaper !== null && this.thumbnail.src !== wallpaper) this.thumbnail.src = wallpaper;
    for (const [name, { input }] of this.fields) {
      const value = values[name];
      if (value === undefined || input.type === 'file') continue;
      if (input.type === 'checkbox') input.checked = value;
      else if (input.type === 'range') this.#showSize(input, textSizes.findIndex(([size]) => size === value));
      else if (input.type !== 'text' || input !== document.activeElement || !input.dataset.typed) input.value = value;
    }
  }

  #section(title, note, ...rows) {
    return el('section', {}, el('h3', {}, title), ...rows, el('p.note', {}, note));
  }

  /** A row with a label, an input and room for a refusal. `send` gets the input when its value has changed. */
  #field(name, title, input, send) {
    const id = `setting-${name}`;
    const problem = el('p.problem', { id: `${id}-problem`, role: 'alert' });
    input.id = id;
    input.setAttribute('aria-describedby', problem.id);
    input.addEventListener('change', async () => {
      delete input.dataset.typed;
      try {
        await send(input);
        problem.textContent = '';
        input.removeAttribute('aria-invalid');
      } catch (error) {
        problem.textContent = `${error.message}.`;
        input.setAttribute('aria-invalid', 'true');
      }
    });
    this.fields.set(name, { input });
    return el(input.type === 'checkbox' ? 'div.row.check' : 'div.row', {}, el('label', { for: id }, title), input, problem);
  }

  /** A field for files cannot be styled, so a button opens it. */
  #wallpaper() {
    const input = el('input', { type: 'file', accept: wallpaperTypes.join(','), 'aria-label': 'A picture as wallpaper', hidden: true });
    const row = this.#field('wallpaper', 'Wallpaper', input, async () => {
      const [file] = input.files;
      // The same file can be chosen again.
      input.value = '';
      if (!file) return;
      if (file.size > this.largestWallpaper) throw new Error(`the wallpaper has more than ${this.largestWallpaper} bytes; scale it down`);
      row.setAttribute('aria-busy', 'true');
      try {
        await this.handlers.wallpaper(file);
      } finally {
        row.removeAttribute('aria-busy');
      }
    });
    const problem = row.querySelector('.problem');
    this.thumbnail = el('img.thumbnail', { alt: 'Your wallpaper', hidden: true });
    const choose = el('button.tool', { type: 'button', id: 'choose-wallpaper', 'aria-describedby': problem.id, onclick: () => input.click() }, 'Choose a picture…');
    this.removeWallpaper = el('button.tool', {
      type: 'button', id: 'remove-wallpaper', hidden: true, 'aria-label': 'Remove the wallpaper', onclick: async () => {
        try {
          await this.handlers.wallpaper(null);
          problem.textContent = '';
          choose.focus();
        } catch (error) {
          problem.textContent = `${error.message}.`;
        }
      },
    }, 'Remove');
    row.querySelector('label').htmlFor = choose.id;
    problem.before(el('div.wallpaper-tools', {}, this.thumbnail, choose, this.removeWallpaper));
    row.classList.add('wallpaper-row');
    return row;
  }

  #choice(name, title, options, send) {
    const select = el('select', {}, ...options.map(([value, text]) => el('option', { value }, text)));
    return this.#field(name, title, select, ({ value }) => send(value));
  }

  #switch(name, title) {
    return this.#field(name, title, el('input', { type: 'checkbox', role: 'switch' }), ({ checked }) => this.handlers.change({ [name]: checked }));
  }

  #text(name, title, attributes) {
    const input = el('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes, oninput: () => { input.dataset.typed = 'yes'; } });
    return this.#field(name, title, input, ({ value }) => this.handlers.change({ [name]: value.trim() }));
  }

  #textSize() {
    const input = el('input', { type: 'range', min: '0', max: String(textSizes.length - 1), step: '1' });
    const row = this.#field('dynamicType', 'Text size', input, ({ value }) => this.handlers.change({ dynamicType: textSizes[value][0] }));
    this.sizeName = el('output', { for: input.id });
    input.oninput = () => this.#showSize(input, Number(input.value));
    row.querySelector('label').after(this.sizeName);
    row.classList.add('size');
    return row;
  }

  #showSize(input, index) {
    input.value = String(index);
    const name = textSizes[index]?.[1] ?? '';
    input.setAttribute('aria-valuetext', name);
    this.sizeName.textContent = name;
  }
}
