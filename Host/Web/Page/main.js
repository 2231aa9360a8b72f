// The page's entry point: its state, which follows the host's, and its controls.

import { Activities } from './activities.js';
import * as api from './api.js';
import { directionOf } from './direction.js';
import { el, icon } from './dom.js';
import { Editor } from './editing.js';
import { showError, showMenu, toast } from './feedback.js';
import { Following, newest } from './following.js';
import { Form } from './form.js';
import { nounIn, nounOf } from './format.js';
import { Gallery } from './gallery.js';
import { hint } from './hint.js';
import { Inspector } from './inspector.js';
import * as key from './key.js';
import { openLink } from './links.js';
import { Location } from './location.js';
import { Lock } from './lock.js';
import { Notices } from './notices.js';
import { Phone } from './phone.js';
import { PlaceSwitcher } from './places.js';
import { Presence } from './presence.js';
import { requestReload } from './reload.js';
import { addSame, sameWidgets } from './same-widgets.js';
import { SchemeControl } from './scheme-control.js';
import { Settings } from './settings.js';
import { Stacks } from './stack.js';
import { follow as followTimeFormat } from './time-format.js';
import { Toolbar } from './toolbar.js';
import { UndoBar } from './undo.js';
import { target, targetOf } from './widget.js';

const root = document.documentElement;
const elementOf = (name) => document.getElementById(name);
const systemDark = matchMedia('(prefers-color-scheme: dark)');
// `device` has the settings of the host; `deviceID` and `place` say what this page shows, and `behindLock` which place it shows again after the unlocking.
const state = { device: null, devices: [], deviceID: null, places: [], place: null, apps: [], instances: [], selected: null, editing: false, behindLock: null };
const leaving = new Set(); // removed on this page, not yet confirmed by the host: must not reappear in the meantime

const shownInstances = () => state.instances.filter(({ device, place }) => device === state.deviceID && place === state.place?.id);
const instanceOf = (id) => state.instances.find((instance) => instance.id === id);
// Following the system is a choice of this browser; light and dark are a setting of the device.
const appearance = {
  get follows() { return localStorage.getItem('appearance') !== 'device'; },
  set follows(follows) { localStorage.setItem('appearance', follows ? 'system' : 'device'); },
};
const scheme = () => (appearance.follows || !state.device ? (systemDark.matches ? 'dark' : 'light') : state.device.colorScheme);

const phone = new Phone(document.getElementById('phone'), {
  tap: (widget, point) => open(widget, target(widget.content, point)),
  activate: (widget, element) => open(widget, targetOf(element)),
  menu: (widget, place) => widgetMenu(widget.instance, place),
  remove: (widget) => remove(widget.instance.id),
  trouble: (widget) => (widget.needsConfiguration ? configure(widget.instance) : select(widget.instance.id, { focus: true })),
  resize: (widget, place) => editor.sizeMenu(widget, place),
  launch: (app) => launch(app),
  add: (slot) => openGallery(slot),
  same: (offer) => haveSame(offer),
  wallpaper: () => settings.update(shownSettings()),
  error: showError,
});
const activities = new Activities(phone.root, phone.screen, {
  tap: (part, aim) => { if (!state.editing) follow(part, aim); }, error: showError, strip: (points) => phone.setStrip(points), island: (points) => phone.statusBar.makeRoom(points), stack: () => phone.pages.first,
  undrawn: (why) => hint(elementOf('device'), why),
  resting: (part) => toast(`${part.appName}: buttons of live activities rest in a car.`),
});
phone.onLayout = () => showActivities();
const editor = new Editor(phone, {
  commit: async (id, change) => { await api.edit(id, change); await loadInstances(); },
  remove: (id) => remove(id),
  stacks: () => stacks,
  start: () => setEditing(true),
  stop: () => setEditing(false),
  error: showError,
});
const stacks = new Stacks(phone, {
  changed: () => render(),
  reload: () => Promise.all([loadInstances(), undoBar.refresh()]),
  remove: (id) => remove(id),
  say: (words) => editor.say(words),
  error: showError,
});
phone.stacks = stacks;
const undoBar = new UndoBar(document.getElementById('undo'), {
  undone: async (step, words) => {
    await loadInstances();
    phone.reveal(step.instance);
    editor.say(words);
  },
  error: showError,
});
const inspector = new Inspector(document.getElementById('inspector'), {
  remove: (id) => remove(id),
  close: () => { const id = state.selected; select(null); document.querySelector(`[data-instance="${CSS.escape(id ?? '')}"] .widget`)?.focus(); },
});
const switcher = new PlaceSwitcher({ device: elementOf('device'), places: elementOf('places'), appearance: elementOf('appearance'), tint: elementOf('tint') }, {
  device: (id) => chooseDevice(id),
  place: (id) => choosePlace(id),
  appearance: (id) => changeSettings({ appearances: { [state.place.id]: id } }),
  tint: (tint) => changeSettings({ tint }),
});
const presence = new Presence();
const notices = new Notices(document.getElementById('notices'), () => phone.layout());
const whereabouts = new Location(document.getElementById('location'));
const lockScreen = new Lock(document.getElementById('lock'), phone, () => loadEverything().catch(showError));
const settings = new Settings({
  wallpaper: (file) => showSettings((file ? api.setWallpaper(file) : api.removeWallpaper(state.deviceID)).then(() => api.device())),
  scheme: (value) => setScheme(value),
  change: (changes) => showSettings(api.setSettings(changes)),
});
const form = new Form({
  // The event of the new timeline can come before the answer to the change.
  saving: ({ id, displayName }) => phone.widgets.get(id)?.updating.begin((reason) => toast(`${displayName} is not updated yet: ${reason}`, { error: true })),
  refused: ({ id }) => phone.widgets.get(id)?.updating.end(), configured: () => loadInstances().catch(showError), error: showError,
});
const toolbar = new Toolbar({
  add: () => openGallery(), edit: () => setEditing(!state.editing), location: () => whereabouts.open(), settings: () => openSettings(), lockItems: () => lockScreen.items(),
});
const gallery = new Gallery(phone, {
  edit: () => setEditing(true),
  base: (item, point) => stacks.underNew(item, point),
  added: async (instance) => {
    await loadInstances();
    phone.reveal(instance.id);
    select(instance.id, { open: false });
    if (instance.promptsForConfiguration) configure(instance);
  },
});

