// The change of the picture of a widget or live activity from one content to the next: layers that the host paints move, fade and roll over the place of the picture, and the
// new picture is below them when they are done.

import * as api from './api.js';
import { el, patience, reducesMotion } from './dom.js';

const longestWait = 700; // milliseconds for plan and layers; without them by then the picture just changes
const longest = 2000; // milliseconds of an animation

/** Whether the pictures in an element may change with an animation. */
export const mayAnimate = (frame) => !document.hidden && !reducesMotion() && frame.closest('[data-luminance="reduced"]') === null;

/**
 * Fetches how a picture changes, with all its layers.
 * @param change `{path, from, to, shownURL, view}`: what is shown (see api.js), contents, the address of the picture that was shown and may show taps, and
 *   what the new picture's address says
 * @returns {Promise<{plan, images: Image[]} | null>} null = it changes at once
 */
export async function prepare({ path, from, to, shownURL, view }, signal) {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, patience(longestWait));
  const images = [];
  try {
    const query = new URL(shownURL, location.href).searchParams;
    const tapped = Object.fromEntries(['updating', 'toggled'].flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
    const change = { ...view, from, tapped };
    const plan = await api.transition(path, change, stop.signal);
    if (plan.to !== to || plan.course === 'cut') return null;
    if (plan.course === 'fade') return { plan, images };
    await Promise.all(plan.layers.map(async (layer, index) => {
      const { blob } = await api.picture(api.layerURL(path, index, { ...change, to }), stop.signal);
      const image = images[index] = new Image();
      image.src = URL.createObjectURL(blob);
      await image.decode();
    }));
    if (stop.signal.aborted) throw new Error('too late');
    return { plan, images };
  } catch {
    release(images);
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Lets the pictures of layers go that are not shown. */
export function release(images) {
  for (const image of images) if (image) URL.revokeObjectURL(image.src);
}

/** An animation that runs over the picture of a widget or live activity. */
export class EntryAnimation {
  /**
   * @param frame the element with the pictures
   * @param last the picture that was shown
   * @param next the one that is shown afterwards; both are in `frame`
   * @param prepared see `prepare`
   * @param onEnd called once, when only `next` is shown
   */
  constructor(frame, last, next, { plan, images }, onEnd) {
    [this.next, this.images, this.onEnd] = [next, images, onEnd];
    this.animations = [];
    this.stage = el('div.entry-animation', { 'aria-hidden': 'true' });
    try {
      if (plan.course === 'fade') this.#fade(frame, last, next, plan.fade);
      else this.#play(frame, last, plan);
    } catch {
      // A browser without an easing of this kind.
      this.end();
      return;
    }
    Promise.all(this.animations.map((animation) => animation.finished)).then(() => this.end(), () => this.end());
    this.timer = setTimeout(() => this.end(), patience(longest + 100));
  }

  /** Leads to a newer picture of the same content, which is in the frame already. */
  lead(next) {
    next.style.visibility = 'hidden';
    this.next = next;
  }

  /** Shows the new picture alone. */
  end() {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.next.style.visibility = '';
    this.next.style.mixBlendMode = '';
    for (const animation of this.animations) animation.cancel();
    this.stage.remove();
    release(this.images);
    this.onEnd();
  }

  /** Both pictures lie over each other, and the light of one grows as that of the other goes. */
  #fade(frame, last, next, timing) {
    frame.append(this.stage);
    this.stage.append(last);
    this.stage.append(el('img', { alt: '', src: next.src }));
    next.style.visibility = 'hidden';
    this.stage.classList.add('pair');
    const [out, into] = this.stage.children;
    this.#animate(out, [{ opacity: 1 }, { opacity: 0 }], timing);
    this.#animate(into, [{ opacity: 0 }, { opacity: 1 }], timing);
  }

  #play(frame, last, plan) {
    const { width, height, cornerRadius } = plan;
    this.stage.style.borderRadius = cornerRadius === null ? '50%' : `${cornerRadius / width * 100}% / ${cornerRadius / height * 100}%`;
    let pair = null;
    for (const [index, layer] of plan.layers.entries()) {
      const image = this.images[index];
      const { frame: own } = layer;
      Object.assign(image.style, {
        left: `${own.x / width * 100}%`, top: `${own.y / height * 100}%`, width: `${own.width / width * 100}%`, height: `${own.height / height * 100}%`,
      });
      image.alt = '';
      image.draggable = false;
      image.dataset.role = layer.role;
      if (layer.role === 'fade-out') this.stage.append(pair = el('div.pair', {}));
      (layer.role === 'fade-out' || layer.role === 'fade-in' ? pair ?? this.stage : this.stage).append(image);
      if (layer.timing) this.#animate(image, [layer.start, layer.end].map((state) => keyframe(state, own)), layer.timing);
    }
    frame.append(this.stage);
    // Either would be seen through layers that are translucent, or that have left their place.
    last.style.visibility = 'hidden';
    this.next.style.visibility = 'hidden';
  }

  #animate(element, keyframes, { delay, duration, easing }) {
    this.animations.push(element.animate(keyframes, { delay: delay * 1000, duration: duration * 1000, easing, fill: 'both' }));
  }
}

/** What a layer with the frame `own` looks like in a state. Shares of its own size, so that what shows it may change its size meanwhile. */
const keyframe = ({ frame, opacity, blur }, own) => ({
  transform: `translate(${(frame.x - own.x) / own.width * 100}%, ${(frame.y - own.y) / own.height * 100}%) scale(${frame.width / own.width}, ${frame.height / own.height})`,
  opacity,
  filter: blur > 0 ? `blur(calc(${blur}px * var(--k)))` : 'none',
});
