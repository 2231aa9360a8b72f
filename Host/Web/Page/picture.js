// A picture that stays up to date while it is visible: it is fetched when it changes, and replaced when the new one is decoded. One that nobody
// sees, on another page or in a hidden tab, is not fetched, so that the host need not paint it.

import { picture } from './api.js';
import { el, reducesMotion } from './dom.js';
import { EntryAnimation, mayAnimate, release } from './entry-animation.js';

const longestWait = 12 * 3_600_000;
const shortestWait = 30;

export class LivePicture {
  /**
   * @param frame the element that the image fills
   * @param onFailure called with an error while there is no picture, and with null when there is one
   * @param onChange called when the host has answered with a picture, the same as before or another
   * @param prepare returns how the picture changes from one content to another, see entry-animation.js; absent = it changes at once
   */
  constructor(frame, { onFailure, onChange = () => {}, prepare = null }) {
    this.frame = frame;
    this.onFailure = onFailure;
    this.onChange = onChange;
    this.prepare = prepare;
    this.image = null;
    this.etag = null;
    this.content = ''; // names what the picture shows
    this.shownURL = null; // its address
    this.animation = null;
    this.failures = 0;
    this.announced = false; // whether a picture was requested or could have been
    this.visible = true; // until the observer knows
    this.due = false;
    this.covered = false; // below another widget of its stack
    document.addEventListener('visibilitychange', this.wake = () => { if (!document.hidden) this.refresh(); });
    this.observer = new IntersectionObserver((entries) => {
      this.visible = entries.at(-1).isIntersecting;
      if (this.visible && this.due) this.refresh();
    });
    this.observer.observe(frame);
  }

  /**
   * Changes the address, for another scheme, scale or instance.
   * @param ready false if the host has no picture yet. An event will announce it, which the caller answers with `refresh`; a delayed request is the
   *   fallback. After `refresh` the host is taken to have one: the caller may not know it yet.
   */
  show(url, { ready = true } = {}) {
    if (url === this.url) return;
    this.url = url;
    if (ready || this.announced) this.refresh({ fade: this.image !== null });
    else this.#wait(10_000);
  }

  /** Fetches the picture now. If it has not changed, the response has no body (ETag). */
  async refresh({ fade = false } = {}) {
    this.announced = true;
    clearTimeout(this.timer);
    // A widget that its list does not show has no place yet, so that its picture has no size.
    if (this.url === undefined) return;
    this.request?.abort();
    // The first picture is fetched in any case, so that a page that is scrolled to has something to show.
    this.due = this.image !== null && (document.hidden || !this.visible || this.covered);
    if (this.due) return;
    const request = this.request = new AbortController();
    try {
      const url = this.url;
      const { blob, etag, content, nextChange } = await picture(url, request.signal);
      const fetched = performance.now();
      if (etag === '' || etag !== this.etag) await this.#swap(blob, content, fade, request);
      if (request.signal.aborted) return;
      [this.etag, this.content, this.shownURL] = [etag, content, url];
      this.failures = 0;
      this.onFailure(null);
      this.onChange();
      if (nextChange !== null) this.#wait(nextChange - (performance.now() - fetched));
    } catch (error) {
      if (request.signal.aborted) return;
      this.failures += 1;
      if (!this.image) this.onFailure(error);
      this.#wait(Math.min(1000 * 2 ** this.failures, 60_000));
    }
  }

  /** Says whether another picture lies over this one, so that it is not visible. */
  cover(covered) {
    if (covered === this.covered) return;
    this.covered = covered;
    if (!covered && this.due) this.refresh();
  }

  stop() {
    clearTimeout(this.timer);
    this.animation?.end();
    this.request?.abort();
    this.observer.disconnect();
    document.removeEventListener('visibilitychange', this.wake);
    if (this.image) URL.revokeObjectURL(this.image.src);
  }

  #wait(milliseconds) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), Math.min(Math.max(milliseconds, shortestWait), longestWait));
  }

  async #swap(blob, content, fade, request) {
    const next = new Image();
    next.alt = '';
    next.draggable = false;
    next.src = URL.createObjectURL(blob);
    try {
      await next.decode();
    } catch (error) {
      URL.revokeObjectURL(next.src);
      throw error;
    }
    const isAnotherContent = !fade && this.image !== null && this.content !== '' && content !== '' && content !== this.content;
    const change = isAnotherContent && this.prepare !== null && mayAnimate(this.frame)
      ? await this.prepare({ from: this.content, to: content, shownURL: this.shownURL }, request.signal) : null;
    if (request.signal.aborted) {
      if (change) release(change.images);
      URL.revokeObjectURL(next.src);
      return;
    }
    const last = this.image;
    const remove = () => { last.remove(); URL.revokeObjectURL(last.src); };
    // A tick of a timer does not end the change to the content that it is in.
    const isTick = !fade && content !== '' && content === this.content && this.animation !== null && !this.animation.isOver;
    if (!isTick) {
      // An animation that still runs leads to a picture that is not the newest any more.
      this.animation?.end();
      this.animation = null;
    }
    this.image = next;
    this.frame.append(next);
    if (!last) return;
    if (isTick) {
      this.animation.lead(next);
      remove();
    } else if (change && mayAnimate(this.frame)) this.animation = new EntryAnimation(this.frame, last, next, change, remove);
    else {
      if (change) release(change.images);
      if (fade && !reducesMotion()) next.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260, easing: 'ease-out' }).finished.then(remove, remove);
      else remove();
    }
  }
}

const latest = new Map(); // address → picture, the newest last
const keptPictures = 64;

/**
 * A picture that is fetched once, when it scrolls into view. An `img` cannot fetch it itself, because that needs the access key.
 * Until then it shows what it showed last, so that a list that is built anew does not flicker.
 * @param onLoad, onError called when the picture is there or cannot be there
 */
export function stillPicture(url, attributes, { onLoad = () => {}, onError = () => {} } = {}) {
  const image = el('img', { alt: '', ...attributes });
  const show = async ({ blob }) => {
    const address = URL.createObjectURL(blob);
    image.src = address;
    await image.decode().finally(() => URL.revokeObjectURL(address));
  };
  const former = latest.get(url);
  if (former) show(former).then(onLoad, () => {});
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    try {
      const fetched = await picture(url);
      latest.delete(url);
      latest.set(url, fetched);
      if (latest.size > keptPictures) latest.delete(latest.keys().next().value);
      if (fetched.etag === '' || fetched.etag !== former?.etag) await show(fetched);
      onLoad();
    } catch (error) {
      onError(error);
    }
  }, { rootMargin: '200px', scrollMargin: '500px' }); // a list that scrolls clips what is in it, so the margin of the window does not reach there
  observer.observe(image);
  return image;
}
