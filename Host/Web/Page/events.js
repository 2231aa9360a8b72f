// The host's event stream. An EventSource cannot send the access key, so this reads the stream with fetch, and reconnects as EventSource does.

import { headers } from './key.js';

const silence = 45_000; // milliseconds: the host sends a line every 15 s, so a longer silence is a dead connection

/**
 * Reads the stream at `address` until the host refuses the key. After a lost connection it resumes after the last event that it received.
 * @param handlers by name of the event; each gets the event's data
 * @param onState called with true when the stream is open, with false when it is lost
 * @param onRefused called when the host refuses the key
 */
export async function follow(address, handlers, onState, onRefused) {
  const position = { last: null, retry: 1500 };
  for (;;) {
    try {
      const response = await open(address, position, handlers, onState);
      if (response.status === 401) { onRefused(); return; }
    } catch { /* the connection was lost */ }
    onState(false);
    await new Promise((resolve) => { setTimeout(resolve, position.retry); });
  }
}

/** Reads one response until its end. */
async function open(address, position, handlers, onState) {
  const abort = new AbortController();
  let watch = setTimeout(() => abort.abort(), silence);
  try {
    const response = await fetch(address, {
      headers: headers(position.last ? { 'Last-Event-ID': position.last } : {}), cache: 'no-store', signal: abort.signal,
    });
    if (!response.ok) return response;
    onState(true);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new Parser(position, handlers);
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return response;
      clearTimeout(watch);
      watch = setTimeout(() => abort.abort(), silence);
      parser.append(value);
    }
  } finally {
    clearTimeout(watch);
    abort.abort();
  }
}

/** Reads `text/event-stream` (HTML Standard, section 9.2.6), of which the host uses lines that end with LF. */
class Parser {
  constructor(position, handlers) {
    Object.assign(this, { position, handlers, text: '', name: '', data: [] });
  }

  append(text) {
    const lines = (this.text + text).split('\n');
    this.text = lines.pop();
    for (const line of lines) this.#line(line);
  }

  #line(line) {
    if (line === '') { this.#dispatch(); return; }
    const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line);
    if (field === 'id') this.position.last = value;
    else if (field === 'event') this.name = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'retry' && /^\d+$/.test(value)) this.position.retry = Number(value);
  }

  #dispatch() {
    const { name, data } = this;
    Object.assign(this, { name: '', data: [] });
    if (data.length === 0) return;
    try {
      this.handlers[name]?.(JSON.parse(data.join('\n')));
    } catch (error) {
      // One faulty event must not end the stream.
      console.error(error);
    }
  }
}