// ---------------------------------------------------------------- display

function render() {
  root.dataset.scheme = scheme();
  schemeControl.show(appearance.follows ? 'automatic' : scheme());
  root.dataset.motion = state.device?.reduceMotion ? 'reduced' : 'standard';
  root.dataset.transparency = state.device?.reduceTransparency ? 'reduced' : 'standard';
  root.dataset.contrast = state.device?.highContrast ? 'increased' : 'standard';
  if (state.device) root.dir = directionOf(state.device);
  if (!state.device || !state.place) return;
  const { tint } = state.device;
  followTimeFormat(state.device);
  followLock();
  toolbar.name(nounIn(state.place.slots));
  switcher.update({ devices: state.devices, deviceID: state.deviceID, places: state.places, placeID: state.place.id, tint });
  const { kind, hasIsland } = state.devices.find(({ id }) => id === state.deviceID);
  lockScreen.settle(kind, state.place, isCovered(state.place));
  const shown = stacks.settled(shownInstances());
  phone.update({
    device: state.deviceID, kind, place: state.place, apps: state.place.id === 'homeScreen' ? state.apps : [],
    instances: shown, scheme: scheme(), tint, isCovered: isCovered(state.place), hasIsland,
    same: shown.length === 0 ? sameWidgets(state.devices, state.deviceID, state.instances, state.place.id) : null,
  });
  phone.select(state.selected);
  editor.follow();
  settings.update(shownSettings());
  presence.follow(phone.widgets);
}

/** Whether a lock hides a place. */
const isCovered = (place) => lockScreen.isLocked && place.whileLocked === 'covered';

/** A locked device shows its lock screen in place of what a lock hides, and goes back when it is unlocked. A device without a lock screen hides the widgets. */
function followLock() {
  if (isCovered(state.place)) {
    const lockScreenPlace = state.places.find(({ id }) => id === 'lockScreen');
    if (lockScreenPlace) {
      state.behindLock = state.place.id;
      state.place = lockScreenPlace;
    }
  } else if (!lockScreen.isLocked && state.behindLock) {
    state.place = state.places.find(({ id }) => id === state.behindLock) ?? state.place;
    state.behindLock = null;
  }
  if (lockScreen.isLocked && state.editing) setEditing(false);
  toolbar.showLock(lockScreen.isLocked);
}

function showActivities() {
  if (!state.place || !phone.k) return;
  const { isUsual } = state.devices.find(({ id }) => id === state.deviceID);
  activities.update({ place: state.place, device: isUsual ? null : state.deviceID, scheme: scheme(), k: phone.k, top: phone.top - phone.strip });
}

function select(id, { open = true, focus = false } = {}) {
  state.selected = id;
  phone.select(id);
  const instance = instanceOf(id);
  if (instance) inspector.show(instance, { place: state.place, shown: api.presentationOf(state.place, scheme(), state.device.tint), scheme: scheme(), open, focus });
  else inspector.clear();
}

function setEditing(editing) {
  if (!editing) editor.putDown();
  state.editing = editing;
  phone.setEditing(editing);
  toolbar.showEditing(editing);
}

// ---------------------------------------------------------------- actions

function open(widget, aim) {
  if (state.editing) return;
  select(widget.instance.id, { open: false });
  follow(widget, aim);
}

