import '../node-navigator.ts';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, Tile } from '../../../src/dungeon/grid.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { Side } from '../../../src/screen/map/cell-drawing.ts';
import { Light, MapCells } from '../../../src/screen/map/map-cells.ts';
import { joined, type Region, regionAt, within } from '../../../src/screen/map/region.ts';
import { lineName, tileNames } from '../../../src/screen/map/tile-names.ts';
import type { Look } from '../../../src/screen/view.ts';
import { cellOf, walkTo } from '../../walk.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../../world.ts';
import { revealFloor } from '../fixtures.ts';
import { expectedCells } from './expected-cells.ts';

const campaigns = { simple: campaign, rogue: rogueCampaign, arena: arenaCampaign };
const looks: readonly Look[] = ['tiles', 'glyphs'];

function wholeFloor({ floor: { grid } }: Game): Region {
  return { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
}

function cellsFor({ floor: { grid } }: Game): MapCells {
  return new MapCells(grid.width, grid.height);
}

/** The cells of a drawn map that the hero knows completely, after one update. */
function cellsOf(map: string, look: Look = 'tiles', played = rogueCampaign) {
  const game = scene(map, { campaign: played });
  const cells = cellsFor(game);
  revealFloor(game);
  cells.update(game, { look }, wholeFloor(game));
  return (x: number, y: number) => {
    const { tile, ...rest } = cells.read(y * cells.width + x);
    return { tile: tileNames[tile], ...rest };
  };
}

function expectCells(cells: MapCells, game: Game, look: Look, region: Region) {
  const expected = expectedCells(game, look);
  const wrong: unknown[] = [];
  for (let y = region.y1; y <= region.y2; y++) {
    for (let x = region.x1; x <= region.x2; x++) {
      const { tile, sides, light } = cells.read(y * cells.width + x);
      const right = expected[y * cells.width + x];
      if (tileNames[tile] !== right.tile || sides !== right.sides || light !== right.light) {
        wrong.push({ x, y, tile: tileNames[tile], sides, light, right });
      }
    }
  }
  expect(wrong).toEqual([]);
}

/** Expects that cells of the previous picture fade from their old light, and new cells do not fade. */
function expectFades(
  cells: MapCells,
  oldLights: readonly number[],
  drawn: Region | null,
  { x1, y1, x2, y2 }: Region,
): void {
  const wrong: unknown[] = [];
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const at = y * cells.width + x;
      const { before, light } = cells.read(at);
      const from = drawn && within(drawn, { x, y }) ? oldLights[at] : light;
      if (before !== from) wrong.push({ x, y, from, before });
    }
  }
  expect(wrong).toEqual([]);
}

function lightsOf(cells: MapCells): number[] {
  return Array.from({ length: cells.width * cells.height }, (_, at) => cells.read(at).light);
}

/** Plays a game by numbers: steps, searches, walks and stairs. Calls `each` after every one. */
function wander(game: Game, steps: readonly number[], each: () => void): void {
  for (const step of steps) {
    if (game.ending) return;
    const { grid } = game.floor;
    if (step < 8) takeTurn(game, { type: 'move', ...directions[step] });
    else if (step === 8) takeTurn(game, { type: 'search' });
    else if (step === 9) takeTurn(game, { type: 'dig', ...directions[step % 8] });
    else if (step === 10 && grid.tiles.includes(Tile.stairsDown)) {
      walkTo(game, cellOf(game, Tile.stairsDown));
      if (!game.ending) takeTurn(game, { type: 'down' });
    } else {
      const free = [...grid.tiles.keys()].filter((cell) => grid.tiles[cell] !== Tile.wall);
      const goal = free[(step * 7919) % free.length];
      walkTo(game, { x: goal % grid.width, y: Math.floor(goal / grid.width) });
    }
    each();
  }
}

