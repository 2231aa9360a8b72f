// Who may know the device's location: the question when an app asks, and the sheet with every app's setting.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { showError } from './feedback.js';

const settings = [
  ['never', 'Never'],
  ['ask', 'Ask next time'],
  ['whileUsing', 'While using the app'],
  ['whileUsingOrWidgets', 'While using the app or widgets'],
  ['always', 'Always'],
];

const answers = {
  app: [['once', 'Allow Once'], ['whileUsing', 'Allow While Using App'], ['never', 'Don’t Allow']],
  widgets: [['whileUsingOrWidgets', 'Allow While Using App or Widgets'], ['whileUsing', 'Allow While Using App'], ['never', 'Don’t Allow']],
};

export class Location {
  /** @param button the button of the toolbar, which says that an app asks */
  constructor(button) {
    this.prompt = null;
    this.sheet = null;
    this.waiting = Promise.resolve();
    this.putOff = new Set(); // closed without an answer in this window
    this.early = new Set(); // asked before a person had used the page: the question waits at the button
    this.button = button;
    this.badge = el('span.badge-dot', { hidden: true });
    button.append(icon('pin'), el('span', {}, 'Location'), this.badge);
    this.#label(null);
    this.isUsed = false;
    const abort = new AbortController();
    const use = (event) => { if (event.isTrusted) { this.isUsed = true; abort.abort(); } };
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, use, { capture: true, signal: abort.signal });
  }

  /** Fetches the settings, asks for an app that waits, and brings an open sheet up to date. */
  async refresh() {
    // One after another, so that an older reply never replaces a newer one.
    this.waiting = this.waiting.then(() => api.location()).then((report) => this.#show(report));
    const now = this.waiting;
    this.waiting = now.catch(() => {});
    await now;
  }

  /** Asks what waits for an answer, and otherwise opens the sheet. */
  async open() {
    if (this.sheet) return;
    if (this.early.size > 0) {
      this.early.clear();
      try { await this.refresh(); } catch (error) { showError(error); }
      if (this.prompt) return;
    }
    this.list = el('div.settings', {});
    this.place = el('p.note', {});
    this.sheet = el('dialog.location', { 'aria-labelledby': 'location-title' },
      el('header', {}, el('h2', { id: 'location-title' }, 'Location'),
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => this.sheet.close() }, icon('close'))),
      this.place, this.list);
    const { sheet } = this;
    sheet.addEventListener('close', () => { sheet.remove(); this.sheet = null; });
    sheet.addEventListener('click', (event) => { if (event.target === sheet) sheet.close(); });
    document.body.append(sheet);
    sheet.showModal();
    try {
      await this.refresh();
    } catch (error) {
      sheet.close();
      showError(error);
    }
  }

  #show(report) {
    for (const app of this.putOff) if (!report.apps.some((one) => one.app === app && one.asking)) this.putOff.delete(app);
    const waiting = report.apps.filter((app) => app.asking && !this.putOff.has(app.app));
    // A page that nobody has used yet shows its widgets, and no question over them.
    if (!this.isUsed) for (const { app } of waiting) this.early.add(app);
    for (const app of this.early) if (!waiting.some((one) => one.app === app)) this.early.delete(app);
    const asking = waiting.find(({ app }) => !this.early.has(app));
    if (this.prompt && (this.prompt.app !== asking?.app || this.prompt.asker !== asking.asking)) this.#endPrompt();
    if (asking && !this.prompt) this.#ask(asking);
    this.#label(waiting.find(({ app }) => this.early.has(app)) ?? null);
    if (this.sheet) this.#fill(report);
  }

  /** Says on the button whether an app waits for an answer. */
  #label(app) {
    this.badge.hidden = app === null;
    this.button.setAttribute('aria-label', app === null ? 'Location settings' : `Location: ${app.displayName} asks to use it`);
    this.button.title = app === null ? '' : `${app.displayName} asks to use your location`;
  }

  #ask(app) {
    const question = app.asking === 'widgets'
      ? `Allow “${app.displayName}” widgets to use your location?` : `Allow “${app.displayName}” to use your location?`;
    const dialog = el('dialog.question', { role: 'alertdialog', 'aria-labelledby': 'location-question', 'aria-describedby': 'location-detail' },
      el('h2', { id: 'location-question' }, question),
      el('p', { id: 'location-detail' }, app.precise ? 'It gets your precise location. You can change this under Location.' : 'It gets only your approximate location.'),
      ...answers[app.asking].map(([answer, title]) => el('button', { type: 'button', onclick: () => this.#answer(app, answer) }, title)));
    const opener = document.activeElement;
    this.prompt = { app: app.app, asker: app.asking, dialog };
    // Escape puts the question off.
    dialog.addEventListener('cancel', () => this.putOff.add(app.app));
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (this.prompt?.dialog === dialog) this.prompt = null;
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      this.refresh().catch(showError);
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  async #answer(app, answer) {
    try {
      await api.answerLocation(app.app, answer);
    } catch (error) {
      // Somebody has answered elsewhere.
      if (error.name !== 'location.notAsking') showError(error);
    }
    this.#endPrompt();
  }

  #endPrompt() {
    const dialog = this.prompt?.dialog;
    this.prompt = null;
    dialog?.close();
  }

  #fill(report) {
    this.place.textContent = whereabouts(report);
    const focused = document.activeElement?.id;
    const isOpen = this.list.querySelector('details')?.open ?? false;
    const rows = report.apps.map((app, index) => ({ app, row: this.#row(app, index) }));
    // The others have no use for it until a program of theirs asks.
    const uses = ({ app }) => app.declared || app.asking !== null || app.programs > 0 || app.authorization !== 'ask';
    const others = rows.filter((each) => !uses(each));
    this.list.replaceChildren(...rows.filter(uses).map(({ row }) => row));
    if (others.length > 0) {
      const title = others.length === 1 ? 'One app does not use the location' : `${others.length} apps do not use the location`;
      this.list.append(el('details', { open: isOpen }, el('summary', {}, title), ...others.map(({ row }) => row)));
    }
    if (rows.length === 0) this.list.append(el('p.note', {}, 'No app is installed.'));
    if (focused?.startsWith('location-')) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  #row(app, index) {
    const choice = el('select', {
      id: `location-choice-${index}`, 'aria-label': `When ${app.displayName} may use location`,
      onchange: (event) => this.#set(app, { authorization: event.target.value }),
    }, ...settings.map(([value, title]) => el('option', { value, selected: value === app.authorization }, title)));
    const precise = el('input', {
      type: 'checkbox', id: `location-precise-${index}`, checked: app.precise, onchange: (event) => this.#set(app, { precise: event.target.checked }),
    });
    return el('div.setting', { 'data-app': app.app },
      el('h3', {}, app.displayName), choice,
      el('label', { for: `location-precise-${index}` }, precise, 'Precise location'),
      el('p.note', {}, stateWords(app)));
  }

  async #set(app, change) {
    try {
      await api.setLocation(app.app, change);
    } catch (error) {
      showError(error);
    }
    this.refresh().catch(showError);
  }
}

/** What an app gets now, in words. */
function stateWords({ asking, authorization, once, precise, programs, declared }) {
  const extent = precise ? 'its precise location' : 'only an area of some kilometres';
  const granted = {
    never: 'It gets no location.',
    ask: asking ? 'It asks for the location now.' : 'It has not asked yet.',
    whileUsing: `While you use the app it gets ${extent}; its widgets get none.`,
    whileUsingOrWidgets: `While you use the app or view its widgets it gets ${extent}.`,
    always: `It always gets ${extent}.`,
  }[authorization] ?? authorization;
  return [
    once ? `Allowed this once: until you leave the app it gets ${extent}.` : granted,
    programs > 0 ? 'A program of the app is running, which counts as using it until it ends or the device is locked.' : '',
    declared ? '' : 'Its widgets do not use the location.',
  ].filter(Boolean).join(' ');
}

/** Where the device is, in words. */
function whereabouts({ place, source, reason }) {
  if (source === 'none') return 'No place is set for this device, so no app gets a location. Set one with the command “almanac location”, or let it follow the desktop.';
  if (!place) return `The location is not known: ${reason}.`;
  const degrees = (value, positive, negative) => `${Math.abs(value).toLocaleString('en', { maximumFractionDigits: 4 })}° ${value < 0 ? negative : positive}`;
  const from = { fixed: 'as it was set', track: 'where a recorded track has it now', desktop: 'as the desktop’s location service says' }[source] ?? '';
  const accuracy = place.accuracy >= 1000 ? `${Math.round(place.accuracy / 1000)} km` : `${Math.round(place.accuracy)} m`;
  return `This device is at ${degrees(place.latitude, 'north', 'south')}, ${degrees(place.longitude, 'east', 'west')}, ${from}, within ${accuracy}.`;
}