/** Does what a tap leads to. @param shown what was tapped, a widget or a presentation of a live activity @param aim see `target` in widget.js */
function follow(shown, aim) {
  if (aim.type === 'intent') perform(shown, aim);
  else openLink(shown.path, { content: shown.content?.content ?? '', ...(aim.type === 'link' ? { path: aim.path } : {}) }, opening(shown));
}

/** How what was tapped is opened: a message is beside it, and a locked device asks for its passcode first. */
const opening = (shown) => ({ near: shown.element, unlock: (then) => lockScreen.ask(then) });

async function perform(shown, action) {
  try {
    const { error, key: tap, opensURL, opensApp } = await shown.perform(action);
    if (error !== null) toast(`${shown.appName}: ${error.message || 'this was not performed'}`, { error: true });
    if (opensURL !== null || opensApp) await openLink(shown.path, { tap }, opening(shown));
  } catch (error) {
    showError(error);
  }
}

/** Opens the form of a widget. */
function configure(instance) {
  form.open(instance, document.querySelector(`[data-instance="${CSS.escape(instance.id)}"] .widget`)).catch(showError);
}

function widgetMenu(instance, place) {
  showMenu([
    ...(instance.isConfigurable ? [{ title: `Edit ${nounOf(instance.family)}`, icon: icon('settings'), run: () => configure(instance) }, null] : []),
    { title: 'Inspect', icon: icon('info'), run: () => select(instance.id, { focus: true }) },
    { title: 'Reload', icon: icon('reload'), run: () => requestReload(instance) },
    null,
    ...(instance.list ? [pinItem(instance)] : []),
    ...stacks.items(phone.widgets.get(instance.id).instance),
    ...editor.items(instance),
    { title: 'Edit this place', icon: icon('pencil'), run: () => setEditing(true) },
    null,
    { title: `Remove ${nounOf(instance.family)}`, icon: icon('trash'), danger: true, run: () => remove(instance.id) },
  ], { ...place, label: `Options for ${instance.displayName}` });
}

/** The item of a widget's menu that keeps it first in its list, or lets it go. */
function pinItem({ id, list }) {
  const run = async () => { try { await api.pin(id, !list.isPinned); await loadInstances(); } catch (error) { showError(error); } };
  return { title: list.isPinned ? 'Unpin' : 'Pin to the top', icon: icon('pushpin'), run };
}

/** Gives the shown device the widgets of another one; the button that did it goes with the first of them. */
async function haveSame(offer) {
  const failure = await addSame(offer, state.deviceID, state.place.id);
  if (failure) showError(failure);
  await loadInstances().catch(showError);
  if (document.activeElement === document.body) document.querySelector('.slot:not(.leaving, .covered) .widget')?.focus({ preventScroll: true });
}

async function remove(id) {
  const index = state.instances.findIndex((instance) => instance.id === id);
  if (index < 0) return;
  state.instances.splice(index, 1);
  leaving.add(id);
  if (state.selected === id) select(null);
  render();
  (document.querySelectorAll('.slot:not(.leaving) .widget')[Math.min(index, state.instances.length - 1)] ?? toolbar.add).focus({ preventScroll: true });
  try {
    await api.remove(id);
    leaving.delete(id);
    // Gaps may have closed.
    await Promise.all([loadInstances(), undoBar.refresh()]);
  } catch (error) {
    leaving.delete(id);
    showError(error);
    loadInstances().catch(showError);
  }
}

async function launch(app) {
  try {
    await api.launch(app.name);
    toast(app.launched ? `${app.displayName} was opened.` : `${app.displayName} was opened. Its widgets are in the gallery now.`);
    await loadApps();
  } catch (error) {
    showError(error);
  }
}

async function setScheme(value) {
  appearance.follows = value === 'automatic';
  if (appearance.follows) { schemeChanged(); return; }
  const before = state.device;
  state.device = { ...before, colorScheme: value };
  schemeChanged();
  try {
    state.device = await api.setSettings({ colorScheme: value });
  } catch (error) {
    state.device = before;
    schemeChanged();
    throw error;
  }
}

/** What the sheet with the settings shows. */
const shownSettings = () => ({
  device: state.device, scheme: appearance.follows ? 'automatic' : scheme(), places: state.places, apps: state.apps, wallpaper: phone.wallpaper.address,
});
function openSettings() {
  if (state.place) settings.open(shownSettings());
}

/** Settings that change every picture without a new timeline, and that no address of a picture names. */
const drawing = (device) => JSON.stringify([device?.highContrast, device?.reduceTransparency, device?.reduceMotion]);

function followSettings(device) {
  const isDrawnAnew = drawing(state.device) !== drawing(device);
  state.device = device;
  schemeChanged();
  if (isDrawnAnew) phone.refresh();
}

