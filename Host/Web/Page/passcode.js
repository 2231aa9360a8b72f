// The sheet that takes the passcode: a field for the keyboard and a pad for fingers. It lies over the device's screen.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { showError } from './feedback.js';

const letters = { 2: 'ABC', 3: 'DEF', 4: 'GHI', 5: 'JKL', 6: 'MNO', 7: 'PQRS', 8: 'TUV', 9: 'WXYZ' };

/** A duration in words: `40 seconds`, `5 minutes`. */
export function duration(seconds) {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

export class PasscodeSheet {
  /** @param handlers `{state(), unlocked(state), closed()}`: the host's state of the lock; called with the new one after the right passcode; when the sheet has closed */
  constructor(phone, handlers) {
    Object.assign(this, { phone, handlers, dialog: null });
    addEventListener('resize', () => this.#fit());
  }

  open() {
    if (this.dialog) return;
    this.field = el('input', {
      id: 'unlock-passcode', type: 'password', autocomplete: 'current-password', required: true, 'aria-describedby': 'unlock-message', oninput: () => this.#follow(),
    });
    this.message = el('p.message', { id: 'unlock-message', role: 'alert' });
    this.left = el('p.left', { 'aria-hidden': 'true' });
    this.submit = el('button.tool.prominent', { type: 'submit' }, 'Unlock');
    this.erase = el('button.key.erase', { type: 'button', 'aria-label': 'Delete the last character', onclick: () => this.#erase() }, icon('erase'));
    const pad = el('div.pad', { role: 'group', 'aria-label': 'Digits' },
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => this.#key(digit)),
      el('button.key.cancel', { type: 'button', onclick: () => this.close() }, 'Cancel'), this.#key('0'), this.erase);
    const form = el('form', {}, el('label', { for: 'unlock-passcode' }, 'Enter the passcode'), this.field, this.message, this.left, pad, this.submit);
    form.onsubmit = (event) => { event.preventDefault(); this.#unlock(); };
    const dialog = el('dialog.passcode', { 'aria-label': 'Passcode' }, icon('lock'), form);
    this.dialog = dialog;
    // Escape.
    dialog.addEventListener('close', () => { if (this.dialog === dialog) this.#ended(); });
    document.body.append(dialog);
    this.#fit();
    dialog.showModal();
    this.#follow();
    // A finger has the pad; its keyboard comes with a tap on the field.
    if (!matchMedia('(pointer: coarse)').matches) this.field.focus();
    const { retryAfter } = this.handlers.state();
    if (retryAfter > 0) this.#refuse(`Too many passcodes were wrong. Try again in ${duration(retryAfter)}.`);
  }

  close() {
    if (!this.dialog) return;
    this.dialog.close();
    // Its event comes later; until then another one could not be opened.
    this.#ended();
  }

  #ended() {
    const { dialog } = this;
    this.dialog = null;
    clearInterval(this.countdown);
    dialog.remove();
    this.handlers.closed();
  }

  /** Adds a character to what was typed. */
  type(character) {
    if (!this.dialog || this.field.disabled) return;
    this.field.value += character;
    this.#follow();
  }

  /** On a phone the sheet covers the screen; elsewhere it is a card over the device. */
  #fit() {
    if (!this.dialog) return;
    const box = this.phone.screen.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [width, height] = [Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top];
    const covers = this.phone.kind === 'phone' && height > width && height > 480;
    this.dialog.classList.toggle('covers', covers);
    const { style } = this.dialog;
    const corner = getComputedStyle(this.phone.screen).borderRadius;
    Object.assign(style, covers
      ? { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, borderRadius: corner }
      : { left: `${2 * left + width - innerWidth}px`, top: '', width: '', height: '', borderRadius: '' });
  }

  #key(digit) {
    return el('button.key', { type: 'button', 'aria-label': digit, onclick: () => this.type(digit) }, el('span', {}, digit), el('small', { 'aria-hidden': 'true' }, letters[digit] ?? ''));
  }

  #erase() {
    this.field.value = [...this.field.value].slice(0, -1).join('');
    this.#follow();
  }

  /** The buttons can be used when there is something to use them on. */
  #follow() {
    const isEmpty = this.field.value === '';
    this.submit.disabled = this.field.disabled || isEmpty;
    this.erase.disabled = this.field.disabled || isEmpty;
  }

  async #unlock() {
    const passcode = this.field.value;
    if (passcode === '' || this.isSending) return;
    this.isSending = true;
    this.field.value = '';
    this.message.textContent = '';
    this.#follow();
    try {
      const state = await api.unlock(passcode);
      // What waits for the passcode goes on: a sheet that closes before that gives it up.
      this.handlers.unlocked(state);
      this.close();
    } catch (error) {
      if (!error.name.startsWith('passcode.')) { showError(error); return; }
      await this.#refused(error);
    } finally {
      this.isSending = false;
    }
  }

  async #refused(error) {
    const { retryAfter: wait } = Object.assign(this.handlers.state(), await api.lockState().catch(() => ({})));
    const text = error.name === 'passcode.wrong' ? 'The passcode is wrong.' : error.name === 'passcode.delayed' ? 'Too many passcodes were wrong.' : `${error.message}.`;
    this.#refuse(wait > 0 ? `${text} Try again in ${duration(wait)}.` : text);
  }

  /** Announces a refusal, and counts the delay down without announcing every second. */
  #refuse(text) {
    if (!this.dialog) return;
    clearInterval(this.countdown);
    this.message.textContent = text;
    this.field.animate([-7, 7, -5, 5, 0].map((x) => ({ translate: `${x}px` })), { duration: 320 });
    const { retryAfter } = this.handlers.state();
    const end = performance.now() + retryAfter * 1000;
    const tick = () => {
      const rest = Math.ceil((end - performance.now()) / 1000);
      const waits = rest > 0;
      for (const control of [this.field, ...this.dialog.querySelectorAll('.key:not(.cancel)')]) control.disabled = waits;
      this.#follow();
      this.left.textContent = waits ? `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}` : '';
      if (waits) return;
      clearInterval(this.countdown);
      if (retryAfter > 0) this.message.textContent = 'You can try again.';
      if (!matchMedia('(pointer: coarse)').matches) this.field.focus();
    };
    this.countdown = setInterval(tick, 500);
    tick();
  }
}
