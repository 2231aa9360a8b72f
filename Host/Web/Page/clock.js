// The clocks of lock screens, watch faces and status bars. All show the time in the device's zone, and write it as the device does.

import { el, svgElement } from './dom.js';
import { clockTime, hands, longDay, menuBarTime } from './time-format.js';

/** How each watch face tells the time. The other places have a clock of their own or none. */
const faces = { faceCorners: 'dial', faceLongLine: 'dial', faceModular: 'digits', faceShortLine: 'digits', smartStack: 'digits' };

export class Clocks {
  /** @param screen the element that holds the clocks; `time` is the status bar's */
  constructor(screen, time) {
    this.time = time;
    this.date = el('p.lock-date', { 'aria-hidden': 'true' });
    this.large = el('p.lock-clock', { 'aria-hidden': 'true' });
    this.dial = dial();
    screen.prepend(el('div.clocks', {}, this.date, this.large, this.dial));
  }

  /** Shows the clocks of a place. @param kind the device's @param isCovered whether a lock hides the place, which then shows the clock of a lock screen */
  show(place, kind, isCovered) {
    this.isMac = kind === 'mac';
    const face = faces[place.id] ?? '';
    const isLockScreen = place.id === 'lockScreen' || isCovered;
    this.dial.toggleAttribute('hidden', face !== 'dial');
    this.large.hidden = !(face === 'digits' || isLockScreen);
    this.date.hidden = !isLockScreen;
    this.#tick();
  }

  #tick() {
    clearTimeout(this.timer);
    const now = new Date();
    const text = clockTime(now);
    this.time.textContent = this.isMac ? menuBarTime(now) : text;
    this.time.dateTime = now.toISOString();
    this.large.textContent = text;
    this.date.textContent = longDay(now);
    const { hour, minute } = hands(now);
    this.dial.style.setProperty('--hour', `${(hour % 12) * 30 + minute / 2}deg`);
    this.dial.style.setProperty('--minute', `${minute * 6}deg`);
    this.timer = setTimeout(() => this.#tick(), 60_000 - (now.getTime() % 60_000) + 20);
  }
}

/** A dial with twelve marks and two hands. */
function dial() {
  const svg = svgElement('svg', { class: 'dial', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' });
  for (let minute = 0; minute < 60; minute += 1) {
    const isHour = minute % 5 === 0;
    svg.append(svgElement('line', { x1: 0, y1: -48, x2: 0, y2: isHour ? -43 : -46, transform: `rotate(${minute * 6})`, class: isHour ? 'hour-mark' : 'mark' }));
  }
  svg.append(
    svgElement('line', { x1: 0, y1: 0, x2: 0, y2: -25, class: 'hand hour' }), svgElement('line', { x1: 0, y1: 0, x2: 0, y2: -40, class: 'hand minute' }),
    svgElement('circle', { r: 2.6, class: 'pin' }));
  return svg;
}