let settingsRequest = 0;
/** Shows the settings of a reply, unless newer ones were requested meanwhile: replies may arrive in another order. */
async function showSettings(reply) {
  settingsRequest += 1;
  const request = settingsRequest;
  try {
    const device = await reply;
    await loadPlaces();
    if (request === settingsRequest) followSettings(device);
  } catch (error) {
    // An earlier reply was not shown because of this request.
    if (request === settingsRequest) api.device().then((device) => { if (request === settingsRequest) followSettings(device); }, () => {});
    throw error;
  }
}

/** Changes settings of the host. Its event then redraws this page and all others. */
const changeSettings = (changes) => showSettings(api.setSettings(changes)).catch((error) => { showError(error); schemeChanged(); });

async function chooseDevice(id) {
  state.deviceID = id;
  localStorage.setItem('device', id);
  try {
    await loadPlaces();
    // Another device may lack the place that was shown; a later visit shows the one that is shown now.
    localStorage.setItem('place', state.place.id);
  } catch (error) {
    showError(error);
  }
  select(null);
  render();
}

function choosePlace(id) {
  const chosen = state.places.find((place) => place.id === id);
  if (chosen && isCovered(chosen)) {
    lockScreen.ask(() => choosePlace(id));
    return;
  }
  state.behindLock = null;
  state.place = state.places.find((place) => place.id === id) ?? state.places[0];
  localStorage.setItem('place', state.place.id);
  select(null);
  render();
}

function schemeChanged() {
  render();
  if (state.selected) select(state.selected, { open: false });
}

function openGallery(slot = null) {
  if (!state.place) return;
  gallery.open({ deviceID: state.deviceID, kind: state.devices.find(({ id }) => id === state.deviceID).kind, place: state.place, slot, apps: state.apps, scheme: scheme(), tint: state.device.tint });
}

// ---------------------------------------------------------------- what the host has

const withoutLeaving = (instances) => instances.filter((instance) => !leaving.has(instance.id));

const readInstances = newest(api.instances, (instances) => { state.instances = withoutLeaving(instances); });
const readApps = newest(api.apps, (apps) => { state.apps = apps; });

async function loadInstances() {
  await readInstances();
  render();
  if (state.selected && !instanceOf(state.selected)) select(null);
}

/** Notices come at the host's start, with an app that cannot be installed, and with a change of the widgets that cannot be kept. */
async function loadNotices() {
  notices.show((await api.status()).notices);
}

async function loadApps() {
  await readApps();
  render();
  await gallery.follow(state.apps);
}

async function loadEverything() {
  const [device, devices] = await Promise.all([
    api.device(), api.devices(), readApps(), readInstances(), loadNotices(), whereabouts.refresh(), lockScreen.refresh(), undoBar.refresh(), activities.refresh(),
  ]);
  Object.assign(state, { device, devices });
  const chosen = state.deviceID ?? localStorage.getItem('device');
  state.deviceID = devices.some(({ id }) => id === chosen) ? chosen : devices.find(({ isUsual }) => isUsual).id;
  await loadPlaces();
  render();
  phone.refresh();
  activities.redraw();
  if (state.selected) select(instanceOf(state.selected) ? state.selected : null, { open: false });
}

/** Loads the places of the shown device; the shown place stays the same if the device has it. */
const loadPlaces = newest(async () => {
  const { deviceID } = state;
  return { deviceID, places: await api.places(deviceID) };
}, ({ deviceID, places }) => {
  // Another device was chosen meanwhile.
  if (deviceID !== state.deviceID) return;
  state.places = places;
  const chosen = state.place?.id ?? localStorage.getItem('place');
  state.place = state.places.find(({ id }) => id === chosen) ?? state.places[0];
});

const following = new Following(
  { phone, activities, stacks, location: whereabouts, lock: lockScreen, undo: undoBar, inspector, presence },
  { instance: instanceOf, get selected() { return state.selected; } },
  { everything: loadEverything, instances: loadInstances, apps: loadApps, notices: loadNotices, settings: () => showSettings(api.device()) });

/** Shows only how to open the page with the access key. */
function lock() {
  document.body.replaceChildren(el('div.locked', {}, el('img', { src: 'icon.svg', alt: '', width: '52', height: '52' }), el('p', { role: 'alert' }, key.advice)));
}

async function start() {
  await key.takeFromAddress(() => api.device().then(() => true, () => false));
  try {
    await loadEverything();
  } catch (error) {
    if (error.status === 401) { lock(); return; }
    showError(error);
  }
  following.start();
}

// ---------------------------------------------------------------- controls

const schemeControl = new SchemeControl(document.getElementById('scheme'), (value) => setScheme(value).catch(showError));
systemDark.addEventListener('change', schemeChanged);
render();
key.onNewKey(() => location.reload());
start();
