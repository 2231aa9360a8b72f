// The form in which a person configures a widget: the widget flips over, and its parameters are on the back.

import * as api from './api.js';
import { el, icon, reducesMotion } from './dom.js';
import { Field, worded } from './field.js';
import { toast } from './feedback.js';
import { faultWords } from './format.js';

/** Values without the content of files, which is too long for an address; no list of options depends on it. */
const withoutFiles = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => !(typeof value === 'string' && value.startsWith('data:'))));

const pause = 200; // milliseconds of rest before a draft is sent

export class Form {
  /** @param handlers `{saving(instance), refused(instance), configured(instance), error(error)}`; `saving` is called before the host knows the change */
  constructor(handlers) {
    this.handlers = handlers;
    this.dialog = null;
  }

  /** Opens the form of a widget. @param from the element that flips over */
  async open(instance, from) {
    if (this.dialog) return;
    this.instance = instance;
    this.fields = new Map();
    this.draft = null; // null: nothing was changed
    this.sentence = el('p.sentence', {});
    this.rows = el('div.rows', {});
    this.notes = el('div.notes', {});
    this.problem = el('p.problem', { role: 'alert' });
    this.done = el('button.primary', { type: 'submit' }, 'Done');
    const dialog = this.dialog = el('dialog.platter', { 'aria-labelledby': 'platter-title', 'aria-busy': 'true' },
      el('form', { method: 'dialog', novalidate: true, onsubmit: (event) => { event.preventDefault(); this.#save().catch(this.handlers.error); } },
        el('header', {}, el('h2', { id: 'platter-title' }, instance.displayName), instance.appName === instance.displayName ? null : el('p.provider', {}, instance.appName)),
        this.sentence, this.rows, this.notes, this.problem,
        el('footer', {}, el('button.tool', { type: 'button', onclick: () => dialog.close() }, 'Cancel'), this.done)));
    dialog.addEventListener('close', () => this.#closed());
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
    this.#flip(from);
    this.rows.append(el('p.loading', {}, 'Loading…'));
    await this.#load();
  }

  /** Asks the host for the form of the draft. */
  async #load() {
    const request = this.request = {};
    try {
      const form = await api.form(this.instance.id, this.draft);
      if (request !== this.request || !this.dialog) return;
      this.#show(form);
    } catch (error) {
      if (request !== this.request || !this.dialog) return;
      this.dialog.setAttribute('aria-busy', 'false');
      this.problem.textContent = error.message;
      if (this.fields.size === 0) {
        this.rows.replaceChildren(el('button.tool', { type: 'button', onclick: () => { this.problem.textContent = ''; this.#load(); } }, 'Try again'));
      }
    }
  }

  #show(form) {
    const isFirst = this.form === undefined;
    this.form = form;
    // That of the first answer, on which the person's changes are based: a later one may be of what another client has stored meanwhile.
    if (isFirst) this.revision = form.revision;
    this.dialog.setAttribute('aria-busy', 'false');
    this.problem.textContent = form.failure ? worded(faultWords(form.failure), form.rows) : '';
    this.draft ??= { ...form.configuration };
    // Where there is no default, “no value” is the same as nothing configured.
    for (const { name, source } of form.rows) if (source === 'none' && this.draft[name] === null) delete this.draft[name];
    if (form.recommendations.length > 0) { this.#showRecommendations(form, isFirst); return; }
    const titles = new Map(form.rows.map((row) => [row.name, row]));
    this.sentence.hidden = form.sentence.length === 0;
    this.sentence.replaceChildren(...form.sentence.map(({ text, parameter }) => (text !== null ? text : this.#chip(titles.get(parameter)))));
    // A field stays as long as its parameter does, and with it the focus.
    const kept = new Map();
    for (const row of form.rows) {
      const key = `${row.name} ${row.control} ${row.isArray} ${row.options === null}`;
      const field = this.fields.get(key) ?? new Field(row, this.#handlers(row.name));
      field.update(row);
      kept.set(key, field);
    }
    this.fields = kept;
    this.#arrange([...kept.values()].map(({ element }) => element));
    if (form.rows.length === 0) this.rows.replaceChildren(el('p.note', {}, 'There is nothing to choose.'));
    this.notes.replaceChildren(...form.dropped.map(({ name, message }) => el('p.note', {}, `${name}: ${message}`)));
    this.notes.hidden = form.dropped.length === 0;
    if (isFirst) ([...this.fields.values()].at(0) ?? this.done).focus();
  }

  /** On a watch a person chooses one of the configurations that the app recommends. */
  #showRecommendations(form, isFirst) {
    this.sentence.hidden = this.notes.hidden = true;
    const key = (configuration) => JSON.stringify(Object.entries(configuration).sort(([left], [right]) => (left < right ? -1 : 1)));
    const chosen = key(this.draft);
    const choices = form.recommendations.map(({ description, configuration }, index) => {
      const input = el('input', { type: 'radio', name: 'recommendation', value: String(index), checked: key(configuration) === chosen });
      input.addEventListener('change', () => { this.draft = { ...configuration }; });
      return el('label.recommended', {}, input, el('span', {}, description));
    });
    this.rows.replaceChildren(el('div.choices', { role: 'radiogroup', 'aria-labelledby': 'platter-title' }, ...choices));
    if (isFirst) (this.rows.querySelector('input:checked') ?? this.rows.querySelector('input')).focus();
  }

  /** Puts elements in order. One that is in its place is not touched, because moving it would take its focus. */
  #arrange(elements) {
    for (const child of [...this.rows.children]) if (!elements.includes(child)) child.remove();
    elements.forEach((element, index) => { if (this.rows.children[index] !== element) this.rows.insertBefore(element, this.rows.children[index] ?? null); });
  }

  #chip(row) {
    if (row === undefined) return '';
    const shown = row.shown.map(({ title }) => title).join(', ') || row.prompt || row.title;
    return el('button.chip', {
      type: 'button', 'aria-label': `${row.title}: ${shown}`,
      onclick: () => [...this.fields.values()].find(({ name }) => name === row.name)?.focus(),
    }, shown);
  }

  #handlers(name) {
    return {
      change: (value, { atOnce = true } = {}) => {
        // A parameter that needs a value has its default instead of none.
        if (value === undefined || (value === null && !this.form.rows.find((row) => row.name === name)?.isOptional)) delete this.draft[name];
        else this.draft[name] = value;
        // An answer that is under way is one to an older draft: it would take away what was typed since.
        this.request = null;
        clearTimeout(this.timer);
        if (atOnce) this.#load();
        else this.timer = setTimeout(() => this.#load(), pause);
      },
      options: ({ search, cursor }) => api.options(this.instance.id, { parameter: name, search, cursor, configuration: JSON.stringify(withoutFiles(this.draft)) }),
    };
  }

  async #save() {
    if (this.form === undefined || this.isSaving) return;
    const incomplete = [...this.fields.values()].find((field) => !field.isWhole());
    if (incomplete) {
      this.problem.textContent = `${incomplete.row.title}: ${incomplete.incomplete}`;
      incomplete.focus();
      return;
    }
    for (const field of this.fields.values()) {
      const refused = field.takeRefusal();
      if (refused === '') continue;
      this.problem.textContent = `${field.row.title}: ${refused} Choose Done again to leave it as it was.`;
      field.focus();
      return;
    }
    this.isSaving = true;
    // Not `disabled`, which would take the focus.
    this.done.setAttribute('aria-disabled', 'true');
    clearTimeout(this.timer);
    const { instance } = this;
    try {
      this.handlers.saving(instance);
      const { canUndo, revision } = await api.configure(instance.id, this.draft, this.revision);
      // Nothing has changed, so no timeline follows.
      if (revision === this.revision) this.handlers.refused(instance);
      this.dialog?.close();
      this.handlers.configured(instance);
      const action = canUndo ? { title: 'Undo', run: () => this.#undo(instance) } : undefined;
      toast(`${instance.displayName} was configured.`, { action });
    } catch (error) {
      this.handlers.refused(instance);
      if (!this.dialog) throw error;
      const message = error.name === 'configuration.changed' ? await this.#changedByOthers() : worded(error.message, this.form.rows);
      if (this.dialog) this.problem.textContent = message;
    } finally {
      this.isSaving = false;
      this.done.removeAttribute('aria-disabled');
    }
  }

  /** The next “Done” replaces what another client has configured. */
  async #changedByOthers() {
    this.revision = (await api.form(this.instance.id, this.draft)).revision;
    return 'Another client has configured this widget meanwhile. Check the values and choose Done again.';
  }

  async #undo(instance) {
    this.handlers.saving(instance);
    try {
      await api.undoConfiguration(instance.id);
      this.handlers.configured(instance);
    } catch (error) {
      this.handlers.refused(instance);
      this.handlers.error(error);
    }
  }

  #flip(from) {
    if (reducesMotion()) return;
    const turn = (start, end) => [{ transform: `perspective(1200px) rotateY(${start}deg)` }, { transform: `perspective(1200px) rotateY(${end}deg)` }];
    from?.animate(turn(0, 90), { duration: 130, easing: 'ease-in' });
    this.dialog.animate(turn(-90, 0), { duration: 220, delay: from ? 120 : 0, easing: 'ease-out', fill: 'backwards' });
  }

  #closed() {
    clearTimeout(this.timer);
    this.request = null;
    this.dialog.remove();
    this.dialog = null;
    this.form = undefined;
  }
}
