// Scrubbing: through the day that the widgets see, and through the entries of a timeline.

import { el, icon } from './dom.js';

const two = (number) => String(number).padStart(2, '0');
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The date and the time of day that the extension's clock shows. */
export class Day {
  /** @param move called with the chosen instant in seconds since 1970 */
  constructor(parts, move) {
    Object.assign(this, parts);
    const chosen = () => {
      const [year, month, day] = this.date.value.split('-').map(Number);
      if (!year) return;
      const minutes = Number(this.time.value);
      const instant = new Date(year, month - 1, day, Math.floor(minutes / 60), minutes % 60);
      this.#write(instant);
      move(instant.getTime() / 1000);
    };
    this.time.oninput = chosen;
    this.date.onchange = chosen;
    this.now.onclick = () => {
      const instant = new Date();
      instant.setSeconds(0, 0);
      move(instant.getTime() / 1000);
    };
  }

  show(choice) {
    const instant = new Date(choice.instant * 1000);
    this.date.value = `${String(instant.getFullYear()).padStart(4, '0')}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
    this.time.value = instant.getHours() * 60 + instant.getMinutes();
    this.#write(instant);
  }

  #write(instant) {
    this.clock.textContent = time.format(instant);
    this.time.style.setProperty('--part', `${Number(this.time.value) / Number(this.time.max) * 100}%`);
  }
}

/** The entries of a timeline; the one that is current by the clock unless the person has chosen another. */
export class EntrySlider {
  /** @param choose called with the index of an entry, or null for the current one */
  constructor(choose) {
    this.range = el('input.scrubber', { type: 'range', min: 0, step: 1, 'aria-label': 'Entry of the timeline' });
    this.label = el('span.entry');
    this.back = el('button.release', { type: 'button', title: 'Show the current entry', 'aria-label': 'Show the current entry', hidden: true }, icon('close'));
    this.element = el('div.entries', { hidden: true }, this.label, this.range, this.back);
    this.range.oninput = () => { this.#write(Number(this.range.value)); this.back.hidden = false; choose(Number(this.range.value)); };
    this.back.onclick = () => { this.back.hidden = true; choose(null); };
  }

  show({ dates, shown }) {
    this.dates = dates;
    this.element.hidden = dates.length < 2;
    this.range.max = Math.max(dates.length - 1, 0);
    if (document.activeElement !== this.range) this.range.value = shown;
    this.#write(Number(this.range.value));
  }

  #write(index) {
    const date = this.dates[index];
    this.label.textContent = date === undefined ? '' : `Entry ${index + 1} of ${this.dates.length} · ${dayAndTime.format(new Date(date * 1000))}`;
    this.range.style.setProperty('--part', `${this.dates.length > 1 ? index / (this.dates.length - 1) * 100 : 0}%`);
  }
}
