// What assistive technology reads of a widget: real elements over the picture, which are not drawn. They come from the host's answer, whose texts are
// the app's: they are set as text only, and no address becomes an attribute.

import { el } from './dom.js';

const hidden = { none: '', privacy: 'Private content is hidden', placeholder: 'Content is hidden' };
const roles = { image: 'img', link: 'link', toggle: 'switch', progress: 'progressbar', gauge: 'meter', group: 'group', heading: 'heading' };
const unnamed = { image: 'Image', link: 'Link', button: 'Button', toggle: 'Switch', progress: 'Progress', gauge: 'Gauge' };
const deepest = 16;

export class AccessTree {
  /** @param activate called with an element of the host's answer when its link, button or toggle is used */
  constructor(activate) {
    this.activate = activate;
    this.element = el('div.access', { role: 'group' });
    this.shown = null;
  }

  /**
   * Shows the elements of an answer of `/content`; null shows none. If nothing changed, the elements stay, and with them the focus.
   * @param title names the widget
   * @param k CSS pixels per point of the widget
   */
  show(content, title, k) {
    this.element.setAttribute('aria-label', `Content of ${title}`);
    this.element.hidden = content === null;
    const { elements = [], redaction = 'none', isCut = false, locale = '' } = content ?? {};
    const key = JSON.stringify([elements, redaction, isCut, locale, k]);
    if (key === this.shown) return;
    this.shown = key;
    const focused = [...this.element.querySelectorAll('button')].indexOf(document.activeElement);
    if (locale) this.element.lang = locale;
    else this.element.removeAttribute('lang');
    const words = [hidden[redaction] ?? '', isCut ? 'Further content is left out' : ''].filter(Boolean);
    this.element.replaceChildren(
      ...elements.map((each) => this.#node(each, { x: 0, y: 0 }, k, 1)), ...words.map((text) => el('p.note', { lang: 'en' }, text)));
    if (focused >= 0) this.element.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  }

  #node(element, origin, k, depth) {
    const { role, label, value, hint, frame } = element;
    const isControl = element.link !== null || element.intent !== null;
    const isRange = role === 'progress' || role === 'gauge';
    const name = [label, isRange || role === 'toggle' ? '' : value].filter(Boolean).join(', ') || (unnamed[role] ?? '');
    const node = el(isControl ? 'button' : 'p', isControl ? { type: 'button' } : {});
    if (roles[role]) node.setAttribute('role', roles[role]);
    if (role === 'heading') node.setAttribute('aria-level', String(element.level ?? 3));
    // A text's name is its content; everything else has a name.
    if (role === 'text' || role === 'heading') node.append(name);
    else if (name) node.setAttribute('aria-label', name);
    if (isRange) {
      node.setAttribute('aria-valuemin', '0');
      node.setAttribute('aria-valuemax', '100');
      node.setAttribute('aria-valuenow', String(Math.round(element.fraction * 100)));
      if (value) node.setAttribute('aria-valuetext', value);
    }
    if (role === 'toggle') node.setAttribute('aria-checked', String(element.isOn === true));
    if (hint) node.setAttribute('aria-description', hint);
    if (element.isSelected) node.setAttribute('aria-current', 'true');
    Object.assign(node.style, {
      left: `${(frame.x - origin.x) * k}px`, top: `${(frame.y - origin.y) * k}px`, width: `${frame.width * k}px`, height: `${frame.height * k}px`,
    });
    if (isControl) node.onclick = () => this.activate(element);
    const children = depth < deepest ? element.children.map((each) => this.#node(each, role === 'group' ? frame : origin, k, depth + 1)) : [];
    if (role === 'group') { node.append(...children); return node; }
    if (children.length === 0) return node;
    // What is in a button has no role of its own, so further controls stand behind it.
    const both = el('div', {}, node, ...children);
    both.style.inset = '0';
    return both;
  }
}
