// A row of a widget's form: one parameter, edited as its type needs it.

import { el, icon } from './dom.js';
import { choose } from './options.js';

const keyboards = { numberPad: 'numeric', decimalPad: 'decimal', numbersAndPunctuation: 'numeric', phonePad: 'tel', emailAddress: 'email', url: 'url', webSearch: 'search' };
const capitals = { words: 'words', sentences: 'sentences', allCharacters: 'characters', none: 'none' };
const spans = [['Seconds', 1], ['Minutes', 60], ['Hours', 3600], ['Days', 86_400]];
let fields = 0; // makes ids unique in the document

export class Field {
  /** @param handlers `{change(value, {atOnce}), options({search, cursor})}`; null = no value, undefined = back to the default */
  constructor(row, handlers) {
    this.name = row.name;
    this.handlers = { ...handlers, change: (value, options) => { this.#changed(); handlers.change(value, options); } };
    this.incomplete = ''; // what is still missing in what was typed; then the draft has an older value
    this.refused = ''; // why a chosen file was not taken; the field still has what it had
    this.id = `field-${fields += 1}`;
    this.label = el('label', { for: this.id, id: `${this.id}-label` });
    this.about = el('p.note', { id: `${this.id}-about` });
    this.fault = el('p.problem', { id: `${this.id}-fault` });
    this.reset = el('button.reset', { type: 'button', 'aria-label': `Reset ${row.title}`, title: 'Back to the default', onclick: () => this.handlers.change(undefined) }, icon('reload'));
    this.control = row.isArray ? this.#list(row) : this.#single(row, this.id, (value, options) => this.handlers.change(value, options));
    // These controls cannot show that there is no value.
    this.clear = ['switch', 'slider'].includes(row.control) && row.isOptional && !row.isArray
      ? el('button.clear', { type: 'button', 'aria-label': `No ${row.title}`, title: 'No value', onclick: () => this.handlers.change(null) }, icon('close')) : null;
    this.candidates = el('div.candidates', { role: 'group', 'aria-label': `Choices for ${row.title}` });
    this.element = el(this.clear ? 'div.row.clearable' : 'div.row', { 'data-parameter': row.name, 'data-control': row.control }, this.label, this.control.element, this.clear, this.reset, this.about, this.fault, this.candidates);
    this.element.addEventListener('focusout', () => this.#left());
  }

  /** Shows what the host says of the parameter, except in a field in which somebody types. */
  update(row) {
    this.row = row;
    this.isChanging = false;
    this.label.textContent = row.title;
    this.about.textContent = row.description;
    this.about.hidden = row.description === '';
    if (this.incomplete === '') this.control.show(row);
    this.#showFault();
    // A button that vanishes would take the focus with it.
    const hadFocus = [this.clear, this.reset, ...this.candidates.children].includes(document.activeElement);
    this.reset.hidden = row.source !== 'configured';
    if (this.clear) this.clear.hidden = row.value === null;
    this.candidates.replaceChildren(...row.candidates.map(({ value, title, subtitle }) => el('button.tool', { type: 'button', onclick: () => this.handlers.change(value) }, title, subtitle ? el('small', {}, subtitle) : null)));
    this.candidates.hidden = row.candidates.length === 0;
    if (hadFocus && ![this.clear, this.reset].includes(document.activeElement)) this.focus();
  }

  focus() { this.element.querySelector('input, select, textarea, .choice, .elements button')?.focus(); }

  /** Whether what was typed is a value as a whole; a part of a date tells nothing while it is typed. */
  isWhole() {
    if (this.incomplete === '' && [...this.element.querySelectorAll('input')].some((input) => input.validity.badInput)) this.#complain('This is only a part of a value.');
    return this.incomplete === '';
  }

  /** Says once why what was chosen was not taken; empty: nothing was refused since. The next “Done” stores what the field has. */
  takeRefusal() {
    const { refused } = this;
    this.refused = '';
    return refused;
  }

  #refuse(words) {
    this.refused = words;
    this.#showFault();
    this.focus();
  }

  /** Says what is missing in what was typed, which is no value yet. The draft keeps what it had. */
  #complain(words) {
    this.incomplete = words;
    this.#showFault();
  }

  #changed() {
    this.isChanging = true;
    this.incomplete = this.refused = '';
  }

