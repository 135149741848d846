import { commitRemovals, hasComponent, Not, query } from 'bitecs';
import { isLegalDiagonal } from '../dungeon/corners.ts';
import { type Cell, isStandable, Tile, tileAt } from '../dungeon/grid.ts';
import type { Command, ItemVerb } from './commands.ts';
import { type ComponentName, hungerModes } from './components.ts';
import { meanOf } from './dice.ts';
import type { ItemName } from './events.ts';
import { fieldOf, type Kind } from './kinds.ts';
import { type Floor, Presence } from './floor.ts';
import { type Game } from './world.ts';

/**
 * Questions about a game that change nothing. Everything that can be in an order is sorted by `seq`
 * or `order` here, because the order of a bitECS query depends on who asked before.
 */

/** Whether the entity has the component. */
export function has(game: Game, entity: number, component: ComponentName): boolean {
  const found = hasComponent(game.world, entity, game.stores[component]);
  if (found && game.watcher !== null) game.watcher(entity, component);
  return found;
}

/** What is asked of the world again and again: who has all of these components and none of those. */
export interface Wanted {
  readonly all: readonly ComponentName[];
  readonly none?: readonly ComponentName[];
}

/**
 * The entities with what is wanted, in no order, as a live list: copy it before anything changes. A
 * plain `query` builds its name anew at each call, which takes longer than most answers; here each
 * `wanted` (a constant of its module) is asked once, and bitECS keeps the answer up to date.
 */
export function entitiesWith(game: Game, wanted: Wanted): readonly number[] {
  const { world, stores, answers } = game;
  const known = answers.get(wanted);
  if (known) {
    commitRemovals(world);
    return known;
  }
  const terms = wanted.all.map((name) => stores[name]);
  const others = (wanted.none ?? []).map((name) => Not(stores[name]));
  const answer = query(world, [...terms, ...others]) as readonly number[];
  answers.set(wanted, answer);
  return answer;
}

/** The cell that an entity stands or lies on. */
export function cellOf(game: Game, entity: number): Cell {
  const { Position } = game.stores;
  return { x: Position.x[entity], y: Position.y[entity] };
}

/** The cell that the hero stands on. */
export function heroCell(game: Game): Cell {
  return cellOf(game, game.hero);
}

/** The score per turn with up to three decimals, 0 before the first turn. */
export function performanceOf({ score, turn }: Game): string {
  return turn === 0 ? '0' : `${Math.round((score / turn) * 1000) / 1000}`;
}

/** The kind that an entity was made from. */
export function kindOf(game: Game, entity: number): Kind {
  return game.campaign.kinds[game.stores.Identity.kind[entity]];
}

/** The actors of the hero's floor that act by themselves, in turn order. */
export function monstersHere(game: Game): number[] {
  const { presence } = game;
  return game.floor.monsters.filter((monster) => presence[monster] !== Presence.gone);
}

/** Whether an actor acts by itself and is still there. */
export function isMonster({ presence }: Game, actor: number): boolean {
  return presence[actor] === Presence.vigilant || presence[actor] === Presence.asleep;
}

/** The monsters on the cells of a box of the hero's floor, which may reach beyond it, in turn order. */
export function monstersIn(game: Game, x1: number, y1: number, x2: number, y2: number): number[] {
  const { grid, occupants } = game.floor;
  const found: number[] = [];
  for (let y = Math.max(0, y1); y <= Math.min(grid.height - 1, y2); y++) {
    for (let x = Math.max(0, x1); x <= Math.min(grid.width - 1, x2); x++) {
      const actor = occupants[y * grid.width + x];
      if (actor !== 0 && isMonster(game, actor)) found.push(actor);
    }
  }
  return inTurnOrder(game, found);
}

/** Sorts a list of entities by `seq`, in place. */
export function inTurnOrder(game: Game, entities: number[]): number[] {
  return sorted(entities, game.stores.Identity.seq);
}

/** Longer lists than this are better sorted by the platform, which allocates. */
const shortList = 32;

/** Sorts by a column, in place. Most lists have a few entries at most. */
function sorted(entities: number[], column: Uint32Array): number[] {
  if (entities.length > shortList) return entities.sort((a, b) => column[a] - column[b]);
  for (let n = 1; n < entities.length; n++) {
    const entity = entities[n];
    let at = n;
    for (; at > 0 && column[entities[at - 1]] > column[entity]; at--) {
      entities[at] = entities[at - 1];
    }
    entities[at] = entity;
  }
  return entities;
}

