// Text over a wallpaper: light or dark, whichever the wallpaper under it leaves readable, and a shade behind it where neither is. The luminance is measured in
// the wallpaper as the screen shows it, as WCAG 2 defines luminance and contrast.

const columns = 96; // of the small copy of the wallpaper that is measured
const mostRows = 320;
const bands = 24; // of the shade behind the widgets of a lock screen
const step = 0.02; // of the shade's opacity

/** The two colours of text, and what shades each, as gray values of sRGB. The dark one is that of `--ink-dark` in legibility.css. */
const inks = { light: { gray: 1, shade: 0 }, dark: { gray: 0.05, shade: 1 } };

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const mix = (under, over, opacity) => under + (over - under) * opacity;

/** The contrast of two gray values, from 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [linear(one), linear(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * How much shade an ink needs over a range of grays; Infinity: no shade is enough.
 * @param range `{low, high}` @param opacity that of the ink
 */
function shadeFor(ink, { low, high }, { ratio, opacity = 1 }) {
  const { gray, shade } = inks[ink];
  for (let amount = 0; amount <= 1; amount += step) {
    const isReadable = [low, high].every((under) => {
      const behind = mix(under, shade, amount);
      return contrast(mix(behind, gray, opacity), behind) >= ratio;
    });
    if (isReadable) return amount;
  }
  return Infinity;
}

/**
 * The ink for texts, and its shade. The light one counts where both are readable.
 * @param parts `[{range, ratio, opacity}]`, which get the same ink
 */
export function inkFor(parts, allowed = Object.keys(inks)) {
  const choices = allowed.map((ink) => ({ ink, shade: Math.max(0, ...parts.map((part) => shadeFor(ink, part.range, part))) }));
  return choices.reduce((best, choice) => (choice.shade < best.shade ? choice : best));
}

/** The grays of a picture, as a screen shows it that it covers. */
export class Backdrop {
  /**
   * @param image a picture that has loaded @param screen `{width, height}` in any unit; areas are in the same
   * @param brightness what the page multiplies the picture's colours with
   */
  constructor(image, screen, brightness) {
    this.screen = screen;
    this.rows = Math.max(1, Math.min(mostRows, Math.round(columns * screen.height / screen.width)));
    const canvas = new OffscreenCanvas(columns, this.rows);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const scale = Math.max(screen.width / image.naturalWidth, screen.height / image.naturalHeight);
    const [width, height] = [screen.width / scale, screen.height / scale];
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (image.naturalWidth - width) / 2, (image.naturalHeight - height) / 2, width, height, 0, 0, columns, this.rows);
    const { data } = context.getImageData(0, 0, columns, this.rows);
    this.grays = Float32Array.from({ length: columns * this.rows }, (_, index) => {
      const [red, green, blue] = [0, 1, 2].map((channel) => linear(data[index * 4 + channel] / 255 * brightness));
      return encoded(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    });
  }

  /** The darkest and the lightest gray in an area, and one cell of the copy around it: a cell at an edge is a mixture of both sides. */
  range({ x, y, width, height }) {
    const cell = { width: this.screen.width / columns, height: this.screen.height / this.rows };
    const within = (value, most) => Math.max(0, Math.min(Math.floor(value), most - 1));
    let [low, high] = [1, 0];
    for (let row = within(y / cell.height - 1, this.rows); row <= within((y + height) / cell.height + 1, this.rows); row += 1) {
      for (let column = within(x / cell.width - 1, columns); column <= within((x + width) / cell.width + 1, columns); column += 1) {
        const gray = this.grays[row * columns + column];
        low = Math.min(low, gray);
        high = Math.max(high, gray);
      }
    }
    return { low, high };
  }

  /**
   * A shade in horizontal bands that makes every part readable in one ink, and fades out above and below.
   * @param parts `[{x, y, width, height, ratio}]`
   * @returns `{ink, stops}`: the opacity of the shade at equal distances from the top to the bottom
   */
  shade(parts, allowed) {
    const { ink } = inkFor(parts.map((part) => ({ range: this.range(part), ratio: part.ratio })), allowed);
    const height = this.screen.height / bands;
    const needed = Array.from({ length: bands + 1 }, (_, index) => {
      // A stop counts for half a band on both sides, and the gradient between two stops is at least the smaller one: so each counts a whole band around itself.
      const [top, bottom] = [(index - 1) * height, (index + 1) * height];
      return parts.filter(({ y, height: own }) => y < bottom && y + own > top).reduce((most, part) => {
        const from = Math.max(part.y, top);
        const band = { x: part.x, width: part.width, y: from, height: Math.min(part.y + part.height, bottom) - from };
        return Math.max(most, shadeFor(ink, this.range(band), part));
      }, 0);
    });
    return { ink, stops: needed.map((own, index) => Math.max(own, 0.55 * Math.max(needed[index - 1] ?? 0, needed[index + 1] ?? 0))) };
  }
}

/** The colour of a shade for an ink. */
export const shadeColour = (ink, amount) => (amount === 0 ? 'transparent' : `rgb(${ink === 'light' ? '0 0 0' : '255 255 255'} / ${amount.toFixed(3)})`);
/** A shade's stops as a background. */
export const shadeGradient = (ink, stops) => (stops.every((amount) => amount === 0) ? 'none' : `linear-gradient(${stops.map((amount) => shadeColour(ink, amount)).join(', ')})`);
