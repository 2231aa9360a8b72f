// The device, showing one of its places: wallpaper, clock, pages of widgets, and on home screens the status bar, page dots and dock.

import { presentationOf } from './api.js';
import { Clocks } from './clock.js';
import { Dock } from './dock.js';
import { el, icon } from './dom.js';
import { nounIn } from './format.js';
import { frameOf, gridShape, isGrid, nearestPosition } from './grid.js';
import { arrange } from './layout.js';
import { LegibleScreen } from './legible-screen.js';
import { Pages } from './pages.js';
import { StatusBar } from './status-bar.js';
import { behind, Wallpaper, wallpaperScheme } from './wallpaper.js';
import { Widget } from './widget.js';

const narrowTop = 22; // points above the widgets in a window as narrow as a phone's
const leastLock = 485; // points of a lock screen: clock, widgets, one live activity and what unlocks
/** What a device of a kind is called. */
const kindNames = { phone: 'iPhone', tablet: 'iPad', watch: 'watch', mac: 'Mac' };
const belowGrid = 160; // points for the last row's caption, the dots and the dock
/** Where the first row begins, as a part of the screen's height. */
const tops = { todayView: 0.08, smartStack: 0.24, desktop: 0.05, notificationCenter: 0.05 };

const overlap = 0.22; // part of a widget's size by which its middle may miss another one's to lie on it

/** The widgets without those below another one of their stack. */
const seen = (instances) => instances.filter(({ stack }) => stack === null || stack.isTop);

/** How much larger a slot shows a widget than it is laid out; a picture's scale is in pixels per point of the layout. */
const enlargement = (place, instance) => place.slots.find(({ id }) => id === instance.slot)?.sizes[instance.family]?.enlargement ?? 1;

export class Phone {
  /** @param handlers `{tap, activate, menu, remove, resize, launch, add(slot), same(offer), wallpaper, error(error)}` */
  constructor(root, handlers) {
    this.root = root;
    this.handlers = handlers;
    this.widgets = new Map();
    this.wallpaper = new Wallpaper({ onChange: () => { this.refresh(); handlers.wallpaper(); }, onError: handlers.error });
    this.statusBar = new StatusBar();
    this.time = this.statusBar.time;
    // What is behind a widget of a list has changed when it has scrolled.
    this.pages = new Pages({ onRest: () => this.layout() });
    this.strip = 0; // points that live activities take above the widgets of a watch's stack
    this.preview = null; // `{positions, families}` of a change that is not made yet
    this.dock = new Dock((app) => handlers.launch(app));
    this.shade = el('div.shade', {});
    this.screen = el('div.screen', {},
      ...this.wallpaper.images, this.shade, this.statusBar.camera, this.statusBar.element, this.pages.element, this.pages.dots, this.dock.element);
    this.clocks = new Clocks(this.screen, this.time);
    root.append(this.screen);
    this.legible = new LegibleScreen(this, this.shade);
    new ResizeObserver(() => this.layout()).observe(root.parentElement);
    addEventListener('resize', () => this.layout());
    this.#watchPixelRatio();
  }

  /**
   * @param shown `{device, kind, place, apps, instances, scheme, tint, isCovered, hasIsland, same}`: the device's id and kind, an element of its places, the widgets in it, the page's
   *   colour scheme, the tint of the settings, whether a lock hides the place, whether the screen has an island, and
   *   what an empty place can have of another device, see same-widgets.js
   */
  update(shown) {
    Object.assign(this, shown);
    const { place, instances } = shown;
    const appearance = place.appearances.find(({ id }) => id === place.appearance);
    Object.assign(this.root.dataset, {
      kind: shown.kind, place: place.id, wallpaper: place.wallpaper, mode: appearance.mode, appearance: appearance.id, luminance: appearance.luminance,
      background: appearance.background,
    });
    this.root.style.setProperty('--tint', `#${appearance.tint === 'red' ? 'FF453A' : appearance.tint === 'chosen' ? shown.tint ?? 'FFFFFF' : 'FFFFFF'}`);
    this.appearance = appearance;
    this.root.dataset.container = appearance.container;
    this.root.dataset.wallpaperScheme = wallpaperScheme(appearance, shown.scheme);
    this.wallpaper.follow(shown.device, place.ownWallpaper);
    this.clocks.show(place, shown.kind, shown.isCovered);
    this.root.classList.toggle('covered', shown.isCovered);
    for (const part of [this.pages.element, this.pages.dots, this.dock.element]) part.inert = shown.isCovered;
    const kept = new Set(instances.map((instance) => instance.id));
    for (const [id, widget] of this.widgets) {
      if (!kept.has(id)) { this.widgets.delete(id); widget.leave(); }
    }
    for (const instance of instances) {
      const widget = this.widgets.get(instance.id);
      if (widget) widget.update(instance);
      else this.widgets.set(instance.id, new Widget(instance, this.handlers));
    }
    this.dock.show(shown.apps.filter(({ platforms }) => platforms.length === 0 || platforms.includes('iOS')), shown.kind === 'tablet' ? 8 : 4);
    this.statusBar.show(place, shown.hasIsland);
    this.layout();
  }

