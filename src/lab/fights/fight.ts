import { directions } from '../../dungeon/grid.ts';
import { cellsApart } from '../../dungeon/line.ts';
import { firstStep } from '../../dungeon/paths.ts';
import { isFree, monstersHere } from '../../game/actors.ts';
import { bagOf } from '../../game/bag.ts';
import { type Campaign, kindById } from '../../game/campaign.ts';
import { cellOf, has } from '../../game/entity.ts';
import { learn } from '../../game/experience.ts';
import { lookAround } from '../../game/floors.ts';
import { takeTurn } from '../../game/game.ts';
import { hasComponent, type Kind } from '../../game/kinds.ts';
import { flight, isWay } from '../../game/movement.ts';
import { moveActor } from '../../game/occupancy.ts';
import { draw, Purpose } from '../../game/random.ts';
import { order, run } from '../../game/systems/order.ts';
import { wake } from '../../game/waking.ts';
import type { Game } from '../../game/world.ts';
import { duelCommand } from '../../trials/bout.ts';
import { drawnGame, settle } from '../../trials/drawn-floor.ts';
import { fitOut, type Outfit } from '../../trials/outfit.ts';
import { meanOf, type Share, shareOf } from '../statistics.ts';
import { type Band, type Champion, isChampion, type Match } from './matchup.ts';

type Mean = ReturnType<typeof meanOf>;

/** What came of one fight. */
interface Bout {
  /** Null: both sides are gone, somebody got away, or it took too long. */
  readonly winner: 0 | 1 | null;
  readonly turns: number;
  /** Damage that each side took, every blow in full. */
  readonly taken: readonly [number, number];
}

/** What came of many, with 95 % intervals. */
export interface Fight {
  readonly campaign: string;
  readonly seed: string;
  readonly rounds: number;
  readonly sides: readonly { readonly name: string; readonly wins: Share; readonly taken: Mean }[];
  readonly undecided: Share;
  readonly turns: Mean;
}

/** Turns after which a fight is undecided. */
export const longestFight = 300;

/**
 * Lets two sides fight so many times. Each round has a seed of its own; where monsters fight each
 * other, the sides take turns in who acts first. The same seed, the same result. Throws a RangeError
 * where the hero cannot carry what he is to have.
 */
export function fight(campaign: Campaign, match: Match, rounds: number, seed: string): Fight {
  const [a, b] = match.sides;
  const bouts = Array.from({ length: rounds }, (_, round) => {
    const own = `${seed} ${round}`;
    if (isChampion(a)) return challenge(campaign, a, b as Band, own);
    if (isChampion(b)) return mirrored(challenge(campaign, b, a, own));
    return round % 2 === 0 ? brawl(campaign, a, b, own) : mirrored(brawl(campaign, b, a, own));
  });
  return summaryOf(campaign, match.names, bouts, seed);
}

/** Lets heroes of some outfit, one a round, fight one of a kind. */
export function meet(
  campaign: Campaign,
  name: string,
  outfitOf: (round: number) => Outfit,
  kind: Kind,
  rounds: number,
  seed: string,
): Fight {
  const band = { monsters: [{ kind, count: 1 }] };
  const bouts = Array.from({ length: rounds }, (_, round) =>
    duelAll(campaign, band, `${seed} ${round}`, (game) => fitOut(game, outfitOf(round))),
  );
  return summaryOf(campaign, [name, `1 ${kind.id}`], bouts, seed);
}

function summaryOf(
  campaign: Campaign,
  names: readonly [string, string],
  bouts: readonly Bout[],
  seed: string,
): Fight {
  const won = (side: 0 | 1 | null) =>
    shareOf(bouts.filter(({ winner }) => winner === side).length, bouts.length);
  return {
    campaign: campaign.id,
    seed,
    rounds: bouts.length,
    sides: ([0, 1] as const).map((side) => ({
      name: names[side],
      wins: won(side),
      taken: meanOf(bouts.map(({ taken }) => taken[side])),
    })),
    undecided: won(null),
    turns: meanOf(bouts.map(({ turns }) => turns)),
  };
}

