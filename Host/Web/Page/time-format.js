// How the whole page writes dates and times: as the device does, in its locale, hour cycle, calendar, digits and time zone.

/** The device's settings that dates and times depend on, before the host has told them: those of the browser. */
let settings = { locale: undefined, hourCycle: undefined, timeZone: undefined };
let formats = new Map();

/** A locale of Foundation (`en_US`, `de_DE@currency=EUR`) as one that browsers know, with the settings that count instead of the locale's. */
function localeOf({ locale, calendar, numberingSystem }) {
  try {
    const chosen = Object.entries({ calendar, numberingSystem }).filter(([, value]) => value !== 'automatic');
    return new Intl.Locale(locale.split('@')[0].replaceAll('_', '-'), Object.fromEntries(chosen)).toString();
  } catch {
    return undefined;
  }
}

/**
 * Takes the settings of the device.
 * @param device the host's settings
 * @returns whether texts with dates have to be written again
 */
export function follow(device) {
  const next = { locale: localeOf(device), hourCycle: device.hourCycle === 'automatic' ? undefined : device.hourCycle, timeZone: device.timeZone };
  if (JSON.stringify(next) === JSON.stringify(settings)) return false;
  settings = next;
  formats = new Map();
  return true;
}

/** A format with the device's settings. @param parts the options of `Intl.DateTimeFormat` */
function format(parts) {
  const key = JSON.stringify(parts);
  const known = formats.get(key);
  if (known) return known;
  const { locale, hourCycle, timeZone } = settings;
  const made = new Intl.DateTimeFormat(locale, { timeZone, ...parts, ...(hourCycle && parts.hour ? { hourCycle } : {}) });
  formats.set(key, made);
  return made;
}

const clock = { hour: 'numeric', minute: '2-digit' };
const date = { day: 'numeric', month: 'short', year: 'numeric' };

/** A time as a clock of the device shows it: without AM and PM. */
export const clockTime = (now) => format(clock).formatToParts(now).filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value).join('').trim();
/** Day and time as a menu bar shows them: "Fri Nov 20 3:04 PM". */
export const menuBarTime = (now) => `${format({ weekday: 'short', day: 'numeric', month: 'short' }).format(now)} ${format(clock).format(now)}`;
/** A day as the lock screen shows it: "Friday, November 20". */
export const longDay = (now) => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(now);
/** A calendar day such as 2026-11-20, in the same words. */
export const dayName = (day) => format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** "3:04 PM" for today, with the weekday within a week, with the date otherwise. */
export function when(iso, now = new Date()) {
  const instant = new Date(iso);
  const isToday = format(date).format(instant) === format(date).format(now);
  if (isToday) return format(instant.getSeconds() ? { ...clock, second: '2-digit' } : clock).format(instant);
  return format(Math.abs(instant - now) < 6.5 * 86_400_000 ? { weekday: 'short', ...clock } : { ...date, ...clock }).format(instant);
}

/** A sentence of the host with its instants, such as `2026-11-30T13:08:23Z` and `2026-11-30 13:08:23 UTC`, as the device writes them. */
export const withDates = (sentence) => sentence.replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:Z| UTC)/g, (text) => when(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`));

/** The hour and the minute in the device's zone, as numbers. */
export function hands(now) {
  const parts = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: settings.timeZone }).formatToParts(now);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
}