  /** Fetches the widgets' pictures anew. */
  refresh() {
    for (const widget of this.widgets.values()) widget.refresh();
  }

  /** Leaves room for live activities above a watch's widgets. @param points their height */
  setStrip(points) {
    if (points === this.strip) return;
    this.strip = points;
    this.layout();
  }

  select(id) {
    for (const [key, widget] of this.widgets) widget.element.classList.toggle('selected', key === id);
  }

  setEditing(editing) {
    this.editing = editing;
    this.root.classList.toggle('editing', editing);
    this.layout();
  }

  /** Scrolls to a widget's page. */
  reveal(id) {
    const frame = this.arranged?.frames.get(id);
    if (frame) this.pages.turnTo(frame.page);
  }

  /** The widget of `bases` whose middle is near that of one at a point, in CSS pixels from the top left of the screen; null: there is none. */
  baseAt(bases, point) {
    const { frames } = arrange(this.place, seen(this.instances), this.top);
    const [x, y] = [point.x / this.k, (point.y + this.pages.element.scrollTop) / this.k];
    const isOver = ({ page, x: left, y: top, width, height }) => page === this.pages.current && Math.abs(x - left) < width * overlap && Math.abs(y - top) < height * overlap;
    return bases.find(({ id }) => frames.has(id) && isOver(frames.get(id))) ?? null;
  }

  /** How many pages of a slot have widgets. */
  usedPages(slot) {
    return Math.max(0, ...this.instances.filter((instance) => instance.slot === slot.id && instance.position).map(({ position }) => position.page + 1));
  }

  /**
   * The position of a widget's slot that is nearest to a point, in CSS pixels from the top left of the screen; null: there is none.
   * @param point where the widget's top left would be
   */
  nearest(instance, point) {
    const slot = this.place.slots.find(({ id }) => id === instance.slot);
    const at = { page: this.pages.current, x: point.x / this.k, y: (point.y + this.pages.element.scrollTop) / this.k };
    const others = this.instances.filter((other) => other.slot === slot.id && other.position);
    if (isGrid(slot)) {
      const end = Math.max(0, ...others.map(({ position, family }) => position.row + slot.grid.spans[family].rows));
      return nearestPosition(gridShape(this.place, slot, this.top), { ...at, page: slot.grid.pages > 1 ? at.page : 0 }, slot.grid.spans[instance.family], end);
    }
    const away = (other) => { const frame = this.arranged.frames.get(other.id); return frame ? Math.hypot(frame.x - at.x, frame.y - at.y) : Infinity; };
    // Where the others are now, which may be another place than before the drag.
    const nearest = others.reduce((best, other) => (best === null || away(other) < away(best) ? other : best), null);
    return nearest && (this.preview?.positions[nearest.id] ?? nearest.position);
  }

  /** Outlines the cells that a new widget would take. @param landing `{slot, family, position}`; null = none */
  showLanding(landing) {
    this.landing?.remove();
    this.landing = null;
    if (!landing || !isGrid(landing.slot)) return;
    const frame = frameOf(gridShape(this.place, landing.slot, this.top), landing.position, landing.slot.sizes[landing.family]);
    const page = this.pages.element.children[frame.page];
    if (!page) return;
    this.landing = el('div.landing', { 'aria-hidden': 'true' });
    const { k } = this;
    Object.assign(this.landing.style, { left: `${frame.x * k}px`, top: `${frame.y * k}px`, width: `${frame.width * k}px`, height: `${frame.height * k}px` });
    this.landing.style.setProperty('--corner', `${landing.slot.sizes[landing.family].cornerRadius * k}px`);
    page.append(this.landing);
  }