function mirrored({ winner, turns, taken }: Bout): Bout {
  const [a, b] = taken;
  return { winner: winner === null ? null : winner === 0 ? 1 : 0, turns, taken: [b, a] };
}

/** Ranks and files of a side; the hall is as high, and between the sides are so many free columns. */
const ranks = 4;
const files = 9;
const gap = 3;

/** The cells of a side, those in front first, from the middle of the hall outwards. */
function cellsFor(side: 0 | 1): { x: number; y: number }[] {
  const middle = (files + 1) / 2;
  return Array.from({ length: ranks * files }, (_, n) => {
    const rank = Math.floor(n / files);
    const file = n % files;
    const y = middle + (file % 2 === 0 ? -file / 2 : (file + 1) / 2);
    return { x: side === 0 ? ranks - rank : ranks + gap + 1 + rank, y };
  });
}

/** A game in a bare hall. The hero stands at the front of the left side, or walled up below. */
function hallGame(campaign: Campaign, seed: string, heroFights: boolean): Game {
  const width = 2 * ranks + gap + 2;
  const wall = '#'.repeat(width);
  const floor = `#${'.'.repeat(width - 2)}#`;
  const rows = [wall, ...Array.from({ length: files }, () => floor), wall];
  const [front] = cellsFor(0);
  if (heroFights) rows[front.y] = `${floor.slice(0, front.x)}@${floor.slice(front.x + 1)}`;
  else rows.push(`#@${wall.slice(2)}`, wall);
  return drawnGame(campaign, seed, { rows, legend: {}, depth: campaign.start.depth });
}

/** Places a band in the hall, awake. */
function enter(game: Game, { monsters }: Band, side: 0 | 1): void {
  const cells = cellsFor(side);
  let taken = 0;
  for (const { kind, count } of monsters) {
    for (let n = 0; n < count; n++) {
      const { x, y } = cells[taken++];
      wake(game, settle(game, kind.id, x, y));
    }
  }
}

/** The hero of this level and with these things against a band. */
function challenge(campaign: Campaign, champion: Champion, band: Band, seed: string): Bout {
  return duelAll(campaign, band, seed, (game) => {
    train(game, champion.level);
    const outfit = packed(campaign, champion.items);
    fitOut(game, outfit);
    const missing = has(game, game.hero, 'Bag')
      ? outfit.items.length - bagOf(game, game.hero).length
      : 0;
    if (missing > 0) throw new RangeError('the hero cannot carry all that');
  });
}

function train(game: Game, level: number): void {
  const { Experience } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Experience')) return;
  while (Experience.level[hero] < level) {
    learn(game, hero, Experience.next[hero] - Experience.points[hero]);
  }
}

/** What the hero starts with, and more: a weapon or an armour takes the place of what he wore. */
function packed(campaign: Campaign, kinds: readonly Kind[]): Outfit {
  const more = kinds.map((kind) => ({ kind }));
  const pack = (campaign.pack ?? []).flatMap(({ kind, count = [1, 1], worn = false, ...bonus }) => {
    if (!campaign.kinds.some(({ id }) => id === kind)) return [];
    return [{ worn, made: { kind: kindById(campaign, kind), count: count[0], ...bonus } }];
  });
  const worn = (['Weapon', 'Armour'] as const).flatMap((sort) => {
    const own = pack.filter((one) => one.worn).map(({ made }) => made);
    return [...more, ...own].find(({ kind }) => hasComponent(kind, sort)) ?? [];
  });
  return { experience: 0, items: [...pack.map(({ made }) => made), ...more], worn };
}

/** The hero plays as in the rules' own duels: drinks when hurt, strikes who is beside him, comes near. */
function duelAll(
  campaign: Campaign,
  band: Band,
  seed: string,
  prepare: (game: Game) => void,
): Bout {
  const game = hallGame(campaign, seed, true);
  enter(game, band, 1);
  lookAround(game);
  run(game, order.sight);
  prepare(game);
  const hero = game.stores.Identity.seq[game.hero];
  const taken: [number, number] = [0, 0];
  let escaped = false;
  let turns = 0;
  let others = monstersHere(game);
  while (others.length > 0 && !game.ending && turns < longestFight) {
    for (const event of takeTurn(game, duelCommand(game, others, false))) {
      if (event.type === 'hit') taken[event.target === hero ? 0 : 1] += event.damage;
      escaped ||= event.type === 'vanished';
    }
    turns++;
    others = monstersHere(game);
  }
  if (game.ending && !game.ending.won) return { winner: 1, turns, taken };
  return { winner: others.length === 0 && !escaped ? 0 : null, turns, taken };
}

