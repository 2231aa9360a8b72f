// What a tap opens: the host decides it and asks once for each scheme and each app's command; web pages are opened by this browser.

import * as api from './api.js';
import { el } from './dom.js';
import { showError, toast } from './feedback.js';
import { hint } from './hint.js';

/**
 * Opens what was tapped, after a question if the host has one.
 * @param address that of the widget or live activity, see api.js
 * @param request `{content, path}`, where no path stands for the widget outside its links; or `{tap}`, what the intent of a tap asked to open
 * @param options `{near, unlock}`: the element that was tapped; called instead of a message if the device is locked, with what opens it after the passcode
 */
export async function openLink(address, request, { near = null, unlock = null } = {}) {
  try {
    let answer = await api.open(address, request);
    while (answer.question !== null) {
      if (!await confirmed(answer)) return;
      answer = await api.open(address, { ...request, confirms: answer.question.id });
    }
    say(answer, near);
  } catch (error) {
    if (error.name === 'link.locked' && unlock) unlock(() => openLink(address, request, { near }));
    else showError(error);
  }
}

/** Says what became of a tap. */
function say({ outcome, url, displayName, error }, near) {
  const what = url === null ? el('strong', {}, displayName) : el('span.url', {}, url);
  if (outcome === 'opened') toast(['Opened ', what, '.']);
  else if (outcome === 'web') toast(['Opens ', what, ' ', el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, 'Go')]);
  else if (error.name === 'link.noCommand') hint(near, `${displayName} has no app here that opens.`);
  else if (outcome === 'noHandler') hint(near, ['Not opened: ', what, '. ', `${sentence(error.message)}.`]);
  else toast(['Not opened: ', what, '. ', `${sentence(error.message)}.`], { error: true });
}

const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks whether something may be opened. Resolves with the answer. */
function confirmed({ url, question }) {
  const { displayName, scheme, command, program } = question;
  const title = scheme === null ? `Allow “${displayName}” to start its app?` : `Allow “${displayName}” to open “${scheme}:” links?`;
  const details = scheme === null
    ? [el('p', {}, 'On the machine that runs the host, this command is run:'), el('code.command', {}, command), el('p', {}, 'Its program is ', el('code', {}, program), '.')]
    : [el('p', {}, 'The machine that runs the host opens them with its own program.')];
  return new Promise((resolve) => {
    const refuse = el('button', { type: 'button', onclick: () => dialog.close('no') }, 'Don’t Open');
    const dialog = el('dialog.question.link-question', { role: 'alertdialog', 'aria-labelledby': 'link-question', 'aria-describedby': 'link-detail' },
      el('h2', { id: 'link-question' }, title),
      el('div', { id: 'link-detail' }, ...details, url === null ? null : el('p', {}, 'Now: ', el('span.url', {}, url)),
        el('p', {}, 'You are asked once. Settings › Links takes it back.')),
      el('button', { type: 'button', onclick: () => dialog.close('yes') }, 'Open'), refuse);
    const opener = document.activeElement;
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      resolve(dialog.returnValue === 'yes');
    });
    document.body.append(dialog);
    dialog.showModal();
    // Enter must not run anything that was not read.
    refuse.focus();
  });
}

/** The list of what was confirmed, each with a button that takes it back. */
export function confirmedLinks() {
  const list = el('ul.links', {});
  const refresh = async () => {
    try {
      const rows = (await api.links()).map((one) => row(one, refresh));
      list.replaceChildren(...(rows.length > 0 ? rows : [el('li.note', {}, 'Nothing is confirmed.')]));
    } catch (error) {
      showError(error);
    }
  };
  refresh();
  return list;
}

function row({ id, app, scheme, command }, refresh) {
  const what = scheme === null ? command : `${scheme}:`;
  return el('li', {}, el('span', {}, `${app}: `, el('code', {}, what)), el('button.tool', {
    type: 'button', 'aria-label': `Take back: ${app} may open ${what}`,
    onclick: async () => {
      try {
        await api.revokeLink(id);
      } catch (error) {
        // Somebody has taken it back elsewhere.
        if (error.name !== 'link.unknownConfirmation') showError(error);
      }
      await refresh();
    },
  }, 'Take back'));
}
