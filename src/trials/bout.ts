import { monstersHere } from '../game/actors.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Command } from '../game/commands.ts';
import type { GameEvent, MessageId } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { fightCommand } from './hero-tactics.ts';
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
  /** The monster vanished. */
  readonly left: boolean;
  /** The hero died by the monster, by one that it brought about, such as a summoned one, or without a killer. */
  readonly heroDied: boolean;
  /** HP that the hero lost, without healing. */
  readonly lost: number;
  /** The same as shares of the hero's health. */
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
export type Place = (typeof places)[number];

const halls: Readonly<Record<Place, readonly string[]>> = {
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

/** The place of the bout of this number. */
export function placeOf(number: number): Place {
  return places[number % places.length];
}

/** Whether the bout of this number has no other monster. */
export function isAlone(number: number): boolean {
  return placeOf(number) !== 'company';
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
  const floor = { rows: halls[placeOf(number)], legend, depth };
  return outfittedGame(campaign, `bout ${number}`, floor, outfit);
}

/** The greatest number of turns of a bout. */
const longestBout = 60;
/** Turns that a waiting hero waits for the monster to come. */
const patience = 8;

/** Messages about attacks and about the hero. They say nothing about the powers of a kind. */
const ordinary: ReadonlySet<MessageId> = new Set<MessageId>([
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

/** Plays one turn of a bout. `monsters` are the living monsters of the kind. */
export type PlayTurn = (command: Command, turn: number, monsters: readonly number[]) => GameEvent[];

/**
 * Lets the hero fight all monsters of a kind, and those that they bring, until one side is gone or time is up. A hero who `waits`
 * attacks when noticed, or when out of patience.
 */
export function playBout(
  game: Game,
  kind: number,
  waits: boolean,
  playTurn: PlayTurn = (command) => takeTurn(game, command),
): Bout {
  const { Identity, Health, AI } = game.stores;
  const hero = Identity.seq[game.hero];
  const healthOf = (actors: readonly number[]) =>
    actors.reduce((sum, actor) => sum + Health.current[actor], 0);
  // The hall places the other monster first. Later ones are there because of the monster: at first sight it can
  // have summoned some.
  const all = monstersHere(game);
  const strangers = all.slice(
    0,
    all.findIndex((one) => Identity.kind[one] === kind),
  );
  const strangeSeqs = new Set(strangers.map((one) => Identity.seq[one]));
  /** The enemies of the hero, which include summoned monsters. */
  const enemies = () => monstersHere(game).filter((one) => !strangeSeqs.has(Identity.seq[one]));
  /** All monsters of the kind so far, by `seq`, and their later forms. */
  const seqs = new Set<number>();
  const findMonsters = () => {
    const found = monstersHere(game).filter(
      (monster) => Identity.kind[monster] === kind || seqs.has(Identity.seq[monster]),
    );
    for (const monster of found) seqs.add(Identity.seq[monster]);
    return found;
  };
  let monsters = findMonsters();
  let wholeHealth = Math.max(1, healthOf(monsters));
  let lastHealth = wholeHealth;
  let turns = 0;
  let lost = 0;
  let taken = 0;
  const seen = {
    moved: false,
    noticed: false,
    hit: false,
    wasHit: false,
    died: false,
    left: false,
  };
  /** The last actor who hit the hero, by `seq`; 0 for an effect. */
  let lastAttacker = 0;
  const messages: MessageId[] = [];
  for (; turns < longestBout && enemies().length > 0 && !game.ending; turns++) {
    lastHealth = healthOf(monsters);
    const before = Health.current[game.hero];
    const command = fightCommand(game, enemies(), waits && turns < patience && !seen.noticed);
    const events = playTurn(command, turns, monsters);
    let changed = false;
    for (const event of events) {
      if (event.type !== 'polymorphed' || !seqs.has(event.actor)) continue;
      seqs.add(event.into);
      changed = true;
    }
    monsters = findMonsters();
    // Its later forms have to be killed, too.
    if (changed) wholeHealth += Math.max(0, healthOf(monsters) - lastHealth);
    let healed = 0;
    for (const event of events) {
      if (event.type === 'message') {
        if (!ordinary.has(event.message.id)) messages.push(event.message.id);
      } else if (event.type === 'stepped') seen.moved ||= seqs.has(event.actor);
      else if (event.type === 'hit' || event.type === 'missed') {
        const atHero = event.target === hero && seqs.has(event.attacker);
        seen.noticed ||= atHero && !seen.wasHit;
        if (event.target === hero && event.type === 'hit') lastAttacker = event.attacker;
        seen.hit ||= atHero && event.type === 'hit';
        seen.wasHit ||= event.type === 'hit' && event.attacker === hero && seqs.has(event.target);
      } else if (event.type === 'killed') seen.died ||= seqs.has(event.actor);
      else if (event.type === 'vanished') seen.left ||= seqs.has(event.actor);
      else if (event.type === 'healed' && event.actor === hero) healed += event.amount;
    }
    seen.noticed ||= !seen.wasHit && monsters.some((one) => AI.awake[one] === 1);
    const drop = Math.max(0, before + healed - Health.current[game.hero]);
    lost += drop;
    taken += drop / Health.max[game.hero];
  }
  const died = monsters.length === 0 && seen.died && !seen.left;
  // A monster that has vanished keeps the health that it had before its last turn.
  const remaining = seen.left ? lastHealth : healthOf(monsters);
  const given = died ? 1 : Math.min(1, Math.max(0, 1 - remaining / wholeHealth));
  return {
    ...seen,
    died,
    turns,
    lost,
    taken,
    given,
    messages,
    heroDied: game.ending?.won === false && !strangeSeqs.has(lastAttacker),
  };
}
