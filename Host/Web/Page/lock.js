// The lock: its button, the lock screen, and the settings of the passcode.

import * as api from './api.js';
import { clockText } from './clock.js';
import { el, icon } from './dom.js';
import { showError, showMenu, toast } from './feedback.js';

/** A duration in words: `40 seconds`, `5 minutes`. */
export function duration(seconds) {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

const hours = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export class Lock {
  /**
   * @param button the button of the toolbar
   * @param changed called after the host was locked or unlocked: every picture may differ
   */
  constructor(button, changed) {
    Object.assign(this, { button, changed, state: null, screen: null, sheet: null, request: 0 });
    button.setAttribute('aria-haspopup', 'menu');
    button.onclick = () => this.#press();
    this.#render();
  }

  /** Fetches the state and shows it. */
  async refresh() {
    this.request += 1;
    const { request } = this;
    const state = await api.lockState();
    // Replies may arrive in another order than requests; only the newest request's counts.
    if (request !== this.request) return false;
    const before = this.state;
    this.state = state;
    this.#render();
    this.sheet?.show();
    if (this.state.locked && !before?.locked) this.#open();
    if (!this.state.locked) this.#close();
    return before !== null && before.locked !== this.state.locked;
  }

  /** Follows the host's event. */
  async follow() {
    await this.refresh();
    this.changed();
  }

  #render() {
    const { locked = false, passcode = false } = this.state ?? {};
    this.button.replaceChildren(icon(locked ? 'lock' : 'unlock'), el('span', {}, locked ? 'Unlock' : 'Lock'));
    this.button.setAttribute('aria-label', locked ? 'Unlock' : passcode ? 'Lock, and passcode' : 'Set a passcode');
    this.button.setAttribute('aria-expanded', 'false');
  }

  /** What can be done now, as items of a menu. */
  items() {
    if (!this.state) return [];
    if (this.state.locked) return [{ title: 'Unlock…', icon: icon('unlock'), run: () => this.#open() }];
    if (!this.state.passcode) return [{ title: 'Set a passcode…', icon: icon('lock'), run: () => this.#settings() }];
    return [
      { title: 'Lock now', icon: icon('lock'), run: () => api.lock().then(() => this.follow()).catch(showError) },
      { title: 'Passcode…', icon: icon('pencil'), run: () => this.#settings() },
    ];
  }

  #press() {
    if (!this.state) return;
    if (this.state.locked) { this.#open(); return; }
    if (!this.state.passcode) { this.#settings(); return; }
    const box = this.button.getBoundingClientRect();
    showMenu(this.items(), { x: box.left, y: box.bottom + 8, opener: this.button, label: 'Lock' });
  }

  // ---------------------------------------------------------------- lock screen

  #open() {
    if (this.screen) return;
    const clock = el('time.clock', { 'aria-hidden': 'true' });
    const day = el('p.day', {});
    const field = el('input', { id: 'unlock-passcode', type: 'password', autocomplete: 'current-password', required: true, 'aria-describedby': 'unlock-message' });
    const message = el('p.message', { id: 'unlock-message', role: 'alert' });
    const left = el('p.left', { 'aria-hidden': 'true' });
    const submit = el('button.tool.prominent', { type: 'submit' }, 'Unlock');
    const form = el('form', {},
      el('label', { for: 'unlock-passcode' }, 'Passcode'), field, submit, message, left,
      el('button.peek', { type: 'button', onclick: () => this.#close() }, 'Show the home screen'));
    form.onsubmit = (event) => { event.preventDefault(); this.#unlock(field, message); };
    const screen = el('dialog.lock-screen', { 'aria-labelledby': 'lock-title' },
      el('h2.visually-hidden', { id: 'lock-title' }, 'The device is locked'), el('div.face', {}, icon('lock'), clock, day), form);
    const tick = () => {
      const now = new Date();
      clock.textContent = clockText(hours, now);
      day.textContent = now.toLocaleDateString([], { weekday: 'long', month: 'long', day: 'numeric' });
    };
    tick();
    this.screen = { screen, field, submit, message, left, clock: setInterval(tick, 1000) };
    // Escape shows the home screen with what a lock leaves of it.
    screen.addEventListener('close', () => this.#close());
    document.body.append(screen);
    screen.showModal();
    field.focus();
    if (this.state.retryAfter > 0) this.#delay(`Too many passcodes were wrong. Try again in ${duration(this.state.retryAfter)}.`);
  }

  async #unlock(field, message) {
    const passcode = field.value;
    field.value = '';
    message.textContent = '';
    try {
      this.state = await api.unlock(passcode);
      toast('Unlocked.');
      await this.follow();
    } catch (error) {
      if (!error.name.startsWith('passcode.')) { showError(error); return; }
      this.state = await api.lockState().catch(() => this.state);
      const wait = this.state.retryAfter;
      const text = error.name === 'passcode.wrong' ? 'The passcode is wrong.' : error.name === 'passcode.delayed' ? 'Too many passcodes were wrong.' : `${error.message}.`;
      this.#delay(wait > 0 ? `${text} Try again in ${duration(wait)}.` : text);
    }
  }

  /** Announces a refusal, and counts the delay down without announcing every second. */
  #delay(text) {
    if (!this.screen) return;
    const { field, submit, message, left } = this.screen;
    clearInterval(this.screen.countdown);
    message.textContent = text;
    const end = performance.now() + this.state.retryAfter * 1000;
    const tick = () => {
      const rest = Math.ceil((end - performance.now()) / 1000);
      const waits = rest > 0;
      field.disabled = waits;
      submit.disabled = waits;
      left.textContent = waits ? `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}` : '';
      if (waits) return;
      clearInterval(this.screen?.countdown);
      if (this.state.retryAfter > 0) message.textContent = 'You can try again.';
      field.focus();
    };
    this.screen.countdown = setInterval(tick, 500);
    tick();
  }

  #close() {
    if (!this.screen) return;
    const { screen, clock, countdown } = this.screen;
    this.screen = null;
    clearInterval(clock);
    clearInterval(countdown);
    screen.close();
    screen.remove();
    this.button.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- settings

  #settings() {
    const { passcode, hideContentWhileLocked } = this.state;
    const message = el('p.message', { role: 'alert' });
    const field = (id, label, autocomplete) => [
      el('label', { for: id }, label), el('input', { id, type: 'password', autocomplete, required: true, minlength: id === 'current-passcode' ? null : '4' }),
    ];
    const value = (id) => dialog.querySelector(`#${id}`)?.value ?? '';
    const run = async (change, done) => {
      message.textContent = '';
      try {
        this.state = await change();
        this.#render();
        dialog.close();
        toast(done);
      } catch (error) {
        message.textContent = `${error.message}.`;
      }
    };
    const hide = el('input', { id: 'hide-content', type: 'checkbox', checked: hideContentWhileLocked });
    hide.onchange = () => api.setHideContent(hide.checked).then(() => { this.state.hideContentWhileLocked = hide.checked; }, (error) => {
      hide.checked = !hide.checked;
      message.textContent = `${error.message}.`;
    });
    const follow = el('input', { id: 'follow-desktop', type: 'checkbox', 'aria-describedby': 'follow-desktop-note' });
    const note = el('p.note', { id: 'follow-desktop-note', role: 'status' });
    const show = () => {
      const { followDesktopLock, desktopLockFault, passcode: isSet } = this.state;
      follow.checked = followDesktopLock;
      const usual = `The device locks when the desktop of the machine that runs the host does. ${isSet ? 'Only the passcode unlocks it.' : 'It unlocks with it too.'}`;
      note.textContent = desktopLockFault ? `The desktop’s lock cannot be followed now: ${desktopLockFault}.` : usual;
      note.classList.toggle('fault', Boolean(desktopLockFault));
    };
    follow.onchange = () => api.setSettings({ followDesktopLock: follow.checked }).then(() => this.refresh()).catch((error) => {
      follow.checked = !follow.checked;
      message.textContent = `${error.message}.`;
    });
    const form = el('form', {},
      ...(passcode ? field('current-passcode', 'Current passcode', 'current-password') : []),
      ...field('new-passcode', 'New passcode', 'new-password'), ...field('same-passcode', 'New passcode again', 'new-password'),
      el('button.tool.prominent', { type: 'submit' }, passcode ? 'Change passcode' : 'Set passcode'));
    form.onsubmit = (event) => {
      event.preventDefault();
      if (value('new-passcode') !== value('same-passcode')) { message.textContent = 'The two new passcodes differ.'; return; }
      run(() => api.setPasscode(passcode ? value('current-passcode') : undefined, value('new-passcode')), passcode ? 'Changed the passcode.' : 'Set the passcode.');
    };
    const remove = passcode ? el('button.tool.danger', { type: 'button' }, 'Remove passcode') : null;
    if (remove) remove.onclick = () => run(() => api.removePasscode(value('current-passcode')), 'Removed the passcode.');
    const dialog = el('dialog.lock-settings', { 'aria-labelledby': 'lock-settings-title' },
      el('header', {}, el('h2', { id: 'lock-settings-title' }, 'Lock'),
        el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close'))),
      el('p.check', {}, hide, el('label', { for: 'hide-content' }, 'Hide content while locked')),
      el('p.check', {}, follow, el('label', { for: 'follow-desktop' }, 'Lock with the desktop')), note, form, remove, message);
    dialog.addEventListener('close', () => { dialog.remove(); this.sheet = null; this.button.focus({ preventScroll: true }); });
    this.sheet = { show };
    show();
    document.body.append(dialog);
    dialog.showModal();
    // The setting may have been changed elsewhere, and the desktop's session may have come or gone.
    this.refresh().catch(showError);
  }
}