/** Two bands; those of the first act first in each turn. */
function brawl(campaign: Campaign, first: Band, second: Band, seed: string): Bout {
  const game = hallGame(campaign, seed, false);
  enter(game, first, 0);
  const { seq } = game.stores.Identity;
  const camp = new Map(monstersHere(game).map((one) => [seq[one], 0]));
  enter(game, second, 1);
  const join = (side: number) => {
    for (const one of monstersHere(game)) if (!camp.has(seq[one])) camp.set(seq[one], side);
  };
  join(1);
  const taken: [number, number] = [0, 0];
  const living = (side: number) => monstersHere(game).filter((one) => camp.get(seq[one]) === side);
  const isOver = () => living(0).length === 0 || living(1).length === 0;
  while (!isOver() && game.turn < longestFight) {
    game.turn++;
    game.events = [];
    run(game, order.rest);
    for (const actor of monstersHere(game)) {
      if (has(game, actor, 'Dead')) continue;
      const enemies = 1 - (camp.get(seq[actor]) ?? 0);
      act(game, actor, living(enemies));
      // Who was struck may have split in two.
      join(enemies);
    }
    run(game, order.world);
    for (const event of game.events) {
      if (event.type === 'hit') taken[camp.get(event.target) ?? 0] += event.damage;
    }
  }
  const [a, b] = [living(0).length, living(1).length];
  const winner = a > 0 && b === 0 ? 0 : b > 0 && a === 0 ? 1 : null;
  return { winner, turns: game.turn, taken };
}

/** A monster goes for the nearest of its enemies: strikes, throws if it can, or comes a step nearer. */
function act(game: Game, actor: number, enemies: readonly number[]): void {
  const { Condition } = game.stores;
  if (Condition.helpless[actor] > 0) {
    Condition.helpless[actor]--;
    return;
  }
  const here = cellOf(game, actor);
  const far = (one: number) => cellsApart(here, cellOf(game, one));
  const [target] = [...enemies].sort((a, b) => far(a) - far(b));
  if (target === undefined) return;
  const at = cellOf(game, target);
  const [dx, dy] = [at.x - here.x, at.y - here.y];
  if (far(target) === 1 && isWay(game, here, dx, dy)) {
    strike(game, { attacker: actor, target });
    return;
  }
  const thrown = aim(game, actor, enemies);
  if (thrown !== 0) {
    strike(game, { attacker: actor, target: thrown, thrown: 0 });
    return;
  }
  if (has(game, actor, 'Rooted') || Condition.held[actor] > 0) return;
  const step = firstStep(
    game.floor.grid,
    here,
    at,
    directions,
    (x, y) => isFree(game, x, y),
    (x, y, sx, sy) => isWay(game, { x, y }, sx, sy),
  );
  if (step) moveActor(game, actor, here.x + step.dx, here.y + step.dy);
}

/** What the rules make of a blow. */
function strike(game: Game, blow: Game['pending']['blows'][number]): void {
  game.pending.blows.push(blow);
  run(game, order.blows);
}

/** The enemy that what a thrower throws would meet now, 0 for none or if it does not throw. */
function aim(game: Game, actor: number, enemies: readonly number[]): number {
  const { Throws, Identity } = game.stores;
  if (!has(game, actor, 'Throws')) return 0;
  const roll = draw(game.key, game.turn, Identity.seq[actor], Purpose.hurling, 0);
  if (roll * 100 >= Throws.chance[actor]) return 0;
  const here = cellOf(game, actor);
  for (const { dx, dy } of directions) {
    const { target } = flight(game, here, dx, dy);
    const far = target === 0 ? 0 : cellsApart(here, cellOf(game, target));
    if (enemies.includes(target) && far >= 2 && far <= Throws.range[actor]) return target;
  }
  return 0;
}
