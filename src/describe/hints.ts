import { cellsApart } from '../dungeon/distance.ts';
import { type Cell, Tile } from '../dungeon/grid.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import { healsByItself } from '../game/actors/natural-healing.ts';
import { weaponAttack } from '../game/combat/fighters.ts';
import { calmOf } from '../game/combat/odds.ts';
import { has, heroCell, kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { itemsAt } from '../game/floors/floor-contents.ts';
import { bagOf } from '../game/items/bag.ts';
import { armourOf, weaponOf } from '../game/items/gear.ts';
import type { Game } from '../game/world.ts';
import { shownDepth } from '../words/shown-depth.ts';
import type { Names } from '../words/texts.ts';
import { dangersAmong } from './danger.ts';
import { hungerName } from './hero.ts';
import { type SightLimit, sightLimitOf } from './sight.ts';

/** A fact or an action that a new player should learn. */
export const hintIds = [
  'danger',
  'eat',
  'rest',
  'peaceful',
  'doorway',
  'darkRoom',
  'passage',
  'pickup',
  'equip',
  'dig',
  'travel',
  'explore',
] as const;
export type HintId = (typeof hintIds)[number];

/** A hint; `monster`: the kind that it is about. */
export interface Hint {
  readonly id: HintId;
  readonly monster?: string;
}

/** Hints about the past, and about places in general: they can be read after their moment. */
const lastingHints: readonly HintId[] = ['dig', 'doorway', 'passage'];

/** Whether the advice of a hint does not apply any more after a command. */
export function isOutdated({ id }: Hint, game: Game, events: readonly GameEvent[]): boolean {
  return !lastingHints.includes(id) && hintsFor(game, events, [id]).length === 0;
}

/** The fewest cells to the stairs for which the hint about travel is worth reading. */
const fewestCellsToTravel = 4;

/**
 * The hints for the present moment, the most important first. `events`: of the last command. `wanted`: the only hints
 * to look for.
 */
export function hintsFor(
  game: Game,
  events: readonly GameEvent[],
  wanted: readonly HintId[] = hintIds,
): Hint[] {
  if (game.ending || wanted.length === 0) return [];
  const seen = opponentsInSight(game);
  const limit = sightLimitOf(game);
  const applies: Readonly<Record<Exclude<HintId, 'peaceful'>, () => boolean>> = {
    danger: () => {
      const dangerOf = dangersAmong(game, seen);
      return seen.some((monster) => ['deadly', 'dangerous'].includes(dangerOf(monster)));
    },
    eat: () => hungerName(game) !== null && carriesFood(game),
    rest: () => seen.length === 0 && isHurt(game) && healsByItself(game, game.hero),
    doorway: () => limit === 'doorway',
    darkRoom: () => limit === 'darkRoom',
    passage: () => limit === 'passage',
    pickup: () => liesOnItem(game),
    equip: () => carriesBetter(game),
    dig: () => seen.length === 0 && isBeforeWeakWall(game, events),
    travel: () => seen.length === 0 && distantStairs(game) !== null,
    explore: () => seen.length === 0 && shownDepth(game.campaign, game.floor.depth) !== null,
  };
  return wanted.flatMap((id): Hint[] => {
    if (id !== 'peaceful') return applies[id]() ? [{ id }] : [];
    const peaceful = seen.find((monster) => calmOf(game, monster) === 'peaceful');
    return peaceful === undefined ? [] : [{ id, monster: kindOf(game, peaceful).id }];
  });
}

/** Whether a hint explains the limit of the hero's sight. */
export function isSightLimit(id: HintId): id is HintId & SightLimit {
  return id === 'doorway' || id === 'darkRoom' || id === 'passage';
}

/** The name of the monster that a hint is about. */
export function subjectOf({ monster }: Hint, names: Names): string {
  return monster === undefined ? '' : names.kind(monster);
}

function carriesFood(game: Game): boolean {
  if (!has(game, game.hero, 'Bag')) return false;
  return bagOf(game, game.hero).some((item) => has(game, item, 'Food'));
}

function isHurt({ stores, hero }: Game): boolean {
  return stores.Health.current[hero] * 2 <= stores.Health.max[hero];
}

function liesOnItem(game: Game): boolean {
  if (game.campaign.rules.pickup !== 'asked' || !has(game, game.hero, 'Bag')) return false;
  const { x, y } = heroCell(game);
  return itemsAt(game, x, y).length > 0;
}

/** Whether the bag has armour or a weapon with a greater bonus than the worn one. */
function carriesBetter(game: Game): boolean {
  const { hero, stores } = game;
  if (!has(game, hero, 'Gear') || !has(game, hero, 'Bag')) return false;
  const { Weapon, Armour } = stores;
  const attackOf = (weapon: number) => {
    if (has(game, hero, 'Stats')) return weaponAttack(game, weapon);
    return has(game, weapon, 'Weapon') ? Weapon.attack[weapon] : 0;
  };
  const wornArmour = armourOf(game, hero);
  const attack = attackOf(weaponOf(game, hero));
  // Where a hero fights by dice, they do not show which weapon is better, and neither does unknown armour.
  const isBetter = (item: number) => {
    if (has(game, item, 'Weapon')) return attackOf(item) > attack;
    if (!has(game, item, 'Armour')) return false;
    if (wornArmour === 0) return true;
    return stores.Item.known[item] === 1 && Armour.defence[item] > Armour.defence[wornArmour];
  };
  return bagOf(game, hero).some(isBetter);
}

/** Whether the hero has just walked against a wall beside a weak one that it knows. */
function isBeforeWeakWall(game: Game, events: readonly GameEvent[]): boolean {
  const isBlocked = events.some(
    (event) => event.type === 'message' && event.message.id === 'blocked',
  );
  if (!isBlocked || !has(game, game.hero, 'Digging')) return false;
  const { grid, memory } = game.floor;
  const { x, y } = heroCell(game);
  const here = y * grid.width + x;
  const offsets = [-1, 1, -grid.width, grid.width];
  return offsets.some((offset) => memory.tiles[here + offset] === Tile.weakWall);
}

/** The stairs down that the hero knows, if they are far enough for an automatic journey; otherwise null. */
export function distantStairs(game: Game): Cell | null {
  const { floor } = game;
  const index = floor.memory.tiles.indexOf(Tile.stairsDown);
  if (index < 0) return null;
  const { width } = floor.grid;
  const stairs = { x: index % width, y: Math.floor(index / width) };
  return cellsApart(stairs, heroCell(game)) >= fewestCellsToTravel ? stairs : null;
}
