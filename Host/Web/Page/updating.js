// The sign that a widget is updating: from a change that asks for a new timeline until the picture of that timeline is there, or did not come.

import { el, icon } from './dom.js';

const delay = 150; // milliseconds: an answer that comes sooner shows no sign, which would only flash
const longest = 60_000; // milliseconds: the host has told of a failure long before

export class Updating {
  /**
   * @param root the element that gets the sign
   * @param onChange called when {@link isBusy} changes
   */
  constructor(root, onChange) {
    Object.assign(this, { root, onChange, current: null });
    this.sign = el('span.updating', { role: 'status' });
  }

  get isBusy() { return this.current !== null; }

  /** A change asks for a new timeline. @param failed called with the reason if it does not come */
  begin(failed) {
    this.end();
    const timers = [
      setTimeout(() => {
        this.root.append(this.sign);
        // A status is said when it changes, not when it appears.
        this.sign.replaceChildren(icon('reload'), el('span', {}, 'Updating…'));
      }, delay),
      // The picture of a widget that nobody sees is not fetched.
      setTimeout(() => { if (this.current.isAnnounced) this.end(); else this.fail('it takes longer than a minute'); }, longest),
    ];
    this.current = { timers, failed, isAnnounced: false };
    this.onChange();
  }

  /** The host has stored a new timeline; its picture is fetched next. */
  announced() { if (this.current) this.current.isAnnounced = true; }

  /** The host has answered with a picture. One of before the new timeline ends nothing. */
  drawn() { if (this.current?.isAnnounced) this.end(); }

  /** A decision of the host's scheduler on the widget: a request that is put off or has failed brings no timeline soon. */
  decided({ outcome, rule, sentence }) {
    // The new timeline is there: this decision is on the next one, by its reload policy.
    if (this.current?.isAnnounced) return;
    // Another request that waits for the one under way.
    if (rule === 'inFlight' || !['deferred', 'denied'].includes(outcome)) return;
    this.fail(sentence);
  }

  fail(reason) {
    const { failed } = this.current ?? {};
    if (!this.isBusy) return;
    this.end();
    failed(reason);
  }

  end() {
    if (!this.isBusy) return;
    this.current.timers.forEach(clearTimeout);
    this.current = null;
    this.sign.replaceChildren();
    this.sign.remove();
    this.onChange();
  }
}
