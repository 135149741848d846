import { monstersHere } from '../game/actors/actors.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Command } from '../game/commands.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Kind } from '../game/kinds.ts';
import type { Message, MessageId } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import { fightCommand, type HeroTactic, turnsOf } from './hero-tactics.ts';
import { Opponents } from './opponents.ts';
import { type Outfit, outfittedGame } from './outfit.ts';

/** A bout: one trial fight of a hero against one monster, its parts after splits, and its later forms. */
export interface Bout {
  readonly turns: number;
  /** The monster left its cell. */
  readonly moved: boolean;
  /** The monster woke up or attacked before the hero had hit it. */
  readonly noticed: boolean;
  readonly hit: boolean;
  readonly wasHit: boolean;
  /** The hero killed all of them. */
  readonly died: boolean;
  /** One of them died before it could become another kind. */
  readonly diedAsKind: boolean;
  /** The monster vanished. */
  readonly left: boolean;
  /** The hero died by the monster, by one that it brought about, such as a summoned one, or without a killer. */
  readonly heroDied: boolean;
  /** HP that the hero lost, without healing. */
  readonly lost: number;
  /** This loss as a share of the hero's health. */
  readonly taken: number;
  /** The share of its health that the monster lost: 1 if it died. */
  readonly given: number;
  /** Messages about powers. */
  readonly messages: readonly MessageId[];
}

/** The letters of `halls`: the kind on trial and another monster. */
const letters = { kind: 'm', other: 'b' };

/** The places of bouts, which take turns. Only the last one has another monster. */
export const places = ['hall', 'corridor', 'room', 'company'] as const;
export type TrialPlace = (typeof places)[number];

const halls: Readonly<Record<TrialPlace, readonly string[]>> = {
  hall: [
    '###########',
    '#.........#',
    '#.........#',
    '#.@.....m.#',
    '#.........#',
    '#.........#',
    '###########',
  ],
  corridor: ['###########', '#@.....m..#', '###########'],
  room: ['########', '#......#', '#...m..#', '#......#', '#.@....#', '#......#', '########'],
  company: [
    '###########',
    '#.......b.#',
    '#.........#',
    '#.@...m...#',
    '#.........#',
    '#.........#',
    '###########',
  ],
};

/** The place of the bout of this number. `hasOther`: there is another monster for company. */
export function placeOf(number: number, hasOther: boolean): TrialPlace {
  return places[number % (hasOther ? places.length : places.length - 1)];
}

/** Whether the bout of this number has no other monster. */
export function isAlone(number: number, hasOther: boolean): boolean {
  return placeOf(number, hasOther) !== 'company';
}

/** The game of the bout of this number. */
export function boutGame(
  campaign: Campaign,
  number: number,
  kind: string,
  other: string | null,
  depth: number,
  outfit: Outfit,
): Game {
  const legend = { [letters.kind]: kind, ...(other && { [letters.other]: other }) };
  const floor = { rows: halls[placeOf(number, other !== null)], legend, depth };
  return outfittedGame(campaign, `bout ${number}`, floor, outfit);
}

const aidingHall = ['###########', '#.........#', '#.@.....mm#', '#.........#', '###########'];

/** The game of a bout against two of a kind, one of which is wounded so much that the other helps it. */
export function aidingGame(
  campaign: Campaign,
  number: number,
  kind: Kind,
  depth: number,
  outfit: Outfit,
): Game {
  const floor = { rows: aidingHall, legend: { m: kind.id }, depth };
  const game = outfittedGame(campaign, `aiding ${number}`, floor, outfit);
  const { Aids, Health } = game.stores;
  const wounded = monstersHere(game).at(-1);
  if (wounded !== undefined) {
    const share = Aids.below[wounded] / 200;
    Health.current[wounded] = Math.max(1, Math.floor(Health.max[wounded] * share));
  }
  return game;
}

/** The number of turns after which a bout ends. */
export const longestBout = 60;
/** Turns that a waiting hero waits for the monster to come. */
const longestWait = 8;

/** Messages about attacks and about the hero. They say nothing about the powers of a kind. */
const ordinaryMessages: ReadonlySet<MessageId> = new Set<MessageId>([
  'wake',
  'hit',
  'kill',
  'levelUp',
  'brawl',
  'falls',
  'hurt',
  'died',
  'missed',
  'evaded',
  'noEffect',
  'touched',
  'notices',
  'drank',
  'canMove',
  'cannotLeave',
  'hungry20',
  'hungry10',
  'hungry0',
  'getsHungry',
  'getsWeak',
  'faints',
  'hereItem',
  'hereDown',
  'hereUp',
  'healed',
  'picked',
  'gold',
  'stands',
  'blocked',
]);

/** Plays one command of a bout, after `turn` turns. `monsters` are the living monsters of the kind. */
export type PlayTurn = (command: Command, turn: number, monsters: readonly number[]) => GameEvent[];

/**
 * Lets the hero fight all monsters of a kind, and the monsters that they bring, until one side is gone or time is up. A
 * waiting hero attacks when it is noticed, or after some turns.
 */