/** The monsters on the cells that the hero sees, in no order, whether they can be seen or not. */
export function monstersInView(game: Game): number[] {
  const { occupants, sight } = game.floor;
  const found: number[] = [];
  const { visible, width, top, bottom, left, right } = sight;
  for (let y = top; y <= bottom; y++) {
    const last = y * width + right;
    for (let cell = y * width + left; cell <= last; cell++) {
      const actor = occupants[cell];
      if (actor !== 0 && visible[cell] && isMonster(game, actor)) found.push(actor);
    }
  }
  return found;
}

const lyingItems: Wanted = { all: ['Item', 'Position'] };
const lyingTraps: Wanted = { all: ['Trap', 'Position'] };
const eaters: Wanted = { all: ['Hunger', 'Health', 'Position'] };

/** The items that lie on a floor, in the order in which they came to lie there. */
export function itemsOn(game: Game, floor: Floor): number[] {
  const { Item, Position } = game.stores;
  const found: number[] = [];
  for (const entity of entitiesWith(game, lyingItems)) {
    if (Position.depth[entity] === floor.depth) found.push(entity);
  }
  return sorted(found, Item.order);
}

/** The items on a cell of the hero's floor; the first is the one that is picked up next. */
export function itemsAt(game: Game, x: number, y: number): number[] {
  const { Position } = game.stores;
  return itemsOn(game, game.floor).filter(
    (item) => Position.x[item] === x && Position.y[item] === y,
  );
}

/** The traps of the hero's floor, found or not, in the order in which they were made. */
export function trapsOn(game: Game): number[] {
  const { Position } = game.stores;
  const here = entitiesWith(game, lyingTraps).filter(
    (trap) => Position.depth[trap] === game.floor.depth,
  );
  return inTurnOrder(game, here);
}

/** The trap on a cell of the hero's floor, found or not; 0 for none. */
export function trapAt(game: Game, x: number, y: number): number {
  const { Position } = game.stores;
  return trapsOn(game).find((trap) => Position.x[trap] === x && Position.y[trap] === y) ?? 0;
}

/** What an actor carries, in the order in which it was picked up. */
export function bagOf(game: Game, owner: number): number[] {
  return sorted([...query(game.world, [game.carriedBy(owner)])], game.stores.Item.order);
}

/** The weight of what an actor carries, in tenths. */
export function carriedWeight(game: Game, owner: number): number {
  const { weight, count } = game.stores.Item;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) sum += weight[item] * count[item];
  return sum;
}

/** The number of things that an actor carries: each of a stack counts, but a group is one. */
export function placesTaken(game: Game, owner: number): number {
  const { Item, Stack } = game.stores;
  let sum = 0;
  for (const item of query(game.world, [game.carriedBy(owner)])) {
    sum += has(game, item, 'Stack') && Stack.as[item] === 0 ? Item.count[item] : 1;
  }
  return sum;
}

/** What keeps a picker from taking an item: its weight, or the number of things; a prize always fits. */
export function burden(game: Game, picker: number, item: number): 'weight' | 'places' | null {
  const { Item, Bag } = game.stores;
  if (has(game, item, 'Prize')) return null;
  const weight = carriedWeight(game, picker) + Item.weight[item] * Item.count[item];
  if (weight > Bag.limit[picker]) return 'weight';
  return placesTaken(game, picker) >= Bag.places[picker] ? 'places' : null;
}

/** Whether the actor wears the item. */
export function isWorn(game: Game, owner: number, item: number): boolean {
  if (!has(game, owner, 'Gear')) return false;
  const { Gear } = game.stores;
  return Gear.weapon[owner] === item || Gear.armour[owner] === item;
}

/**
 * Attack with a weapon, the one in hand if not stated. Who fights by dice attacks with what they
 * give on average.
 */
export function attackOf(game: Game, actor: number, weapon = weaponOf(game, actor)): number {
  const { Stats, Fighter } = game.stores;
  const bonus = weapon && has(game, weapon, 'Weapon') ? weaponAttack(game, weapon) : 0;
  if (has(game, actor, 'Stats')) return Stats.attack[actor] + bonus;
  return Math.ceil(has(game, actor, 'Fighter') ? meanOf(Fighter.attacks[actor]) : 1) + bonus;
}

