// Handles the events of the host: reloads what an event may have changed, and shows when the connection is lost and when it is back.

import * as api from './api.js';
import { showError, toast } from './feedback.js';

const inspectorPause = 120; // milliseconds in which events of the selected widget count as one
const troublePause = 200; // and those of widgets without content

/**
 * Returns a function that requests a list and keeps the answer, unless that to a later request came first: it is the newer one.
 * @param request returns a promise of the answer @param keep takes an answer
 */
export function newest(request, keep) {
  let [sent, kept] = [0, 0];
  return async () => {
    const number = ++sent;
    const list = await request();
    if (number < kept) return;
    kept = number;
    keep(list);
  };
}

export class Following {
  /**
   * @param parts `{phone, activities, stacks, location, lock, undo, inspector, presence}` of the page
   * @param state `{instance(id), selected}`: what the page knows of a widget, and the id of the selected one
   * @param load `{everything, instances, apps, notices, settings}`: functions that fetch these anew; each returns a promise
   */
  constructor(parts, state, load) {
    Object.assign(this, parts, { state, load, connected: true });
  }

  start() {
    const { load } = this;
    const shown = (...work) => Promise.all(work).catch(showError);
    api.events(this.presence.viewer, {
      instances: () => shown(load.instances(), load.notices(), this.undo.refresh()),
      apps: () => shown(load.apps(), load.notices(), this.location.refresh()),
      activities: () => shown(this.activities.refresh()),
      activity: ({ activity }) => shown(this.activities.drawn(activity)),
      stack: () => this.stacks.follow(),
      location: () => shown(this.location.refresh()),
      device: () => shown(load.settings()),
      timeline: ({ instance }) => this.#timeline(instance),
      decision: ({ instance, decision }) => this.#decision(instance, decision),
      diagnostics: ({ instance }) => this.#inspected(instance),
      lock: () => shown(this.lock.follow()),
      views: ({ instance }) => this.#inspected(instance),
      resync: () => shown(load.everything()),
    }, (open) => this.#connection(open), () => location.reload());
  }

  #timeline(id) {
    const widget = this.phone.widgets.get(id);
    widget?.updating.announced();
    widget?.refresh();
    this.#inspected(id);
    this.#trouble(id);
  }

  #decision(id, decision) {
    this.phone.widgets.get(id)?.updating.decided(decision);
    this.#inspected(id);
    this.#trouble(id, decision);
  }

  #inspected(id) {
    if (id !== this.state.selected) return;
    clearTimeout(this.inspectorTimer);
    this.inspectorTimer = setTimeout(() => this.inspector.refresh(), inspectorPause);
  }

  /** A widget without content got some, or its app failed to make it: then its `failure` is another one. */
  #trouble(id, decision) {
    // A widget that is new may not be known yet: the list that is under way can be one of before the failure.
    const { stage, failure = null } = this.state.instance(id) ?? {};
    const hasFailed = stage !== 'timeline' && ['deferred', 'denied'].includes(decision?.outcome);
    if (!hasFailed && (decision || failure === null)) return;
    clearTimeout(this.troubleTimer);
    this.troubleTimer = setTimeout(() => this.load.instances().catch(showError), troublePause);
  }

  #connection(open) {
    if (open) this.presence.report();
    if (open && !this.connected) this.load.everything().then(() => toast('Reconnected.'), showError);
    if (!open && this.connected) toast('The connection to the host was lost. Reconnecting…', { error: true });
    this.connected = open;
  }
}
