// A widget's day: its chart and its decisions.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { outcomeName } from './format.js';
import { dayName, when, withDates } from './time-format.js';

const shownDecisions = 50;
/** How many days before today the host stores. */
const keptDays = 7;

export class DayView {
  constructor() {
    this.title = el('h3', {});
    this.earlier = el('button.step', { type: 'button', 'aria-label': 'Previous day', onclick: () => this.#step(-1) }, icon('chevron'));
    this.later = el('button.step.next', { type: 'button', 'aria-label': 'Next day', onclick: () => this.#step(1) }, icon('chevron'));
    this.figure = el('figure', {});
    this.log = el('div', {});
    this.element = el('div', {},
      el('section.day', {}, el('div.head', {}, this.title, this.earlier, this.later), this.figure),
      el('section', {}, el('h3', {}, 'Decisions'), this.log));
    addEventListener('resize', () => {
      clearTimeout(this.resizing);
      this.resizing = setTimeout(() => { if (this.instance && this.#width() !== this.width) this.refresh(); }, 250);
    });
  }

  /** Shows an instance. A newly chosen one starts with today. */
  async show(instance, scheme) {
    if (instance.id !== this.instance?.id) this.clear();
    Object.assign(this, { instance, scheme });
    await this.refresh();
  }

  /** Removes the instance and its chart. */
  clear() {
    this.instance = this.date = this.today = null;
    if (this.address) URL.revokeObjectURL(this.address);
    this.address = null;
    this.figure.replaceChildren();
    this.log.replaceChildren();
  }

  async refresh() {
    const { instance, date, scheme } = this;
    const width = this.#width();
    let day, chart;
    try {
      [day, chart] = await Promise.all([api.day(instance.id, date), api.dayChart(instance.id, { scheme, width, date })]);
    } catch (error) {
      // The widget was removed elsewhere. The event that says so clears this view.
      if (error.name === 'instance.unknown') return;
      throw error;
    }
    // Another widget, day or appearance may have been chosen in the meantime.
    if (this.instance?.id !== instance.id || this.date !== date || this.scheme !== scheme) return;
    this.width = width;
    if (date === null) this.today = day.date;
    this.displayedDate = day.date;
    this.#fill(day, chart);
  }

  #width() { return Math.min(Math.max(Math.round(this.element.clientWidth) || 340, 280), 2000); }

  async #step(days) {
    const noon = new Date(`${this.displayedDate}T12:00:00Z`);
    noon.setUTCDate(noon.getUTCDate() + days);
    const date = noon.toISOString().slice(0, 10);
    this.date = date === this.today ? null : date;
    try {
      await this.refresh();
    } catch (error) {
      this.figure.replaceChildren(el('p.quiet', {}, error.message));
    }
  }

  #fill(day, chart) {
    const isToday = day.date === this.today;
    this.title.replaceChildren(isToday ? 'Today' : dayName(day.date));
    this.later.disabled = isToday;
    this.earlier.disabled = (new Date(this.today) - new Date(day.date)) / 86_400_000 >= keptDays;
    const past = this.address;
    this.address = URL.createObjectURL(chart.blob);
    // The old chart stays until the new one has loaded, which avoids flicker.
    const image = el('img', { alt: chart.words, width: chart.width, height: chart.height });
    const replace = () => {
      this.figure.replaceChildren(image);
      if (past) URL.revokeObjectURL(past);
    };
    image.onload = image.onerror = replace;
    image.src = this.address;
    const decisions = day.decisions.toReversed();
    const left = decisions.length - shownDecisions;
    this.log.replaceChildren(decisions.length
      ? el('ol.log', {}, ...decisions.slice(0, shownDecisions).map(decisionLine), left > 0 ? el('li', {}, el('p.meta', {}, `and ${left} earlier`)) : null)
      : el('p.quiet', {}, isToday ? 'No decisions today.' : 'No decisions are recorded for this day.'));
  }
}

function decisionLine(decision) {
  return el('li', {},
    el('div.line', {}, el(`span.outcome.${decision.outcome}`, {}, outcomeName(decision.outcome)), el('time', { datetime: decision.date }, when(decision.date))),
    el('p', {}, withDates(decision.sentence)),
    el('p.meta', {}, `Rule ${decision.rule} (${decision.requirement})`));
}