/** The attack that a weapon adds; of one that has dice, what they give on average. */
export function weaponAttack(game: Game, weapon: number): number {
  const { Weapon } = game.stores;
  return Weapon.attack[weapon] || Math.ceil(meanOf(Weapon.dice[weapon]));
}

/** The weapon in an actor's hand, 0 for none. */
export function weaponOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.weapon[actor] : 0;
}

/** The armour that an actor wears, 0 for none. */
export function armourOf(game: Game, actor: number): number {
  return has(game, actor, 'Gear') ? game.stores.Gear.armour[actor] : 0;
}

/** Defence with the armour worn, at least 1. Who has an armour class is as tough as 11 less that. */
export function defenceOf(game: Game, actor: number): number {
  const { Stats, Fighter, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const skin = has(game, actor, 'Fighter') ? 11 - Fighter.armour[actor] : 1;
  const own = has(game, actor, 'Stats') ? Stats.defence[actor] : skin;
  return Math.max(1, own + (armour ? Armour.defence[armour] : 0));
}

/** How well one hits and resists: the level of experience, else of the kind. */
export function levelOf(game: Game, actor: number): number {
  const { Experience, Fighter } = game.stores;
  if (has(game, actor, 'Experience')) return Experience.level[actor];
  return has(game, actor, 'Fighter') ? Fighter.level[actor] : 1;
}

/** The name of an item as messages tell it. */
export function itemName(game: Game, item: number): ItemName {
  const { Item, Potion, Gold } = game.stores;
  const power = has(game, item, 'Potion') ? Potion.healing[item] * Item.level[item] : 0;
  const count = has(game, item, 'Gold') ? Gold.value[item] : Item.count[item];
  const bonuses = Item.known[item] ? bonusesOf(game, item) : [];
  return {
    kind: kindOf(game, item).id,
    power,
    ...(count !== 1 && { count }),
    ...(bonuses.length > 0 && { bonuses }),
  };
}

/** What a weapon or an armour has beyond its kind: to hit and to damage, or to defence. */
export function bonusesOf(game: Game, item: number): number[] {
  const { Weapon, Armour } = game.stores;
  if (has(game, item, 'Weapon')) return [Weapon.hit[item], Weapon.damage[item]];
  if (!has(game, item, 'Armour')) return [];
  return [Armour.defence[item] - fieldOf(kindOf(game, item), 'Armour', 'defence')];
}

/** What the owner can do with an item of its bag, the usual thing first. */
export function itemVerbs(game: Game, owner: number, item: number): ItemVerb[] {
  const verbs: ItemVerb[] = has(game, owner, 'Thrower') ? ['put', 'throw'] : ['put'];
  if (has(game, item, 'Food')) return ['eat', ...verbs];
  if (has(game, item, 'Potion')) return ['drink', ...verbs];
  if (has(game, item, 'Weapon') || has(game, item, 'Armour')) {
    return [isWorn(game, owner, item) ? 'takeOff' : 'equip', ...verbs];
  }
  return verbs;
}

/**
 * Whether the campaign's rules let one go, or strike, from a cell of the hero's floor to its
 * neighbour in this direction. What is on that neighbour is not asked.
 */
export function isWay(game: Game, { x, y }: Cell, dx: number, dy: number): boolean {
  return isWayFrom(game, x, y, dx, dy);
}

/** The same from the cell (x, y). */
export function isWayFrom(game: Game, x: number, y: number, dx: number, dy: number): boolean {
  if (dx === 0 && dy === 0) return false;
  switch (game.campaign.rules.ways) {
    case 'free':
      return true;
    case 'orthogonal':
      return dx === 0 || dy === 0;
    case 'corners':
      return isLegalDiagonal(game.floor.grid, x, y, dx, dy);
  }
}

/** Turns of digging that an actor has spent on a wall cell of the hero's floor. */
export function workDone(game: Game, actor: number, x: number, y: number): number {
  const { Digging } = game.stores;
  if (!has(game, actor, 'Digging') || Digging.depth[actor] !== game.floor.depth) return 0;
  return Digging.x[actor] === x && Digging.y[actor] === y ? Digging.turns[actor] : 0;
}

/** The actor on a cell of the hero's floor, 0 for none. */
export function actorAt(game: Game, x: number, y: number): number {
  const { grid, occupants } = game.floor;
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return 0;
  return occupants[y * grid.width + x];
}

/** Whether an actor could step on a cell of the hero's floor: open ground that nobody stands on. */
export function isFree(game: Game, x: number, y: number): boolean {
  return isStandable(tileAt(game.floor.grid, x, y)) && actorAt(game, x, y) === 0;
}

/** Whether the hero sees this monster now: in sight, and neither invisible nor disguised. */
export function isSeen(game: Game, monster: number): boolean {
  const { Position } = game.stores;
  const { grid, sight } = game.floor;
  const { visible } = sight;
  if (!visible[Position.y[monster] * grid.width + Position.x[monster]]) return false;
  return !has(game, monster, 'Invisible') && !has(game, monster, 'Disguise');
}

/** The living monsters that the hero sees, in turn order. */
export function monstersInSight(game: Game): number[] {
  return inTurnOrder(
    game,
    monstersInView(game).filter((monster) => isSeen(game, monster)),
  );
}

/** The kind of an actor as messages tell it: none for what strikes unseen. */
export function nameOf(game: Game, actor: number): string {
  return has(game, actor, 'Invisible') ? '' : kindOf(game, actor).id;
}

/** Where stairs of this tile lead now, the way that one most likely wants first; none: no stairs. */
export function stairsAt({ campaign, prizeHeld }: Game, tile: number): ('down' | 'up')[] {
  if (tile === Tile.stairsUp) return ['up'];
  if (tile !== Tile.stairsDown) return [];
  const bothWays = campaign.rules.victory === 'escape' && prizeHeld;
  return bothWays ? ['up', 'down'] : ['down'];
}

/**
 * The command for "do what is here": pick up, else down, else up; null where there is nothing.
 * An item that is too heavy does not hide the stairs.
 */
export function commandHere(game: Game): Command | null {
  const { x, y } = heroCell(game);
  const tile = tileAt(game.floor.grid, x, y);
  const stairs = stairsAt(game, tile)[0] ?? null;
  const [item] = itemsAt(game, x, y);
  const fits =
    item !== undefined && has(game, game.hero, 'Bag') && burden(game, game.hero, item) === null;
  if (item !== undefined && (stairs === null || fits)) {
    return { type: 'pickup' };
  }
  return stairs && { type: stairs };
}

/** A strength as it is written: "16", or "18/50" for 68. */
export function strengthText(value: number): string {
  if (value <= 18) return `${value}`;
  const percent = value - 18;
  return `18/${percent === 100 ? '00' : String(percent).padStart(2, '0')}`;
}

/** Armour class: 10 is bare skin, lower is harder to hit. What is worn counts in place of the skin. */
export function armourClassOf(game: Game, actor: number): number {
  const { Fighter, Stats, Armour } = game.stores;
  const armour = armourOf(game, actor);
  const worn = armour ? Armour.defence[armour] : 0;
  // Who only knows defence is as hard to hit as those of like toughness.
  if (!has(game, actor, 'Fighter') && has(game, actor, 'Stats')) {
    return 11 - Stats.defence[actor] - worn;
  }
  if (armour) return 10 - worn;
  return has(game, actor, 'Fighter') ? Fighter.armour[actor] : 10;
}

/** How hungry one is who faints when the food is used up. */
export function hungerState(game: Game, actor: number): 'fed' | 'hungry' | 'weak' | 'fainting' {
  const { Hunger } = game.stores;
  if (!has(game, actor, 'Hunger') || hungerModes[Hunger.mode[actor]] !== 'faints') return 'fed';
  if (Hunger.energy[actor] === 0 && Hunger.counter[actor]) return 'fainting';
  if (Hunger.energy[actor] < weakBelow) return 'weak';
  return Hunger.energy[actor] < hungryBelow ? 'hungry' : 'fed';
}

/** The living on the hero's floor that eat and suffer so from hunger, in turn order. */
export function eatersHere(game: Game, mode: (typeof hungerModes)[number]): number[] {
  const { Hunger, Health, Position } = game.stores;
  const here = entitiesWith(game, eaters).filter(
    (entity) =>
      Health.current[entity] > 0 &&
      Position.depth[entity] === game.floor.depth &&
      hungerModes[Hunger.mode[entity]] === mode,
  );
  return inTurnOrder(game, here);
}

/** Food below which those who faint are hungry, and weak. */
export const hungryBelow = 300;
export const weakBelow = 150;

/** The monsters that the hero knows to stand where they stand, in turn order: also out of sight. */
export function monstersShown(game: Game): number[] {
  const { AI } = game.stores;
  const shown = game.floor.shown.filter((one) => AI.shown[one] === 1 && isMonster(game, one));
  return inTurnOrder(game, shown);
}
