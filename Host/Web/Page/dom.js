// Functions that create elements and icons.

/** Creates an element: `el('button.tool', {type: 'button', onclick: f}, 'Add')`. Functions are set as properties, other values as attributes. */
export function el(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name || 'div');
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Whether the person wants less motion: by the device's settings, which the page has on its root, or by the browser's. */
export const reducesMotion = () => document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  move: 'M12 3v18M3 12h18M12 3l-2.500 2.500M12 3l2.500 2.500M12 21l-2.500-2.500M12 21l2.500-2.500M3 12l2.500-2.500M3 12l2.500 2.500M21 12l-2.500-2.500M21 12l-2.500 2.500',
  resize: 'M19 11v8h-8M19 19L5 5M5 13V5h8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  pushpin: 'M9 4h6l-1 6 3 3v1.500H7V13l3-3zM12 14.500V20',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.500 2',
  pencil: 'M4 20l1-4L16.5 4.500a2.1 2.1 0 0 1 3 3L8 19zM14.5 6.500l3 3',
  reload: 'M20 11a8 8 0 1 0-2.3 6.300M20 4.500V11h-6.5',
  lock: 'M6.500 11h11a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500h-11a1.500 1.500 0 0 1-1.500-1.500v-6a1.500 1.500 0 0 1 1.500-1.500zM8 11V8a4 4 0 0 1 8 0v3',
  unlock: 'M6.500 11h11a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500h-11a1.500 1.500 0 0 1-1.500-1.500v-6a1.500 1.500 0 0 1 1.500-1.500zM8 11V8a4 4 0 0 1 7.600-1.700',
  erase: 'M9 6h9.500A1.5 1.5 0 0 1 20 7.500v9a1.5 1.5 0 0 1-1.5 1.500H9l-5-6zM11.500 9.500l4.500 5M16 9.500l-4.500 5',
  more: 'M6 12h.1M12 12h.1M18 12h.1',
  settings: 'M4 7.500h9M18.5 7.500H20M4 16.500h1.500M11 16.500h9M15.7 10.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400zM8.3 19.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400z',
  trash: 'M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10 11v5M14 11v5',
  info: 'M12 11v5.500M12 7.600v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  warning: 'M12 9.500v4.500M12 17v.1M10.700 4.300L2.900 17.800A1.5 1.5 0 0 0 4.200 20h15.600a1.5 1.5 0 0 0 1.300-2.200L13.300 4.300a1.5 1.5 0 0 0-2.600 0z',
  pin: 'M12 21.500s7-6.600 7-11.500a7 7 0 1 0-14 0c0 4.900 7 11.500 7 11.500zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z',
  automatic: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 3v18M12 7l6-1.500M12 11h9M12 15l8 1M12 19l4 1',
  widgets: 'M4 5.500A1.5 1.5 0 0 1 5.5 4h4A1.5 1.5 0 0 1 11 5.500v4A1.5 1.5 0 0 1 9.5 11h-4A1.5 1.5 0 0 1 4 9.500zM14 5.500A1.5 1.5 0 0 1 15.5 4h3A1.5 1.5 0 0 1 20 5.500v13a1.5 1.5 0 0 1-1.5 1.500h-3a1.5 1.5 0 0 1-1.5-1.500zM4 15.500A1.5 1.5 0 0 1 5.5 14h4a1.5 1.5 0 0 1 1.5 1.500v3A1.5 1.5 0 0 1 9.5 20h-4A1.5 1.5 0 0 1 4 18.500z',
};

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A line icon in the text colour. Hidden from screen readers, because its control has a label. */
export function icon(name) {
  const svg = svgElement('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(svgElement('path', { d: paths[name] }));
  return svg;
}

export function svgElement(name, attributes) {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** How many milliseconds the page waits before it goes on by itself. Tests set `almanacPatience`, because their machine may be slow. */
export const patience = (milliseconds) => window.almanacPatience ?? milliseconds;
