// The lock: its button, and the lock screen. A locked device keeps its wallpaper, the widgets of its lock screen and its live activities, as the host gives
// them; a swipe up, a tap or Return asks for the passcode.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { showError, showMenu, toast } from './feedback.js';
import { openLockSettings } from './lock-settings.js';
import { PasscodeSheet } from './passcode.js';

const swipe = 44; // pixels upwards that ask for the passcode

export class Lock {
  /**
   * @param button the button of the toolbar
   * @param phone the device, see phone.js
   * @param changed called after the host was locked or unlocked: every picture may differ
   */
  constructor(button, phone, changed) {
    Object.assign(this, { button, phone, changed, state: null, sheet: null, request: 0, then: null });
    this.passcode = new PasscodeSheet(phone, { state: () => this.state, unlocked: (state) => this.#unlocked(state), closed: () => this.#closed() });
    this.sign = el('div.lock-sign', { 'aria-hidden': 'true' }, icon('lock'));
    this.detail = el('p', { id: 'lock-detail' });
    this.unlockButton = el('button.unlock', { type: 'button', 'aria-describedby': 'lock-detail', onclick: () => this.ask() }, 'Unlock');
    this.words = el('div.lock-words', {}, this.unlockButton, this.detail, el('span.handle', { 'aria-hidden': 'true' }));
    this.cover = el('div.lock-cover', { role: 'group', 'aria-label': 'The device is locked', hidden: true }, this.sign, this.words);
    this.announcer = el('p.visually-hidden', { role: 'status' });
    phone.screen.append(this.cover, this.announcer);
    this.#watchSwipes();
    addEventListener('keydown', (event) => this.#key(event));
    button.setAttribute('aria-haspopup', 'menu');
    button.onclick = () => this.#press();
    this.#render();
  }

  get isLocked() { return this.state?.locked ?? false; }

  /**
   * Puts what unlocks where a device has room for it: on its screen, or below it. Call it before that device or place is shown.
   * @param kind that of the device @param isCovered whether the lock hides the place
   */
  settle(kind, place, isCovered) {
    const holder = this.isLocked && !isCovered && (kind === 'watch' || place.id === 'carPlay') ? this.phone.root : this.cover;
    if (this.words.parentElement === holder) return;
    const focused = this.words.contains(document.activeElement) ? document.activeElement : null;
    holder.append(this.words);
    focused?.focus({ preventScroll: true });
  }

  /** Fetches the state and shows it. */
  async refresh() {
    this.request += 1;
    const { request } = this;
    const state = await api.lockState();
    // Replies may arrive in another order than requests; only the newest request's counts.
    if (request === this.request) this.#take(state);
  }

  /** Follows the host's event. */
  async follow() {
    await this.refresh();
    this.changed();
  }

  /** Asks for the passcode. @param then called when the device has been unlocked; absent: nothing waits for that */
  ask(then = null) {
    if (!this.isLocked) { then?.(); return; }
    this.then = then;
    if (this.state.passcode) { this.passcode.open(); return; }
    // Locked by the desktop's lock or by an event, without a passcode.
    api.reportEvent({ event: 'lock', value: 'unlocked' }).then(() => this.follow()).then(() => this.#runThen()).catch(showError);
  }

  #take(state) {
    const before = this.state;
    this.state = state;
    this.#render();
    this.sheet?.show();
    if (state.locked && !before?.locked) this.#locked(before !== null);
    if (!state.locked && before?.locked) {
      this.passcode.close();
      this.announcer.textContent = 'The device is unlocked.';
    }
  }

  #render() {
    const { locked = false, passcode = false, hideContentWhileLocked = false } = this.state ?? {};
    this.button.replaceChildren(icon(locked ? 'lock' : 'unlock'), el('span', {}, locked ? 'Unlock' : 'Lock'));
    this.button.setAttribute('aria-label', locked ? 'Unlock' : passcode ? 'Lock, and passcode' : 'Set a passcode');
    this.button.setAttribute('aria-expanded', 'false');
    this.cover.hidden = !locked;
    document.documentElement.toggleAttribute('data-locked', locked);
    const how = matchMedia('(pointer: coarse)').matches ? 'Swipe up to unlock' : 'Swipe up, or press Return';
    this.detail.textContent = hideContentWhileLocked ? `${how}. Content is hidden until then.` : how;
  }

  /** @param isNew whether the device was unlocked before, as far as this page knows */
  #locked(isNew) {
    if (!isNew) return;
    this.announcer.textContent = `The device is locked. What a lock hides comes back with ${this.state.passcode ? 'the passcode' : 'the next unlocking'}. ${this.detail.textContent}.`;
    // What had the focus is covered or has other content; a dialog keeps it.
    if (!document.querySelector('dialog[open]')) this.unlockButton.focus({ preventScroll: true });
  }

  #unlocked(state) {
    this.#take(state);
    toast('Unlocked.');
    this.changed();
    this.#runThen();
  }

  #runThen() {
    const { then } = this;
    this.then = null;
    then?.();
  }

  #closed() {
    if (this.isLocked) this.then = null;
    (this.isLocked ? this.unlockButton : this.button).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------------- what asks

  #watchSwipes() {
    let start = null;
    this.words.addEventListener('pointerdown', (event) => { if (event.isPrimary) start = { y: event.clientY, pointer: event.pointerId }; });
    addEventListener('pointermove', (event) => {
      if (start?.pointer !== event.pointerId || start.y - event.clientY < swipe) return;
      start = null;
      this.ask();
    });
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => { start = null; });
  }

  /** Return asks for the passcode, and so does what somebody types while nothing else takes it: it is the beginning of the passcode. */
  #key(event) {
    if (!this.isLocked || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open], .menu')) return;
    const isFree = [document.body, this.unlockButton, document.getElementById('home')].includes(document.activeElement);
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (!isFree || !(event.key === 'Enter' || (isCharacter && this.state.passcode))) return;
    event.preventDefault();
    this.ask();
    if (isCharacter) this.passcode.type(event.key);
  }

  /** What can be done now, as items of a menu. */
  items() {
    if (!this.state) return [];
    if (this.state.locked) return [{ title: 'Unlock…', icon: icon('unlock'), run: () => this.ask() }];
    if (!this.state.passcode) return [{ title: 'Set a passcode…', icon: icon('lock'), run: () => this.#settings() }];
    return [
      { title: 'Lock now', icon: icon('lock'), run: () => api.lock().then(() => this.follow()).catch(showError) },
      { title: 'Passcode…', icon: icon('pencil'), run: () => this.#settings() },
    ];
  }

  #press() {
    if (!this.state) return;
    if (this.state.locked) { this.ask(); return; }
    if (!this.state.passcode) { this.#settings(); return; }
    const box = this.button.getBoundingClientRect();
    showMenu(this.items(), { x: box.left, y: box.bottom + 8, opener: this.button, label: 'Lock' });
  }

  #settings() {
    const lock = this;
    this.sheet = openLockSettings({
      get state() { return lock.state; },
      take(state) { lock.#take(state); },
      refresh: () => this.refresh(),
      closed: () => { this.sheet = null; this.button.focus({ preventScroll: true }); },
    });
  }
}
