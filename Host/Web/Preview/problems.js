// What the session does, and what is wrong: the compiler's messages with their source, and faults of the extension.

import { el, icon } from './dom.js';

const words = { building: 'Building', drawing: 'Drawing', ready: 'Up to date', failed: 'Failed' };
const seconds = (value) => `${value < 10 ? value.toFixed(2) : Math.round(value)} s`;

export class Problems {
  constructor(root, state, progress) {
    Object.assign(this, { root, state, progress, app: 'preview', isConnected: true });
    [this.text, this.figures] = [state.querySelector('#state-text'), state.querySelector('#figures')];
  }

  show(status) {
    this.status = status;
    this.#state();
    const parts = status.fault ? [this.#fault(status.fault)] : status.messages.map((message) => this.#message(message));
    if (parts.length > 0) {
      const errors = status.messages.filter(({ severity }) => severity === 'error').length;
      const title = status.fault ? 'The widget cannot be drawn' : `The package does not build: ${errors} ${errors === 1 ? 'error' : 'errors'}`;
      parts.unshift(el('h2', {}, icon('warning'), title, status.builds > 0 ? el('small', {}, 'The pictures are those of the last build that worked.') : null));
    }
    for (const notice of status.notices) parts.push(el('p.notice', {}, icon('info'), notice));
    this.root.replaceChildren(...parts);
    this.root.hidden = parts.length === 0;
    this.root.classList.toggle('mild', status.messages.length === 0 && !status.fault);
  }

  connected(isConnected) {
    this.isConnected = isConnected;
    this.#state();
  }

  refused() {
    this.text.textContent = 'Not allowed';
    this.state.dataset.phase = 'failed';
    this.toast('This page needs the key of its session: open the address that “almanac preview” printed last.');
  }

  toast(text) {
    const toast = el('div.toast.error', {}, el('span', {}, text));
    document.getElementById('toasts').append(toast);
    setTimeout(() => toast.remove(), 8000);
  }

  #state() {
    const { status } = this;
    this.state.dataset.phase = this.isConnected ? status?.phase ?? 'building' : 'lost';
    if (!this.isConnected) { this.text.textContent = 'Not connected – is “almanac preview” still running?'; this.figures.textContent = ''; return; }
    if (!status) return;
    const isPartial = status.phase === 'ready' && status.faults > 0;
    this.state.classList.toggle('partial', isPartial);
    this.text.textContent = isPartial ? `${status.faults} of ${status.total} pictures failed` : words[status.phase];
    const figures = [];
    if (status.buildSeconds != null) figures.push(`build ${seconds(status.buildSeconds)}`);
    if (status.phase !== 'building' && status.firstSeconds != null) figures.push(`first picture ${seconds(status.firstSeconds)}`);
    if (status.phase !== 'building' && status.allSeconds != null) figures.push(`all ${status.total} ${seconds(status.allSeconds)}`);
    if (status.phase === 'drawing' && status.allSeconds == null) figures.push(`${status.drawn} of ${status.total}`);
    this.figures.textContent = figures.join(' · ');
    this.progress.classList.toggle('busy', status.phase === 'building');
    this.progress.style.setProperty('--part', status.phase === 'drawing' && status.total ? `${status.drawn / status.total * 100}%` : '0%');
  }

  #fault(text) { return el('article.problem', {}, el('p.message', {}, text)); }

  #message({ severity, file, line, column, text, source }) {
    const place = file ? el('p.place', {}, line ? `${file}:${line}${column ? `:${column}` : ''}` : file) : null;
    const code = source.length > 0 ? el('pre', {}, ...source.flatMap((row) => {
      const isIt = row.number === line;
      const code = el('span', { class: isIt ? 'code it' : 'code' }, el('i', {}, String(row.number)), row.text || ' ');
      return isIt && column ? [code, el('span.code.mark', { 'aria-hidden': 'true' }, el('i'), `${row.text.slice(0, column - 1).replace(/[^\t]/g, ' ')}▲`)] : [code];
    })) : null;
    return el('article.problem', { class: `problem ${severity}`, 'data-severity': severity }, place, el('p.message', {}, text), code);
  }
}
