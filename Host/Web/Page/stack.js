// Stacks: widgets that share a place, of which one is seen. Swipes, the wheel, keys and dots turn a stack; the host rotates it and remembers every choice.

import * as api from './api.js';
import { el, icon, reducesMotion } from './dom.js';
import { showMenu } from './feedback.js';
import { StackSheet } from './stack-sheet.js';

const swipe = 28; // pixels of a swipe that turn a stack
const wheelStep = 40; // pixels of a wheel that turn a stack
const wheelRest = 350; // milliseconds in which the rest of the same turn of the wheel counts as nothing
const turnTime = 340; // milliseconds

export class Stacks {
  /** @param handlers `{changed(), reload(), remove(id), say(words), error(error)}`; `changed` shows the tops, `reload` resolves when the page shows what the host has */
  constructor(phone, handlers) {
    this.phone = phone;
    this.handlers = handlers;
    this.chosen = new Map(); // stack → widget that was chosen here and is not confirmed by the host
    this.held = new Map(); // stack → widget under a finger: it stays, so that the tap reaches what was seen
    this.tops = new Map(); // stack → widget that was shown last
    this.sheet = new StackSheet({ change: (change) => this.#change(change), shows: (id) => this.members(id) });
    phone.root.addEventListener('pointerdown', (event) => this.#down(event), { capture: true });
    phone.root.addEventListener('wheel', (event) => this.#wheel(event), { capture: true, passive: false });
    phone.root.addEventListener('keydown', (event) => this.#key(event));
  }

  // ---------------------------------------------------------------- what is shown

  /** The widgets with the place that each has in its stack: also while one is removed, chosen or pressed that the host does not know of. */
  settled(instances) {
    const stacks = Map.groupBy(instances.filter(({ stack }) => stack), ({ stack }) => stack.id);
    const places = new Map();
    for (const [id, members] of stacks) {
      members.sort((left, right) => left.stack.index - right.stack.index);
      const wanted = this.held.get(id) ?? this.chosen.get(id);
      const known = members.find((each) => each.id === wanted) ?? members.find(({ stack }) => stack.isTop);
      // The top has just been removed: the one that followed it.
      const following = members.find(({ stack }) => stack.index >= (this.lastIndex?.get(id) ?? 0)) ?? members.at(-1);
      const top = known ?? following;
      members.forEach((each, index) => places.set(each.id, members.length < 2 ? null : { ...each.stack, index, count: members.length, isTop: each === top }));
      (this.lastIndex ??= new Map()).set(id, members.indexOf(top));
    }
    return instances.map((each) => (places.has(each.id) ? { ...each, stack: places.get(each.id) } : each));
  }

  /** The widgets of a stack in their order. */
  members(id) {
    return this.phone.instances.filter(({ stack }) => stack?.id === id).sort((left, right) => left.stack.index - right.stack.index);
  }

  /** Marks each widget's element, and lets a new top slide in. Call it when the widgets have their places. */
  show(instances) {
    const tops = new Map();
    let focused = null; // the stack whose former top has the focus
    for (const instance of instances) {
      const widget = this.phone.widgets.get(instance.id);
      const { stack } = instance;
      const isCovered = stack !== null && !stack.isTop;
      if (stack?.isTop) tops.set(stack.id, instance);
      if (isCovered && widget.element.contains(document.activeElement)) focused = stack.id;
      widget.element.classList.toggle('stacked', stack !== null);
      widget.element.classList.toggle('covered', isCovered);
      widget.element.inert = isCovered;
      widget.picture.cover(isCovered);
      this.#showDots(widget, stack);
    }
    // The new top can have it only now that nothing covers it.
    if (focused !== null) this.phone.widgets.get(tops.get(focused)?.id)?.face.focus({ preventScroll: true });
    for (const [id, { id: top, stack }] of tops) {
      const last = this.tops.get(id);
      if (last && last.id !== top && this.phone.widgets.has(last.id)) this.#slide(this.phone.widgets.get(last.id), this.phone.widgets.get(top), Math.sign(stack.index - last.index) || 1);
    }
    this.tops = new Map([...tops].map(([id, { id: top, stack }]) => [id, { id: top, index: stack.index }]));
    this.sheet.update();
  }

  #showDots(widget, stack) {
    const key = stack?.isTop ? `${stack.index} ${stack.count}` : '';
    if (key === (widget.dotsKey ?? '')) return;
    widget.dotsKey = key;
    widget.dots?.remove();
    widget.dots = null;
    if (key === '') return;
    const members = this.members(stack.id);
    widget.dots = el('div.stack-dots', { role: 'group', 'aria-label': 'Stack' }, ...members.map((member, index) => el('button', {
      type: 'button', tabindex: '-1', 'aria-current': String(index === stack.index), 'aria-label': `Widget ${index + 1} of ${stack.count}: ${member.displayName}`,
      onclick: () => this.turnTo(stack.id, member.id),
    })));
    widget.element.append(widget.dots);
  }

  #slide(from, to, direction) {
    if (reducesMotion()) return;
    const options = { duration: turnTime, easing: 'cubic-bezier(.2, .8, .2, 1)' };
    const moves = [];
    for (const [widget, frames] of [[from, ['0', `${-100 * direction}%`]], [to, [`${100 * direction}%`, '0']]]) {
      widget.element.classList.add('turning');
      for (const image of widget.face.querySelectorAll('img')) moves.push(image.animate({ translate: frames.map((y) => `0 ${y}`) }, options).finished);
    }
    Promise.allSettled(moves).then(() => { from.element.classList.remove('turning'); to.element.classList.remove('turning'); });
  }

  // ---------------------------------------------------------------- turning

  /** The host says that another widget came to the top. */
  follow() { this.handlers.reload().catch(this.handlers.error); }

  /** Turns to the next widget of the stack, or with -1 to the one before. Returns whether there is one. */
  turn(id, step) {
    const members = this.members(id);
    const target = members[members.findIndex(({ stack }) => stack.isTop) + step];
    if (target) this.turnTo(id, target.id);
    return target !== undefined;
  }

  async turnTo(id, instance) {
    this.held.delete(id);
    this.chosen.set(id, instance);
    this.handlers.changed();
    const shown = this.phone.widgets.get(instance)?.instance;
    if (shown?.stack) this.handlers.say(`${shown.displayName}, widget ${shown.stack.index + 1} of ${shown.stack.count}.`);
    const turns = this.turns = (this.turns ?? Promise.resolve()).then(() => api.turnStack(id, instance));
    try {
      await turns;
      await this.handlers.reload();
    } catch (error) {
      this.turns = null;
      this.handlers.error(error);
    }
    if (this.chosen.get(id) === instance) this.chosen.delete(id);
    this.handlers.changed();
  }

  #stackAt(element) {
    if (this.phone.editing) return null;
    const slot = element.closest('.slot');
    return slot ? this.phone.widgets.get(slot.dataset.instance)?.instance.stack ?? null : null;
  }

  #down(event) {
    const stack = this.#stackAt(event.target);
    if (!stack || !event.isPrimary) return;
    const widget = this.phone.widgets.get(event.target.closest('.slot').dataset.instance);
    this.held.set(stack.id, widget.instance.id);
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    const release = () => {
      abort.abort();
      // After the click of this press.
      setTimeout(() => { if (this.held.delete(stack.id)) this.handlers.changed(); }, 0);
    };
    addEventListener('pointerup', (up) => {
      if (up.pointerId !== event.pointerId) return;
      const [x, y] = [up.clientX - event.clientX, up.clientY - event.clientY];
      release();
      if (event.pointerType === 'mouse' || Math.abs(y) < swipe || Math.abs(y) < Math.abs(x)) return;
      // Its click would open the widget.
      widget.pressed = true;
      setTimeout(() => { widget.pressed = false; }, 60);
      this.turn(stack.id, y < 0 ? 1 : -1);
    }, options);
    addEventListener('pointercancel', (end) => { if (end.pointerId === event.pointerId) release(); }, options);
  }

  /** The wheel turns the stack under it. At its end the page has the wheel again. */
  #wheel(event) {
    const stack = this.#stackAt(event.target);
    if (!stack || event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    const isNew = event.timeStamp - (this.wheeled ?? -Infinity) > wheelRest || this.wheeledStack !== stack.id;
    const step = Math.sign(event.deltaY);
    if (isNew) {
      const next = stack.index + step;
      this.wheelHasRoom = next >= 0 && next < stack.count;
      this.rolled = 0;
    }
    this.wheeled = event.timeStamp;
    this.wheeledStack = stack.id;
    if (!this.wheelHasRoom) return;
    event.preventDefault();
    event.stopPropagation();
    const before = Math.abs(this.rolled) >= wheelStep;
    this.rolled += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : wheelStep);
    if (!before && Math.abs(this.rolled) >= wheelStep) this.turn(stack.id, Math.sign(this.rolled));
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const stack = this.#stackAt(event.target);
    if (!stack) return;
    event.preventDefault();
    if (!this.turn(stack.id, step)) this.handlers.say(step > 0 ? 'This is the last widget of the stack.' : 'This is the first widget of the stack.');
  }

