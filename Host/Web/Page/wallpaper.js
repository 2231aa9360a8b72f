// What is behind the widgets: the person's own picture or the usual one, and the part of it that is composed with a widget's picture.

import * as api from './api.js';
import { el } from './dom.js';

const usual = { light: 'wallpaper-light.webp', dark: 'wallpaper-dark.webp' };

export class Wallpaper {
  /** @param onChange called when another picture is shown */
  constructor({ onChange, onError }) {
    this.onChange = onChange;
    this.onError = onError;
    this.images = Object.entries(usual).map(([scheme, src]) => el(`img.wallpaper.${scheme}`, { src, alt: '' }));
    this.tag = null;
    this.address = null; // of the person's own picture
  }

  /** Shows what the person chose for a device: `own` is `{tag}`, or null for the usual pictures. */
  async follow(device, own) {
    const tag = own?.tag ?? null;
    if (tag === this.tag) return;
    const last = this.tag;
    this.tag = tag;
    try {
      const address = tag && URL.createObjectURL(await api.wallpaper(device));
      // Another one may have been chosen meanwhile.
      if (this.tag !== tag) { if (address) URL.revokeObjectURL(address); return; }
      const former = this.address;
      this.address = address;
      await Promise.allSettled(this.images.map((image, index) => {
        image.src = address ?? Object.values(usual)[index];
        return image.decode();
      }));
      if (former) URL.revokeObjectURL(former);
      this.onChange();
    } catch (error) {
      if (this.tag === tag) this.tag = last;
      // Removed before it could be fetched; the next reply on the settings says so.
      if (error.name !== 'wallpaper.none') this.onError(error);
    }
  }
}

/**
 * Where a widget is on the screen, for a picture that is composed with what is behind it. Only containers need that: without one a picture is a layer,
 * and exact over any wallpaper.
 * @param at the widget's frame in points of the screen
 * @param screen the size of the screen in points
 * @param scheme of the usual wallpaper that is shown
 * @returns {{over: string, wallpaper: string} | null} query parameters of the picture
 */
export function behind({ container }, at, screen, scheme) {
  if (container === 'none') return null;
  return { over: [at.x, at.y, screen.width, screen.height].map((points) => String(Number(points.toFixed(2)))).join(','), wallpaper: scheme };
}

/** Which of the usual wallpapers an appearance shows. */
export const wallpaperScheme = (appearance, scheme) => (['dark', 'tinted'].includes(appearance.id) ? 'dark' : scheme);

/**
 * The class of what is behind a widget's picture outside of its place, empty if its own background is. On a black screen there is always the screen:
 * a widget without a background is drawn in light colours there.
 */
export function classBehind({ appearances, appearance, wallpaper }) {
  const { background } = appearances.find(({ id }) => id === appearance);
  return background === 'removed' || wallpaper === 'black' ? `.on-${wallpaper}` : '';
}
