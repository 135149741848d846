import { arenaFloor } from '../../dungeon/generators/arena.ts';
import { hallFloor } from '../../dungeon/generators/hall.ts';
import { type RogueFloor, rogueFloor } from '../../dungeon/generators/rogue.ts';
import { interiorOf } from '../../dungeon/generators/rogue-rooms.ts';
import { splitFloor } from '../../dungeon/generators/simple-rooms.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { HashStream } from '../../dungeon/hash-stream.ts';
import type { Room } from '../../dungeon/rooms.ts';
import { type Campaign, type FloorSettings, floorSettingsAt } from '../campaign.ts';
import { drawsOf, keyOf, Purpose, rndOf } from '../random.ts';
import { populateArena } from './arena-population.ts';
import { scatter } from './feature-population.ts';
import { type FloorHistory, firstVisit } from './floor-history.ts';
import {
  type FloorPlan,
  type FloorRequest,
  fixedInhabitants,
  uninhabited,
  withInhabitants,
} from './floor-plan.ts';
import { populateRogue, rollObjects, trapKinds } from './rogue-population.ts';
import { populateRooms } from './simple-population.ts';
import { placeVault } from './vaults.ts';

/** The generator settings of a depth. Throws a RangeError for a depth that the campaign lacks. */
function settingsOf(campaign: Campaign, depth: number): FloorSettings {
  const settings = floorSettingsAt(campaign, depth);
  if (!settings) throw new RangeError(`The campaign ${campaign.id} has no floor ${depth}.`);
  return settings;
}

/**
 * The floor of a depth for a hero that arrives on `arrival`: a pure function of its arguments. Throws a
 * RangeError for a depth that the campaign lacks.
 */
export function generateFloor(
  campaign: Campaign,
  seed: string,
  depth: number,
  arrival: Cell,
  key = keyOf(seed),
  history: FloorHistory = firstVisit,
): FloorPlan {
  const request = { campaign, seed, depth, arrival, key, history };
  const generated = withFixed(request, generate(request, settingsOf(campaign, depth)));
  return withScattered(request, { ...generated, ...placeVault(request, generated) });
}

/** Makes a floor with the generator that the settings name. */
function generate(request: FloorRequest, settings: FloorSettings): FloorPlan {
  switch (settings.generator) {
    case 'hall':
      return planHall(request, settings);
    case 'split':
      return planSplit(request);
    case 'arena':
      return planArena(request, settings);
    case 'rogue':
      return planRogue(request, settings);
  }
}

type Settings<G extends FloorSettings['generator']> = Extract<FloorSettings, { generator: G }>;

/** An empty hall. */
function planHall(
  { campaign, depth, arrival, history }: FloorRequest,
  { down }: Settings<'hall'>,
): FloorPlan {
  return {
    terrain: hallFloor(campaign.width, campaign.height, down ?? null),
    arrival,
    up: stairsUp(campaign, depth, arrival),
    ...uninhabited,
    noFood: history.noFood,
  };
}

/** Adjoining rooms, as in Simple. The terrain depends on the cell on which the hero arrives. */
function planSplit({ campaign, seed, depth, arrival, key, history }: FloorRequest): FloorPlan {
  const { width, height } = campaign;
  const terrain = splitFloor(new HashStream(`${seed},${depth}`), arrival, width, height);
  return {
    terrain,
    arrival,
    up: stairsUp(campaign, depth, arrival),
    ...uninhabited,
    ...populateRooms(campaign, terrain, depth, arrival, key, history.genocided),
    noFood: history.noFood,
  };
}

/** The cell of the stairs up, on which the hero arrives; none on the first floor. */
function stairsUp({ start }: Campaign, depth: number, { x, y }: Cell): Cell | null {
  return depth > start.depth ? { x, y } : null;
}

/** An arena: the hero and the monsters on random free cells. */
function planArena(
  { campaign, depth, key, history }: FloorRequest,
  settings: Settings<'arena'>,
): FloorPlan {
  const { width, height } = campaign;
  const fighters = settings.monsters + 1;
  const draws = drawsOf(key, depth, Purpose.terrain);
  const terrain = arenaFloor(draws, width, height, settings.walls, fighters);
  return {
    terrain,
    ...uninhabited,
    ...populateArena(campaign, terrain, depth, fighters, key, history.genocided),
    up: null,
    noFood: 0,
  };
}

/**
 * Nine rooms, as in Rogue. Walls and population use separate random numbers, so that a change of the
 * bundles never changes the walls.
 */
function planRogue(
  { campaign, depth, key, history }: FloorRequest,
  settings: Settings<'rogue'>,
): FloorPlan {
  const { width, height } = campaign;
  const objects = rollObjects(campaign, depth, settings, key, history);
  const floor = rogueFloor(rndOf(drawsOf(key, depth, Purpose.terrain, history.visit)), depth, {
    width,
    height,
    gold: !history.withoutItems,
    objects: objects.ordinary + objects.prizes.length,
    trapKinds: trapKinds(campaign).length,
  });
  return {
    terrain: { grid: floor.grid, rooms: roomsOf(floor), down: floor.stairs },
    arrival: floor.hero,
    up: null,
    ...uninhabited,
    ...populateRogue(campaign, floor, depth, objects, key, history),
    rogueFloor: floor,
  };
}

function roomsOf({ boxes }: RogueFloor): Room[] {
  return boxes
    .filter(({ gone }) => !gone)
    .map((box) => {
      const { x1, y1, x2, y2 } = interiorOf(box);
      const exits = box.doors.map(({ x, y }) => ({ x, y }));
      return { x1, y1, x2, y2, dark: box.dark, exits };
    });
}

/** Adds the monsters, items, traps and features that bundles place on fixed cells. */
function withFixed({ campaign, depth, history }: FloorRequest, plan: FloorPlan): FloorPlan {
  const fixed = fixedInhabitants(campaign, depth);
  return withInhabitants(
    plan,
    fixed.filter(({ kind }) => !history.genocided.has(kind.id)),
  );
}

/** Adds the traps and features that bundles scatter over the floors of these depths. */
function withScattered(
  { campaign, depth, key, history }: FloorRequest,
  plan: FloorPlan,
): FloorPlan {
  return withInhabitants(plan, scatter(campaign, plan, depth, key, history.visit));
}