describe.each(Object.keys(campaigns) as (keyof typeof campaigns)[])('in %s', (name) => {
  test('cells that are updated each turn equal cells that are worked out from nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...looks),
        (seed, steps, look) => {
          const game = newGame(campaigns[name], seed);
          const cells = cellsFor(game);
          wander(game, steps, () => {
            cells.update(game, { look }, wholeFloor(game));
            expectCells(cells, game, look, wholeFloor(game));
          });
        },
      ),
      { numRuns: 4 },
    );
  });

  test('cells in the window are right when only the window is updated', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 }),
        (seed, steps) => {
          const game = newGame(campaigns[name], seed);
          const cells = cellsFor(game);
          let drawn: Region | null = null;
          let before: { region: Region; floor: Game['floor'] } | null = null;
          wander(game, steps, () => {
            const { x, y } = heroCell(game);
            const window = { x: (x - 4) * 10, y: (y - 3) * 10, width: 80, height: 60 };
            const near = regionAt(game.floor.grid, { width: 10, height: 10 }, window);
            const same = before?.floor === game.floor;
            const region = before && same ? joined(before.region, near) : near;
            const oldLights = lightsOf(cells);
            cells.update(game, { look: 'tiles' }, region);
            expectCells(cells, game, 'tiles', region);
            expectFades(cells, oldLights, same ? drawn : null, region);
            before = { region: near, floor: game.floor };
            drawn = region;
          });
        },
      ),
      { numRuns: 4 },
    );
  });
});

test('a cell fades from the light of the previous picture for one picture', () => {
  const game = newGame(campaign, 'yurina');
  const cells = cellsFor(game);
  const take = () => cells.update(game, { look: 'tiles' }, wholeFloor(game));
  const befores = () =>
    Array.from({ length: cells.width * cells.height }, (_, at) => cells.read(at).before);
  take();
  expect(befores()).toEqual(lightsOf(cells));
  expect(lightsOf(cells)).toContain(Light.view);

  walkTo(game, cellOf(game, Tile.stairsDown));
  takeTurn(game, { type: 'down' });
  take();
  let lights = lightsOf(cells);
  wander(game, [0, 2, 4, 6, 21, 33, 14, 38, 25], () => {
    const before = [...cells.bytes, ...cells.lights];
    take();
    expect(befores()).toEqual(lights);
    const now = [...cells.bytes, ...cells.lights];
    expect(cells.changed).toBe(now.some((byte, at) => byte !== before[at]));
    lights = lightsOf(cells);
  });
  // The second picture of the same moment ends the fade, and the third changes nothing.
  take();
  take();
  expect(cells.changed).toBe(false);
});

test('a wall shows its front above ground and its top elsewhere', () => {
  const at = cellsOf(`
    #####
    #@.%#
    #.%.#
    #####`);
  expect(at(1, 0).tile).toBe('wall-front');
  expect(at(3, 0).tile).toBe('wall-top');
  expect(at(0, 1).tile).toBe('wall-top');
  expect(at(3, 1).tile).toMatch(/^weak-front/);
  expect(at(2, 2).tile).toMatch(/^weak-top/);
  expect(at(1, 3).tile).toBe('wall-top');
});

test('a cell has the sides where ground and wall meet', () => {
  const at = cellsOf(`
    #####
    #@>.#
    #...#
    ##+##
    __,__
    __,__`);
  expect(at(1, 1)).toMatchObject({ tile: 'landing-west', sides: Side.north + Side.west });
  expect(at(2, 1)).toMatchObject({ tile: 'stairs-down', sides: Side.north });
  expect(at(2, 2).sides).toBe(0);
  expect(at(3, 2).sides).toBe(Side.east + Side.south);
  expect(at(1, 0)).toMatchObject({ tile: 'wall-front', sides: Side.south });
  expect(at(0, 0).sides).toBe(0);
  expect(at(2, 3)).toMatchObject({ tile: 'door-across', sides: Side.east + Side.west });
  expect(at(0, 4)).toMatchObject({ tile: 'floor', light: Light.none });
});

test('a passage has the sides on which it does not continue', () => {
  const at = cellsOf(`
    ______
    _,,,__
    _,_,,_
    _,____
    ###___
    #@#___
    ###___`);
  expect(at(1, 1)).toMatchObject({ tile: 'passage', sides: Side.north + Side.west });
  expect(at(2, 1).sides).toBe(Side.north + Side.south);
  expect(at(3, 1).sides).toBe(Side.north + Side.east);
  expect(at(3, 2).sides).toBe(Side.south + Side.west);
  expect(at(4, 2).sides).toBe(Side.north + Side.east + Side.south);
  expect(at(1, 3).sides).toBe(Side.east + Side.south + Side.west);
});

