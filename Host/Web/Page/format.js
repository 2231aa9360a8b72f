// Durations, families, policies and outcomes as text.

import { when } from './time-format.js';

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** "in 12 minutes", "3 hours ago". */
export function fromNow(iso, now = new Date()) {
  const seconds = (new Date(iso) - now) / 1000;
  const size = Math.abs(seconds);
  if (size < 1) return 'now';
  if (size < 60) return relative.format(Math.round(seconds), 'second');
  if (size < 3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (size < 86_400) return relative.format(Math.round(seconds / 3600), 'hour');
  return relative.format(Math.round(seconds / 86_400), 'day');
}

const isControl = (family) => family.startsWith('control');
/** What something of a family is called. */
export const nounOf = (family) => (isControl(family) ? 'control' : 'widget');
/** What a place or slots have: controls alone, or widgets. */
export const nounIn = (slots) => (slots.length > 0 && slots.every(({ families }) => families.every(isControl)) ? 'control' : 'widget');

const familyNames = {
  controlSmall: 'Small',
  controlMedium: 'Medium',
  controlLarge: 'Large',
  systemSmall: 'Small',
  systemMedium: 'Medium',
  systemLarge: 'Large',
  systemExtraLarge: 'Extra large',
  systemExtraLargePortrait: 'Extra large, portrait',
  accessoryCircular: 'Circular',
  accessoryRectangular: 'Rectangular',
  accessoryInline: 'Inline',
  accessoryCorner: 'Corner',
};
export const familyName = (family) => familyNames[family] ?? family;

/** A reload policy as a title and a detail. */
export function policyWords(policy) {
  switch (policy?.type) {
    case 'after': return { title: 'After a date', detail: `Not before ${when(policy.date)}` };
    case 'atEnd': return { title: 'At the end', detail: 'When the last entry becomes current' };
    case 'never': return { title: 'Never', detail: 'Only when the app or the system requests it' };
    default: return { title: 'None yet', detail: null };
  }
}

const outcomes = { granted: 'Granted', free: 'Granted, free', deferred: 'Deferred', denied: 'Denied', rotated: 'Came to the top' };
export const outcomeName = (outcome) => outcomes[outcome] ?? outcome;

/** What went wrong with an app's answer, for the person who waits for it: the message of some faults is for the app's author. */
export const faultWords = ({ name, message }) => (name === 'limit.replyDeadline' ? 'The app did not answer in time.' : message);
