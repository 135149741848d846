import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { simple } from '../../../src/content/simple/campaign.ts';
import { Tile, walledGrid } from '../../../src/dungeon/grid.ts';
import type { Room } from '../../../src/dungeon/rooms.ts';
import { type Campaign, kindById } from '../../../src/game/campaign.ts';
import { emptyFloor } from '../../../src/game/floor.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { liftActor, placeActor } from '../../../src/game/occupancy.ts';
import { spawn } from '../../../src/game/spawn.ts';
import { emptyGame, type Game } from '../../../src/game/world.ts';

/**
 * A hero who waits amid monsters that come along the ways to him when they are at most `reach` steps
 * away, strike when beside him, and else stay: as plain numbers, which every reference plays. Cells
 * are numbers, row by row; the outer ring of the floor is wall.
 */
export interface Crowd {
  readonly width: number;
  readonly height: number;
  /** By cell: 1 where nobody can stand. */
  readonly walls: Uint8Array;
  readonly rooms: readonly Room[];
  readonly hero: number;
  /** The cells of the monsters, in turn order. */
  readonly monsters: readonly number[];
  /** By monster: whether it acts. */
  readonly awake: readonly boolean[];
}

/** Steps from which a monster comes. */
export const reach = 32;
/** What a monster's blow is made of, and what the hero sets against it. */
export const attack = 3;
export const defence = 4;
/** What a monster has at first; and the hero, so that no few blows end the game. */
export const monsterHealth = 10;
export const heroHealth = 30_000;
/** Energy of a hero who is not hungry, and turns in which one is used up. */
export const heroEnergy = 100;
export const turnsPerEnergy = 10;

/** Whoever plays a crowd. */
export interface Player {
  /** Everything as it was at first. */
  reset(): void;
  /** The hero waits, and all that follows. Returns how much happened. */
  turn(): number;
  /** Where the monsters are, in turn order. */
  cells(): number[];
}

/** Rooms are so far apart, walls included. */
const roomWidth = 10;
const roomHeight = 8;

/**
 * A floor of rooms, each open to its four neighbours in the middle of their walls, with so many
 * monsters anywhere on it. Only the `awake` nearest to the hero act. The same numbers, the same crowd.
 */
export function makeCrowd(actors: number, width: number, height: number, awake: number): Crowd {
  const { tiles } = walledGrid(width, height);
  const rooms: Room[] = [];
  for (let y = 0; y < height - 2; y += roomHeight) {
    for (let x = 0; x < width - 2; x += roomWidth) {
      const x2 = Math.min(x + roomWidth - 1, width - 2);
      const y2 = Math.min(y + roomHeight - 1, height - 2);
      rooms.push({ x1: x + 1, y1: y + 1, x2, y2 });
      for (let column = x; column <= x2; column++) {
        if (column !== x + roomWidth / 2) tiles[y * width + column] = Tile.wall;
      }
      for (let row = y; row <= y2; row++) {
        if (row !== y + roomHeight / 2) tiles[row * width + x] = Tile.wall;
      }
    }
  }
  tiles.fill(Tile.wall, 0, width);
  for (let y = 0; y < height; y++) tiles[y * width] = Tile.wall;
  const middle = rooms[Math.floor(rooms.length / 2 + width / roomWidth / 2)];
  const heroX = (middle.x1 + middle.x2) >> 1;
  const heroY = (middle.y1 + middle.y2) >> 1;
  const hero = heroY * width + heroX;
  const taken = new Set([hero]);
  const next = sequence(actors);
  while (taken.size <= actors) {
    const cell = next(width * height);
    if (tiles[cell] === Tile.floor) taken.add(cell);
  }
  const monsters = [...taken].slice(1);
  const far = monsters.map((cell) =>
    Math.max(Math.abs((cell % width) - heroX), Math.abs(Math.floor(cell / width) - heroY)),
  );
  const nearest = [...monsters.keys()].sort((a, b) => far[a] - far[b] || a - b).slice(0, awake);
  const acts = new Set(nearest);
  return {
    width,
    height,
    walls: tiles,
    rooms,
    hero,
    monsters,
    awake: monsters.map((_, monster) => acts.has(monster)),
  };
}

/** Whole numbers below what is asked for, the same for the same seed (Numerical Recipes' generator). */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const monster = {
  name: { en: 'one of many' },
  look: { glyph: 'm', colour: '#ffffff' },
  Health: { max: monsterHealth },
  Stats: { attack, defence },
  AI: { mind: 'tracker' },
};

/** The rules play a crowd. */
export function rulesPlayer(crowd: Crowd): Player {
  const campaign = loadCampaign(simple, { 'many.json': JSON.stringify(monster) });
  const game = crowdGame(campaign, crowd);
  const { AI, Health, Hunger, Position } = game.stores;
  const { width } = crowd;
  const actors = crowd.monsters.map((cell) => game.floor.occupants[cell]);
  const cellOf = (actor: number) => Position.y[actor] * width + Position.x[actor];
  return {
    reset() {
      const moved = actors.filter((actor, n) => cellOf(actor) !== crowd.monsters[n]);
      for (const actor of moved) liftActor(game, actor);
      actors.forEach((actor, n) => {
        const cell = crowd.monsters[n];
        if (cellOf(actor) !== cell) {
          placeActor(game, actor, game.floor, cell % width, Math.floor(cell / width));
        }
        AI.shown[actor] = 0;
      });
      Health.current[game.hero] = heroHealth;
      Hunger.energy[game.hero] = heroEnergy;
      game.log.length = 0;
    },
    turn() {
      const events = takeTurn(game, { type: 'wait' });
      if (game.ending) throw new Error('The hero of the crowd has died.');
      return events.length;
    },
    cells: () => actors.map(cellOf),
  };
}

/** The game of a crowd: everybody in place, nobody has looked yet. */
function crowdGame(campaign: Campaign, crowd: Crowd): Game {
  const { width, height, walls, rooms } = crowd;
  const grid = { width, height, tiles: walls };
  const game = emptyGame(campaign, 'crowd', emptyFloor(campaign.start.depth, grid, rooms));
  const put = (actor: number, cell: number) =>
    placeActor(game, actor, game.floor, cell % width, Math.floor(cell / width));
  game.hero = spawn(game, campaign.kinds[0]);
  put(game.hero, crowd.hero);
  const kind = kindById(campaign, 'many');
  const { AI, Health } = game.stores;
  crowd.monsters.forEach((cell, n) => {
    const actor = spawn(game, kind);
    put(actor, cell);
    AI.awake[actor] = Number(crowd.awake[n]);
  });
  Health.max[game.hero] = heroHealth;
  Health.current[game.hero] = heroHealth;
  return game;
}
