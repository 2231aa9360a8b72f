// Taps on the buttons and toggles of a widget or live activity: a toggle turns at once, what waits for its new value is dimmed, and the host performs
// the intent.

import * as api from './api.js';

const tries = 4; // of sending one tap
const firstPause = 400; // milliseconds before it is sent again; doubled each time
const longestTurn = 8000; // milliseconds for which a toggle stays turned without a new picture

let last = Promise.resolve();

/** Sends a tap after those before it: on several connections a later one can overtake an earlier one. */
function send(path, tap) {
  const reply = last.then(() => sendAgain(path, tap));
  last = reply.catch(() => {});
  return reply;
}

/** Sends a tap until the host answers; the key keeps it from being performed twice. */
async function sendAgain(path, tap) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await api.tap(path, tap);
    } catch (error) {
      if (error.name !== 'host.unreachable' || attempt === tries) throw error;
      await new Promise((resume) => { setTimeout(resume, firstPause * 2 ** (attempt - 1)); });
    }
  }
}

/** The taps on one widget or live activity that are under way, and how its picture shows them. */
export class Taps {
  /** @param changed called when the picture has to show something else */
  constructor(changed) {
    this.changed = changed;
    this.pending = new Map(); // key → {path, toggles, content, isDone}
  }

  /** The query parameters of the picture. They count only as long as the widget shows the content that was tapped. */
  get shown() {
    const content = [...this.pending.values()].at(-1)?.content;
    if (content === undefined) return {};
    const turned = new Set();
    for (const tap of this.pending.values()) {
      // A toggle that was tapped twice shows the face that it had.
      if (tap.content === content && tap.toggles && !turned.delete(tap.path)) turned.add(tap.path);
    }
    return turned.size > 0 ? { updating: content, toggled: [...turned].join(',') } : { updating: content };
  }

  get isBusy() { return this.pending.size > 0; }

  /**
   * Performs the intent of an action.
   * @param address that of the widget or live activity, see api.js
   * @returns the host's answer
   */
  async perform(address, content, { path, toggles }) {
    const tap = { key: newKey(), content, path };
    this.pending.set(tap.key, { path, toggles, content, isDone: false });
    this.changed();
    try {
      const answer = await send(address, tap);
      // The new picture follows. Until it is there a toggle stays turned.
      if (answer.outcome === 'performed') this.#settle(tap.key);
      else this.#end(tap.key);
      return answer;
    } catch (error) {
      this.#end(tap.key);
      throw error;
    }
  }

  /** The widget shows other content: what was turned before it came is in it, or did not come about. */
  follow(content) {
    const before = this.pending.size;
    for (const [key, tap] of this.pending) if (tap.isDone && tap.content !== content) this.pending.delete(key);
    if (this.pending.size !== before) this.changed();
  }

  #settle(key) {
    const tap = this.pending.get(key);
    if (tap === undefined) return;
    tap.isDone = true;
    setTimeout(() => this.#end(key), longestTurn);
  }

  #end(key) {
    if (this.pending.delete(key)) this.changed();
  }
}

/** A name that no other tap has. `randomUUID` is missing on pages that are not from this machine and not encrypted. */
function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