  /** While somebody types, a field keeps what was typed; afterwards it shows the value. */
  #left() { if (this.row && !this.isChanging && this.incomplete === '') setTimeout(() => { if (!this.isChanging && !this.element.contains(document.activeElement)) this.control.show(this.row); }); }

  #showFault() {
    const { fault, shown } = this.row ?? {};
    const words = this.refused || this.incomplete || (fault?.name === 'configuration.vanished' ? `“${shown.map(({ title }) => title).join(', ')}” is no longer there. Choose another one; until then the widget does without it.` : fault ? worded(fault.message, [this.row]) : '');
    this.fault.textContent = words;
    this.element.classList.toggle('faulty', words !== '');
    for (const input of this.element.querySelectorAll('input, select, textarea, button.choice')) {
      input.setAttribute('aria-describedby', `${this.id}-about ${this.id}-fault`);
      input.setAttribute('aria-invalid', String(words !== ''));
    }
  }

  /** A control for one value: `{element, show(row), value}`. */
  #single(row, id, change) {
    const make = this[`_${row.control}`] ?? this._text;
    return make.call(this, row, id, change);
  }

  _text(row, id, change) {
    const { text } = row;
    const attributes = {
      id, inputmode: keyboards[text?.keyboard], autocapitalize: capitals[text?.capitalization], placeholder: row.prompt || undefined, maxlength: '4096',
      spellcheck: String(text?.autocorrection !== false), oninput: () => change(input.value === '' && row.isOptional ? null : input.value, { atOnce: false }),
    };
    const input = text?.multiline ? el('textarea', { ...attributes, rows: '3' }) : el('input', { type: 'text', ...attributes });
    return { element: input, show: ({ value }) => write(input, value ?? '') };
  }

  _url(row, id, change) {
    const input = el('input', { id, type: 'url', placeholder: row.prompt || 'https://…', oninput: () => change(input.value === '' ? null : input.value, { atOnce: false }) });
    return { element: input, show: ({ value }) => write(input, value ?? '') };
  }

  _file(row, id, change) {
    const input = el('input', { id, type: 'text', placeholder: 'file:///…', oninput: () => change(input.value === '' ? null : input.value, { atOnce: false }) });
    const chooser = el('input', { type: 'file', hidden: true, tabindex: '-1', 'aria-hidden': 'true', accept: accepted(row.contentTypes), onchange: () => take(chooser.files[0]) });
    const button = el('button.tool', { type: 'button', 'aria-label': `Choose a file for ${row.title}`, onclick: () => chooser.click() }, 'Choose…');
    const take = async (file) => {
      chooser.value = ''; // so that the same file can be chosen again
      if (file === undefined) return;
      if (file.size > row.fileBytes) {
        this.#refuse(`“${file.name}” has ${bytes(file.size)}. A widget’s settings keep a file of at most ${bytes(row.fileBytes)}; give the address of a larger one.`);
        return;
      }
      try {
        change(await dataURL(file));
        input.value = file.name;
      } catch {
        this.#refuse(`“${file.name}” cannot be read.`);
      }
    };
    return { element: el('span.file', {}, input, button, chooser), show: ({ value }) => write(input, fileName(value)) };
  }

  _number(row, id, change) {
    const input = el('input', {
      id, type: 'number', placeholder: row.prompt || (row.isOptional ? 'None' : undefined), step: row.type === 'int' ? String(row.range?.step ?? 1) : 'any', min: bound(row.range?.minimum), max: bound(row.range?.maximum),
      oninput: () => this.#tellNumber(input, change, () => input.valueAsNumber),
    });
    return { element: input, show: ({ value }) => write(input, value ?? '') };
  }

  /** Tells the value of a field for a number. What is no number yet, such as “-”, is none; an empty field is no value. */
  #tellNumber(input, change, value) {
    if (input.validity.badInput) this.#complain('This is not a number.');
    else if (input.value === '') change(null, { atOnce: false });
    else if (Number.isFinite(input.valueAsNumber)) change(value(), { atOnce: false });
  }

  _stepper(row, id, change) {
    const { element: input, show } = this._number(row, id, change);
    const step = (sign) => {
      if (sign > 0) input.stepUp(); else input.stepDown();
      change(input.valueAsNumber);
    };
    const less = el('button', { type: 'button', 'aria-label': `Less ${row.title}`, onclick: () => step(-1) }, icon('minus'));
    const more = el('button', { type: 'button', 'aria-label': `More ${row.title}`, onclick: () => step(1) }, icon('plus'));
    return {
      element: el('span.stepper', {}, less, input, more),
      show: (shown) => {
        show(shown);
        less.disabled = shown.range?.minimum !== null && shown.value <= shown.range?.minimum;
        more.disabled = shown.range?.maximum !== null && shown.value >= shown.range?.maximum;
      },
    };
  }

  _slider(row, id, change) {
    const { minimum, maximum, step } = row.range ?? {};
    const words = el('output', { for: id });
    const input = el('input', {
      id, type: 'range', min: String(minimum ?? 0), max: String(maximum ?? 100), step: row.type === 'int' ? String(step ?? 1) : 'any',
      oninput: () => { words.textContent = format(input.valueAsNumber); change(row.type === 'int' ? Math.round(input.valueAsNumber) : input.valueAsNumber, { atOnce: false }); },
    });
    return { element: el('span.slider', {}, input, words), show: ({ value }) => { write(input, value ?? minimum ?? 0); words.textContent = format(input.valueAsNumber); } };
  }

  _switch(row, id, change) {
    const input = el('input', { id, type: 'checkbox', role: 'switch', onchange: () => change(input.checked) });
    return { element: input, show: ({ value }) => { input.checked = value === true; input.indeterminate = value === null; } };
  }

  _date(row, id, change) { return this.#instant(id, change, 'date', (text) => `${text}T12:00`, (text) => text.slice(0, 10)); }
  _time(row, id, change) { return this.#instant(id, change, 'time', (text) => `${local(new Date()).slice(0, 10)}T${text}`, (text) => text.slice(11, 16)); }
  _dateTime(row, id, change) { return this.#instant(id, change, 'datetime-local', (text) => text, (text) => text); }

  /** A date is an instant; the field shows it in the browser's time zone. */
  #instant(id, change, type, whole, part) {
    const input = el('input', {
      id, type, max: type === 'time' ? undefined : type === 'date' ? '9999-12-31' : '9999-12-31T23:59',
      oninput: () => {
        const date = new Date(whole(input.value));
        if (input.validity.badInput || (input.value !== '' && !(date.getFullYear() <= 9999))) this.#complain('This is not a whole date.');
        else change(input.value === '' ? null : `${date.toISOString().slice(0, 19)}Z`, { atOnce: false });
      },
    });
    return {
      element: input,
      show: ({ value }) => {
        const date = typeof value === 'string' ? new Date(value) : null;
        write(input, date === null || Number.isNaN(date.getTime()) ? '' : part(local(date)));
      },
    };
  }

  _duration(row, id, change) {
    const input = el('input', { id, type: 'number', step: 'any', oninput: () => tell() });
    const unit = el('select', { 'aria-label': `Unit of ${row.title}`, onchange: () => tell() }, ...spans.map(([title, seconds]) => el('option', { value: String(seconds) }, title)));
    const tell = () => this.#tellNumber(input, change, () => input.valueAsNumber * Number(unit.value));
    return {
      element: el('span.pair', {}, input, unit),
      show: ({ value }) => {
        if (value === input.valueAsNumber * Number(unit.value)) return;
        const [, seconds] = spans.findLast(([, each]) => value !== null && value !== 0 && value % each === 0) ?? spans[0];
        unit.value = String(seconds);
        write(input, value === null ? '' : value / seconds);
      },
    };
  }

  _measurement(row, id, change) { return this.#amount(row, id, change, 'value', 'unit'); }
  _currency(row, id, change) { return this.#amount(row, id, change, 'amount', 'currency'); }

  #amount(row, id, change, amount, unit) {
    const input = el('input', { id, type: 'number', step: 'any', min: bound(row.range?.minimum), max: bound(row.range?.maximum), oninput: () => tell() });
    const units = row.units.length > 0 || unit === 'unit'
      ? el('select', { 'aria-label': `Unit of ${row.title}`, onchange: () => tell() }, ...row.units.map((each) => el('option', { value: each }, each)))
      : el('input', { type: 'text', 'aria-label': `Currency of ${row.title}`, maxlength: '3', size: '4', placeholder: 'EUR', oninput: () => tell() });
    const code = () => (unit === 'unit' ? units.value : units.value.toUpperCase());
    const tell = () => {
      if (input.value !== '' && units.value === '') this.#complain('The currency is missing.');
      else this.#tellNumber(input, change, () => ({ [amount]: input.valueAsNumber, [unit]: code() }));
    };
    return {
      element: el('span.pair', {}, input, units),
      show: ({ value }) => {
        const isNumber = typeof value === 'number';
        write(input, (isNumber ? value : value?.[amount]) ?? '');
        write(units, (isNumber ? row.units[0] : value?.[unit]) ?? row.units[0] ?? '');
      },
    };
  }

  _place(row, id, change) {
    return this.#record(id, change, [['name', 'Name', 'text'], ['latitude', 'Latitude', 'number'], ['longitude', 'Longitude', 'number']], ['latitude', 'longitude'], 'A place needs its latitude and longitude.');
  }
  _person(row, id, change) { return this.#record(id, change, [['name', 'Name', 'text'], ['handle', 'Mail or telephone', 'text']], ['name'], 'A person needs a name.'); }

  /** A value with several parts. It is told when it has those that it needs; until then `missing` says so. */
  #record(id, change, parts, needed, missing) {
    let current = {};
    const inputs = parts.map(([part, title, type], index) => {
      const input = el('input', { id: index === 0 ? id : undefined, type, step: 'any', placeholder: title, 'aria-label': title, oninput: () => tell() });
      return { part, type, input };
    });
    const tell = () => {
      const value = { ...current };
      for (const { part, type, input } of inputs) {
        if (input.value === '') delete value[part];
        else value[part] = type === 'number' ? input.valueAsNumber : input.value;
      }
      if (inputs.some(({ input }) => input.validity.badInput)) this.#complain('This is not a number.');
      else if (inputs.every(({ input }) => input.value === '')) change(null, { atOnce: false });
      else if (needed.every((part) => value[part] !== undefined)) change(value, { atOnce: false });
      else this.#complain(missing);
    };
    return {
      element: el('span.record', {}, ...inputs.map(({ input }) => input)),
      show: ({ value }) => {
        current = value !== null && typeof value === 'object' ? value : {};
        for (const { part, input } of inputs) write(input, current[part] ?? '');
      },
    };
  }

  _list(row, id, change) {
    // A short fixed list needs no list of its own.
    if (row.options === null || row.options.some(({ image }) => image !== null)) return this._search(row, id, change);
    const select = el('select', { id, onchange: () => change(select.value === '' ? null : JSON.parse(select.value)) });
    return {
      element: select,
      show: (shown) => {
        const value = shown.value === null ? '' : JSON.stringify(shown.value);
        const sections = Map.groupBy(shown.options, ({ section }) => section);
        const options = (each) => each.map((option) => el('option', { value: JSON.stringify(option.value) }, option.title));
        const unknown = value !== '' && !shown.options.some((option) => JSON.stringify(option.value) === value);
        select.replaceChildren(
          ...(shown.isOptional || value === '' ? [el('option', { value: '' }, shown.prompt || 'None')] : []),
          ...(unknown ? [el('option', { value }, shown.shown[0]?.title ?? value)] : []),
          ...[...sections].flatMap(([title, each]) => (title === '' ? options(each) : [el('optgroup', { label: title }, ...options(each))])));
        select.value = value;
      },
    };
  }

  _search(row, id, change) {
    const title = el('span', {});
    const button = el('button.choice', {
      id, type: 'button', 'aria-haspopup': 'listbox', 'aria-labelledby': `${this.id}-label ${id}`,
      onclick: () => choose({ row: this.row ?? row, options: this.handlers.options, chosen: (value) => change(value), opener: button }),
    }, title, icon('chevron'));
    return {
      element: button,
      show: ({ shown, prompt, typeName }) => { title.textContent = shown.map((each) => each.title).join(', ') || prompt || `Choose ${typeName || ''}`.trim(); },
    };
  }

  /** Several values: chosen from a list, or one field for each. */
  #list(row) {
    if (row.hasOptions) return this._search(row, this.id, (value) => this.handlers.change(value));
    const box = el('div.elements', { role: 'group', 'aria-labelledby': `${this.id}-label` });
    let values = [];
    let controls = [];
    const tell = (options) => this.handlers.change(values.filter((value) => value !== null), options);
    const draw = (shown) => {
      controls = values.map((value, index) => {
        const control = this.#single({ ...shown, isArray: false }, `${this.id}-${index}`, (changed, options) => { values[index] = changed; tell(options); });
        const drop = el('button', { type: 'button', 'aria-label': `Remove ${shown.title} ${index + 1}`, disabled: values.length <= (shown.minElements ?? 0), onclick: () => { values.splice(index, 1); tell(); draw(shown); } }, icon('minus'));
        return { ...control, box: el('div.element', {}, control.element, drop) };
      });
      const add = el('button.tool', {
        type: 'button', disabled: values.length >= (shown.maxElements ?? Infinity),
        onclick: () => { values.push(null); draw(shown); box.querySelector('.element:last-of-type input')?.focus(); },
      }, icon('plus'), el('span', {}, `Add to ${shown.title}`));
      box.replaceChildren(...controls.map((control) => control.box), add);
      controls.forEach((control, index) => control.show({ ...shown, value: values[index] }));
    };
    return {
      element: box,
      show: (shown) => {
        const now = Array.isArray(shown.value) ? shown.value : [];
        if (box.firstChild !== null && JSON.stringify(now) === JSON.stringify(values.filter((value) => value !== null))) return;
        values = [...now];
        draw(shown);
      },
    };
  }
}

/** A message of the host with the titles of parameters, which a person sees, in place of their names in the author's code. */
export function worded(message, rows) {
  return rows.filter(({ title }) => title !== '').reduce(
    (text, { name, title }) => text.replace(`“${title}” (${name})`, title).replaceAll(`“${name}”`, `“${title}”`), message);
}

/** What a file field shows: the address, or the name of a file whose content is the value. */
function fileName(value) {
  if (typeof value !== 'string' || !value.startsWith('data:')) return value ?? '';
  const name = /^data:[^,]*;name=([^;,]*)/.exec(value)?.[1];
  try { return name ? decodeURIComponent(name) : 'A file'; } catch { return 'A file'; }
}

/** A file's content as an address with its name (RFC 2397). */
async function dataURL(file) {
  const content = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // `apply` takes some ten thousand arguments at most.
  for (let at = 0; at < content.length; at += 8192) text += String.fromCharCode.apply(null, content.subarray(at, at + 8192));
  const name = encodeURIComponent(file.name).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `data:${file.type || 'application/octet-stream'};name=${name};base64,${btoa(text)}`;
}

const media = { 'public.image': 'image/*', 'public.png': 'image/png', 'public.jpeg': 'image/jpeg', 'public.heic': 'image/heic', 'com.compuserve.gif': 'image/gif', 'com.adobe.pdf': 'application/pdf', 'public.pdf': 'application/pdf', 'public.audio': 'audio/*', 'public.movie': 'video/*', 'public.video': 'video/*', 'public.text': 'text/*', 'public.plain-text': 'text/plain', 'public.json': 'application/json', 'public.xml': 'application/xml', 'public.comma-separated-values-text': 'text/csv' };

/** The files that a chooser offers. A type that browsers do not know leaves all. */
const accepted = (types) => (types.length > 0 && types.every((type) => type in media) ? types.map((type) => media[type]).join(',') : undefined);

const bytes = (count) => (count < 1000 ? `${count} bytes` : count < 1_000_000 ? `${Math.round(count / 1000)} KB` : `${(count / 1_000_000).toFixed(1)} MB`);

const bound = (value) => (value === null || value === undefined ? undefined : String(value));
const format = (number) => (Number.isFinite(number) ? number.toLocaleString(undefined, { maximumFractionDigits: 2 }) : '');

/** Sets a field's value, unless it has it or somebody types in it. */
function write(input, value) {
  const text = String(value);
  if (input.value === text || (input === document.activeElement && input.matches('input:not([type="range"]), textarea'))) return;
  input.value = text;
}

/** A date as a `datetime-local` field writes it. */
function local(date) {
  const two = (number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
