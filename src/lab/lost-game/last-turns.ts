import type { Campaign } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import type { GameEvent } from '../../game/events.ts';
import { takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { kindsBySeq } from '../../records/difference.ts';
import { gameAtSegment } from '../../records/replay.ts';
import type { RunFile } from '../../records/run-file.ts';
import { readLine } from '../../records/run-line.ts';
import { restore, snapshotOf } from '../../state/snapshot.ts';

/** The last turns of a lost game, which the game over screen shows. `way-out.ts` looks for a rescue in them. */

/** The number of turns before the end of a game that are looked at. */
const lastTurns = 50;

/** Damage that the hero took in a turn. */
export interface Damage {
  /** The kind of a monster, item or trap, `hunger` or `poison`. */
  readonly cause: string;
  readonly amount: number;
}

/** One of the last commands of a game. */
export interface LastTurn {
  readonly command: Command;
  readonly stateBefore: Uint8Array;
  /** The number of the turn before the command. */
  readonly turnBefore: number;
  readonly healthBefore: number;
  /** After the command: the number of the turn, the hit points and their maximum. */
  readonly turn: number;
  readonly health: number;
  readonly maxHealth: number;
  readonly damage: readonly Damage[];
  readonly healed: number;
}

/** Lines between two states that are saved while a game is replayed to find its last turns. */
const linesBetweenStates = 50;

/**
 * The last 50 turns of a recorded game. A game that was continued under new rules or edited is only
 * looked at since then: the commands before cannot be repeated with certainty.
 */
export function lastTurnsOf(campaign: Campaign, run: RunFile): LastTurn[] {
  const { game, line, firstTurn } = gameBeforeLastTurns(campaign, run);
  const turns: LastTurn[] = [];
  for (const text of run.turns.slice(line)) {
    const { command } = readLine(text);
    if (game.turn < firstTurn) takeTurn(game, command);
    else turns.push(playLine(game, command));
  }
  return turns;
}

/**
 * The game a little before its last turns, the index of the next line, and the number of the turn with
 * which the last turns begin. Drops each state as soon as a later one is early enough.
 */
function gameBeforeLastTurns(
  campaign: Campaign,
  run: RunFile,
): { game: Game; line: number; firstTurn: number } {
  const { from, state } = run.segments[run.segments.length - 1];
  const game = gameAtSegment(campaign, run, { state });
  const saved: { line: number; turn: number; state: Uint8Array }[] = [];
  for (let line = from; line < run.turns.length; line++) {
    if ((line - from) % linesBetweenStates === 0) {
      saved.push({ line, turn: game.turn, state: snapshotOf(game) });
    }
    takeTurn(game, readLine(run.turns[line]).command);
    while (saved.length > 1 && saved[1].turn <= game.turn - lastTurns) saved.shift();
  }
  const firstTurn = game.turn - lastTurns;
  const [start] = saved;
  if (!start) return { game, line: from, firstTurn };
  return { game: restore(campaign, start.state), line: start.line, firstTurn };
}

/** Plays a command and notes its effects on the hero's health. */
function playLine(game: Game, command: Command): LastTurn {
  const stateBefore = snapshotOf(game);
  const turnBefore = game.turn;
  const { Health, Identity } = game.stores;
  const healthBefore = Health.current[game.hero];
  const kindsBefore = kindsBySeq(game);
  const events = takeTurn(game, command);
  const kinds = new Map([...kindsBefore, ...kindsBySeq(game)]);
  const damage = damageByCause(events, Identity.seq[game.hero], kinds);
  const health = Health.current[game.hero];
  const lost = damage.reduce((sum, { amount }) => sum + amount, 0);
  return {
    command,
    stateBefore,
    turnBefore,
    healthBefore,
    turn: game.turn,
    health,
    damage,
    maxHealth: Health.max[game.hero],
    // The last hit may exceed the hit points.
    healed: health === 0 ? 0 : Math.max(0, health - healthBefore + lost),
  };
}

/** The damage that an actor takes in events, one entry for each cause. `kinds`: kinds by `seq`. */
export function damageByCause(
  events: readonly GameEvent[],
  actor: number,
  kinds: ReadonlyMap<number, string>,
): Damage[] {
  const amounts = new Map<string, number>();
  const add = (cause: string, amount: number) =>
    amounts.set(cause, (amounts.get(cause) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'starved' && event.actor === actor) add('hunger', event.amount);
    else if (event.type === 'hit' && event.target === actor) {
      add(event.cause ?? kinds.get(event.attacker) ?? 'poison', event.damage);
    }
  }
  return [...amounts].map(([cause, amount]) => ({ cause, amount }));
}
