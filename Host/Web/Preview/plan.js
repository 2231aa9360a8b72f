// The pictures, in a section for each preview and each family of a widget. What changes is replaced in place, so that the page does not move.

import { Comparison } from './compare.js';
import { el, icon } from './dom.js';
import { EntrySlider } from './scrub.js';

const names = { light: 'Light', dark: 'Dark', fullColor: 'Full colour', accented: 'Accented', vibrant: 'Vibrant' };
const nameOf = (value) => names[value] ?? value;
const axes = ['scheme', 'mode', 'textSize', 'locale'];
const zooms = [['0.5', 'Small'], ['0.75', 'Medium'], ['1', 'Full size']];
const storedZoom = 'preview-zoom';
const storedScroll = 'preview-scroll';
const keptPictures = 400; // decoded files without a picture that shows them

export class Gallery {
  /** @param handlers see(ids of visible pictures), choose(change of the choice) */
  constructor(root, handlers) {
    Object.assign(this, { root, handlers, sections: new Map(), tiles: new Map(), files: new Map(), visible: new Set(), onlyChanged: false, choice: null });
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.visible[isIntersecting ? 'add' : 'delete'](target.dataset.picture);
      this.#report();
    });
    let scrolled;
    addEventListener('scroll', () => {
      clearTimeout(scrolled);
      scrolled = setTimeout(() => { try { sessionStorage.setItem(storedScroll, String(scrollY)); } catch { /* not kept */ } }, 120);
    }, { passive: true });
  }

  bindZoom(group) {
    let zoom = '1';
    try { zoom = localStorage.getItem(storedZoom) ?? '1'; } catch { /* the usual one */ }
    const choose = (value) => {
      document.documentElement.style.setProperty('--zoom', value);
      for (const button of group.children) button.setAttribute('aria-checked', String(button.dataset.zoom === value));
      try { localStorage.setItem(storedZoom, value); } catch { /* not kept */ }
    };
    for (const [value, name] of zooms) {
      group.append(el('button', { type: 'button', role: 'radio', 'data-zoom': value, 'aria-label': name, title: name, onclick: () => choose(value) }, el('i.glyph')));
    }
    choose(zooms.some(([value]) => value === zoom) ? zoom : '1');
  }

  bindChanged(button) {
    this.changedButton = button;
    this.changedCount = el('span');
    button.append(icon('pencil'), this.changedCount);
    button.onclick = () => { this.onlyChanged = !this.onlyChanged; this.#filter(); };
  }

  /** Shows the sections and pictures of a plan. Those that were there stay as they are. */
  show(subjects, pictures) {
    const wanted = new Set(pictures.map(({ id }) => id));
    for (const [id, tile] of this.tiles) if (!wanted.has(id)) { this.observer.unobserve(tile.element); tile.element.remove(); this.tiles.delete(id); this.visible.delete(id); }
    const varying = axes.filter((axis) => new Set(pictures.map((picture) => picture[axis])).size > 1);
    const kept = new Set(subjects.map(({ id }) => id));
    for (const [id, section] of this.sections) if (!kept.has(id)) { section.element.remove(); this.sections.delete(id); }
    let place = this.root.firstElementChild;
    for (const subject of subjects) {
      const section = this.sections.get(subject.id) ?? this.#section(subject);
      section.title.textContent = subject.title;
      section.detail.textContent = subject.detail;
      if (section.element !== place) this.root.insertBefore(section.element, place); else place = place.nextElementSibling;
      let spot = section.row.firstElementChild;
      for (const picture of pictures.filter((each) => each.subject === subject.id)) {
        const tile = this.tiles.get(picture.id) ?? this.#tile(picture, subject);
        tile.caption.textContent = varying.map((axis) => nameOf(picture[axis])).join(' · ');
        if (tile.element !== spot) section.row.insertBefore(tile.element, spot); else spot = spot.nextElementSibling;
        this.update(picture);
      }
    }
    this.#filter();
  }

  /** Shows the state of one picture. */
  async update(report) {
    const tile = this.tiles.get(report.id);
    if (!tile) return;
    tile.report = report;
    tile.element.dataset.wanted = report.hash ?? '';
    tile.stage.style.setProperty('--width', report.width);
    tile.stage.style.setProperty('--height', report.height);
    tile.element.classList.toggle('changed', Boolean(report.before));
    tile.badge.hidden = !report.before;
    tile.fault.hidden = !report.fault;
    tile.fault.textContent = report.fault ?? '';
    tile.element.classList.toggle('faulty', Boolean(report.fault));
    if (!report.before) tile.comparison.end();
    this.#filter();
    if (!report.hash || report.hash === tile.shown) return;
    try {
      const url = await this.#file(report.hash);
      const image = el('img', { src: url, alt: `${tile.title}, ${tile.caption.textContent}` });
      await image.decode();
      if (tile.report.hash !== report.hash) return;
      tile.frame.replaceChildren(image);
      tile.shown = report.hash;
      tile.element.dataset.hash = report.hash;
      tile.element.classList.remove('empty');
    } catch (error) { console.error(error); }
  }

  entries(report) { this.sections.get(report.subject)?.slider.show(report); }

  /** Marks pictures as those of the last build that worked while the next one is made, or has failed. */
  settle(status) { this.root.classList.toggle('old', status.phase === 'failed'); }

  restoreScroll() {
    if (this.restored) return;
    this.restored = true;
    let top = 0;
    try { top = Number(sessionStorage.getItem(storedScroll) ?? 0); } catch { /* the top */ }
    if (top > 0) requestAnimationFrame(() => scrollTo(0, top));
  }

  #section(subject) {
    const [title, detail, row] = [el('h2'), el('p.detail'), el('div.row')];
    const slider = new EntrySlider((index) => this.handlers.choose((choice) => {
      choice.entries = { ...choice.entries };
      if (index === null) delete choice.entries[subject.id]; else choice.entries[subject.id] = index;
    }));
    const element = el('section.subject', { 'data-subject': subject.id }, el('header', {}, el('div.names', {}, title, detail), slider.element), row);
    const section = { element, title, detail, row, slider };
    this.sections.set(subject.id, section);
    return section;
  }

  #tile(picture, subject) {
    const [frame, caption, fault] = [el('div.frame'), el('span'), el('p.fault', { hidden: true })];
    // A watch is black behind its widgets; a lock screen and a tinted home screen have their wallpaper.
    const ground = subject.device.startsWith('watch-') ? 'black' : subject.family.startsWith('accessory') || picture.mode !== 'fullColor' ? 'picture' : 'none';
    const stage = el('div.stage', { 'data-scheme': picture.scheme, 'data-wallpaper': ground }, frame);
    const comparison = new Comparison(stage, (hash) => this.#file(hash));
    const badge = el('button.badge', { type: 'button', hidden: true, title: 'Compare with the picture before the save' }, el('i'), 'Changed');
    const element = el('figure.tile.empty', { 'data-picture': picture.id }, stage, el('figcaption', {}, caption, badge), fault);
    const tile = { element, stage, frame, caption, badge, fault, comparison, title: subject.title, report: picture, shown: null };
    badge.onclick = () => comparison.toggle(tile.report.before, badge);
    this.tiles.set(picture.id, tile);
    this.observer.observe(element);
    return tile;
  }

  /** The address of a picture's file, which is fetched once. */
  async #file(hash) {
    const known = this.files.get(hash);
    if (known) return known;
    const file = this.load(hash).then((blob) => URL.createObjectURL(blob));
    this.files.set(hash, file);
    file.catch(() => this.files.delete(hash));
    this.#sweep();
    return file;
  }

  #sweep() {
    if (this.files.size < keptPictures + 2 * this.tiles.size) return;
    const used = new Set([...this.tiles.values()].flatMap(({ report, shown }) => [report.hash, report.before, shown]));
    for (const [hash, file] of this.files) {
      if (used.has(hash)) continue;
      file.then((url) => URL.revokeObjectURL(url), () => {});
      this.files.delete(hash);
    }
  }

  /** Tells which pictures are seen, in the page's order, once scrolling has stopped for a moment. */
  #report() {
    clearTimeout(this.reporting);
    this.reporting = setTimeout(() => {
      const seen = [...this.root.querySelectorAll('.tile')].map(({ dataset }) => dataset.picture).filter((id) => this.visible.has(id));
      this.handlers.see(seen);
    }, 80);
  }

  #filter() {
    const changed = [...this.tiles.values()].filter(({ report }) => report.before);
    if (changed.length === 0) this.onlyChanged = false;
    this.root.classList.toggle('only-changed', this.onlyChanged);
    for (const { element } of this.sections.values()) element.classList.toggle('has-changes', element.querySelector('.tile.changed') !== null);
    if (!this.changedButton) return;
    this.changedButton.hidden = changed.length === 0;
    this.changedButton.setAttribute('aria-pressed', String(this.onlyChanged));
    this.changedCount.textContent = `${changed.length} changed`;
  }
}
