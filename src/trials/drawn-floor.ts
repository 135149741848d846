import * as v from 'valibot';
import { type Grid, Tile, walledGrid } from '../dungeon/grid.ts';
import type { Room } from '../dungeon/rooms.ts';
import { actorAt } from '../game/actors.ts';
import type { Campaign } from '../game/campaign.ts';
import { kindOf } from '../game/entity.ts';
import { emptyFloor } from '../game/floor.ts';
import { itemsAt, trapAt } from '../game/floor-contents.ts';
import { lookAround } from '../game/floors.ts';
import { hasComponent } from '../game/kinds.ts';
import { say } from '../game/log.ts';
import { placeActor } from '../game/occupancy.ts';
import { layAt, spawn, spawnMonster } from '../game/spawn.ts';
import { order, run } from '../game/systems/order.ts';
import { emptyGame, type Game } from '../game/world.ts';

/**
 * A floor drawn as text: `#` wall, `%` weak wall, `.` floor, `>` `<` stairs, `_` rock, `,` passage, `+`
 * door, `&` secret door, `@` the hero, and any other character as the legend says.
 */
export interface Scene {
  readonly rows: readonly string[];
  /** Kind ids by character. */
  readonly legend: Readonly<Record<string, string>>;
  readonly depth: number;
}

/** The character of each tile, by its number. */
const characters = '.#%><_,+&';

const sceneSchema = v.strictObject({
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(3), v.maxLength(80))),
    v.minLength(3),
    v.maxLength(50),
    v.check(
      (rows) => rows.every((row) => [...row].length === [...rows[0]].length),
      'all rows must be equally long',
    ),
    v.check((rows) => rows.join('').split('@').length === 2, 'there must be exactly one @'),
  ),
  legend: v.record(
    v.pipe(v.string(), v.regex(/^[^\p{C}\p{Z}.#%><_,+&@]$/u, 'a legend is for single characters')),
    v.pipe(v.string(), v.maxLength(60)),
  ),
  depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
});

/** The scene in `value`, or a sentence that says what is wrong with it. */
export function readScene(value: unknown): Scene | { problem: string } {
  const result = v.safeParse(sceneSchema, value);
  if (result.success) {
    const { rows, legend } = result.output;
    const strange = [...rows.join('')].find(
      (character) => character !== '@' && !characters.includes(character) && !(character in legend),
    );
    if (strange === undefined) return result.output;
    return { problem: `"${strange}" stands in the scene, but not in its legend` };
  }
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return { problem: `${path ? `${path}: ` : ''}${issue.message}` };
}

/**
 * A game on a drawn floor that has begun: the hero has looked about. Letters without a kind in the
 * campaign are left out.
 */
export function sceneGame(campaign: Campaign, seed: string, scene: Scene): Game {
  const game = drawnGame(campaign, seed, scene);
  lookAround(game);
  run(game, order.sight);
  say(game, 'special', 'wake');
  return game;
}

/**
 * Everyone in place on a drawn floor, before the first look: nothing is left to chance but what kinds
 * roll for themselves. Without `rooms`, all inside the outer walls is one.
 */
export function drawnGame(
  campaign: Campaign,
  seed: string,
  { rows, legend, depth }: Scene,
  rooms?: readonly Room[],
): Game {
  const cells = rows.map((row) => [...row]);
  const grid: Grid = walledGrid(cells[0].length, cells.length);
  const whole = { x1: 1, y1: 1, x2: grid.width - 2, y2: grid.height - 2 };
  const game = emptyGame(campaign, seed, emptyFloor(depth, grid, rooms ?? [whole]));
  game.hero = spawn(game, campaign.kinds[0]);
  cells.forEach((row, y) => {
    row.forEach((character, x) => {
      const tile = characters.indexOf(character);
      grid.tiles[y * grid.width + x] = tile < 0 ? Tile.floor : tile;
      if (character === '@') placeActor(game, game.hero, game.floor, x, y);
      else if (character in legend) settle(game, legend[character], x, y);
    });
  });
  return game;
}

/** Puts one of a kind on a cell, if the campaign has that kind and the cell is free. */
export function settle(game: Game, id: string, x: number, y: number): number {
  const kind = game.campaign.kinds.find((candidate) => candidate.id === id);
  if (!kind || (hasComponent(kind, 'Health') && actorAt(game, x, y) !== 0)) return 0;
  const entity = hasComponent(kind, 'AI')
    ? spawnMonster(game, kind, game.floor.depth)
    : spawn(game, kind);
  if (hasComponent(kind, 'Health')) placeActor(game, entity, game.floor, x, y);
  else layAt(game, entity, game.floor, x, y);
  return entity;
}

/** The hero's floor as it stands, drawn; each kind has its glyph, or another letter where two share it. */
export function drawScene(game: Game): Scene {
  const { grid, depth } = game.floor;
  const legend: Record<string, string> = {};
  const letterOf = (id: string, glyph: string): string => {
    const known = Object.keys(legend).find((letter) => legend[letter] === id);
    if (known) return known;
    const letters = [glyph, ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
    const free = letters.find(
      (letter) => !(letter in legend) && !`${characters}@`.includes(letter),
    );
    if (free === undefined) return '.';
    legend[free] = id;
    return free;
  };
  const rows = Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const actor = actorAt(game, x, y);
      if (actor !== 0 && actor === game.hero) return '@';
      const there = actor || itemsAt(game, x, y).at(-1) || trapAt(game, x, y);
      if (!there) return characters[grid.tiles[y * grid.width + x]];
      const { id, look } = kindOf(game, there);
      return letterOf(id, look.glyph);
    }).join(''),
  );
  return { rows, legend, depth };
}
