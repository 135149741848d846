import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { Readings, Times } from './profiler-readings.ts';

/** Makes the empty table with rows for the turn and the parts of a frame, and then for systems with their zones. */
export function makeProfilerTable(settings: Settings) {
  const columns: ((words: Words['panel']) => string)[] = [
    ({ unit }) => unit,
    ({ last }) => last,
    ({ average }) => average,
    () => 'p95',
    ({ calls }) => calls,
  ];
  const heads = columns.map((name) =>
    settings.text(element('th', '', { scope: 'col' }), ({ panel }) => name(panel)),
  );
  const systemRows = element('tbody', '');
  const wholeRows = element('tbody', 'profiler-whole');
  const head = element('thead', '', element('tr', '', ...heads));
  const table = element('table', '', head, wholeRows, systemRows);
  const lines = new Map<string, ReturnType<typeof makeLine>>();
  const lineOf = (name: string, label: string, parent: HTMLElement) => {
    const line = lines.get(name) ?? makeLine(parent);
    lines.set(name, line);
    line.name.textContent = label;
    return line;
  };
  /** The row of a part that is the `place`-th of the systems and zones, by path. */
  const partLine = (path: string, place: number) => {
    const names = path.split('/');
    const line = lineOf(path, names.at(-1) ?? path, systemRows);
    if (systemRows.rows[place] !== line.row) {
      systemRows.insertBefore(line.row, systemRows.rows[place] ?? null);
    }
    line.row.style.setProperty('--depth', String(names.length - 1));
    line.row.classList.toggle('zone', names.length > 1);
    return line;
  };

  return {
    element: table,
    clear() {
      lines.clear();
      systemRows.replaceChildren();
      wholeRows.replaceChildren();
    },
    show({ systems, zones, turn, update, render }: Readings) {
      const { panel: words, numbers } = settings.words;
      const longest = slowestOf(systems)?.average ?? 0;
      const parts = systems.flatMap((system) => [system, ...zonesOf(zones, system.system)]);
      for (const [place, part] of parts.entries()) {
        const line = partLine(part.system, place);
        fillLine(line, part, longest, part === slowestOf(systems) && longest > 0, numbers);
        line.calls.textContent = String(part.calls);
      }
      const most = Math.max(turn.average, update.average, render.average);
      fillLine(lineOf('.turn', words.whole, wholeRows), turn, most, false, numbers);
      fillLine(lineOf('.update', words.update, wholeRows), update, most, false, numbers);
      fillLine(lineOf('.render', words.render, wholeRows), render, most, false, numbers);
    },
  };
}

/** The zones of a system by path, so that each is below the system or zone around it. */
export function zonesOf(zones: Readings['zones'], system: string): Readings['zones'] {
  const own = zones.filter((zone) => zone.system.startsWith(`${system}/`));
  return own.sort((a, b) => (a.system < b.system ? -1 : 1));
}

/** The first of the systems with the longest average. */
export function slowestOf(systems: Readings['systems']): Readings['systems'][number] | undefined {
  const longest = Math.max(...systems.map(({ average }) => average));
  return systems.find(({ average }) => average === longest);
}

/** Microseconds; with one decimal below 10. */
export function µs(time: number, { oneDecimal }: Words['numbers']): string {
  return time > 0 && time < 10 ? oneDecimal(time) : String(Math.round(time));
}

function makeLine(parent: HTMLElement) {
  const name = element('th', '', { scope: 'row' });
  const last = element('td', '');
  const average = element('td', '');
  const p95 = element('td', '');
  const calls = element('td', '');
  const row = element('tr', '', name, last, average, p95, calls);
  parent.append(row);
  return { row, name, last, average, p95, calls };
}

function fillLine(
  { row, last, average, p95 }: ReturnType<typeof makeLine>,
  times: Times,
  longest: number,
  slow: boolean,
  numbers: Words['numbers'],
): void {
  last.textContent = µs(times.last, numbers);
  average.textContent = µs(times.average, numbers);
  p95.textContent = µs(times.p95, numbers);
  row.classList.toggle('slow', slow);
  row.style.setProperty('--part', String(longest > 0 ? times.average / longest : 0));
}
