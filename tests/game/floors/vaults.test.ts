import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { readPack } from '../../../src/bundles/packs/read-pack.ts';
import { readCampaign } from '../../../src/bundles/read-campaign.ts';
import { type Grid, isStandable, orthogonal, Tile, tileAt } from '../../../src/dungeon/grid.ts';
import type { Campaign, CampaignSource } from '../../../src/game/campaign.ts';
import { firstVisit } from '../../../src/game/floors/floor-history.ts';
import { generateFloor } from '../../../src/game/floors/generate-floor.ts';
import { openFloor } from '../../../src/game/floors/open-floor.ts';
import { newGame } from '../../../src/game/game.ts';
import { arena, rogue, simple } from '../../sources.ts';

const altar = {
  name: { en: 'altar' },
  look: { glyph: '_', colour: '#ffffff', sprite: 'stone-block' },
  Feature: { ground: 'obstacle' },
};
const guard = {
  name: { en: 'guard' },
  look: { glyph: 'G', colour: '#ffffff', sprite: 'guards' },
  Health: { max: 9 },
  Stats: { attack: 1, defence: 1 },
  AI: { mind: 'hunter' },
};
// It is not among the items of floors, so the rest of a floor stays.
const { spawn: _, ...treasure } = JSON.parse(String(simple.bundles['./items/dagger.json']));
const vault = {
  map: ['##.##', '#g_l#', '#...#', '##.##'],
  legend: { g: 'guard', _: 'test-altar', l: 'treasure' },
  depths: '0+',
};
const mods = {
  'guard.json': JSON.stringify(guard),
  'test-altar.json': JSON.stringify(altar),
  'treasure.json': JSON.stringify(treasure),
  'cell.json': JSON.stringify(vault),
};

/** The cells that orthogonal steps reach. */
function reached({ width, tiles }: Grid, from: { x: number; y: number }): Set<number> {
  const cells = new Set([from.y * width + from.x]);
  for (const cell of cells) {
    for (const { dx, dy } of orthogonal) {
      const next = cell + dy * width + dx;
      if (isStandable(tiles[next]) || tiles[next] === Tile.secretDoor) cells.add(next);
    }
  }
  return cells;
}

describe.each([
  [simple, 120, 0.95],
  [rogue, 120, 0.95],
  [arena, 120, 0.2],
])('on floors of $id', (source, count, share) => {
  const played = loadCampaign(source, mods);
  const bare = loadCampaign(source);
  const depths = source.floors.flatMap(({ from, to }) => [from, Math.min(to, from + 3)]);

  test('a vault keeps every place reachable, with everything in it', () => {
    const game = newGame(played, 'vaults');
    const other = newGame(bare, 'vaults');
    let found = 0;
    for (let n = 0; n < count; n++) {
      const depth = depths[n % depths.length];
      const plan = generateFloor(played, `floor ${n}`, depth, source.start);
      const plain = generateFloor(bare, `floor ${n}`, depth, source.start);
      expect(plain.vault).toBeUndefined();
      if (!plan.vault) {
        expect(plan).toEqual(plain);
        continue;
      }
      found++;
      const before = openFloor(other, 900, plain).grid;
      const floor = openFloor(game, 900, plan);
      const cells = new Set(plan.vault.cells);
      const after = reached(floor.grid, plan.arrival);
      const outside = [...reached(before, plain.arrival)].filter((cell) => !cells.has(cell));
      const within = [...cells].filter((cell) => isStandable(floor.grid.tiles[cell]));
      const cutOff = [...outside, ...within].filter((cell) => !after.has(cell));
      expect([n, cutOff]).toEqual([n, []]);
      const things = [...plan.monsters, ...plan.items, ...plan.features];
      const inside = things.filter(({ x, y }) => cells.has(y * floor.grid.width + x));
      expect(inside.map(({ kind }) => kind.id).sort()).toEqual(['guard', 'test-altar', 'treasure']);
      // The generator's own inhabitants are all there, beside the vault.
      expect(things.length).toBe(plain.monsters.length + plain.items.length + 3);
      const walls = [...cells].filter((cell) => floor.grid.tiles[cell] === Tile.wall);
      expect(walls.length).toBeGreaterThanOrEqual(12);
    }
    expect(found / count).toBeGreaterThan(share);
  });
});

