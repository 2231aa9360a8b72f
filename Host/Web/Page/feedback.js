// Toasts and context menus.

import { el } from './dom.js';

/** Shows a message for a few seconds and announces it to screen readers. `content` is text or nodes. */
export function toast(content, { error = false, action } = {}) {
  const box = el(error ? 'div.toast.error' : 'div.toast', {}, el('p', {}, ...[].concat(content)));
  if (action) box.append(el('button', { type: 'button', onclick: () => { box.remove(); action.run(); } }, action.title));
  const region = document.getElementById('toasts');
  region.append(box);
  while (region.children.length > 3) region.firstElementChild.remove();
  let timer = setTimeout(() => box.remove(), error ? 9000 : 5500);
  box.onmouseenter = () => clearTimeout(timer);
  box.onmouseleave = () => { timer = setTimeout(() => box.remove(), 2500); };
}

export const showError = (error) => toast(error.message, { error: true });

let open = null;

/** Closes the open menu, if any, and returns the focus to the element that opened it. */
export function closeMenu({ refocus = true } = {}) {
  if (!open) return;
  const { menu, opener, abort } = open;
  open = null;
  abort.abort();
  menu.remove();
  opener?.setAttribute('aria-expanded', 'false');
  if (refocus) opener?.focus({ preventScroll: true });
}

/**
 * Shows a menu at a point of the window. Arrow keys move, Esc closes and returns the focus to `opener`.
 * @param items `{title, icon, danger, run}` or null for a separator
 */
export function showMenu(items, { x, y, opener, label }) {
  closeMenu({ refocus: false });
  const menu = el('div.menu', { role: 'menu', 'aria-label': label });
  for (const item of items) {
    if (!item) { menu.append(el('hr', { role: 'separator' })); continue; }
    menu.append(el(item.danger ? 'button.danger' : 'button', {
      type: 'button', role: 'menuitem', tabindex: '-1',
      onclick: () => { closeMenu(); item.run(); },
    }, el('span', {}, item.title), item.icon));
  }
  document.body.append(menu);
  // Not its bounding box, which the opening animation makes smaller.
  const box = { width: menu.offsetWidth, height: menu.offsetHeight };
  const left = Math.max(8, Math.min(x, innerWidth - box.width - 8));
  const above = y + box.height > innerHeight - 8;
  // What opened it can be outside of the window.
  const top = Math.max(8, Math.min(above ? y - box.height - 8 : y, innerHeight - box.height - 8));
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
  menu.style.setProperty('--origin', `${x - left}px ${above ? '100%' : '0'}`);
  opener?.setAttribute('aria-expanded', 'true');

  const abort = new AbortController();
  const buttons = [...menu.querySelectorAll('button')];
  menu.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(document.activeElement);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target !== undefined) buttons[(target + buttons.length) % buttons.length].focus();
    else if (event.key === 'Escape' || event.key === 'Tab') closeMenu();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  addEventListener('pointerdown', (event) => { if (!menu.contains(event.target)) closeMenu({ refocus: false }); }, { signal: abort.signal, capture: true });
  addEventListener('resize', () => closeMenu({ refocus: false }), { signal: abort.signal });
  open = { menu, opener, abort };
  buttons[0]?.focus({ preventScroll: true });
}
