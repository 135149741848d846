import * as v from 'valibot';
import { rollGold } from '../dungeon/generators/rogue.ts';
import { type Grid, Tile, walledGrid } from '../dungeon/grid.ts';
import type { Room } from '../dungeon/rooms.ts';
import { actorAt } from '../game/actors/actors.ts';
import { type Campaign, greatestDepth, heroKind } from '../game/campaign.ts';
import { kindOf } from '../game/entity.ts';
import { emptyFloor } from '../game/floors/floor.ts';
import { featureAt, itemsAt, trapAt } from '../game/floors/floor-contents.ts';
import { placeActor, placeThing, queueHeroRoom } from '../game/floors/occupancy.ts';
import { placeFeature } from '../game/floors/place-feature.ts';
import { fieldOf, kindHas } from '../game/kinds.ts';
import { say } from '../game/log.ts';
import { spawn, spawnMonster } from '../game/spawn.ts';
import { order, runPhase } from '../game/systems/turn-order.ts';
import { emptyGame, type Game } from '../game/world.ts';

/**
 * A floor drawn as text: `#` wall, `%` weak wall, `.` floor, `>` `<` stairs, `_` rock, `,` passage, `+`
 * door, `&` secret door, `@` the hero. Other characters are kinds, listed in the legend.
 */
export interface DrawnFloor {
  readonly rows: readonly string[];
  /** Kind ids by character. */
  readonly legend: Readonly<Record<string, string>>;
  readonly depth: number;
}

/** The character of each tile. Those under features have none: the legend names the features. */
export const tileCharacters = {
  floor: '.',
  wall: '#',
  weakWall: '%',
  stairsDown: '>',
  stairsUp: '<',
  door: '+',
  secretDoor: '&',
  passage: ',',
  rock: '_',
} as const satisfies Partial<Readonly<Record<keyof typeof Tile, string>>>;
export type DrawnTile = keyof typeof tileCharacters;

const characters = Object.values(tileCharacters).join('');
const tilesByCharacter = new Map<string, number>();
const charactersByTile = new Map<number, string>();
for (const [name, character] of Object.entries(tileCharacters)) {
  const tile = Tile[name as DrawnTile];
  tilesByCharacter.set(character, tile);
  charactersByTile.set(tile, character);
}

/** Whether a character of a drawn floor has a meaning without a legend. */
export function isTileOrHero(character: string): boolean {
  return character === '@' || characters.includes(character);
}

const drawnFloorSchema = v.strictObject({
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(3), v.maxLength(80))),
    v.minLength(3),
    v.maxLength(50),
    v.check(
      (rows) => rows.every((row) => [...row].length === [...rows[0]].length),
      'all rows must have the same length',
    ),
    v.check(
      (rows) => rows.join('').split('@').length === 2,
      'there must be exactly one @, the hero',
    ),
  ),
  legend: v.record(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^[^\\p{C}\\p{Z}${characters}@]$`, 'u'),
        'the keys of the legend must be single characters without a meaning of their own',
      ),
    ),
    v.pipe(v.string(), v.maxLength(60)),
  ),
  depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(greatestDepth)),
});

/** Checks a drawn floor from outside. Returns it, or a sentence about its first mistake. */
export function readDrawnFloor(value: unknown): DrawnFloor | { problem: string } {
  const result = v.safeParse(drawnFloorSchema, value);
  if (result.success) {
    const { rows, legend } = result.output;
    const unknown = [...rows.join('')].find(
      (character) => !isTileOrHero(character) && !(character in legend),
    );
    if (unknown === undefined) return result.output;
    return { problem: `"${unknown}" is in the rows but not in the legend` };
  }
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return { problem: `${path ? `${path}: ` : ''}${issue.message}` };
}

/**
 * A game on a drawn floor that has begun: the hero has seen the surroundings. Kinds that the campaign
 * does not have are left out.
 */
export function startDrawnGame(campaign: Campaign, seed: string, floor: DrawnFloor): Game {
  const game = drawnGame(campaign, seed, floor);
  queueHeroRoom(game);
  runPhase(game, order.sight);
  say(game, 'special', 'wake');
  return game;
}

/**
 * A game on a drawn floor before the hero has seen anything. Nothing is random except the dice of
 * kinds. Without `rooms`, the whole floor inside the outer walls is one room.
 */
export function drawnGame(
  campaign: Campaign,
  seed: string,
  { rows, legend, depth }: DrawnFloor,
  rooms?: readonly Room[],
): Game {
  const cells = rows.map((row) => [...row]);
  const grid: Grid = walledGrid(cells[0].length, cells.length);
  const whole = { x1: 1, y1: 1, x2: grid.width - 2, y2: grid.height - 2 };
  const game = emptyGame(campaign, seed, emptyFloor(depth, grid, rooms ?? [whole]));
  game.hero = spawn(game, heroKind(campaign));
  cells.forEach((row, y) => {
    row.forEach((character, x) => {
      grid.tiles[y * grid.width + x] = tilesByCharacter.get(character) ?? Tile.floor;
      if (character === '@') placeActor(game, game.hero, game.floor, x, y);
      else if (character in legend) placeKind(game, legend[character], x, y);
    });
  });
  return game;
}

/**
 * Creates an entity of a kind on a cell: gold has the usual value of the depth, and a ring whose bonus varies has
 * +1. Returns 0 if the campaign lacks the kind, or if another actor occupies the cell.
 */
export function placeKind(game: Game, id: string, x: number, y: number): number {
  const kind = game.campaign.kinds.find((candidate) => candidate.id === id);
  if (!kind || (kindHas(kind, 'Health') && actorAt(game, x, y) !== 0)) return 0;
  if (kindHas(kind, 'Feature')) return placeFeature(game, kind, game.floor, { x, y });
  const entity = kindHas(kind, 'AI')
    ? spawnMonster(game, kind, game.floor.depth)
    : spawn(game, kind);
  const { Gold, Ring } = game.stores;
  if (kindHas(kind, 'Gold')) Gold.value[entity] = usualGold(game.floor.depth);
  if (fieldOf(kind, 'Ring', 'newBonus') !== 0) Ring.bonus[entity] = 1;
  if (kindHas(kind, 'Health')) placeActor(game, entity, game.floor, x, y);
  else placeThing(game, entity, game.floor, x, y);
  return entity;
}

/** The gold of a pile at this depth if its die falls in the middle. */
function usualGold(depth: number): number {
  return rollGold(depth, (sides) => Math.floor(sides / 2));
}

/**
 * Draws the hero's floor. Each kind is drawn by its glyph, or by another letter if the glyph is taken.
 * A kind without a free letter is left out.
 */
export function drawFloor(game: Game): DrawnFloor {
  const { grid, depth } = game.floor;
  const legend: Record<string, string> = {};
  const letterOf = (id: string, glyph: string): string => {
    const known = Object.keys(legend).find((letter) => legend[letter] === id);
    if (known) return known;
    const letters = [glyph, ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const free = letters.find((letter) => !(letter in legend) && !isTileOrHero(letter));
    if (free === undefined) return '.';
    legend[free] = id;
    return free;
  };
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const actor = actorAt(game, x, y);
      if (actor !== 0 && actor === game.hero) return '@';
      const there =
        actor || itemsAt(game, x, y).at(-1) || trapAt(game, x, y) || featureAt(game, x, y);
      if (!there) {
        return charactersByTile.get(grid.tiles[y * grid.width + x]) ?? tileCharacters.floor;
      }
      const { id, look } = kindOf(game, there);
      return letterOf(id, look.glyph);
    }).join(''),
  );
  return { rows, legend, depth };
}
