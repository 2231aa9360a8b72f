// The status bar: the time and the signs. On a screen with an island they are on its sides, and what has no room there is not shown.

import { el, svgElement } from './dom.js';

const margin = 8; // points between what is beside the island and the island, and the screen's round corner
/** How wide the time is in points at each size of its text, the usual one first. */
const times = [{ size: 16.5, width: 44 }, { size: 14, width: 37 }, { size: 12.5, width: 33 }];
/** How wide the signs are in points, from the battery alone to all. */
const signs = [{ count: 3, width: 78 }, { count: 2, width: 53 }, { count: 1, width: 29 }];

export class StatusBar {
  constructor() {
    this.time = el('time', {});
    this.camera = el('div.camera', { 'aria-hidden': 'true', hidden: true });
    this.element = el('div.status', {}, this.time, signals());
    this.island = 0;
  }

  /** @param hasIsland whether the screen has an island; on its side a phone's status bar is not shown */
  show(place, hasIsland) {
    this.width = place.width;
    this.hasIsland = hasIsland && place.width < place.height;
    this.camera.hidden = !this.hasIsland;
    this.#layout();
  }

  /** @param points how wide the island is now */
  makeRoom(points) {
    this.island = points;
    this.#layout();
  }

  #layout() {
    const { style, classList } = this.element;
    classList.toggle('divided', this.hasIsland === true);
    if (!this.hasIsland) return;
    const side = Math.max(0, (this.width - this.island) / 2);
    const room = side - 2 * margin;
    const time = times.find(({ width }) => width <= room);
    // The island is rounded up to whole pixels, and what is beside it is not.
    style.setProperty('--side', String(Math.max(0, side - 1)));
    style.setProperty('--time-size', String(time?.size ?? 0));
    classList.toggle('timeless', time === undefined);
    this.element.dataset.signs = String(signs.find(({ width }) => width <= room)?.count ?? 0);
  }
}

/** The signal, network and battery icons of the status bar. */
function signals() {
  const box = el('div.signals', { 'aria-hidden': 'true' });
  const bars = svgElement('svg', { viewBox: '0 0 18 12' });
  [[0, 8, 4], [5, 5.5, 6.5], [10, 3, 9], [15, 0, 12]].forEach(([x, y, height]) => bars.append(svgElement('rect', { x, y, width: 3, height, rx: 1 })));
  const waves = svgElement('svg', { viewBox: '0 0 17 12' });
  waves.append(svgElement('path', { d: 'M8.5 2.600c2.3 0 4.4.9 6 2.400l1.2-1.200A10.4 10.4 0 0 0 8.5.9 10.4 10.4 0 0 0 1.3 3.800L2.5 5a8.7 8.7 0 0 1 6-2.400zm0 3.700c1.4 0 2.6.5 3.5 1.400l1.2-1.200a6.8 6.8 0 0 0-9.4 0L5 7.700c.9-.9 2.1-1.4 3.5-1.400zm2 2.900a2.9 2.9 0 0 0-4 0l2 2z' }));
  const battery = svgElement('svg', { viewBox: '0 0 27 12' });
  battery.append(
    svgElement('path', { d: 'M3.5 0h17A3.5 3.5 0 0 1 24 3.500v5a3.5 3.5 0 0 1-3.5 3.500h-17A3.5 3.5 0 0 1 0 8.500v-5A3.5 3.5 0 0 1 3.5 0zm0 1A2.5 2.5 0 0 0 1 3.500v5A2.5 2.5 0 0 0 3.5 11h17A2.5 2.5 0 0 0 23 8.500v-5A2.5 2.5 0 0 0 20.5 1zM25.2 4c.9.3 1.5 1 1.5 2s-.6 1.7-1.5 2z', opacity: 0.55 }),
    svgElement('rect', { x: 2, y: 2, width: 20, height: 8, rx: 1.8 }));
  box.append(bars, waves, battery);
  return box;
}