test('the chance decides, and a second vault does not make two on a floor', () => {
  const rare = JSON.stringify({ ...vault, chance: 30 });
  const one = loadCampaign(simple, { ...mods, 'cell.json': rare });
  const two = loadCampaign(simple, { ...mods, 'cell.json': rare, 'other.json': rare });
  const counts = [one, two].map((campaign) => {
    const plans = Array.from({ length: 300 }, (_, n) =>
      generateFloor(campaign, `chance ${n}`, 2, simple.start),
    );
    for (const { monsters } of plans) {
      expect(monsters.filter(({ kind }) => kind.id === 'guard').length).toBeLessThanOrEqual(1);
    }
    return plans.filter((plan) => plan.vault).length;
  });
  expect(counts[0]).toBeGreaterThan(60);
  expect(counts[0]).toBeLessThan(120);
  expect(counts[1]).toBeGreaterThan(120);
  expect(counts[1]).toBeLessThan(190);
});

test('a vault is a room of its own, with its entrance as the exit where rooms have exits', () => {
  const [bare, exits] = [simple, rogue].map((source) => {
    const plan = generateFloor(loadCampaign(source, mods), 'room', 2, source.start);
    const [own] = plan.terrain.rooms;
    expect(own).toMatchObject({ x2: own.x1 + 2, y2: own.y1 + 1 });
    for (const { x, y } of own.exits ?? []) {
      expect(tileAt(plan.terrain.grid, x, y)).toBe(Tile.door);
    }
    return own.exits;
  });
  expect(bare).toBeUndefined();
  expect(exits?.length).toBeGreaterThan(0);
});

test('a vault that is larger than the floors of a campaign is an error with its place', () => {
  const { width, height } = arena;
  const row = '.'.repeat(width - 1);
  const large = JSON.stringify({ map: [row, row], depths: '1+' });
  const { problems, vaults } = loadCampaign(arena, { 'large.json': large });
  const size = `the drawing has ${width - 1} × 2 cells`;
  const text = `map: ${size}, but floors hold at most ${width - 2} × ${height - 2}`;
  expect(problems).toEqual([{ file: 'large.json', line: 1, column: 8, grade: 'error', text }]);
  expect(vaults).toEqual([]);
});

test('a vault joins from its folder in a pack, and in a campaign of a pack', () => {
  const encoder = new TextEncoder();
  const files = {
    'pack.json': '{"name": "cells", "title": {"en": "Cells"}, "version": "1.0.0"}',
    'vaults/cell.json': mods['cell.json'],
    'monsters/guard.json': mods['guard.json'],
    'features/test-altar.json': mods['test-altar.json'],
    'items/treasure.json': mods['treasure.json'],
    'campaigns/small/campaign.json': JSON.stringify(campaignFile(arena)),
    'campaigns/small/hero.json': String(arena.hero),
    'campaigns/small/vaults/nook.json': '{"map": ["#.#", "###"], "depths": "0+"}',
  };
  const { pack, problems } = readPack(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, encoder.encode(text)])),
  );
  expect(problems).toEqual([]);
  const joined = loadCampaign(simple, pack?.bundles as Record<string, string>);
  expect(joined.vaults.map(({ id }) => id)).toEqual(['cell']);
  const { source } = readCampaign('small', pack?.campaigns.small ?? {});
  expect(loadCampaign(source as CampaignSource).vaults.map(({ id }) => id)).toEqual(['nook']);
});

/** The content of the `campaign.json` of a source. */
function campaignFile({ id: _, hero: __, bundles: ___, ...numbers }: CampaignSource) {
  return numbers;
}

