// What a picture shows in words, with its tap areas: fetched again when the picture may show something else.

export class LiveContent {
  /** @param onChange called when {@link value} is another one */
  constructor(onChange) {
    this.onChange = onChange;
    this.value = null; // an answer of `/content`; null = not known
    this.key = null; // what was fetched: the presentation that the value is of
    this.expires = 0; // the time of `performance.now()` from which the value may be another one
    this.announced = 0; // how often the host has announced a change
  }

  /** The host has announced a change. An answer to a request of before may not know it yet: it is shown, and the next picture has the words fetched again. */
  expire() {
    this.announced += 1;
    this.expires = 0;
  }

  /** Forgets the value: another presentation is shown. */
  forget() { this.#take(null, 0); }

  /**
   * Fetches the value unless it still holds. A timer's picture changes every second, its words less often.
   * @param key names the presentation that is shown @param fetch asks the host for its content
   */
  follow(key, fetch) {
    if (key === this.key && this.value !== null && performance.now() < this.expires) return;
    this.read(key, fetch);
  }

  async read(key, fetch) {
    const request = this.request = {};
    const { announced } = this;
    this.key = key;
    let value = null;
    try {
      value = await fetch();
    } catch { /* there is no picture either, or the next one asks again */ }
    // A newer request is under way, or another presentation is shown.
    if (request !== this.request) return;
    const lasts = value === null || announced !== this.announced ? 0 : value.nextChange === null ? Infinity : Date.parse(value.nextChange) - Date.parse(value.date);
    this.#take(value, performance.now() + lasts);
    this.onChange();
  }

  #take(value, expires) {
    this.request = null;
    Object.assign(this, { value, expires });
  }
}
