import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** How long something took, in µs: the last time, and over the last ones. */
export interface Times {
  readonly last: number;
  readonly average: number;
  readonly p95: number;
}

/** What the panel tells. */
export interface Readings {
  /** In the order in which they first worked. */
  readonly systems: readonly (Times & { readonly system: string; readonly calls: number })[];
  readonly turn: Times;
  /** The frame's two halves: taking over what is new, and drawing it. */
  readonly update: Times;
  readonly render: Times;
  /** The last frame's draw calls; null where nothing can count them. */
  readonly draws: number | null;
  readonly turns: number;
  readonly entities: number;
  readonly actors: number;
  readonly width: number;
  readonly height: number;
  /** How often the last turn asked the clock, its least step in µs, and what it cost in all, in µs. */
  readonly clock: { readonly reads: number; readonly step: number; readonly cost: number };
}

/** The panel that tells how long each system takes. */
export interface Panel {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** null: nothing was measured yet. */
  show(readings: Readings | null): void;
  /**
   * Goes to the other side of the map where it would cover this box; `edge`: where the map ends on the
   * right. In CSS pixels; null: there is nothing to cover.
   */
  avoid(box: DOMRectReadOnly | null, edge: number): void;
}

/** A closed panel. It is never announced: it changes with each turn, and its table can be read. */
export function makePanel(live: Live, closed: () => void): Panel {
  const say = live.text;
  const heading = say(element('h2', '', { id: 'panel-heading' }), ({ ui }) => ui.profiler);
  const close = element('button', 'close', { type: 'button', onclick: () => panel.close() }, '×');
  const facts = element('p', 'panel-facts', {});
  const slowest = element('p', 'panel-slowest', {});
  const clock = element('p', 'aside', {});
  const rows = element('tbody', '', {});
  const whole = element('tbody', 'panel-whole', {});
  const words = () => live.words.panel;
  const head = (name: (words: Words['panel']) => string) =>
    say(element('th', '', { scope: 'col' }), () => name(words()));
  const table = element(
    'table',
    '',
    {},
    element(
      'thead',
      '',
      {},
      element(
        'tr',
        '',
        {},
        head(({ unit }) => unit),
        head(({ last }) => last),
        head(({ average }) => average),
        head(() => 'p95'),
        head(({ calls }) => calls),
      ),
    ),
    rows,
    whole,
  );
  table.setAttribute('aria-labelledby', heading.id);
  const body = element('div', 'panel-body', { tabIndex: 0 }, facts, slowest, table, clock);
  const main = element(
    'aside',
    'panel',
    { hidden: true },
    element('header', '', {}, heading, close),
    body,
  );
  main.setAttribute('aria-labelledby', heading.id);
  keepOwnKeys(main);

  const lines = new Map<string, ReturnType<typeof makeLine>>();
  let told: Readings | null = null;
  const line = (name: string, label: string, parent: HTMLElement) => {
    const known = lines.get(name) ?? makeLine(parent);
    lines.set(name, known);
    known.name.textContent = label;
    return known;
  };
  const tell = () => {
    const { ui } = live.words;
    const said = words();
    close.ariaLabel = ui.close;
    if (!told) {
      facts.textContent = said.idle;
      lines.clear();
      for (const part of [rows, whole]) part.replaceChildren();
      for (const part of [slowest, clock]) part.textContent = '';
      return;
    }
    const { systems, turn, update, render, clock: watch } = told;
    facts.textContent = [
      `${ui.turn} ${told.turns}`,
      `${said.floor} ${told.width}×${told.height}`,
      `${said.entities} ${told.entities}`,
      `${said.actors} ${told.actors}`,
      ...(told.draws === null ? [] : [`${said.draws} ${told.draws}`]),
    ]
      // A line breaks only between two of them.
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join(' · ');
    const longest = Math.max(...systems.map(({ average }) => average), 0);
    for (const system of systems) {
      const slow = system.average === longest && longest > 0;
      fillLine(line(system.system, system.system, rows), system, longest, slow);
      line(system.system, system.system, rows).calls.textContent = String(system.calls);
    }
    const most = Math.max(turn.average, update.average, render.average);
    fillLine(line('.turn', said.whole, whole), turn, most, false);
    fillLine(line('.update', said.update, whole), update, most, false);
    fillLine(line('.render', said.render, whole), render, most, false);
    const slow = systems.find(({ average }) => average === longest);
    slowest.textContent = slow && longest > 0 ? said.slowest(slow.system, µs(longest)) : '';
    clock.textContent = said.clock(µs(watch.step), watch.reads, µs(watch.cost));
  };
  live.follow(tell);

  const panel: Panel = {
    element: main,
    get isOpen() {
      return !main.hidden;
    },
    open() {
      main.hidden = false;
    },
    close() {
      if (main.hidden) return;
      main.hidden = true;
      told = null;
      tell();
      closed();
    },
    show(readings) {
      told = readings;
      tell();
    },
    avoid(box, edge) {
      main.style.setProperty('--edge', `${edge}px`);
      if (box && !main.hidden) keepClear(main, box);
    },
  };
  return panel;
}

/** What a control in a window beside the game does with a key is its own: the game does not hear it. */
export function keepOwnKeys(window: HTMLElement): void {
  window.addEventListener('keydown', (event) => {
    const { target, code } = event;
    const presses = code === 'Space' || code === 'Enter' || code === 'NumpadEnter';
    const isControl =
      target instanceof HTMLElement && target.matches('button, input, select, summary');
    if (presses && isControl) event.stopPropagation();
  });
}

/** Puts a window across where it would cover a box, in CSS pixels, unless it would there as well. */
export function keepClear(window: HTMLElement, box: DOMRectReadOnly): void {
  if (!covers(window, box)) return;
  window.classList.toggle('across');
  if (covers(window, box)) window.classList.toggle('across');
}

function covers(window: HTMLElement, box: DOMRectReadOnly): boolean {
  const { left, right, top, bottom } = window.getBoundingClientRect();
  return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
}

function makeLine(parent: HTMLElement) {
  const name = element('th', '', { scope: 'row' });
  const last = element('td', '', {});
  const average = element('td', '', {});
  const p95 = element('td', '', {});
  const calls = element('td', '', {});
  const row = element('tr', '', {}, name, last, average, p95, calls);
  parent.append(row);
  return { row, name, last, average, p95, calls };
}

function fillLine(
  { row, last, average, p95 }: ReturnType<typeof makeLine>,
  times: Times,
  longest: number,
  slow: boolean,
): void {
  last.textContent = µs(times.last);
  average.textContent = µs(times.average);
  p95.textContent = µs(times.p95);
  row.classList.toggle('slow', slow);
  row.style.setProperty('--part', String(longest > 0 ? times.average / longest : 0));
}

/** Microseconds, with a decimal while they are few. */
function µs(time: number): string {
  return time > 0 && time < 10 ? time.toFixed(1) : String(Math.round(time));
}
