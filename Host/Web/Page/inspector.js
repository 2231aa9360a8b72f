// The panel with a widget's entries, reload policy, freshness, day and diagnostics.

import * as api from './api.js';
import { DayView } from './day.js';
import { el, icon } from './dom.js';
import { familyName, fromNow, policyWords } from './format.js';
import { stillPicture } from './picture.js';
import { requestReload } from './reload.js';
import { when, withDates } from './time-format.js';
import { classBehind } from './wallpaper.js';

const shownEntries = 9;

export class Inspector {
  /** @param handlers `{remove, close}` */
  constructor(root, handlers) {
    this.root = root;
    this.handlers = handlers;
    this.instance = null;
    this.day = new DayView();
    root.addEventListener('keydown', (event) => { if (event.key === 'Escape') this.close(); });
    this.#hint();
    setInterval(() => this.#retime(), 1000);
    // Moves the chart's line of the current time. A lost connection is reported elsewhere.
    setInterval(() => { if (this.instance && !document.hidden) this.day.refresh().catch(() => {}); }, 60_000);
  }

  /** Shows an instance; `focus` moves the keyboard focus to it. */
  show(instance, { place, shown, scheme, open = true, focus = false }) {
    const other = instance.id !== this.instance?.id;
    Object.assign(this, { instance, place, shown, scheme });
    if (open) this.root.classList.add('open');
    if (other) this.#frame();
    this.refresh();
    if (focus) this.root.querySelector('h2')?.focus();
  }

  close() {
    this.root.classList.remove('open');
    this.handlers.close();
  }

  clear() {
    this.instance = null;
    this.day.clear();
    this.root.classList.remove('open');
    this.#hint();
  }

  async refresh() {
    const { instance } = this;
    if (!instance) return;
    try {
      const [timeline, why] = await Promise.all([api.timeline(instance.id), api.why(instance.id), this.day.show(instance, this.scheme)]);
      if (this.instance?.id !== instance.id) return;
      this.#fill(timeline, why);
    } catch (error) {
      if (this.instance?.id === instance.id) this.facts.replaceChildren(el('p.quiet', {}, error.message));
    }
  }

  #hint() {
    this.root.replaceChildren(el('div.hint', {}, icon('widgets'), el('h2', {}, 'Select a widget'),
      el('p', {}, 'Its timeline, reload policy, freshness and reload decisions appear here.')));
  }

  #frame() {
    const { instance } = this;
    this.facts = el('div', {});
    this.diagnostics = el('div', {});
    this.root.replaceChildren(
      el('header', {},
        el('div', {}, el('h2', { tabindex: '-1' }, instance.displayName), el('p', {}, `${instance.appName}, ${familyName(instance.family).toLowerCase()}`)),
        el('button.close', { type: 'button', 'aria-label': 'Close the inspector', onclick: () => this.close() }, icon('close'))),
      el('div.actions', {},
        el('button.tool', { type: 'button', onclick: () => this.#reload() }, icon('reload'), el('span', {}, 'Reload')),
        el('button.tool.danger', { type: 'button', onclick: () => this.handlers.remove(instance.id) }, icon('trash'), el('span', {}, 'Remove'))),
      this.facts, this.day.element, this.diagnostics);
  }

  async #reload() {
    await requestReload(this.instance);
    this.refresh();
  }

  #fill(timeline, why) {
    const policy = policyWords(timeline.policy);
    const entry = timeline.current === null ? null : timeline.entries[timeline.current];
    this.facts.replaceChildren(
      el('dl.facts', {},
        fact('Showing', entry ? ['Entry of ', when(entry.date)] : [phaseWords(timeline.stage)], entry && since(entry.date)),
        fact('Reload policy', [policy.title], policy.detail),
        fact('Next reload', [timeline.nextReload ? when(timeline.nextReload) : 'Not scheduled'], timeline.nextReload && since(timeline.nextReload)),
        timeline.created ? fact('Timeline created', [when(timeline.created)], since(timeline.created)) : null),
      section('Freshness', null, el('div.quiet.why', {}, el('p', {}, why.sentences.freshness), el('p', {}, why.sentences.budget),
        why.sentences.location ? el('p', {}, withDates(why.sentences.location)) : null)),
      this.#entries(timeline));
    this.diagnostics.replaceChildren(section('Diagnostics', null, timeline.diagnostics.length
      ? el('ul.log', {}, ...timeline.diagnostics.map(diagnosticLine))
      : el('p.quiet', {}, 'No diagnostics.')));
  }

  #entries(timeline) {
    const first = Math.max(timeline.current ?? 0, 0);
    const shown = timeline.entries.slice(first, first + shownEntries);
    const size = this.instance;
    const { enlargement = 1 } = this.place.slots.find(({ id }) => id === this.instance.slot)?.sizes[this.instance.family] ?? {};
    const width = Math.min(size.width > size.height * 1.5 ? 196 : 112, size.width);
    const height = Math.round(width * size.height / size.width);
    const scale = Math.round(width / size.width * enlargement * (devicePixelRatio || 1) * 1000) / 1000;
    const list = el('ol.entries', { tabindex: '0', 'aria-label': 'Entries, starting with the current one' });
    list.style.setProperty('--thumb-width', `${width}px`);
    list.style.setProperty('--thumb-height', `${height}px`);
    const behind = classBehind(this.place);
    shown.forEach((entry, index) => {
      const now = first + index === timeline.current;
      const url = api.imageURL(this.instance.id, { shown: this.shown, scale, ...(now ? {} : { at: entry.date }) });
      const image = stillPicture(url, { width, height }, { onError: () => image.replaceWith(el('div.blank', {})) });
      list.append(el(now ? 'li.now' : 'li', {},
        el(`figure${behind}`, {}, image),
        el('time', { datetime: entry.date }, now ? 'Now' : when(entry.date))));
    });
    const left = timeline.entries.length - first - shown.length;
    if (left > 0) list.append(el('li.more', {}, `and ${left} more`));
    const count = timeline.entries.length;
    const summary = count === 0 ? null : `${count === 1 ? 'One entry' : `${count} entries`}, ${Math.max(count - first - 1, 0)} to come`;
    return section('Timeline', summary, count ? list : el('p.quiet', {}, 'The provider has not returned a timeline yet.'));
  }

  #retime() {
    for (const element of this.root.querySelectorAll('[data-since]')) element.textContent = fromNow(element.dataset.since);
  }
}

const since = (iso) => el('small', { 'data-since': iso }, fromNow(iso));

function fact(term, value, detail) {
  return el('div', {}, el('dt', {}, term), el('dd', {}, ...value, detail instanceof Node || !detail ? detail : el('small', {}, detail)));
}

function section(title, summary, content) {
  return el('section', {}, el('h3', {}, title, summary ? el('small', {}, summary) : null), content);
}

function phaseWords(stage) {
  return { placeholder: 'The placeholder', snapshot: 'The snapshot' }[stage] ?? 'Nothing yet';
}

function diagnosticLine(diagnostic) {
  return el('li', {},
    el('div.line', {}, el(`span.outcome.${diagnostic.severity}`, {}, diagnostic.name)),
    el('p', {}, diagnostic.message),
    diagnostic.place || diagnostic.file
      ? el('p.meta', {}, [diagnostic.place, diagnostic.file && `${diagnostic.file}:${diagnostic.line}`].filter(Boolean).join(' · '))
      : null);
}
