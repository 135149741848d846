import { kindOf } from '../game/entity.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { entitiesBySeq, seqOf } from '../state/members.ts';
import type { Segment } from './run-file.ts';
import type { RunLine } from './run-line.ts';
import { SystemTrace, tracedSystems } from './system-trace.ts';
import { type Change, StateTrace, stateParts } from './trace.ts';
import type { TracedCall } from './trace-text.ts';

/** The first difference between a replay and its run file. */
export interface Difference {
  /** The number of the line, from 1; 0 if the new game differs. */
  readonly line: number;
  /** The system that made the difference; null if it is unknown. */
  readonly system: string | null;
  /** The component or other part of the state that differs; null if it is unknown. */
  readonly component: string | null;
  /** The entity whose component differs; `kind` is null if the replay does not have this entity. */
  readonly entity: { readonly seq: number; readonly kind: string | null } | null;
}

type Place = Omit<Difference, 'line'>;

/** A difference at a line whose place is unknown. */
export function unknownDifference(line: number): Difference {
  return { line, system: null, component: null, entity: null };
}

/** A change by a system; in a recording by turn, the system is null. */
interface NamedChange {
  readonly system: string | null;
  readonly part: string;
  readonly seq: number;
  readonly check: number;
  /** The number of the call that made it. */
  readonly call: number;
}

/**
 * The first difference between the recorded changes of a line and its changes in the game before it; null if
 * the traces are equal. Plays the line.
 */
export function findDifference(game: Game, recorded: RunLine, segment: Segment): Place | null {
  const kinds = kindsBySeq(game);
  const trace = new SystemTrace(game);
  const wholeTurn = new StateTrace(game);
  game.probe = trace;
  takeTurn(game, recorded.command);
  game.probe = null;
  for (const [seq, kind] of kindsBySeq(game)) kinds.set(seq, kind);
  const calls = trace.end();
  /** The parts that both versions of the state have. */
  const common = new Set(stateParts.filter((part) => segment.parts.includes(part)));
  const made = calls.flatMap(({ system, changes }, call) =>
    changes.map(({ part, seq, check }) => {
      return { system: tracedSystems[system], part: stateParts[part], seq, check, call };
    }),
  );
  const expected = recorded.trace.flatMap(({ system, changes }, call) =>
    changes.map(({ part, seq, check }) => {
      return {
        system: segment.systems?.[system] ?? null,
        part: segment.parts[part],
        seq,
        check,
        call,
      };
    }),
  );
  const isCommon = ({ part }: NamedChange) => common.has(part);
  const [expectedCommon, madeCommon] = [expected.filter(isCommon), made.filter(isCommon)];
  const first =
    segment.systems === null
      ? differenceOfTurn(expectedCommon, madeCommon, wholeTurn.changes())
      : differenceOfCalls(expectedCommon, madeCommon, calls);
  if (!first) return null;
  const { system, part, seq } = first;
  const entity = seq === 0 ? null : { seq, kind: kinds.get(seq) ?? null };
  return { system, component: part, entity };
}

/** The ids of the kinds of all entities, by `seq`. */
export function kindsBySeq(game: Game): Map<number, string> {
  return new Map(
    entitiesBySeq(game).map((entity) => [seqOf(game, entity), kindOf(game, entity).id]),
  );
}

/**
 * Compares a trace by turn: of the parts that differ after the turn, the one that the replay changed last
 * by the earliest call. Its system is null if the replay did not change any of them. `changed`: the parts
 * that the replay changed in the whole turn.
 */
function differenceOfTurn(
  expected: readonly NamedChange[],
  made: readonly NamedChange[],
  changed: readonly Change[],
): NamedChange | undefined {
  const recorded = new Map(expected.map((change) => [keyOf(change), change]));
  const lastMade = new Map(made.map((change) => [keyOf(change), change]));
  const changedKeys = new Set(
    changed.map(({ part, seq }) => keyOf({ part: stateParts[part], seq })),
  );
  const wrong = [...lastMade.values()].filter((change) => {
    const expectedChange = recorded.get(keyOf(change));
    if (expectedChange) return expectedChange.check !== change.check;
    // A part that changed and changed back is not in the recording.
    return changedKeys.has(keyOf(change));
  });
  const missing = expected.filter((change) => !lastMade.has(keyOf(change)));
  return wrong.sort((a, b) => a.call - b.call)[0] ?? missing[0];
}

function keyOf({ part, seq }: Pick<NamedChange, 'part' | 'seq'>): string {
  return `${part} ${seq}`;
}

/** Compares a trace by system, change by change. `calls`: all calls of the replay. */
function differenceOfCalls(
  expected: readonly NamedChange[],
  made: readonly NamedChange[],
  calls: readonly TracedCall[],
): NamedChange | undefined {
  let n = 0;
  while (n < expected.length && n < made.length && isEqual(expected[n], made[n])) n++;
  const lastEqualCall = made[n - 1]?.call ?? 0;
  const laterSystems = calls.slice(lastEqualCall).map(({ system }) => tracedSystems[system]);
  return firstDifferent(expected[n], made.slice(n), laterSystems);
}

function isEqual(a: NamedChange, b: NamedChange): boolean {
  return a.system === b.system && a.part === b.part && a.seq === b.seq && a.check === b.check;
}

/**
 * The earlier of two differing changes: the recorded one and the first of `made`. `systems`: those
 * that have run since the last equal change.
 */
function firstDifferent(
  expected: NamedChange | undefined,
  made: readonly NamedChange[],
  systems: readonly string[],
): NamedChange | undefined {
  const [next] = made;
  if (expected === undefined || next === undefined) return expected ?? next;
  // The call also makes the recorded change, so `next` is an additional change of this call.
  if (made.some((change) => change.call === next.call && isEqual(expected, change))) return next;
  // If the recorded system has already run without a change, its missing change is the earlier one.
  const runUntilNext = systems.slice(0, systems.indexOf(next.system ?? '') + 1);
  return runUntilNext.includes(expected.system ?? '') ? expected : next;
}
