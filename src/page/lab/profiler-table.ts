import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { Readings } from './profiler-readings.ts';

/** Makes the empty table of the whole turn and the parts of a frame. */
export function makeWholeTable(settings: Settings) {
  const table = makeTable(settings, 'profiler-whole', [
    ({ unit }) => unit,
    ({ last }) => last,
    ({ median }) => median,
    () => 'p95',
  ]);
  return {
    element: table.element,
    show({ turn, update, render }: Readings) {
      const { panel: words, numbers } = settings.words;
      table.fill(
        [
          { name: words.whole, times: turn },
          { name: words.update, times: update },
          { name: words.render, times: render },
        ].map(({ name, times: { last, median, p95 } }) =>
          makeRow(name, [µs(last, numbers), µs(median, numbers), µs(p95, numbers)]),
        ),
      );
    },
  };
}

/** Makes the empty table of systems with their zones. The system with the longest average is first. */
export function makeSystemTable(settings: Settings) {
  const table = makeTable(settings, 'profiler-systems', [
    ({ system }) => system,
    () => '%',
    ({ average, unit }) => `${average}, ${unit}`,
    () => 'p95',
    ({ calls }) => calls,
  ]);
  return {
    element: table.element,
    show({ systems, zones }: Readings) {
      const { numbers } = settings.words;
      const sum = systems.reduce((all, { average }) => all + average, 0);
      const longest = slowestOf(systems);
      const parts = [...systems]
        .sort((a, b) => b.average - a.average)
        .flatMap((system) => [system, ...zonesOf(zones, system.system)]);
      table.fill(
        parts.map((part) => {
          const names = part.system.split('/');
          const { average, p95, calls } = part;
          const share = sum > 0 ? `${Math.round((100 * average) / sum)}` : '0';
          const row = makeRow(names.at(-1) ?? part.system, [
            share,
            µs(average, numbers),
            µs(p95, numbers),
            String(calls),
          ]);
          row.style.setProperty('--depth', String(names.length - 1));
          row.style.setProperty('--part', String(longest ? average / (longest.average || 1) : 0));
          row.classList.toggle('zone', names.length > 1);
          row.classList.toggle('slow', part === longest && average > 0);
          row.classList.toggle('idle', average === 0);
          return row;
        }),
      );
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

/** Makes a table with the heads of its columns and no rows. */
function makeTable(
  settings: Settings,
  className: string,
  columns: readonly ((words: Words['panel']) => string)[],
) {
  const heads = columns.map((name) =>
    settings.text(element('th', '', { scope: 'col' }), ({ panel }) => name(panel)),
  );
  const body = element('tbody', '');
  const head = element('thead', '', element('tr', '', ...heads));
  return {
    element: element('table', className, head, body),
    fill: (rows: readonly HTMLElement[]) => body.replaceChildren(...rows),
  };
}

function makeRow(name: string, values: readonly string[]): HTMLTableRowElement {
  const cells = values.map((value) => element('td', '', value));
  return element('tr', '', element('th', '', { scope: 'row' }, name), ...cells);
}
