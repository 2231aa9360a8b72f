// The sheet with the settings of the lock: the passcode, what a lock hides, and the desktop's lock.

import * as api from './api.js';
import { el, icon } from './dom.js';
import { showError, toast } from './feedback.js';

/**
 * Opens the sheet.
 * @param lock `{state, take(state), refresh(), closed()}`: the host's state, which the sheet follows; takes a newer one; asks the host; called when the sheet has closed
 * @returns `{show()}`, which shows the state as it is now
 */
export function openLockSettings(lock) {
  const { passcode, hideContentWhileLocked } = lock.state;
  const message = el('p.message', { role: 'alert' });
  const field = (id, label, autocomplete) => [
    el('label', { for: id }, label), el('input', { id, type: 'password', autocomplete, required: true, minlength: id === 'current-passcode' ? null : '4' }),
  ];
  const value = (id) => dialog.querySelector(`#${id}`)?.value ?? '';
  const run = async (change, done) => {
    message.textContent = '';
    try {
      lock.take(await change());
      dialog.close();
      toast(done);
    } catch (error) {
      message.textContent = `${error.message}.`;
    }
  };
  const hide = el('input', { id: 'hide-content', type: 'checkbox', checked: hideContentWhileLocked });
  hide.onchange = () => api.setHideContent(hide.checked).then(() => { lock.state.hideContentWhileLocked = hide.checked; }, (error) => {
    hide.checked = !hide.checked;
    message.textContent = `${error.message}.`;
  });
  const follow = el('input', { id: 'follow-desktop', type: 'checkbox', 'aria-describedby': 'follow-desktop-note' });
  const note = el('p.note', { id: 'follow-desktop-note', role: 'status' });
  const show = () => {
    const { followDesktopLock, desktopLockFault, passcode: isSet } = lock.state;
    follow.checked = followDesktopLock;
    const usual = `The device locks when the desktop of the machine that runs the host does. ${isSet ? 'Only the passcode unlocks it.' : 'It unlocks with it too.'}`;
    note.textContent = desktopLockFault ? `The desktop’s lock cannot be followed now: ${desktopLockFault}.` : usual;
    note.classList.toggle('fault', Boolean(desktopLockFault));
  };
  follow.onchange = () => api.setSettings({ followDesktopLock: follow.checked }).then(() => lock.refresh()).catch((error) => {
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
  dialog.addEventListener('close', () => { dialog.remove(); lock.closed(); });
  show();
  document.body.append(dialog);
  dialog.showModal();
  // The setting may have been changed elsewhere, and the desktop's session may have come or gone.
  lock.refresh().catch(showError);
  return { show };
}
