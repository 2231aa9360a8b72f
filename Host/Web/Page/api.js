// The HTTP API, one function per operation. Errors have the name and message of the API's error.

import { follow } from './events.js';
import { advice, headers } from './key.js';

export class APIError extends Error {
  constructor(name, message, status) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

async function call(path, { method = 'GET', body, fields = {}, signal } = {}) {
  const response = await send(`v1/${path}`, {
    method,
    headers: body === undefined ? fields : { ...fields, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-cache',
    signal,
  });
  if (response.status === 204) return null;
  const value = await response.json().catch(() => null);
  if (!response.ok) throw failure(response, value);
  return value;
}

/** Fetches with the access key. */
async function send(url, options) {
  try {
    return await fetch(url, { ...options, headers: headers(options.headers) });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new APIError('host.unreachable', 'The host does not respond. Is “almanac serve” still running?', 0);
  }
}

/** The error of a response with the JSON body `body`; null where the body is not JSON. */
const failure = (response, body) => new APIError(
  body?.error?.name ?? 'http',
  response.status === 401 ? advice : body?.error?.message ?? `The host responded with status ${response.status}.`, response.status);

const id = encodeURIComponent;

/** A query with these parameters. A space is %20: only forms write it as a plus sign, and the host reads addresses. */
const queryOf = (parameters) => String(new URLSearchParams(parameters)).replaceAll('+', '%20');

export const device = () => call('device');
export const status = () => call('device/status');
let lastChange = Promise.resolve();
/**
 * Changes settings; those that are absent from `changes` stay. Changes are sent one after another: on several connections a later one can overtake
 * an earlier one, which the host would then keep.
 */
export function setSettings(changes) {
  const reply = lastChange.then(() => call('device', { method: 'PATCH', body: changes }));
  lastChange = reply.catch(() => {});
  return reply;
}
/** Makes a picture file the wallpaper of all devices. The host looks at the file itself, so that what the browser takes it for does not matter. */
export async function setWallpaper(file) {
  const type = wallpaperTypes.includes(file.type) ? file.type : 'image/png';
  const response = await send('v1/device/wallpaper', { method: 'PUT', headers: { 'Content-Type': type }, body: file });
  if (!response.ok) throw failure(response, await response.json().catch(() => null));
}
export const wallpaperTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** Removes the wallpaper of all devices, and the own one of `device`. */
export const removeWallpaper = (device) => Promise.all([call('device/wallpaper', { method: 'DELETE' }), call(`devices/${id(device)}/wallpaper`, { method: 'DELETE' })]);
/** The file of the wallpaper that the person chose for a device, or for all. */
export async function wallpaper(device) {
  const response = await send(`v1/devices/${id(device)}/wallpaper`, { cache: 'no-cache' });
  if (!response.ok) throw failure(response, await response.json().catch(() => null));
  return response.blob();
}
export const devices = () => call('devices');
export const places = (device) => call(`devices/${id(device)}/places`);
export const setHideContent = (hide) => call('device', { method: 'PATCH', body: { hideContentWhileLocked: hide } });
export const lockState = () => call('lock');
export const lock = () => call('lock', { method: 'POST' });
/** Reports what happened to the device. @param event `{event, value}` */
export const reportEvent = (event) => call('device/events', { method: 'POST', body: event });
export const unlock = (passcode) => call('unlock', { method: 'POST', body: { passcode } });
/** Sets the first passcode, or changes the `current` one. */
export const setPasscode = (current, passcode) => call('passcode', { method: 'PUT', body: { current, new: passcode } });
export const removePasscode = (current) => call('passcode', { method: 'DELETE', body: { current } });
export const apps = () => call('apps');
/** The file of an app's icon. */
export async function appIcon(app) {
  const response = await send(`v1/apps/${id(app)}/icon.png`, { cache: 'no-cache' });
  if (!response.ok) throw failure(response, await response.json().catch(() => null));
  return response.blob();
}
export const launch = (app) => call(`apps/${id(app)}/launch`, { method: 'POST' });
/** Where the device is, and what each app may do with that. */
export const location = () => call('device/location');
export const setLocation = (app, change) => call(`apps/${id(app)}/location`, { method: 'PUT', body: change });
export const answerLocation = (app, answer) => call(`apps/${id(app)}/location/answer`, { method: 'POST', body: { answer } });
/** The kinds that a place offers, or those of them that have all words of `search`. */
export const gallery = (device, place, search = '') => call(`kinds?${queryOf({ device, place, ...(search ? { search } : {}) })}`);
/** The configured widgets that apps suggest for a place. */
export const suggestions = (device, place, search = '') => call(`suggestions?${queryOf({ device, place, ...(search ? { search } : {}) })}`);
export const instances = () => call('instances');
/** @param placement `{device, place, slot, position}`; without a slot or a position the host chooses one */
export const add = (app, kind, family, placement, configuration) => call('instances', { method: 'POST', body: { app, kind, family, ...placement, configuration } });
export const remove = (instance) => call(`instances/${id(instance)}`, { method: 'DELETE' });
/** Moves or resizes a widget. @param change `{position, family}`; what is absent stays */
export const edit = (instance, change) => call(`instances/${id(instance)}`, { method: 'PATCH', body: change });
/** Where the widgets of a slot would be after a change. */
export const arrangement = (instance, { position, family }) => call(`instances/${id(instance)}/arrangement?${queryOf({ ...position, ...(family ? { family } : {}) })}`);
/** Keeps a widget first in a list that is ordered by relevance, or lets it go. */
export const pin = (instance, isPinned) => call(`instances/${id(instance)}/pin`, { method: isPinned ? 'PUT' : 'DELETE' });
/** Puts a widget onto another one of its size. */
export const stackOnto = (instance, onto) => call(`instances/${id(instance)}/stack`, { method: 'POST', body: { onto } });
/** Takes a widget out of its stack. */
export const unstack = (instance) => call(`instances/${id(instance)}/stack`, { method: 'DELETE' });
/** @param change `{order, smartRotate}`; what is absent stays */
export const changeStack = (stack, change) => call(`stacks/${id(stack)}`, { method: 'PATCH', body: change });
/** Turns a stack to one of its widgets, because the person wants to see it. */
export const turnStack = (stack, instance) => call(`stacks/${id(stack)}/top`, { method: 'PUT', body: { instance } });
/** Removes a stack with its widgets. */
export const removeStack = (stack) => call(`stacks/${id(stack)}`, { method: 'DELETE' });
/** The changes that can be undone, the newest first. */
export const undoSteps = () => call('undo');
/** Undoes a change, which must be the newest. */
export const undo = (step) => call(`undo/${step}`, { method: 'POST' });
/** The form of a widget's configuration. @param draft what the form shows; null = what is configured */
export const form = (instance, draft) => call(`instances/${id(instance)}/form`, { method: 'POST', body: draft === null ? {} : { configuration: draft } });
/** Configures a widget, unless another configuration than that of `revision` is stored by now. */
export const configure = (instance, configuration, revision) => call(`instances/${id(instance)}/configuration`, {
  method: 'PUT', body: { configuration }, fields: revision ? { 'If-Match': `"${revision}"` } : {},
});
/** Brings back the configuration before the last change. */
export const undoConfiguration = (instance) => call(`instances/${id(instance)}/configuration/undo`, { method: 'POST' });
/** A page of the values that a parameter can have; those after the first one are longer. @param query `{parameter, search, cursor, configuration}` */
export const options = (instance, { parameter, search, cursor, configuration }) => call(
  `instances/${id(instance)}/options?${queryOf({ parameter, configuration, ...(search ? { search } : {}), ...(cursor ? { cursor, limit: '500' } : {}) })}`);
/** The addresses of a widget and of a live activity, for taps. */
export const instancePath = (instance) => `instances/${id(instance)}`;
export const activityPath = (activity) => `activities/${id(activity)}`;
/** Has the intent of a button or toggle performed. @param tapped `{key, content, path}`; the reply comes when that is done */
export const tap = (address, tapped) => call(`${address}/taps`, { method: 'POST', body: tapped });
/** The live activities, in the order in which they are shown. @param device the id of the device that shows them; null = the host's usual one */
export const activities = (device) => call(`activities${device ? `?${queryOf({ device })}` : ''}`);
export const dismissActivity = (activity) => call(`activities/${id(activity)}`, { method: 'DELETE' });
/** The address of a presentation of a live activity, for its picture's changes. */
export const presentationPath = (activity, family) => `${activityPath(activity)}/${id(family)}`;
/** The address of the picture of a presentation of a live activity. @param view `{shown, scale, tapped}`, see `imageURL`; shown is `{scheme, device}` */
export const activityURL = (activity, family, { shown, scale, tapped = {} }) => (
  `v1/${presentationPath(activity, family)}/image.png?${queryOf({ ...shown, ...tapped, scale: String(scale) })}`);
/** What a presentation of a live activity shows in words, and its tap areas. @param shown `{scheme, device}` */
export const activityContent = (activity, family, shown) => call(`activities/${id(activity)}/${id(family)}/content?${queryOf(shown)}`);
export const reload = (instance) => call(`instances/${id(instance)}/reload`, { method: 'POST' });
export const timeline = (instance) => call(`instances/${id(instance)}/timeline`);
export const decisions = (instance, limit = 12) => call(`instances/${id(instance)}/decisions?limit=${limit}`);
export const why = (instance) => call(`instances/${id(instance)}/why`);
export const show = (viewer, report) => call(`views/${id(viewer)}`, { method: 'PUT', body: report });
/** A widget's history of one day; `date` is a day of the device's calendar, null = today. */
export const day = (instance, date) => call(`instances/${id(instance)}/day${date ? `?${queryOf({ date })}` : ''}`);
/** Opens what a tap leads to. @param request `{content, path, tap, confirms}`, see links.js */
export const open = (address, request) => call(`${address}/opens`, { method: 'POST', body: request });
export const links = () => call('device/links');
export const revokeLink = (confirmation) => call(`device/links/${id(confirmation)}`, { method: 'DELETE' });
/** What a widget's picture shows in words, and its tap areas. @param shown as for the picture, see `presentationOf` */
export const content = (instance, shown) => call(`instances/${id(instance)}/content?${queryOf(shown)}`);

/**
 * The address of a widget's picture.
 * @param shown `{appearance, scheme, tint}`, see `presentationOf`
 * @param behind `{over, wallpaper}`, see wallpaper.js: the picture is composed over the wallpaper; null = it is a layer without what is behind it
 * @param at the instant to draw (ISO 8601), such as a later entry's date; absent = now
 * @param tapped `{updating, toggled}`, see taps.js
 */
export function imageURL(instance, { shown, scale, at, behind = null, tapped = {} }) {
  const query = queryOf({ ...shown, ...behind, ...tapped, scale: String(scale), ...(at ? { at } : {}) });
  return `v1/instances/${id(instance)}/image.png?${query}`;
}

/**
 * How a picture changes from the content `from` to what is current.
 * @param path the address of the widget or the presentation of a live activity @param change what the picture's address says, and `from`
 */
export const transition = (path, change, signal) => call(`${path}/transition?${changeQuery(change)}`, { signal });
/** The address of the picture of a layer of a change to the content `to`. */
export const layerURL = (path, layer, change) => `v1/${path}/transition/${layer}/image.png?${changeQuery(change)}`;
const changeQuery = ({ shown, scale, behind = null, tapped = {}, from, to }) => queryOf({ ...shown, ...behind, ...tapped, scale: String(scale), from, ...(to ? { to } : {}) });

/** The address of the snapshot for the gallery. @param configuration the parameters; absent = their defaults */
export function previewURL(app, kind, family, { placement, shown, scale, configuration }) {
  const configured = configuration === undefined ? {} : { configuration: JSON.stringify(configuration) };
  const query = queryOf({ ...placement, ...shown, scale: String(scale), ...configured });
  return `v1/apps/${id(app)}/kinds/${id(kind)}/${id(family)}/preview.png?${query}`;
}

/**
 * The query parameters that say how a place shows widgets. They name everything that changes a picture, so that each address has one picture.
 * @param scheme the page's colour scheme, for appearances that follow it
 * @param tint the setting, six hexadecimal digits or null
 */
export function presentationOf(place, scheme, tint) {
  const appearance = place.appearances.find(({ id: name }) => name === place.appearance);
  const shown = { appearance: appearance.id };
  if (appearance.scheme === null) shown.scheme = scheme;
  if (appearance.tint === 'chosen' && tint) shown.tint = tint;
  return shown;
}

/**
 * Fetches a picture and the time until it changes.
 * @returns {Promise<{blob: Blob, etag: string, content: string, nextChange: number | null}>} `content` names what the picture shows, empty = it has no name;
 *   `nextChange` in milliseconds from now; null = no change without an event.
 */
export async function picture(url, signal) {
  const response = await send(url, { cache: 'no-cache', signal });
  if (!response.ok) throw failure(response, await response.json().catch(() => null));
  const wait = response.headers.get('Almanac-Next-Change-In');
  return { blob: await response.blob(), etag: response.headers.get('ETag') ?? '', content: response.headers.get('Almanac-Content') ?? '', nextChange: wait === null ? null : Number(wait) };
}

/**
 * Fetches the chart of a widget's day.
 * @returns {Promise<{blob: Blob, words: string, width: string, height: string}>} `words` describe the chart for screen readers.
 */
export async function dayChart(instance, { scheme, width, date }) {
  const query = new URLSearchParams({ scheme, width: String(width) });
  if (date) query.set('date', date);
  const response = await send(`v1/instances/${id(instance)}/day.svg?${query}`, { cache: 'no-cache' });
  const text = await response.text();
  if (!response.ok) {
    let body = null;
    try { body = JSON.parse(text); } catch { /* not an error of the API */ }
    throw failure(response, body);
  }
  // Parses only the head: the page's Content-Security-Policy reports every style attribute that the parser meets.
  const head = `${text.slice(0, text.indexOf('</desc>'))}</desc></svg>`;
  const root = new DOMParser().parseFromString(head, 'image/svg+xml').documentElement;
  const words = ['title', 'desc'].map((name) => root.querySelector(name)?.textContent ?? '').join('. ');
  const size = (name) => String(parseFloat(root.getAttribute(name)));
  return { blob: new Blob([text], { type: 'image/svg+xml' }), words, width: size('width'), height: size('height') };
}

/** Follows the event stream as `viewer`; see events.js. */
export const events = (viewer, ...rest) => follow(`v1/events?${new URLSearchParams({ viewer })}`, ...rest);
