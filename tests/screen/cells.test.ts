import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, Tile } from '../../src/dungeon/grid.ts';
import { heroCell } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { Cells } from '../../src/screen/cells.ts';
import { joined, type Region, regionAt, within } from '../../src/screen/region.ts';
import { Light, readTexel, tileNames } from '../../src/screen/texels.ts';
import type { Look } from '../../src/screen/view.ts';
import { cellOf, walkTo } from '../walk.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { type Drawn, drawnCells } from './cells-by-hand.ts';

const campaigns = { simple: campaign, rogue: rogueCampaign, arena: arenaCampaign };
const looks: readonly Look[] = ['tiles', 'glyphs'];

function all({ floor: { grid } }: Game): Region {
  return { x1: 0, y1: 0, x2: grid.width - 1, y2: grid.height - 1 };
}

function cellsFor({ floor: { grid } }: Game): Cells {
  return new Cells(grid.width, grid.height);
}

/** What the texel of a cell says, and the light that it had before. */
function read({ texels }: Cells, cell: number): Drawn & { before: number } {
  const { tile, ...rest } = readTexel(texels[cell]);
  return { tile: tileNames[tile], ...rest };
}

/** Every cell of a region, as the floor and nothing else would have it. */
function expectDrawn(cells: Cells, game: Game, whole: boolean, look: Look, region: Region): void {
  const drawn = drawnCells(game, whole, look);
  const wrong: unknown[] = [];
  for (let y = region.y1; y <= region.y2; y++) {
    for (let x = region.x1; x <= region.x2; x++) {
      const { before: _, ...found } = read(cells, y * cells.width + x);
      const right = drawn[y * cells.width + x];
      if (found.tile !== right.tile || found.mark !== right.mark || found.light !== right.light) {
        wrong.push({ x, y, found, right });
      }
    }
  }
  expect(wrong).toEqual([]);
}

/** What was drawn before fades from the light that it had, all else from the light it has. */
function expectFades(
  { texels, width }: Cells,
  old: Uint16Array | null,
  drawn: Region | null,
  { x1, y1, x2, y2 }: Region,
): void {
  const wrong: unknown[] = [];
  for (let y = y1; y <= y2; y++) {
    for (let x = x1; x <= x2; x++) {
      const at = y * width + x;
      const kept = old && drawn && within(drawn, { x, y });
      const from = readTexel((kept ? old : texels)[at]).light;
      const { before } = readTexel(texels[at]);
      if (before !== from) wrong.push({ x, y, from, before });
    }
  }
  expect(wrong).toEqual([]);
}

/** A game in which the hero goes about: by the numbers, and down some stairs. */
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
  test('the picture that is kept up to date equals the one made from nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...looks),
        (seed, steps, look) => {
          const game = newGame(campaigns[name], seed);
          const cells = cellsFor(game);
          const whole = cellsFor(game);
          wander(game, steps, () => {
            cells.update(game, false, look, all(game));
            expectDrawn(cells, game, false, look, all(game));
            whole.update(game, true, look, all(game));
            expectDrawn(whole, game, true, look, all(game));
          });
        },
      ),
      { numRuns: 4 },
    );
  });

  test('where only a window is kept up to date, all that shows through it is right', () => {
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
            const near = regionAt(game.floor.grid, 10, window);
            const same = before?.floor === game.floor;
            const region = before && same ? joined(before.region, near) : near;
            const old = same ? cells.texels.slice() : null;
            cells.update(game, false, 'tiles', region);
            expectDrawn(cells, game, false, 'tiles', region);
            expectFades(cells, old, drawn, region);
            before = { region: near, floor: game.floor };
            drawn = region;
          });
        },
      ),
      { numRuns: 4 },
    );
  });
});

test('a cell keeps the light of the picture before, for one picture, and only then has changed', () => {
  const game = newGame(campaign, 'yurina');
  const cells = cellsFor(game);
  const lights = () =>
    Array.from({ length: cells.width * cells.height }, (_, at) => read(cells, at));
  const take = () => cells.update(game, false, 'tiles', all(game));
  take();
  const first = lights();
  expect(first.map(({ before }) => before)).toEqual(first.map(({ light }) => light));
  expect(first.some(({ light }) => light === Light.sight)).toBe(true);

  walkTo(game, cellOf(game, Tile.stairsDown));
  takeTurn(game, { type: 'down' });
  take();
  let known = lights();
  let changes = 0;
  wander(game, [0, 2, 4, 6, 21, 33, 14, 38, 25], () => {
    take();
    const now = lights();
    expect(now.map(({ before }) => before)).toEqual(known.map(({ light }) => light));
    for (const [at, cell] of now.entries()) {
      const same = JSON.stringify(cell) === JSON.stringify(known[at]);
      if (same) continue;
      changes++;
      expect(at).toBeGreaterThanOrEqual(cells.changed.from);
      expect(at).toBeLessThan(cells.changed.to);
    }
    known = now;
  });
  expect(changes).toBeGreaterThan(0);
  // The second picture of the same moment lets the old light go, the third has nothing left to do.
  take();
  take();
  expect(cells.changed.to).toBe(0);
});
