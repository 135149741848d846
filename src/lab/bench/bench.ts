import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import type { Game, Probe, System } from '../../game/world.ts';
import { firstDifference, isSame, outcomeOf } from './game-difference.ts';
import {
  type Budget,
  type Figures,
  type Meter,
  measure,
  type States,
  type Work,
} from './measure.ts';
import { keep } from './states.ts';
import { countTouched } from './touched-entities.ts';
import { chores, letAllThink, UnaskedError } from './workloads.ts';

/** What can be measured alone: each system, and `turn` for all. */
export type Subject = SystemName | 'turn';
export const subjects = [...Object.keys(systems), 'turn'] as readonly Subject[];

/** A game that stands right before a command. */
export interface Moment {
  readonly game: Game;
  readonly command: Command;
  /** Lets a system do all the work there is, where one call does not. */
  readonly drive?: (game: Game, system: System) => void;
}

/** Another implementation of what is measured. */
export interface Rival {
  readonly name: string;
  readonly work: (game: Game, command: Command) => void;
}

export interface BenchResult {
  readonly system: Subject;
  /** How often it worked: more than once where it works for each monster anew. */
  readonly calls: number;
  /** Entities that it touched, those of one call added to those of the next. */
  readonly entities: number;
  /** Counting was stopped: there are more. */
  readonly atLeast: boolean;
  /** Of the state that it leaves; of several calls, of all their hashes. */
  readonly hash: string;
  /** It leaves all as it was: then whoever does nothing plays the same game. */
  readonly idle: boolean;
  readonly figures: Figures;
  readonly rival: RivalResult | null;
}

export interface RivalResult {
  readonly name: string;
  readonly hash: string | null;
  /** Where it first plays another game; null where it plays the same. */
  readonly difference: string | null;
  /** What it threw, in place of an end. */
  readonly threw: string | null;
  readonly figures: Figures | null;
}

/** Measures a system, or the whole turn, from states of its own. */
export function bench(
  system: Subject,
  moment: Moment,
  states: States,
  meter: Meter,
  budget: Budget,
  rival: Rival | null = null,
): BenchResult {
  const ours = workOf(moment, system === 'turn' ? takeTurn : systems[system]);
  const guarded = rival && guard(workOf(moment, rival.work));
  const comparison = compare(states, ours, guarded);
  const sound = guarded && guarded.threw === null ? [guarded.work] : [];
  const [figures, rivalFigures] = measure(states, [ours, ...sound], meter, budget);
  // Once more: what remembers its first calls may do otherwise later.
  const later = sound.length > 0 ? compare(states, ours, guarded) : comparison;
  const difference =
    comparison.difference ?? (later.difference && `${later.difference}, in a later repetition`);
  const threw = guarded?.threw ?? null;
  // Last: whoever has seen watched columns is slower from then on.
  const { calls, entities, atLeast } = count(states, ours);
  return {
    system,
    calls,
    entities,
    atLeast,
    hash: comparison.hash,
    idle: comparison.idle,
    figures,
    rival: rival && {
      name: rival.name,
      hash: threw === null ? later.rivalHash : null,
      difference: threw === null ? difference : null,
      threw,
      figures: threw === null ? (rivalFigures ?? null) : null,
    },
  };
}

/** Work that may throw: what it threw first is kept, and whoever measures goes on. */
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
        guarded.threw ??= reasonOf(error);
      }
    },
  };
  return guarded;
}

/** What went wrong, and the first place that is named for it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /([^\s(/\\]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1];
  return place && !(error instanceof UnaskedError) ? `${error.message} (${place})` : error.message;
}

function workOf({ command, drive }: Moment, work: Rival['work']): Work {
  const system = (game: Game) => work(game, command);
  return drive ? (game) => drive(game, system) : system;
}

function compare(states: States, ours: Work, theirs: Guarded | null) {
  const hashes: string[] = [];
  const rivalHashes: string[] = [];
  let difference: string | null = null;
  let idle = true;
  states((game, restore) => {
    restore();
    const before = outcomeOf(game);
    ours(game);
    const outcome = outcomeOf(game);
    hashes.push(outcome.hash);
    idle &&= isSame(before, outcome);
    restore();
    if (!theirs) return;
    theirs.work(game);
    // Whoever threw left a turn half done: there is no game to compare.
    if (theirs.threw !== null) return;
    const other = outcomeOf(game);
    rivalHashes.push(other.hash);
    difference ??= firstDifference(game.campaign, outcome, other);
  });
  return {
    hash: joined(hashes),
    rivalHash: theirs && theirs.threw === null ? joined(rivalHashes) : null,
    difference,
    idle,
  };
}

function joined(hashes: readonly string[]): string {
  return hashes.length === 1 ? hashes[0] : bytesToHex(sha256(utf8ToBytes(hashes.join(''))));
}

function count(states: States, work: Work) {
  let calls = 0;
  let entities = 0;
  let atLeast = false;
  states((game, restore) => {
    restore();
    calls++;
    const touched = countTouched(game, () => work(game));
    entities += touched.entities;
    atLeast ||= touched.atLeast;
  });
  return { calls, entities, atLeast };
}

/** So often the hero of a crowd waits before it is measured: by then who sleeps lies still. */
const settling = 2;

/** A crowd with work for one system, or about to live through a turn of waiting. */
export function stockMoment(system: Subject, game: Game): Moment {
  const command = { type: 'wait' } as const;
  for (let turn = 0; turn < settling; turn++) takeTurn(game, command);
  game.events = [];
  if (system === 'turn') return { game, command };
  game.turn++;
  chores[system](game);
  return { game, command, ...(system === 'ai' && { drive: letAllThink }) };
}

/** The one state of a moment as it is. */
export function stateNow({ game }: Moment): States {
  const back = keep(game);
  return (visit) => {
    back();
    visit(game, back);
    back();
  };
}

/** The states in which a system began to work in the turn of a command, one after another. */
export function statesOfTurn(system: SystemName, { game, command }: Moment): States {
  const back = keep(game);
  return (visit) => {
    back();
    const probe: Probe = {
      enter(name) {
        if (name !== system) return;
        game.probe = null;
        const here = keep(game);
        visit(game, here);
        here();
        game.probe = probe;
      },
      leave() {},
    };
    game.probe = probe;
    try {
      takeTurn(game, command);
    } finally {
      game.probe = null;
      back();
    }
  };
}
