// The page of “almanac preview”: follows the session's events and shows its pictures.

import { Choices } from './choices.js';
import { icon } from './dom.js';
import { follow } from './events.js';
import { headers, onNewKey, takeFromAddress } from './key.js';
import { Gallery } from './plan.js';
import { Problems } from './problems.js';
import { Day } from './scrub.js';

const at = (id) => document.getElementById(id);
const dark = matchMedia('(prefers-color-scheme: dark)');
const adopt = () => { document.documentElement.dataset.scheme = dark.matches ? 'dark' : 'light'; };
dark.addEventListener('change', adopt);
adopt();

/** Calls the session. Errors have the message of the session's error. */
async function call(path, { method = 'GET', body } = {}) {
  const response = await fetch(`v1/${path}`, {
    method, headers: headers(body === undefined ? {} : { 'Content-Type': 'application/json' }), cache: 'no-store',
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response.status === 200 ? response.json() : null;
  const error = await response.json().catch(() => null);
  throw Object.assign(new Error(error?.error?.message ?? `The preview responded with status ${response.status}.`), { status: response.status });
}

const problems = new Problems(at('problems'), at('state'), at('progress'));
const gallery = new Gallery(at('pictures'), {
  see: (pictures) => call('preview/visible', { method: 'PUT', body: { pictures } }).catch(() => {}),
  choose: (change) => choices.change(change),
});
const choices = new Choices(at('choices'), {
  send: (choice) => call('preview/choice', { method: 'PUT', body: choice }),
  refused: (error) => problems.toast(error.message),
  changed: (choice) => { day.show(choice); gallery.choice = choice; },
});
const day = new Day({ date: at('date'), time: at('time'), clock: at('clock'), now: at('now') }, (instant) => choices.change((choice) => { choice.instant = instant; }));

at('build').append(icon('reload'), Object.assign(document.createElement('span'), { textContent: 'Build' }));
at('build').setAttribute('aria-label', 'Build again');
at('build').onclick = () => call('preview/build', { method: 'POST' }).catch((error) => problems.toast(error.message));
gallery.bindZoom(at('zoom'));
gallery.bindChanged(at('changed'));

// ---- State and events. What arrives while the whole state is on its way is applied after it, if it is newer.

let waiting = null;

function apply(name, value) {
  if (name === 'status') { problems.show(value); gallery.settle(value); at('build').hidden = !value.isWatching; }
  if (name === 'plan') { gallery.show(value.subjects, value.pictures); choices.adopt(value.choice); }
  if (name === 'picture') gallery.update(value);
  if (name === 'entries') gallery.entries(value);
}

const receive = (name) => (event) => {
  if (waiting) waiting.push([name, event]); else apply(name, event.value);
};

async function load() {
  waiting = [];
  const all = await call('preview');
  at('app').textContent = all.app;
  document.title = `${all.app} – Almanac Preview`;
  choices.offer(all);
  choices.adopt(all.choice);
  problems.app = all.app;
  apply('status', all.status);
  gallery.show(all.subjects, all.pictures);
  all.entries.forEach((entries) => gallery.entries(entries));
  for (const [name, event] of waiting) if (event.serial > all.serial) apply(name, event.value);
  waiting = null;
  gallery.restoreScroll();
}

const isAccepted = () => call('preview').then(() => true, (error) => error.status !== 401);
await takeFromAddress(isAccepted);
onNewKey(() => location.reload());
gallery.load = async (hash) => {
  const response = await fetch(`v1/preview/pictures/${hash}`, { headers: headers() });
  if (!response.ok) throw new Error(`The picture is gone (status ${response.status}).`);
  return response.blob();
};
follow('v1/preview/events', Object.fromEntries(['status', 'plan', 'picture', 'entries'].map((name) => [name, receive(name)])), (isOpen) => {
  problems.connected(isOpen);
  if (isOpen) load().catch((error) => { waiting = null; problems.toast(error.message); });
}, () => problems.refused());
