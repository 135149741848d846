import type { Campaign } from '../../game/campaign.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { decodeTrace, type RunFile } from '../../records/run-file.ts';
import { shortCheck, shortHash } from './record.ts';
import { type Change, Trace } from './trace.ts';

/** The first difference between a replay and its run file. */
export interface Difference {
  /** From 1; 0 if the new game differs. */
  readonly turn: number;
  /** The first system and component that differ; null if the trace does not contain them. */
  readonly system: string | null;
  readonly component: string | null;
}

interface Options {
  /** Called after each equal turn, from 1. */
  readonly onTurn?: (turn: number, game: Game) => void;
  /** Systems to use instead of those of the rules, by name. */
  readonly replaced?: Game['replaced'];
}

/** Plays a run file again until its end or its first difference. */
export function replay(
  campaign: Campaign,
  run: RunFile,
  { onTurn, replaced = null }: Options = {},
): { game: Game; difference: Difference | null } {
  const game = gameBefore(campaign, run, 1, replaced);
  if (shortHash(game) !== run.start) {
    return { game, difference: { turn: 0, system: null, component: null } };
  }
  for (const [n, [command, hash]] of run.turns.entries()) {
    takeTurn(game, command);
    if (shortHash(game) !== hash) {
      return { game, difference: findDifference(campaign, run, n + 1, replaced) };
    }
    onTurn?.(n + 1, game);
  }
  return { game, difference: null };
}

/**
 * The game before a turn, from 1. The number of turns plus 1 returns the game after the last turn.
 */
export function gameBefore(
  campaign: Campaign,
  run: RunFile,
  turn: number,
  replaced: Game['replaced'] = null,
): Game {
  const game = newGame(campaign, run.seed);
  game.replaced = replaced;
  for (const [command] of run.turns.slice(0, turn - 1)) takeTurn(game, command);
  return game;
}

/** A change as a run file contains it. */
interface RecordedChange {
  readonly name: string;
  readonly check: number;
}

/** Plays a turn again and compares its changes with the recorded ones. */
function findDifference(
  campaign: Campaign,
  run: RunFile,
  turn: number,
  replaced: Game['replaced'],
): Difference {
  const game = gameBefore(campaign, run, turn, replaced);
  const [command, , encoded] = run.turns[turn - 1];
  const trace = new Trace(game);
  game.probe = trace;
  takeTurn(game, command);
  const calls = [...trace.calls];
  const changes = trace.end();
  const recorded = (decodeTrace(encoded) ?? []).map(({ number, check }) => ({
    name: run.changes[number],
    check,
  }));
  let n = 0;
  while (n < recorded.length && n < changes.length && isEqual(recorded[n], changes[n])) n++;
  const lastEqualCall = changes[n - 1]?.call ?? 0;
  const name = firstDifferent(recorded[n], changes.slice(n), calls.slice(lastEqualCall));
  const [system, component] = name?.split('.') ?? [null, null];
  return { turn, system, component };
}

function isEqual(recorded: RecordedChange, change: Change): boolean {
  return recorded.name === change.name && recorded.check === shortCheck(change.check);
}

/**
 * The name of the earlier of two differing changes: the recorded one and the first of `changes`.
 * `calls`: the systems since the last equal change.
 */
function firstDifferent(
  recorded: RecordedChange | undefined,
  changes: readonly Change[],
  calls: readonly string[],
): string | undefined {
  const [next] = changes;
  if (recorded === undefined || next === undefined) return recorded?.name ?? next?.name;
  // The call also makes the recorded change, so `next` is an additional change of this call.
  if (changes.some((one) => one.call === next.call && isEqual(recorded, one))) return next.name;
  // If the recorded system has already run without a change, its missing change is the earlier one.
  const [system] = recorded.name.split('.');
  const own = calls.indexOf(next.name.split('.')[0]);
  return calls.slice(0, own + 1).includes(system) ? recorded.name : next.name;
}
