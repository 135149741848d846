import { suggestion } from '../../bundles/spelling.ts';
import { isStandable } from '../../dungeon/grid.ts';
import { gainExperience } from '../../game/actors/levels.ts';
import { type Campaign, heroKind, monsterKinds } from '../../game/campaign.ts';
import { cellOf, has } from '../../game/entity.ts';
import { emptyFloor } from '../../game/floors/floor.ts';
import { placeActor, queueHeroRoom } from '../../game/floors/occupancy.ts';
import { temperOfKind } from '../../game/goals/temper.ts';
import type { Kind } from '../../game/kinds.ts';
import { say } from '../../game/log.ts';
import { drawsOf, Purpose, rndOf } from '../../game/random.ts';
import { spawn, spawnMonster } from '../../game/spawn.ts';
import { growStores } from '../../game/stores.ts';
import { order, runPhase } from '../../game/systems/turn-order.ts';
import { scheduleWanderer } from '../../game/systems/wanderers.ts';
import { emptyGame, type Game } from '../../game/world.ts';
import { pillaredFloor } from './crowd-floor.ts';
import { isLabKind } from './lab-bundles.ts';

/** Bounds of the number of monsters, and of the sides of the floor in cells. */
export const crowdBounds = {
  monsters: { least: 1, most: 100_000 },
  side: { least: 25, most: 1000 },
} as const;

/** A crowd that cannot be made. */
export class CrowdError extends Error {}

/** A floor full of monsters, for measurements and for the page: see the guide of the lab. */
export interface Crowd {
  readonly monsters: number;
  /** In cells. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** All monsters are awake from the first turn; otherwise every monster that can sleep is asleep. */
  readonly awake: boolean;
  /**
   * The kind of all monsters. Without it, the kinds of the campaign in equal shares; if not awake,
   * only the kinds that can sleep.
   */
  readonly kind?: string;
}

/** Cells per monster on a floor whose size is not given. */
const cellsPerMonster = 25;

/** The side of a square floor for a number of monsters, within the bounds. */
export function crowdSide(actors: number): number {
  const { least, most } = crowdBounds.side;
  return Math.min(most, Math.max(least, Math.ceil(Math.sqrt(actors * cellsPerMonster))));
}

/**
 * A new game on a floor of pillared halls, with monsters everywhere and a very strong hero in the
 * middle. Throws a CrowdError that names the value out of bounds and the allowed range.
 */
export function crowdGame(campaign: Campaign, crowd: Crowd): Game {
  const { monsters, width, height, seed, awake } = crowd;
  const kinds = kindsOf(campaign, crowd);
  const { side } = crowdBounds;
  if (kinds.length === 0) {
    throw new CrowdError(`the campaign ${campaign.id} has no monsters; choose another one`);
  }
  checkBounds('the number of monsters', monsters, crowdBounds.monsters);
  checkBounds('the width of the floor', width, side);
  checkBounds('the height of the floor', height, side);

  const { grid, rooms } = pillaredFloor(width, height, seed);
  const floor = emptyFloor(campaign.start.depth, grid, rooms);
  const game = emptyGame(campaign, seed, floor);
  growStores(game.stores, monsters + 1);
  game.hero = spawn(game, heroKind(campaign));
  placeActor(game, game.hero, floor, width >> 1, height >> 1);
  makeVeryStrong(game);

  const free = freeCells(game);
  if (monsters > free.length) {
    throw new CrowdError(
      `${monsters} monsters do not fit on ${width}x${height} cells; the most is ${free.length}`,
    );
  }
  const rnd = rndOf(drawsOf(game.key, 0, Purpose.population));
  const { AI } = game.stores;
  for (let n = 0; n < monsters; n++) {
    // The cells from the n-th on are still free.
    const chosen = n + rnd(free.length - n);
    const cell = free[chosen];
    free[chosen] = free[n];
    const monster = spawnMonster(game, kinds[n % kinds.length], floor.depth);
    placeActor(game, monster, floor, cell % width, Math.floor(cell / width));
    if (awake) AI.awake[monster] = 1;
  }
  scheduleWanderer(game);
  queueHeroRoom(game);
  runPhase(game, order.sight);
  say(game, 'special', 'wake');
  return game;
}

function checkBounds(
  name: string,
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new CrowdError(`${name} must be ${least} to ${most}, not ${value}`);
}

function kindsOf(campaign: Campaign, { kind, awake }: Crowd): Kind[] {
  const monsters = monsterKinds(campaign);
  if (kind === undefined) {
    const ofCampaign = monsters.filter(({ id }) => !isLabKind(id));
    if (awake) return ofCampaign;
    const sleepers = ofCampaign.filter(sleeps);
    if (sleepers.length > 0) return sleepers;
    // If no kind of the campaign can sleep, use the hounds of the lab.
    const labSleepers = monsters.filter(sleeps);
    return labSleepers.length > 0 ? labSleepers : ofCampaign;
  }
  const chosen = monsters.find(({ id }) => id === kind);
  if (chosen) return [chosen];
  const ids = monsters.map(({ id }) => id);
  const help = suggestion(kind, ids);
  throw new CrowdError(
    `the campaign ${campaign.id} has no monster "${kind}"${help} (monsters: ${ids.join(', ')})`,
  );
}

function sleeps(kind: Kind): boolean {
  return temperOfKind(kind).sleeps;
}

/** The experience and hit points of the hero. */
const heroExperience = 10_000;
const heroHealth = 9999;

/** Makes the hero survive the crowd, and forgets the messages about its new levels. */
function makeVeryStrong(game: Game): void {
  const { Health } = game.stores;
  if (has(game, game.hero, 'Experience')) gainExperience(game, game.hero, heroExperience);
  Health.max[game.hero] = heroHealth;
  Health.current[game.hero] = heroHealth;
  game.log.length = 0;
  game.events = [];
}

/** The cells for monsters: open, and neither the hero's cell nor next to it. */
function freeCells(game: Game): Uint32Array {
  const { grid } = game.floor;
  const { x, y } = cellOf(game, game.hero);
  const cells = new Uint32Array(grid.tiles.length);
  let count = 0;
  for (let cell = 0; cell < grid.tiles.length; cell++) {
    if (!isStandable(grid.tiles[cell])) continue;
    const [dx, dy] = [(cell % grid.width) - x, Math.floor(cell / grid.width) - y];
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) cells[count++] = cell;
  }
  return cells.subarray(0, count);
}