export function playBout(
  game: Game,
  kind: number,
  tactic: HeroTactic,
  playTurn: PlayTurn = (command) => takeTurn(game, command),
  times: Iterable<number> = turnsOf(game, longestBout),
): Bout {
  const record = new BoutRecord(game, kind);
  const start = game.turn;
  for (const turns of times) {
    if (record.enemies().length === 0) break;
    const mustAttack = turns >= longestWait || record.isMentioned;
    const command = fightCommand(game, record.enemies(), mustAttack ? 'attack' : tactic);
    const monsters = record.begin();
    record.add(playTurn(command, turns, monsters));
  }
  return record.result(game.turn - start);
}

/** The events of a bout so far. */
class BoutRecord {
  readonly #game: Game;
  readonly #opponents: Opponents;
  #heroHealth = 0;
  #lost = 0;
  #taken = 0;
  /** The last hit on the hero was by another monster in the hall, or by an effect of its kind. */
  #isByStranger = false;
  readonly #messages: MessageId[] = [];
  readonly #seen = {
    moved: false,
    noticed: false,
    hit: false,
    wasHit: false,
    died: false,
    diedAsKind: false,
    left: false,
  };

  constructor(game: Game, kind: number) {
    this.#game = game;
    this.#opponents = new Opponents(game, kind);
    // The game has begun with the first sight of the monster, before any command.
    for (const event of game.events) this.#note(event);
  }

  get isMentioned(): boolean {
    return this.#seen.noticed;
  }

  /** The enemies of the hero, which include summoned monsters. */
  enemies(): number[] {
    return this.#opponents.enemies();
  }

  /** Begins a command. Returns the living monsters of the kind. */
  begin(): readonly number[] {
    const { stores, hero } = this.#game;
    this.#heroHealth = stores.Health.current[hero];
    this.#opponents.begin();
    return this.#opponents.living;
  }

  /** Adds the events of the command. */
  add(events: readonly GameEvent[]): void {
    const { stores, hero } = this.#game;
    const { AI, Health, Identity } = stores;
    this.#opponents.follow(events);
    for (const event of events) this.#note(event);
    if (!this.#seen.wasHit) {
      this.#seen.noticed ||= this.#opponents.living.some((monster) => AI.awake[monster] === 1);
    }
    let healed = 0;
    for (const event of events) {
      if (event.type === 'healed' && event.actor === Identity.seq[hero]) healed += event.amount;
    }
    const lost = Math.max(0, this.#heroHealth + healed - Health.current[hero]);
    this.#lost += lost;
    this.#taken += lost / Health.max[hero];
  }

  result(turns: number): Bout {
    const { ending } = this.#game;
    const { died, left } = this.#seen;
    const isWon = this.#opponents.living.length === 0 && died && !left;
    return {
      ...this.#seen,
      died: isWon,
      turns,
      lost: this.#lost,
      taken: this.#taken,
      given: isWon ? 1 : this.#opponents.shareLost(left),
      messages: this.#messages,
      heroDied: ending?.won === false && !this.#isByStranger,
    };
  }

  #note(event: GameEvent): void {
    const seen = this.#seen;
    const opponents = this.#opponents;
    switch (event.type) {
      case 'message':
        if (this.#isAboutPower(event.message)) this.#messages.push(event.message.id);
        break;
      case 'stepped':
        seen.moved ||= opponents.include(event.actor);
        break;
      case 'hit':
      case 'missed':
        this.#noteAttack(event, event.type === 'hit');
        if (event.type === 'hit' && event.attacker === 0) this.#noteInjury(event);
        break;
      case 'killed':
        seen.died ||= opponents.include(event.actor);
        seen.diedAsKind ||= opponents.areOfKind(event.actor);
        break;
      case 'vanished':
        seen.left ||= opponents.include(event.actor);
        break;
    }
  }

  /** Whether a message is about a power, and not about one of the other monster of the hall. */
  #isAboutPower({ id, params }: Message): boolean {
    if (ordinaryMessages.has(id)) return false;
    return !('monster' in params && this.#opponents.isStrangeKind(params.monster));
  }

  #noteAttack({ attacker, target }: { attacker: number; target: number }, isHit: boolean): void {
    const { stores, hero } = this.#game;
    const seen = this.#seen;
    const opponents = this.#opponents;
    const heroSeq = stores.Identity.seq[hero];
    const isAtHero = target === heroSeq && opponents.include(attacker);
    seen.noticed ||= isAtHero && !seen.wasHit;
    if (!isHit) return;
    if (target === heroSeq) this.#isByStranger = opponents.isStranger(attacker);
    seen.hit ||= isAtHero;
    seen.wasHit ||= attacker === heroSeq && opponents.include(target);
  }

  /** Notes damage by an effect, such as an explosion, which has a cause but no attacker. */
  #noteInjury({ target, cause = '' }: { target: number; cause?: string }): void {
    const { stores, hero } = this.#game;
    if (target !== stores.Identity.seq[hero]) return;
    this.#isByStranger = this.#opponents.isStrangeKind(cause);
    this.#seen.hit ||= cause === this.#opponents.kindId;
  }
}
