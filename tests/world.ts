import { loadCampaign } from '../src/bundles/load-campaign.ts';
import { type Cell, type Grid, isStandable, orthogonal, tileAt } from '../src/dungeon/grid.ts';
import type { Room } from '../src/dungeon/rooms.ts';
import { actorAt } from '../src/game/actors/actors.ts';
import { type Campaign, kindById } from '../src/game/campaign.ts';
import { kindOf } from '../src/game/entity.ts';
import { itemsAt } from '../src/game/floors/floor-contents.ts';
import { placeActor, placeThing } from '../src/game/floors/occupancy.ts';
import { takeTurn } from '../src/game/game.ts';
import { bagOf } from '../src/game/items/bag.ts';
import { kindHas } from '../src/game/kinds.ts';
import { spawn } from '../src/game/spawn.ts';
import { fov } from '../src/game/systems/fov.ts';
import type { Game } from '../src/game/world.ts';
import { drawnGame } from '../src/trials/drawn-floor.ts';
import { arena, rogue, simple } from './sources.ts';

export const campaign = loadCampaign(simple);
export const arenaCampaign = loadCampaign(arena);
export const rogueCampaign = loadCampaign(rogue);

/** The kinds of the letters in a drawn map. */
const legend: Record<string, string> = {
  r: 'rat',
  b: 'bat',
  c: 'caracal',
  w: 'wolf',
  a: 'apple',
  d: 'dagger',
  s: 'short-sword',
  p: 'rapier',
  l: 'leather-armour',
  v: 'riveted-armour',
  h: 'healing-potion',
  j: 'green-jewel',
  e: 'gladiator',
};

/** The kind of a letter in a drawn map: from the legend, or the monster with this glyph. */
function kindOfLetter({ kinds }: Campaign, letter: string): string | undefined {
  const known = kinds.find(({ id }) => id === legend[letter]);
  const drawn = kinds.find(
    (kind) => kind.look.glyph === letter && /[A-Z]/.test(letter) && kindHas(kind, 'AI'),
  );
  return (known ?? drawn)?.id;
}

interface SceneOptions {
  readonly campaign?: Campaign;
  readonly depth?: number;
  readonly seed?: string;
  readonly rooms?: readonly Room[];
}

/**
 * A game on a drawn floor: `#` wall, `%` weak wall, `.` floor, `>` `<` stairs, `_` rock, `,` passage,
 * `+` door, `&` secret door, `@` the hero, letters of the legend, capital letters for monsters by
 * glyph. Without `rooms`, the floor inside the outer walls is one room.
 */
export function scene(map: string, options: SceneOptions = {}): Game {
  const rows = map.trim().split(/\s+/);
  if (rows.some((row) => row.length !== rows[0].length)) throw new Error('Rows differ in length.');
  const { campaign: played = campaign, seed = 'scene', depth = 1, rooms } = options;
  const letters: Record<string, string> = {};
  for (const letter of new Set(rows.join(''))) {
    const kind = kindOfLetter(played, letter);
    if (kind) letters[letter] = kind;
  }
  const game = drawnGame(played, seed, { rows, legend: letters, depth }, rooms);
  fov(game);
  return game;
}

/** Puts a new monster or item on a cell, and returns it. */
export function place(game: Game, kind: string, x: number, y: number): number {
  const entity = spawn(game, kindById(game.campaign, kind));
  if (kindHas(kindById(game.campaign, kind), 'Health')) {
    placeActor(game, entity, game.floor, x, y);
  } else placeThing(game, entity, game.floor, x, y);
  return entity;
}

/** Gives items of these kinds to the hero, which picks each one up in a turn. */
export function give(game: Game, ...kinds: string[]): void {
  const { Position } = game.stores;
  for (const kind of kinds) {
    place(game, kind, Position.x[game.hero], Position.y[game.hero]);
    takeTurn(game, { type: 'pickup' });
  }
}

/** The current map: the hero `@`, monsters and items by their letters. */
export function drawScene(game: Game): string[] {
  const { grid } = game.floor;
  const letters = Object.fromEntries(Object.entries(legend).map(([letter, id]) => [id, letter]));
  const glyphs = ['.', '#', '%', '>', '<', '_', ',', '+', '&'];
  const letterOf = (entity: number) =>
    letters[kindOf(game, entity).id] ?? kindOf(game, entity).look.glyph;
  return Array.from({ length: grid.height }, (_, y) =>
    Array.from({ length: grid.width }, (_, x) => {
      const actor = actorAt(game, x, y);
      if (actor === game.hero) return '@';
      if (actor) return letterOf(actor);
      const item = itemsAt(game, x, y).at(-1);
      return item ? letterOf(item) : glyphs[grid.tiles[y * grid.width + x]];
    }).join(''),
  );
}

/** The ids of the messages of the last turn. */
export function messageIds(game: Game): string[] {
  return game.events.flatMap((event) => (event.type === 'message' ? event.message.id : []));
}

/** The kinds in the hero's bag, in order. */
export function bagKinds(game: Game): string[] {
  return bagOf(game, game.hero).map((item) => kindOf(game, item).id);
}

/** The monster on a cell. Throws if there is none. */
export function monsterAt(game: Game, x: number, y: number): number {
  const actor = actorAt(game, x, y);
  if (!actor || actor === game.hero) throw new Error(`No monster on ${x}, ${y}.`);
  return actor;
}

/** The cells that orthogonal steps reach from one, as row × width + column. */
export function reachable(grid: Grid, from: Cell): Set<number> {
  const seen = new Set([from.y * grid.width + from.x]);
  for (const cell of seen) {
    const x = cell % grid.width;
    const y = Math.floor(cell / grid.width);
    for (const { dx, dy } of orthogonal) {
      if (isStandable(tileAt(grid, x + dx, y + dy))) seen.add((y + dy) * grid.width + x + dx);
    }
  }
  return seen;
}