  // ---------------------------------------------------------------- editing

  /** The widgets onto which one can be put. */
  bases(instance) {
    const slot = this.phone.place.slots.find(({ id }) => id === instance.slot);
    if (!slot?.stacks) return [];
    return this.phone.instances.filter((other) => other.id !== instance.id && other.slot === instance.slot && other.family === instance.family && other.position
      && (other.stack === null || (other.stack.isTop && other.stack.id !== instance.stack?.id && other.stack.count < slot.stacks)));
  }

  /** The items of a widget's menu. */
  items(instance) {
    const { stack } = instance;
    const items = stack ? [
      { title: 'Edit stack', icon: icon('widgets'), run: () => this.sheet.open(stack.id) },
      { title: 'Take out of the stack', icon: icon('move'), run: () => this.#change({ out: instance.id }) },
    ] : [];
    if (this.bases(instance).length) items.push({ title: 'Stack with…', icon: icon('widgets'), run: () => this.choose(instance) });
    return items;
  }

  /** Asks onto which widget one shall be put. */
  choose(instance) {
    const opener = this.phone.widgets.get(instance.id)?.face;
    const box = opener.getBoundingClientRect();
    const bases = this.bases(instance);
    if (bases.length === 0) { this.handlers.say('There is no widget of this size to stack it with.'); return; }
    // Widgets of one name are told apart by their app, and by their page.
    const isAlone = (base, ...keys) => bases.filter((other) => keys.every((key) => other[key] === base[key])).length === 1;
    const title = (base) => [
      base.stack ? `The stack with ${base.displayName}` : base.displayName,
      ...(isAlone(base, 'displayName') ? [] : [base.appName]), ...(isAlone(base, 'displayName', 'appName') || !base.position ? [] : [`page ${base.position.page + 1}`]),
    ].join(', ');
    showMenu(bases.map((base) => ({ title: title(base), icon: icon('widgets'), run: () => this.put(instance.id, base.id) })), { x: box.left + 12, y: box.top + 12, opener, label: `Stack ${instance.displayName} with` });
  }

  /** The widget that takes a new one of a slot and a family into its stack, when its middle is covered; null: there is none. @param point as in `under` */
  underNew({ slot, family }, point) {
    return this.phone.baseAt(this.bases({ id: null, slot: slot.id, family, stack: null }), point);
  }

  /** The widget whose middle a carried one covers; null: there is none that takes it. @param point where the carried one's top left is, in CSS pixels */
  under(instance, point) {
    if (instance.stack) return null;
    return this.phone.baseAt(this.bases(instance), point);
  }

  async put(instance, base) {
    await this.#change({ put: instance, onto: base });
    const now = this.phone.widgets.get(instance)?.instance;
    if (now?.stack) this.handlers.say(`${now.displayName} is on top of a stack of ${now.stack.count} widgets.`);
  }

  /** Makes a change of the sheet or the menu, and waits until the page shows it. */
  async #change({ put, onto, out, remove, stack, order, smartRotate, removeAll, show }) {
    try {
      if (show) { await this.turnTo(stack, show); return; }
      if (put) await api.stackOnto(put, onto);
      else if (out) await api.unstack(out);
      else if (remove) await this.handlers.remove(remove);
      else if (removeAll) await api.removeStack(stack);
      else await api.changeStack(stack, { order, smartRotate });
      await this.handlers.reload();
    } catch (error) {
      this.handlers.error(error);
    }
  }
}
