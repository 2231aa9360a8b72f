// A presentation of a live activity on the page: its picture, what it shows in words, its tap areas and the taps on them.

import { AccessTree } from './access.js';
import * as api from './api.js';
import { LiveContent } from './content.js';
import { prepare } from './entry-animation.js';
import { LivePicture } from './picture.js';
import { Taps } from './taps.js';

/** What a screen reader says of a phase. */
const states = { stale: ', out of date', ended: ', ended' };

export class ActivityPart {
  /**
   * @param element the part's element @param face the button in it that the picture fills @param frame the one of both that has the picture's size
   * @param activate called with the part and an element of its content when that link, button or toggle is used by a key or assistive technology
   */
  constructor(id, { element, face, frame, activate }) {
    Object.assign(this, { id, element, face, frame, path: api.activityPath(id) });
    this.words = new LiveContent(() => this.#take());
    this.access = new AccessTree((each) => activate(this, each));
    element.append(face, this.access.element);
    this.taps = new Taps(() => this.#showPicture());
    this.picture = new LivePicture(face, {
      onFailure: (error) => face.classList.toggle('failed', error !== null), onChange: () => this.#follow(),
      prepare: (change, signal) => prepare({ ...change, path: api.presentationPath(id, this.view.family), view: this.view }, signal),
    });
  }

  /** @param size of the presentation in points @param shown `{k, scheme, device}`: device = the id of one that is not the host's usual one, or null */
  show(activity, family, { width, height }, { k, scheme, device }) {
    const ratio = devicePixelRatio || 1;
    const span = (points) => `${Math.ceil(points * k * ratio - 1e-6) / ratio}px`;
    Object.assign(this.frame.style, { width: span(width), height: span(height) });
    this.element.style.setProperty('--widget-height', span(height));
    Object.assign(this.element.dataset, { activity: activity.id, family, phase: activity.phase });
    this.appName = activity.appName;
    this.title = `${activity.appName}, live activity${states[activity.phase] ?? ''}`;
    this.face.setAttribute('aria-label', this.title);
    // What another presentation shows cannot be tapped in this one.
    if (family !== this.view?.family) this.words.forget();
    this.view = { family, shown: { scheme, ...(device ? { device } : {}) }, k, scale: Math.round(k * ratio * 10_000) / 10_000 };
    this.access.show(this.content, this.title, k);
    this.#showPicture();
  }

  /** Fetches the picture and the words again. */
  refresh() {
    this.words.expire();
    this.picture.refresh();
  }

  stop() { this.picture.stop(); }

  /** Has the intent of a button or toggle performed. @returns the host's answer */
  perform(action) { return this.taps.perform(this.path, this.content?.content ?? '', action); }

  /** What the presentation shows in words, and its tap areas; null = not known. */
  get content() { return this.words.value; }

  /** What the presentation shows, fetched if it is not known yet. */
  async known() {
    if (this.content === null) await this.words.read(...this.#request());
    return this.content;
  }

  /** The place of a click in points of the presentation; null for a key. */
  point(event) {
    if (event.detail === 0) return null;
    const box = this.face.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.view.k, y: (event.clientY - box.top) / this.view.k };
  }

  #showPicture() {
    if (!this.view) return;
    const { family, shown, scale } = this.view;
    this.element.setAttribute('aria-busy', String(this.taps.isBusy));
    this.picture.show(api.activityURL(this.id, family, { shown, scale, tapped: this.taps.shown }));
  }

  /** The picture is another one: its words may be, too. */
  #follow() { this.words.follow(...this.#request()); }

  #request() {
    const { family, shown } = this.view;
    return [`${family} ${shown.scheme}`, () => api.activityContent(this.id, family, shown)];
  }

  #take() {
    if (this.content !== null) this.taps.follow(this.content.content);
    this.access.show(this.content, this.title, this.view.k);
  }
}
