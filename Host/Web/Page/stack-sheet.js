// The sheet that edits a stack: its order, its widgets and Smart Rotate. Each change is made at once.

import { el, icon } from './dom.js';

export class StackSheet {
  /** @param handlers `{change(change), shows(stack)}`: makes a change, see stack.js; the widgets of a stack in their order */
  constructor(handlers) {
    this.handlers = handlers;
    this.dialog = null;
  }

  open(stack) {
    if (this.dialog) return;
    this.stack = stack;
    this.key = null;
    this.list = el('ol', { 'aria-label': 'Widgets of the stack' });
    this.smartRotate = el('input', { type: 'checkbox', role: 'switch', id: 'smart-rotate', onchange: () => this.#change({ stack, smartRotate: this.smartRotate.checked }) });
    const dialog = el('dialog.device-settings.stack-sheet', { 'aria-labelledby': 'stack-title' },
      el('header', {}, el('h2', { id: 'stack-title' }, 'Edit stack'),
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close'))),
      this.list,
      el('section', {}, el('div.row', {}, el('label', { for: 'smart-rotate' }, 'Smart Rotate'), this.smartRotate),
        el('p.note', {}, 'The widget that says it is the most relevant comes to the top. What you turn to stays for a while.')),
      el('button.remove-stack', { type: 'button', onclick: () => { dialog.close(); this.#change({ stack, removeAll: true }); } }, icon('trash'), 'Remove the stack'));
    this.dialog = dialog;
    dialog.addEventListener('close', () => { dialog.remove(); this.dialog = null; });
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    this.update();
    dialog.showModal();
  }

  /** Shows the stack as it is now. Without one the sheet closes. */
  update() {
    if (!this.dialog) return;
    const members = this.handlers.shows(this.stack);
    if (members.length < 2) { this.dialog.close(); return; }
    this.smartRotate.checked = members[0].stack.smartRotate;
    const key = JSON.stringify(members.map(({ id, stack }) => [id, stack.isTop]));
    if (key === this.key) return;
    this.key = key;
    const focused = this.list.contains(document.activeElement) ? { ...document.activeElement.dataset } : null;
    this.list.replaceChildren(...members.map((member, index) => this.#row(members, member, index)));
    if (focused) this.#refocus(focused);
  }

  #row(members, member, index) {
    const ids = members.map(({ id }) => id);
    const { stack } = this;
    const tool = (action, glyph, label, change, { disabled = false } = {}) => el('button.tool', {
      type: 'button', 'data-member': member.id, 'data-action': action, 'aria-label': `${label}: ${member.displayName}`, title: label, disabled,
      onclick: () => this.#change(change),
    }, icon(glyph));
    const moved = (step) => { const order = ids.filter((id) => id !== member.id); order.splice(index + step, 0, member.id); return { stack, order }; };
    return el('li', { 'aria-current': String(member.stack.isTop) },
      el('button.name', { type: 'button', 'data-member': member.id, 'data-action': 'show', 'aria-label': `Show ${member.displayName}`, onclick: () => this.#change({ stack, show: member.id }) },
        el('strong', {}, member.displayName), el('span', {}, member.stack.isTop ? `${member.appName} · on top` : member.appName)),
      tool('up', 'chevron', 'Move up', moved(-1), { disabled: index === 0 }),
      tool('down', 'chevron', 'Move down', moved(1), { disabled: index === members.length - 1 }),
      tool('out', 'move', 'Take out', { out: member.id }),
      tool('remove', 'minus', 'Remove', { remove: member.id }));
  }

  /** The same button again; where it is gone or has nothing to do, the next one that is there. */
  #refocus({ member, action }) {
    const same = [...this.list.querySelectorAll('button')].filter((button) => button.dataset.member === member && !button.disabled);
    (same.find((button) => button.dataset.action === action) ?? same[0] ?? this.list.querySelector('button')).focus();
  }

  #change(change) { return this.handlers.change(change); }
}
