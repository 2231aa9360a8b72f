// The list from which a person chooses a parameter's value: with a search, sections and images, loaded page by page.

import { picture } from './api.js';
import { el, icon } from './dom.js';
import { faultWords } from './format.js';

const pause = 250; // milliseconds of rest before a search is sent
const fewest = 8; // options from which a list has a search field

/**
 * Opens the list of a parameter.
 * @param row the form's row @param options asks for a page: `({search, cursor}) => page` @param chosen called with the new value
 */
export function choose({ row, options, chosen, opener }) {
  const picked = new Map(row.shown.map(({ value }) => [JSON.stringify(value), value]));
  const most = row.maxElements ?? Infinity;
  const list = el('div.options', { role: 'listbox', 'aria-label': row.title, 'aria-multiselectable': row.isArray ? 'true' : undefined, tabindex: '-1' });
  const state = el('div.state', { role: 'status' });
  const search = el('input.search', { type: 'search', placeholder: 'Search', 'aria-label': `Search ${row.title}`, autocomplete: 'off', hidden: !row.searches, oninput: () => { clearTimeout(timer); timer = setTimeout(begin, pause); } });
  const done = el('button.primary', { type: 'button', onclick: () => { chosen([...picked.values()]); dialog.close(); } }, 'Done');
  const none = el('button.tool', { type: 'button', onclick: () => { chosen(null); dialog.close(); } }, 'None');
  const dialog = el('dialog.picker', { 'aria-label': row.title },
    el('header', {}, el('h3', {}, row.title), el('button.close', { type: 'button', 'aria-label': 'Close', onclick: () => dialog.close() }, icon('close'))),
    search, list, state,
    el('footer', {}, row.isOptional && !row.isArray ? none : null, row.isArray ? done : null));
  let timer;
  let request;
  let next;
  let section; // the last one, which the next page may continue

  dialog.addEventListener('close', () => { clearTimeout(timer); request = null; end.disconnect(); dialog.remove(); opener?.focus(); });
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('keydown', (event) => {
    const items = [...list.querySelectorAll('[role=option]')];
    const at = items.indexOf(document.activeElement);
    // Whoever types means the search, wherever the focus is.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !search.hidden) search.focus();
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: at < 0 ? undefined : 0, End: at < 0 ? undefined : items.length - 1 }[event.key];
    if (to === undefined || items.length === 0) return;
    event.preventDefault();
    if (to < 0) search.focus();
    else items[Math.min(to, items.length - 1)].focus();
  });
  const end = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) more(); }, { root: list, rootMargin: '300px' });
  const sentinel = el('div.end', {});

  function begin() {
    next = undefined;
    more(true);
  }

  async function more(isFirst = false) {
    if (!isFirst && (next === undefined || next === null)) return;
    const cursor = isFirst ? undefined : next;
    next = undefined;
    const own = request = {};
    state.replaceChildren(el('p', {}, 'Loading…'));
    list.setAttribute('aria-busy', 'true');
    try {
      const page = await options({ search: search.value.trim(), cursor });
      if (own !== request) return;
      next = page.next;
      // Until then the former options stay, so that the list does not shrink and grow while somebody types.
      if (isFirst) clear();
      search.hidden = !row.searches && search.value === '' && page.total < fewest;
      add(page);
      const words = page.total === 0 ? (search.value === '' ? 'There is nothing to choose.' : `Nothing found for “${search.value}”.`)
        : page.leftOut > 0 ? `${page.leftOut.toLocaleString()} more are not in this list${row.searches ? '; search for them' : ''}.` : '';
      state.replaceChildren(...(words ? [el('p', {}, words)] : []));
    } catch (error) {
      if (own !== request) return;
      // A list that changed while it was read begins again.
      if (error.name === 'options.changed') { begin(); return; }
      if (isFirst) clear();
      state.replaceChildren(el('p.problem', {}, faultWords(error)), el('button.tool', { type: 'button', onclick: begin }, 'Try again'));
    } finally {
      if (own === request) list.setAttribute('aria-busy', 'false');
    }
  }

  function clear() {
    section = undefined;
    list.replaceChildren();
    list.scrollTop = 0;
  }

  function add(page) {
    for (const part of page.sections) {
      if (section?.title !== part.title) {
        const id = `section-${list.children.length}`;
        section = { title: part.title, box: el('div.section', part.title ? { role: 'group', 'aria-labelledby': id } : {}) };
        if (part.title) section.box.append(el('p.heading', { id }, part.title, part.subtitle ? el('small', {}, part.subtitle) : null));
        list.append(section.box);
      }
      section.box.append(...part.options.map(item));
    }
    end.unobserve(sentinel);
    list.append(sentinel);
    if (next !== null) end.observe(sentinel);
  }

  function item(option) {
    const key = JSON.stringify(option.value);
    const box = el('button.option', { type: 'button', role: 'option', 'aria-selected': String(picked.has(key)), onclick: () => pick(key, option.value, box) });
    if (option.image) box.append(image(option.image));
    box.append(el('span.words', {}, el('span', {}, option.title), option.subtitle ? el('small', {}, option.subtitle) : null), icon('check'));
    return box;
  }

  function pick(key, value, box) {
    if (!row.isArray) {
      chosen(value);
      dialog.close();
      return;
    }
    if (picked.has(key)) picked.delete(key);
    else if (picked.size < most) picked.set(key, value);
    else state.replaceChildren(el('p.problem', {}, `At most ${most} can be chosen.`));
    box.setAttribute('aria-selected', String(picked.has(key)));
  }

  document.body.append(dialog);
  dialog.showModal();
  (row.searches ? search : list).focus();
  begin();
}

/** An option's picture, which is fetched with the access key. */
function image(address) {
  const img = el('img', { alt: '', width: '32', height: '32' });
  const scheme = document.documentElement.dataset.scheme ?? 'light';
  picture(`${address.replace(/^\//, '')}?${new URLSearchParams({ scheme, scale: String(Math.min(Math.max(devicePixelRatio, 1), 3)) })}`)
    .then(({ blob }) => {
      const url = URL.createObjectURL(blob);
      img.onload = () => URL.revokeObjectURL(url);
      img.src = url;
    }, () => img.remove());
  return img;
}
