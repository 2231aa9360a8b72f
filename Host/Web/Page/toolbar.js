// The buttons of the page's upper edge: location, settings, edit mode, adding, and in narrow windows a menu instead of the first ones.

import { el, icon } from './dom.js';
import { showMenu } from './feedback.js';

export class Toolbar {
  /** @param handlers `{add(), edit(), location(), settings(), lockItems()}`: `edit` begins or ends edit mode, `lockItems` returns the items of a menu that the lock has now */
  constructor(handlers) {
    [this.edit, this.add] = ['edit', 'add'].map((id) => document.getElementById(id));
    this.words = el('span', {});
    this.add.append(icon('plus'), this.words);
    this.add.onclick = () => handlers.add();
    this.edit.onclick = () => handlers.edit();
    document.getElementById('location').onclick = () => handlers.location();
    const settings = document.getElementById('settings');
    settings.append(icon('settings'), el('span', {}, 'Settings'));
    settings.setAttribute('aria-label', 'Settings');
    settings.onclick = () => handlers.settings();
    this.#more(handlers);
    this.name('widget');
    this.showEditing(false);
  }

  /** In narrow windows: instead of location, lock and settings. */
  #more(handlers) {
    const more = document.getElementById('more');
    more.append(icon('more'));
    for (const [name, value] of [['aria-label', 'More'], ['aria-haspopup', 'menu'], ['aria-expanded', 'false']]) more.setAttribute(name, value);
    more.onclick = () => {
      const box = more.getBoundingClientRect();
      showMenu([
        { title: 'Settings…', icon: icon('settings'), run: () => handlers.settings() },
        { title: 'Location…', icon: icon('pin'), run: () => handlers.location() },
        ...handlers.lockItems(),
      ], { x: box.left, y: box.bottom + 8, opener: more, label: 'More' });
    };
  }

  /** Says what the shown place takes. @param noun `widget` or `control` */
  name(noun) {
    this.words.textContent = `Add ${noun}`;
    this.add.setAttribute('aria-label', `Add a ${noun}`);
  }

  showEditing(editing) {
    this.edit.setAttribute('aria-pressed', String(editing));
    this.edit.replaceChildren(icon(editing ? 'check' : 'pencil'), el('span', {}, editing ? 'Done' : 'Edit'));
    this.edit.setAttribute('aria-label', editing ? 'Done editing' : 'Edit this place');
  }

  /** A locked device is not edited. */
  showLock(isLocked) { for (const button of [this.edit, this.add]) button.disabled = isLocked; }
}