test('in glyphs of Rogue the walls of a room are lines that meet at corners, end at doors, and have edges where the ground of their room is', () => {
  const { north, east, south, west } = Side;
  const at = cellsOf(
    `
    #####
    #@.##
    +..##
    #..##
    #####`,
    'glyphs',
  );
  const lineAt = (x: number, y: number) => at(x, y).tile;
  expect(lineAt(0, 0)).toBe(lineName(east + south));
  expect(lineAt(1, 0)).toBe(lineName(east + west));
  expect(lineAt(3, 0)).toBe(lineName(south + west));
  expect(lineAt(0, 1)).toBe(lineName(north + south));
  expect(lineAt(0, 2)).toBe('door-along');
  expect(lineAt(3, 4)).toBe(lineName(north + west));
  expect([at(1, 0).sides, at(0, 0).sides, at(0, 1).sides]).toEqual([south, 0, east + south]);
  // The ground goes on up to the lines.
  expect(at(1, 2).sides).toBe(0);
});

test('in glyphs of Rogue the walls of two rooms that touch are two lines, and a wall between them meets theirs', () => {
  const { north, east, south, west } = Side;
  const two = cellsOf('######## #@.##..# ########', 'glyphs');
  expect([two(3, 0).tile, two(4, 0).tile]).toEqual([
    lineName(south + west),
    lineName(east + south),
  ]);
  const divided = cellsOf('####### #@.#..# #######', 'glyphs');
  expect(divided(3, 0).tile).toBe(lineName(east + south + west));
  expect(divided(3, 2).tile).toBe(lineName(north + east + west));
});

test('in the glyphs of other campaigns walls are characters', () => {
  const at = cellsOf('##### #@..# #####', 'glyphs', campaign);
  expect([at(0, 0).tile, at(1, 0).tile]).toEqual(['wall-top', 'wall-front']);
});

test('in the glyph look actors hide the glyphs of their cells', () => {
  const at = cellsOf('##### #@..# #####', 'glyphs');
  expect(at(1, 1)).toMatchObject({ tile: 'blank', light: Light.view });
  expect(at(2, 1)).toMatchObject({ light: Light.view });
});

test('in the glyph look an actor on stairs or beside them does not change the colour of the ground', () => {
  const game = scene(`
    ####
    #>@#
    ####`);
  moveActor(game, game.hero, 1, 1);
  revealFloor(game);
  const cells = cellsFor(game);
  cells.update(game, { look: 'glyphs' }, wholeFloor(game));
  const nameAt = (x: number) => tileNames[cells.read(cells.width + x).tile];
  expect([nameAt(1), nameAt(2)]).toEqual(['stairs-covered', 'landing-east']);
  moveActor(game, game.hero, 2, 1);
  cells.update(game, { look: 'glyphs' }, wholeFloor(game));
  expect([nameAt(1), nameAt(2)]).toEqual(['stairs-down', 'landing-covered']);
});

test('the region of a window has a margin and ends at the edges of the floor', () => {
  const floor = { width: 80, height: 22 };
  expect(
    regionAt(floor, { width: 10, height: 10 }, { x: 300, y: 100, width: 100, height: 50 }),
  ).toEqual({
    x1: 26,
    y1: 6,
    x2: 44,
    y2: 19,
  });
  expect(
    regionAt(floor, { width: 10, height: 10 }, { x: 0, y: -40, width: 1000, height: 300 }),
  ).toEqual({
    x1: 0,
    y1: 0,
    x2: 79,
    y2: 21,
  });
});

test('known ground and the walls beside it fade away where a room may go on', () => {
  const game = scene('######_ #@...._ ######_', { campaign: rogueCampaign });
  game.floor.memory.tiles[7 + 6] = 255;
  const cells = cellsFor(game);
  cells.update(game, { look: 'tiles' }, wholeFloor(game));
  const knownAt = (x: number, y: number) => cells.lights[(y * cells.width + x) * 4 + 2];
  expect(knownAt(5, 1)).toBe(255);
  expect([0, 1, 2].map((y) => knownAt(6, y))).toEqual([0, 0, 0]);
});

test('the rock beside a cell in view has its light, so that the edge of a lit room is not cold', () => {
  const game = scene('_______ _#####_ _#@..#_ _#####_ _______', { campaign: rogueCampaign });
  const cells = cellsFor(game);
  cells.update(game, { look: 'tiles' }, wholeFloor(game));
  const litAt = (x: number, y: number) => cells.lights[(y * cells.width + x) * 4 + 3];
  expect(litAt(0, 2)).toBeGreaterThanOrEqual(160);
  // Nothing is in view beside this one.
  game.floor.fieldOfView.visible.fill(0);
  cells.update(game, { look: 'tiles' }, wholeFloor(game));
  expect(litAt(0, 2)).toBe(0);
});
