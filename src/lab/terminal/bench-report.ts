import type { BenchResult } from '../bench/bench.ts';
import type { Figures } from '../bench/measure.ts';
import type { Part, RunPart } from '../bench/turn-parts.ts';
import type { Source } from './bench-source.ts';
import { type Machine, tellMachine } from './machine.ts';
import { number, percent, tableLines, time } from './table.ts';

/** What was measured, on what, with what: the clock's own cost is in ns a call. */
type Found = { readonly machine: Machine; readonly clock: number };

export function tellResult(found: Source & Found & BenchResult): string[] {
  const { system, calls, entities, atLeast, hash, figures, rival } = found;
  const row = (name: string, { repetitions, least, median, p95, bytes }: Figures) => [
    name,
    time(least),
    time(median),
    time(p95),
    entities === 0 ? '–' : (median / entities).toFixed(1),
    bytes === null ? '–' : number(bytes),
    number(repetitions),
  ];
  const rows = [
    ['', 'least', 'median', 'p95', 'ns/entity', 'bytes', 'repetitions'],
    row(system, figures),
  ];
  if (rival?.figures) rows.push(row(rival.name, rival.figures));
  const touched = `${atLeast ? 'at least ' : ''}${number(entities)}`;
  return [
    ...heading(system, found),
    ...tableLines(rows),
    '',
    `entities  ${touched}, in ${number(calls)} ${calls === 1 ? 'call' : 'calls'}`,
    `clock     ${time(found.clock)} a call`,
    `hash      ${hash}`,
    ...tellRival(found),
  ];
}

function tellRival({ system, rival, idle }: BenchResult): string[] {
  if (!rival) return [];
  if (rival.threw !== null) return ['', `${rival.name} fails: ${rival.threw}`];
  const told = `${rival.name}: ${(rival.figures?.ratio ?? 1).toFixed(2)} times as long`;
  if (rival.difference === null) {
    const warning = `but ${system} changes nothing here, and what does nothing would pass as well: choose another turn or crowd`;
    return ['', `${told}, same game`, ...(idle ? [warning] : [])];
  }
  return ['', `${told}, another game: ${rival.difference}`, `hash      ${rival.hash}`];
}

export function tellTurn(found: Source & Found & { systems: readonly Part[] }): string[] {
  return [
    ...heading('turn', found),
    ...tableLines([
      ['system', 'share', 'least', 'median', 'p95', 'calls'],
      ...found.systems.map(({ system, share, least, median, p95, calls }) => [
        system,
        percent(share),
        time(least),
        time(median),
        time(p95),
        number(calls),
      ]),
    ]),
    '',
    ...footer(found),
  ];
}

export function tellRun(
  found: Found & { run: string; turns: number; systems: readonly RunPart[] },
): string[] {
  return [
    `${number(found.turns)} turns of ${found.run}`,
    tellMachine(found.machine),
    '',
    ...tableLines([
      ['system', 'share', 'total', 'last', 'p95', 'slowest', 'in turn', 'calls'],
      ...found.systems.map(({ system, share, total, last, p95, slowest, calls }) => [
        system,
        percent(share),
        time(total),
        time(last),
        time(p95),
        time(slowest.time),
        number(slowest.turn),
        number(calls),
      ]),
    ]),
    '',
    ...footer(found),
  ];
}

function footer({ clock }: Found): string[] {
  return [
    'between  what the turn does before, between and after its systems; turn is all of it',
    `clock    ${time(clock)} a look, two to a call: what that costs is taken off`,
  ];
}

function heading(system: string, found: Source & Found): string[] {
  return [`${system}: ${tellSource(found)}`, tellMachine(found.machine), ''];
}

function tellSource(source: Source): string {
  if ('run' in source) return `turn ${source.turn} of ${source.run}`;
  const { campaign, actors, kind, floor, seed, asleep } = source;
  const who = `${number(actors)} ${kind ?? 'monsters'} of ${campaign}`;
  return `${who} on ${floor} cells${asleep ? ', asleep' : ''}, seed "${seed}"`;
}
