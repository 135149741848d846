import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { systems } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { placedMessage } from '../placed-error.ts';
import { firstDifference, isSameGame } from './game-difference.ts';
import { type Budget, type Figures, type Meter, measure, type Work } from './measure.ts';
import type { PlayedState } from './played-states.ts';
import type { MeasuredTurn, State } from './states.ts';
import type { Subject } from './subjects.ts';
import { countTouched } from './touched-entities.ts';

/** Another implementation of the subject. */
export interface Alternative {
  readonly name: string;
  readonly work: (game: Game, command: Command) => void;
  /** Further states in which the games are compared, without a measurement. */
  readonly played?: readonly PlayedState[];
}

export interface BenchResult {
  readonly system: Subject;
  /** Calls in a repetition: one per state. */
  readonly calls: number;
  /** Entities that the system touches, summed over all calls. */
  readonly entities: number;
  /** The count was stopped; the true number is higher. */
  readonly atLeast: boolean;
  /** Hash of the state after the call; of several calls, the hash of all their hashes. */
  readonly hash: string;
  /** The system changes nothing, so an alternative that does nothing plays the same game. */
  readonly idle: boolean;
  readonly figures: Figures;
  readonly alternative: AlternativeResult | null;
}

export interface AlternativeResult {
  readonly name: string;
  /** Null if it threw an exception. */
  readonly hash: string | null;
  /** The states of played games in which the games were compared too. */
  readonly played: number;
  /** The first difference of the games; null if they are equal. */
  readonly difference: string | null;
  /** The message of the first exception. */
  readonly threw: string | null;
  readonly figures: Figures | null;
}

/** Measures a system, or the whole turn, and compares it with an alternative. */
export async function bench(
  subject: Subject,
  moment: MeasuredTurn,
  states: readonly State[],
  meter: Meter,
  budget: Budget,
  alternative: Alternative | null = null,
): Promise<BenchResult> {
  const implementation = ownWork(subject);
  const ours = workOf(moment, implementation);
  const guarded = alternative && guard(workOf(moment, alternative.work));
  const first = compare(states, ours, guarded);
  const theirs = guarded && guarded.threw === null ? [guarded.work] : [];
  const [figures, otherFigures] = await measure(states, [ours, ...theirs], meter, budget);
  // Compare again: an alternative that remembers earlier calls may differ later.
  const later = theirs.length > 0 ? compare(states, ours, guarded) : first;
  const { played = [] } = alternative ?? {};
  const elsewhere =
    alternative && guarded ? comparePlayed(played, implementation, alternative, guarded) : null;
  const difference =
    first.difference ??
    (later.difference && `${later.difference}, in a later repetition`) ??
    elsewhere?.difference ??
    null;
  const threw = guarded?.threw ?? null;
  // Count last: the watched columns make the compiled code of the systems slower.
  const { entities, atLeast } = count(states, ours);
  return {
    system: subject,
    calls: states.length,
    entities,
    atLeast,
    hash: first.hash,
    idle: first.idle && (elsewhere?.idle ?? true),
    figures,
    alternative: alternative && {
      name: alternative.name,
      played: played.length,
      hash: threw === null ? later.otherHash : null,
      difference: threw === null ? difference : null,
      threw,
      figures: threw === null ? (otherFigures ?? null) : null,
    },
  };
}

/** Work that does not throw. `threw`: the message of its first exception. */
interface Guarded {
  readonly work: Work;
  threw: string | null;
}

function guard(work: Work): Guarded {
  const guarded: Guarded = {
    threw: null,
    work(game) {
      try {
        work(game);
      } catch (error) {
        guarded.threw ??= placedMessage(error);
      }
    },
  };
  return guarded;
}

/** The game's own implementation of a subject. */
export function ownWork(subject: Subject): Alternative['work'] {
  return subject === 'turn' ? takeTurn : systems[subject];
}

/** The work of an implementation in a moment. */
export function workOf(
  { command, drive }: Omit<MeasuredTurn, 'game'>,
  work: Alternative['work'],
): Work {
  const system = (game: Game) => work(game, command);
  return drive ? (game) => drive(game, system) : system;
}

function compare(states: readonly State[], ours: Work, theirs: Guarded | null) {
  const hashes: string[] = [];
  const otherHashes: string[] = [];
  let difference: string | null = null;
  let idle = true;
  for (const state of states) {
    const game = state();
    ours(game);
    hashes.push(hashOf(game));
    idle &&= isSameGame(state(), game);
    if (!theirs) continue;
    const other = state();
    theirs.work(other);
    // An exception leaves an unfinished turn, which cannot be compared.
    if (theirs.threw !== null) continue;
    otherHashes.push(hashOf(other));
    difference ??= firstDifference(game, other);
  }
  return {
    hash: joined(hashes),
    otherHash: theirs && theirs.threw === null ? joined(otherHashes) : null,
    difference,
    idle,
  };
}

/** Compares an alternative with the game's own work in played states. */
function comparePlayed(
  played: readonly PlayedState[],
  implementation: Alternative['work'],
  alternative: Alternative,
  guarded: Guarded,
): { idle: boolean; difference: string | null } {
  let idle = true;
  for (const { place, state, command } of played) {
    const theirs = guard(workOf({ command }, alternative.work));
    const comparison = compare([state], workOf({ command }, implementation), theirs);
    idle &&= comparison.idle;
    if (theirs.threw !== null) guarded.threw ??= `${theirs.threw}, in ${place}`;
    const { difference } = comparison;
    if (difference !== null) return { idle, difference: `${difference}, in ${place}` };
  }
  return { idle, difference: null };
}

function joined(hashes: readonly string[]): string {
  return hashes.length === 1 ? hashes[0] : bytesToHex(sha256(utf8ToBytes(hashes.join(''))));
}

function count(states: readonly State[], work: Work) {
  const touched = states.map((state) => {
    const game = state();
    return countTouched(game, () => work(game));
  });
  return {
    entities: touched.reduce((sum, { entities }) => sum + entities, 0),
    atLeast: touched.some(({ atLeast }) => atLeast),
  };
}