  /** The widgets as they would be after the change that is shown. */
  #previewed() {
    const { positions = {}, families = {} } = this.preview ?? {};
    return this.instances.map((instance) => ({ ...instance, position: positions[instance.id] ?? instance.position, family: families[instance.id] ?? instance.family }));
  }

  /** In a list that is ordered by relevance, widgets are where the list shows them; in editing, all of them, where the person has put them. */
  #listed(instances) {
    if (this.editing) return instances;
    return instances.map((instance) => {
      if (!instance.list) return instance;
      return { ...instance, position: instance.list.index === null ? null : { page: 0, column: 0, row: instance.list.index } };
    });
  }

  /** Fits the screen to the window and every widget to whole device pixels. */
  layout() {
    if (!this.place) return;
    const { place } = this;
    const bezel = 11;
    const narrow = matchMedia('(max-width: 640px)').matches;
    const scrolls = place.slots.some(({ arrangement }) => arrangement === 'pages' || arrangement === 'list');
    const area = this.root.parentElement;
    const available = narrow
      ? { width: document.documentElement.clientWidth, height: Infinity }
      : { width: area.clientWidth - 40, height: Math.max(innerHeight - area.getBoundingClientRect().top - scrollY - 48, 640) };
    const frame = narrow ? 0 : 2 * bezel;
    // A watch is shown larger than it is.
    const largest = this.kind === 'watch' ? 1.9 : narrow ? Infinity : 1;
    const k = Math.min(available.width / (place.width + frame), available.height / (place.height + frame), largest);
    this.k = k;
    this.root.style.setProperty('--k', k);
    this.root.style.setProperty('--screen-width', `${place.width * k}px`);

    const pixelRatio = devicePixelRatio || 1;
    const snap = (points) => Math.round(points * k * pixelRatio) / pixelRatio;
    const isHome = place.id === 'homeScreen';
    const top = narrow && isHome ? narrowTop : Math.round(place.height * (tops[place.id] ?? 0.09)) + this.strip;
    this.top = top;
    const instances = this.#listed(this.#previewed());
    this.arranged = arrange(place, seen(instances), top, this.editing);
    // The widgets of a stack lie in one place.
    for (const { id, stack } of instances) {
      const top = stack && instances.find((each) => each.stack?.id === stack.id && each.stack.isTop);
      if (top && top.id !== id && this.arranged.frames.has(top.id)) this.arranged.frames.set(id, this.arranged.frames.get(top.id));
    }
    const { frames, vacant, pageCount, bottom } = this.arranged;
    const rest = innerHeight - area.getBoundingClientRect().top - scrollY; // of a narrow window below the page's controls
    const whole = narrow && scrolls && this.kind !== 'watch' ? Math.max((bottom + (isHome ? belowGrid : 24)) * k, rest)
      : narrow && place.id === 'lockScreen' ? Math.min(place.height * k, Math.max(leastLock * k, rest)) : place.height * k;
    this.root.style.setProperty('--screen-height', `${whole}px`);
    this.root.style.setProperty('--place-height', `${place.height * k}px`);
    // In editing there is one page more, to move widgets to.
    const most = Math.max(...place.slots.map(({ grid }) => grid.pages));
    this.pages.setCount(this.editing ? Math.max(pageCount, Math.min(pageCount + 1, most)) : pageCount, bottom * k);
    const screen = { width: place.width, height: whole / k };
    const scrolled = this.pages.element.scrollTop / k;
    this.#order(instances, frames);
    for (const instance of instances) {
      const widget = this.widgets.get(instance.id);
      const at = frames.get(instance.id);
      if (!at) continue;
      // The picture has the widget's size on the screen. Rounded up as the painter does, so that one pixel of it is one pixel of the screen.
      const scale = Math.round(k * pixelRatio * enlargement(place, instance) * 10_000) / 10_000;
      const span = (points) => Math.ceil(points * k * pixelRatio - 1e-6) / pixelRatio;
      const { picture } = at;
      const around = picture && {
        position: at.position, left: snap(at.x + picture.x) - snap(at.x), top: snap(at.y + picture.y) - snap(at.y), width: span(picture.width), height: span(picture.height),
      };
      widget.place(
        { left: snap(at.x), top: snap(at.y), width: span(at.width), height: span(at.height) },
        {
          k, around, corner: at.corner, shown: presentationOf(place, this.scheme, this.tint), scale,
          behind: behind(this.appearance, { x: at.x, y: at.y - scrolled }, screen, this.root.dataset.wallpaperScheme),
        });
    }
    this.stacks?.show(instances);
    this.#showVacant(vacant, snap);
    this.#showEmptiness(frames.size === 0);
    this.onLayout?.();
    this.legible.update();
  }

  /** Puts each widget into its page's list, in the order in which one reads, so that the Tab key follows it. A widget keeps the focus. */
  #order(instances, frames) {
    const reading = (left, right) => left.at.page - right.at.page || left.at.y - right.at.y || left.at.x - right.at.x;
    const shown = [];
    for (const { id } of instances) {
      const [element, at] = [this.widgets.get(id).element, frames.get(id)];
      if (at) shown.push({ element, at }); else element.remove();
    }
    const previous = new Map();
    for (const { element, at } of shown.sort(reading)) {
      const list = this.pages.list(at.page);
      const before = previous.get(list) ?? null;
      previous.set(list, element);
      const next = before ? before.nextElementSibling : list.firstElementChild;
      if (element.parentElement === list && next === element) continue;
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      list.insertBefore(element, next);
      if (focused && document.activeElement !== focused) focused.focus({ preventScroll: true });
    }
  }

  /** In editing, each slot with room has a button that adds a widget to it. A button stays the same element, so that it keeps the focus. */
  #showVacant(vacant, snap) {
    const kept = this.vacantButtons ?? new Map();
    this.vacantButtons = new Map(vacant.map(({ slot, page, x, y, width, height }) => {
      const button = kept.get(slot.name) ?? el('button.vacant', { type: 'button' }, icon('plus'));
      kept.delete(slot.name);
      // Slots of several places have one name.
      button.setAttribute('aria-label', `Add a ${nounIn([slot])}: ${slot.name}`);
      button.onclick = () => this.handlers.add(slot);
      Object.assign(button.style, { left: `${snap(x)}px`, top: `${snap(y)}px`, width: `${snap(width)}px`, height: `${snap(height)}px` });
      const section = this.pages.element.children[page];
      if (button.parentElement !== section) section.append(button);
      return [slot.name, button];
    }));
    kept.forEach((button) => button.remove());
  }

  #showEmptiness(empty) {
    const noun = nounIn(this.place.slots);
    const key = `${noun} ${this.same?.device.id ?? ''}`;
    if (this.emptyNote && (!empty || this.emptyNote.dataset.key !== key)) {
      this.emptyNote.remove();
      this.emptyNote = null;
    }
    if (empty && !this.emptyNote) {
      const add = el('button', { type: 'button', onclick: () => this.handlers.add(null) }, `Add a ${noun}`);
      const { same } = this;
      this.emptyNote = el('div.empty', { 'data-key': key }, ...(same ? [
        el('h2', {}, `The same ${noun}s here?`), el('p', {}, `This ${kindNames[this.kind]} can show those of ${same.device.name}.`),
        el('button.same', { type: 'button', onclick: ({ target }) => { target.disabled = true; this.handlers.same(same); } }, `Show the same ${noun}s`), add,
      ] : [el('h2', {}, `No ${noun}s yet`), el('p', {}, noun === 'control' ? 'Add one from the gallery.' : 'Add one from the gallery. After that it updates itself.'), add]));
    }
    // A watch's screen has no space for it that its clock does not need.
    const holder = this.kind === 'watch' ? this.root : this.screen;
    if (this.emptyNote && this.emptyNote.parentElement !== holder) holder.append(this.emptyNote);
  }

  /** Lays out again when the window moves to a screen of another pixel density. */
  #watchPixelRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { this.layout(); this.#watchPixelRatio(); }, { once: true });
  }
}
