import type { Campaign } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import type { ModName } from '../../records/mods.ts';
import { decodeTrace, encodeTrace, mostChanges, type Run } from '../../records/run-file.ts';
import { contentHash, hashOf } from '../../state/hash.ts';
import { type Change, Trace } from './trace.ts';

/** Records games, and plays records again. Runs anywhere. */

/** Decides for a game as it stands. */
export type Decide = () => Command;

interface About {
  readonly player: string;
  readonly turns: number;
  readonly mods?: readonly ModName[];
}

/** Records a new game: so many turns, or until it ends. */
export function recordRun(
  campaign: Campaign,
  seed: string,
  decider: (game: Game) => Decide,
  { player, turns: most, mods = [] }: About,
): Run {
  const game = newGame(campaign, seed);
  const start = shortHash(game);
  const decide = decider(game);
  const trace = new Trace(game);
  game.probe = trace;
  const numbers = new Map<string, number>();
  const turns: Run['turns'] = [];
  while (turns.length < most && !game.ending) {
    const command = decide();
    takeTurn(game, command);
    const changes = trace.end().map(({ what, check }) => {
      const number = numbers.get(what) ?? numbers.size;
      if (number < mostChanges) numbers.set(what, number);
      return { number, check: short(check) };
    });
    turns.push([command, shortHash(game), encodeTrace(changes)]);
  }
  return {
    version: 1,
    campaign: campaign.id,
    seed,
    content: contentHash(campaign),
    mods: mods.map((mod) => ({ ...mod })),
    player,
    start,
    changes: [...numbers.keys()],
    turns,
  };
}

/** The game of a run before one of its turns, from 1; after the last with one more. */
export function gameBefore(
  campaign: Campaign,
  run: Run,
  turn: number,
  replaced: Game['replaced'] = null,
): Game {
  const game = newGame(campaign, run.seed);
  game.replaced = replaced;
  for (const [command] of run.turns.slice(0, turn - 1)) takeTurn(game, command);
  return game;
}

/** Where a run first comes out otherwise than it was recorded. */
export interface Difference {
  /** From 1; 0 where already the new game is another. */
  readonly turn: number;
  /** The first system that did otherwise, and the component; null where the trace does not tell. */
  readonly system: string | null;
  readonly component: string | null;
}

interface Ways {
  /** Told of each turn, from 1, as it has come out right. */
  readonly told?: (turn: number, game: Game) => void;
  /** Systems that stand in for the rules' own. */
  readonly replaced?: Game['replaced'];
}

/** Plays a run again, as far as it comes out as it was recorded. */
export function replayRun(
  campaign: Campaign,
  run: Run,
  { told, replaced = null }: Ways = {},
): { game: Game; difference: Difference | null } {
  const game = gameBefore(campaign, run, 1, replaced);
  if (shortHash(game) !== run.start) {
    return { game, difference: { turn: 0, system: null, component: null } };
  }
  for (const [n, [command, hash]] of run.turns.entries()) {
    takeTurn(game, command);
    if (shortHash(game) !== hash) {
      return { game, difference: explain(campaign, run, n + 1, replaced) };
    }
    told?.(n + 1, game);
  }
  return { game, difference: null };
}

/** Plays a turn once more and watches who does otherwise first. */
function explain(
  campaign: Campaign,
  run: Run,
  turn: number,
  replaced: Game['replaced'],
): Difference {
  const game = gameBefore(campaign, run, turn, replaced);
  const [command, , recorded] = run.turns[turn - 1];
  const trace = new Trace(game);
  game.probe = trace;
  takeTurn(game, command);
  const calls = [...trace.calls];
  const now = trace.end();
  const then = (decodeTrace(recorded) ?? []).map(({ number, check }) => ({
    what: run.changes[number],
    check,
  }));
  let n = 0;
  while (n < then.length && n < now.length && isSame(then[n], now[n])) n++;
  const since = now[n - 1]?.call ?? 0;
  const what = firstOf(then[n], now.slice(n), calls.slice(since));
  const [system, component] = what?.split('.') ?? [null, null];
  return { turn, system, component };
}

function isSame(then: { what: string; check: number }, now: Change): boolean {
  return then.what === now.what && then.check === short(now.check);
}

/** Which came first: what was changed then, or what is changed now; `calls`: since the last that agree. */
function firstOf(
  then: { what: string; check: number } | undefined,
  now: readonly Change[],
  calls: readonly string[],
): string | undefined {
  const [next] = now;
  if (then === undefined || next === undefined) return then?.what ?? next?.what;
  // The same call may change what it did then, and something else before that in the list.
  if (now.some((one) => one.call === next.call && isSame(then, one))) return next.what;
  // The system of then may have worked now too, and changed nothing.
  const [system] = then.what.split('.');
  const own = calls.indexOf(next.what.split('.')[0]);
  return calls.slice(0, own + 1).includes(system) ? then.what : next.what;
}

function short(check: number): number {
  return check & 0xfff;
}

function shortHash(game: Game): string {
  return hashOf(game).slice(0, 16);
}
