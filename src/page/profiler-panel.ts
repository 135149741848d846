import type { Words } from '../words/texts.ts';
import { makeCloseButton } from './close-button.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** Times in µs: the last one, and the average and 95th percentile of recent ones. */
export interface Times {
  readonly last: number;
  readonly average: number;
  readonly p95: number;
}

/** The numbers in the panel. */
export interface Readings {
  /** In the order in which they first ran. */
  readonly systems: readonly (Times & { readonly system: string; readonly calls: number })[];
  readonly turn: Times;
  /** The two parts of a frame: updating the scene, and drawing it. */
  readonly update: Times;
  readonly render: Times;
  /** Draw calls of the last frame; null when they cannot be counted. */
  readonly draws: number | null;
  readonly turns: number;
  readonly entities: number;
  readonly actors: number;
  readonly width: number;
  readonly height: number;
  /** Clock reads in the last turn, the clock's step in µs, and the cost of all reads in µs. */
  readonly clock: { readonly reads: number; readonly step: number; readonly cost: number };
}

/** The panel that shows how long each system takes. */
export interface ProfilerPanel {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Null when nothing has been measured yet. */
  show(readings: Readings | null): void;
  /**
   * Moves to the other side of the map when it would cover this box. `edge`: the right end of the map.
   * In CSS pixels.
   */
  avoid(box: DOMRectReadOnly | null, edge: number): void;
}

/** Makes a closed panel. It is not a live region: it changes with each turn. */
export function makeProfilerPanel(settings: Settings, closed: () => void): ProfilerPanel {
  const say = settings.text;
  const heading = say(element('h2', '', { id: 'profiler-heading' }), ({ ui }) => ui.profiler);
  const close = makeCloseButton(settings, () => panel.close());
  const facts = element('p', 'profiler-facts', {});
  const slowest = element('p', 'profiler-slowest', {});
  const clock = element('p', 'aside', {});
  const rows = element('tbody', '', {});
  const whole = element('tbody', 'profiler-whole', {});
  const words = () => settings.words.panel;
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
  const body = element('div', 'profiler-body', { tabIndex: 0 }, facts, slowest, table, clock);
  const main = element(
    'aside',
    'profiler',
    { hidden: true },
    element('header', '', {}, heading, close),
    body,
  );
  main.setAttribute('aria-labelledby', heading.id);
  keepOwnKeys(main);

  const lines = new Map<string, ReturnType<typeof makeLine>>();
  let shown: Readings | null = null;
  const line = (name: string, label: string, parent: HTMLElement) => {
    const known = lines.get(name) ?? makeLine(parent);
    lines.set(name, known);
    known.name.textContent = label;
    return known;
  };
  const fill = () => {
    const { ui } = settings.words;
    const said = words();
    if (!shown) {
      facts.textContent = said.idle;
      lines.clear();
      for (const part of [rows, whole]) part.replaceChildren();
      for (const part of [slowest, clock]) part.textContent = '';
      return;
    }
    const { systems, turn, update, render, clock: watch } = shown;
    facts.textContent = [
      `${ui.turn} ${shown.turns}`,
      `${said.floor} ${shown.width}×${shown.height}`,
      `${said.entities} ${shown.entities}`,
      `${said.actors} ${shown.actors}`,
      ...(shown.draws === null ? [] : [`${said.draws} ${shown.draws}`]),
    ]
      // Lines break only between two facts.
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
  settings.follow(fill);

  const panel: ProfilerPanel = {
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
      shown = null;
      fill();
      closed();
    },
    show(readings) {
      shown = readings;
      fill();
    },
    avoid(box, edge) {
      main.style.setProperty('--edge', `${edge}px`);
      if (box && !main.hidden) keepClear(main, box);
    },
  };
  return panel;
}

/** Keeps the keys that press a control of a panel from the game. */
export function keepOwnKeys(window: HTMLElement): void {
  window.addEventListener('keydown', (event) => {
    const { target, code } = event;
    const presses = code === 'Space' || code === 'Enter' || code === 'NumpadEnter';
    const isControl =
      target instanceof HTMLElement && target.matches('button, input, select, summary');
    if (presses && isControl) event.stopPropagation();
  });
}

/** Moves a panel to the other side when it covers a box, in CSS pixels, unless it covers it there too. */
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

/** Microseconds; with one decimal below 10. */
function µs(time: number): string {
  return time > 0 && time < 10 ? time.toFixed(1) : String(Math.round(time));
}
