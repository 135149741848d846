import type { RogueFloor } from '../../dungeon/generators/rogue.ts';
import type { Campaign, FloorSettings } from '../campaign.ts';
import { fieldOf, type Kind, kindHas } from '../kinds.ts';
import { drawsOf, type Key, Purpose, pick, rndOf } from '../random.ts';
import { rollLot } from '../weighted-choice.ts';
import type { FloorHistory } from './floor-history.ts';
import type { Inhabitant } from './floor-plan.ts';
import { FoodSupply } from './food-supply.ts';
import { monsterLots } from './monster-choice.ts';

/**
 * The monsters, items and traps of a floor of nine rooms, as in Rogue. The generator chooses their number and cells
 * together with the walls (`dungeon/generators/rogue.ts`): a monster is in 80 % of the rooms with gold and in 25 % of the
 * others. `objects` and `chance` of `floors` in `campaign.json` are the tries for items: nine at 35 %.
 */

/** The objects of a floor: a number of random items, and the prizes that lie there. */
interface Objects {
  readonly ordinary: number;
  readonly prizes: readonly Kind[];
}

/** The objects of a new floor. They are chosen first, because the generator finds a cell for each. */
export function rollObjects(
  { kinds }: Campaign,
  depth: number,
  { objects, chance }: Extract<FloorSettings, { generator: 'rogue' }>,
  key: Key,
  { visit, prizeAllowed, withoutItems }: FloorHistory,
): Objects {
  const rnd = rndOf(drawsOf(key, depth, Purpose.population, visit));
  const prizes = prizeAllowed ? kinds.filter(({ spawn }) => depth >= (spawn.from ?? Infinity)) : [];
  let ordinary = 0;
  for (let n = 0; n < objects && !withoutItems; n++) if (rnd(100) < chance) ordinary++;
  return { ordinary, prizes };
}

/** The population of a generated floor, and the number of floors since the last food. */
export function populateRogue(
  campaign: Campaign,
  floor: RogueFloor,
  depth: number,
  { ordinary, prizes }: Objects,
  key: Key,
  { visit, noFood, genocided }: FloorHistory,
): { monsters: Inhabitant[]; items: Inhabitant[]; traps: Inhabitant[]; noFood: number } {
  // Each monster and item has its own random numbers, so that one does not influence the others.
  let inhabitants = 0;
  const own = () =>
    drawsOf(key, depth, Purpose.inhabitant, visit * mostInhabitants + inhabitants++);
  const supply = new FoodSupply(campaign, noFood);

  const monsters: Inhabitant[] = [];
  const lots = monsterLots(campaign, depth, genocided);
  for (const { x, y } of floor.monsters) {
    const next = own();
    const kind = rollLot(lots, next);
    if (!kind) continue;
    const carries = pick(next(), 100) < fieldOf(kind, 'Carries', 'chance') && supply.makeItem(next);
    monsters.push(carries ? { kind, x, y, carries } : { kind, x, y });
  }

  // As in Rogue, the floor is counted after its monsters got their items and before its own items.
  supply.noFood++;
  const items = goldOf(campaign, floor);
  for (const [index, { x, y }] of floor.objects.entries()) {
    const made = index < ordinary ? supply.makeItem(own()) : { kind: prizes[index - ordinary] };
    if (made) items.push({ ...made, x, y });
  }
  return { monsters, items, traps: trapsOf(campaign, floor), noFood: supply.noFood };
}

/** An upper limit of the monsters and items on a floor. */
const mostInhabitants = 256;

function goldOf({ kinds }: Campaign, { gold }: RogueFloor): Inhabitant[] {
  const kind = kinds.find((one) => kindHas(one, 'Gold'));
  return kind ? gold.map(({ x, y, value }) => ({ kind, x, y, value })) : [];
}

/** Whether a bundle places its own traps. */
function isPlacedOtherwise({ spawn }: Kind): boolean {
  return spawn.scattered !== undefined || spawn.at !== undefined;
}

/** The kinds of traps of a campaign that the generator places, which are equally likely. */
export function trapKinds({ kinds }: Campaign): Kind[] {
  return kinds.filter((kind) => kindHas(kind, 'Trap') && !isPlacedOtherwise(kind));
}

function trapsOf(campaign: Campaign, { traps }: RogueFloor): Inhabitant[] {
  const kinds = trapKinds(campaign);
  return traps.flatMap(({ kind, x, y }) => (kinds[kind] ? { kind: kinds[kind], x, y } : []));
}
