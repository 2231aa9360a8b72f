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
  constructor() {
    this.prompt = null;
    this.sheet = null;
    this.waiting = Promise.resolve();
    this.putOff = new Set(); // closed without an answer in this window
  }

  /** Fetches the settings, asks for an app that waits, and brings an open sheet up to date. */
  async refresh() {
    // One after another, so that an older reply never replaces a newer one.
    this.waiting = this.waiting.then(() => api.location()).then((report) => this.#show(report));
    const now = this.waiting;
    this.waiting = now.catch(() => {});
    await now;
  }

  async open() {
    if (this.sheet) return;
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
    const asking = report.apps.find((app) => app.asking && !this.putOff.has(app.app));
    if (this.prompt && this.prompt.app !== asking?.app) this.#endPrompt();
    if (asking && !this.prompt) this.#ask(asking);
    if (this.sheet) this.#fill(report);
  }

  #ask(app) {
    const question = app.asking === 'widgets'
      ? `Allow “${app.displayName}” widgets to use your location?` : `Allow “${app.displayName}” to use your location?`;
    const dialog = el('dialog.question', { role: 'alertdialog', 'aria-labelledby': 'location-question', 'aria-describedby': 'location-detail' },
      el('h2', { id: 'location-question' }, question),
      el('p', { id: 'location-detail' }, app.precise ? 'It gets your precise location. You can change this under Location.' : 'It gets only your approximate location.'),
      ...answers[app.asking].map(([answer, title]) => el('button', { type: 'button', onclick: () => this.#answer(app, answer) }, title)));
    const opener = document.activeElement;
    this.prompt = { app: app.app, dialog };
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
    this.place.textContent = report.place
      ? `This device is at ${report.place.latitude.toFixed(4)}, ${report.place.longitude.toFixed(4)}; ${report.summary}.` : `The location is not known: ${report.reason}`;
    const focused = document.activeElement?.id;
    this.list.replaceChildren(...report.apps.map((app, index) => this.#row(app, index)));
    if (report.apps.length === 0) this.list.append(el('p.note', {}, 'No app is installed.'));
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
      app.programs > 0 ? el('p.note', {}, 'A program of the app is running. This counts as using the app until it ends or the device is locked.') : null,
      app.declared ? null : el('p.note', {}, 'Its Info.plist lacks NSWidgetUsesLocation, so its widgets get no location.'));
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