describe('a vault with "once"', () => {
  const unique = JSON.stringify({ ...vault, depths: '2-4', once: true });
  const files = { ...mods, 'cell.json': unique };
  const hasCell = (campaign: Campaign, seed: string, depth: number, visit = 0) =>
    generateFloor(campaign, seed, depth, campaign.start, undefined, { ...firstVisit, visit }).vault
      ?.id === 'cell';

  test.each([simple, rogue])(
    'in $id a game has it on exactly one floor, and each depth is possible',
    (source) => {
      const played = loadCampaign(source, files);
      const counts = new Map<number, number>();
      for (let n = 0; n < 90; n++) {
        const found = [1, 2, 3, 4].filter((depth) => hasCell(played, `once ${n}`, depth));
        expect(found.length).toBeLessThanOrEqual(1);
        for (const depth of found) counts.set(depth, (counts.get(depth) ?? 0) + 1);
      }
      expect([...counts.keys()].sort()).toEqual([2, 3, 4]);
      for (const count of counts.values()) expect(count).toBeGreaterThan(15);
      // It fits on nearly all floors.
      expect([...counts.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(86);
    },
  );

  test('a floor that is made again does not have it again', () => {
    const played = loadCampaign(rogue, files);
    for (let n = 0; n < 20; n++) {
      for (const depth of [2, 3, 4]) expect(hasCell(played, `once ${n}`, depth, 1)).toBe(false);
    }
  });

  test('other vaults neither take its floor nor change it', () => {
    const more = { ...files, 'other.json': JSON.stringify({ ...vault, depths: '0+' }) };
    const [alone, among] = [loadCampaign(simple, files), loadCampaign(simple, more)];
    for (let n = 0; n < 30; n++) {
      const floorsOf = (campaign: Campaign) =>
        [2, 3, 4].filter((depth) => hasCell(campaign, `once ${n}`, depth));
      expect(floorsOf(among)).toEqual(floorsOf(alone));
    }
  });

  /** The floors of each vault in 100 games with two vaults like the first. */
  function floorsOfTwo(first: object, second: object) {
    const files = [first, second].map((own) => JSON.stringify({ ...vault, once: true, ...own }));
    const played = loadCampaign(simple, { ...mods, 'cell.json': files[0], 'den.json': files[1] });
    const found = Array.from({ length: 100 }, (_, n) => {
      const ids = [0, 1, 2, 3, 4, 5].map(
        (depth) => generateFloor(played, `two ${n}`, depth, simple.start).vault?.id,
      );
      return ['cell', 'den'].map((id) => ids.flatMap((one, depth) => (one === id ? depth : [])));
    });
    return { found, problems: played.problems.filter(({ grade }) => grade !== 'hint') };
  }

  test.each([
    ['2-4', '2-4'],
    // The second has one depth, and the first must leave it.
    ['2-3', '2'],
  ])('two vaults of depths %s and %s are both in every game', (first, second) => {
    const { found, problems } = floorsOfTwo({ depths: first }, { depths: second });
    expect(problems).toEqual([]);
    for (const floors of found) expect(floors.map(({ length }) => length)).toEqual([1, 1]);
  });

  test('of two vaults with a single depth, each game has one, and loading warns about both', () => {
    const { found, problems } = floorsOfTwo({ depths: '4' }, { depths: '4' });
    for (const floors of found) expect(floors.flat()).toEqual([4]);
    expect(found.filter(([cell]) => cell.length > 0).length).toBeGreaterThan(30);
    expect(found.filter(([, den]) => den.length > 0).length).toBeGreaterThan(30);
    expect(problems.map(({ file }) => file)).toEqual(['cell.json', 'den.json']);
    expect(problems[0].text).toMatch(/^once: depths 4 are too few for the vaults cell, den:/);
  });

  test('its chance decides whether a game has it', () => {
    const { found } = floorsOfTwo({ depths: '2-4', chance: 50 }, { depths: '2-4' });
    for (const [cell, den] of found) {
      expect(cell.length).toBeLessThanOrEqual(1);
      expect(den.length).toBe(1);
    }
    const count = found.filter(([cell]) => cell.length === 1).length;
    expect(count).toBeGreaterThan(30);
    expect(count).toBeLessThan(70);
  });

  test('of a range with depths that the campaign lacks, only the others count', () => {
    const { found } = floorsOfTwo({ depths: '2-99' }, { depths: '99' });
    for (const [cell, den] of found) expect([cell.length, den.length]).toEqual([1, 0]);
    expect(new Set(found.flatMap(([cell]) => cell))).toEqual(new Set([2, 3, 4, 5]));
  });
});
