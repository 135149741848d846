import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { type SystemName, systems } from '../../game/systems/order.ts';
import type { Game, Probe, System } from '../../game/world.ts';
import { chores, letAllThink } from './chores.ts';
import { keep } from './keeper.ts';
import {
  type Budget,
  type Figures,
  type Meter,
  measure,
  type States,
  type Work,
} from './measure.ts';
import { firstDifference, outcomeOf } from './outcome.ts';
import { countTouched } from './touched.ts';

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
  const theirs = rival && workOf(moment, rival.work);
  const comparison = compare(states, ours, theirs);
  const sound = theirs && comparison.threw === null ? [theirs] : [];
  const [figures, rivalFigures] = measure(states, [ours, ...sound], meter, budget);
  // Last: whoever has seen watched columns is slower from then on.
  const { calls, entities, atLeast } = count(states, ours);
  return {
    system,
    calls,
    entities,
    atLeast,
    hash: comparison.hash,
    figures,
    rival: rival && {
      name: rival.name,
      hash: comparison.rivalHash,
      difference: comparison.difference,
      threw: comparison.threw,
      figures: rivalFigures ?? null,
    },
  };
}

function workOf({ command, drive }: Moment, work: Rival['work']): Work {
  const system = (game: Game) => work(game, command);
  return drive ? (game) => drive(game, system) : system;
}

function compare(states: States, ours: Work, theirs: Work | null) {
  const hashes: string[] = [];
  const rivalHashes: string[] = [];
  let difference: string | null = null;
  let threw: string | null = null;
  states((game, restore) => {
    restore();
    ours(game);
    const outcome = outcomeOf(game);
    hashes.push(outcome.hash);
    restore();
    if (!theirs || threw !== null) return;
    try {
      theirs(game);
      const other = outcomeOf(game);
      rivalHashes.push(other.hash);
      difference ??= firstDifference(game.campaign, outcome, other);
    } catch (error) {
      threw = error instanceof Error ? error.message : String(error);
    }
  });
  return {
    hash: joined(hashes),
    rivalHash: theirs && threw === null ? joined(rivalHashes) : null,
    difference,
    threw,
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
