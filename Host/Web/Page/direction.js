// The direction of the page's own controls: that of the device's language, unless its settings name one.

/** Languages that are written from right to left, by the codes that Foundation and browsers use. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ji', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);
/** Scripts that count instead of the language, as in `az_Arab` and `ks_Deva`. */
const scripts = { Arab: 'rtl', Hebr: 'rtl', Thaa: 'rtl', Nkoo: 'rtl', Rohg: 'rtl', Cyrl: 'ltr', Deva: 'ltr', Latn: 'ltr' };

/** `rtl` or `ltr`. @param device the settings of the host */
export function directionOf({ layoutDirection, locale }) {
  if (layoutDirection !== 'automatic') return layoutDirection === 'rightToLeft' ? 'rtl' : 'ltr';
  const [language, script] = locale.split(/[-_@]/);
  return scripts[script] ?? (rightToLeft.has(language.toLowerCase()) ? 'rtl' : 'ltr');
}

/** Where an arrow key goes in a row of the page's controls: 1 to the next one, -1 to the one before; undefined for other keys. */
export function stepOf(key) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  return document.documentElement.dir === 'rtl' && ['ArrowRight', 'ArrowLeft'].includes(key) ? -step : step;
}
