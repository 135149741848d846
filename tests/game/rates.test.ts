import { describe, expect, test } from 'vitest';
import type { FloorPlan } from '../../src/game/floors/floor-plan.ts';
import { generateFloor } from '../../src/game/floors/generate-floor.ts';
import { campaign } from '../world.ts';

const depths = [1, 2, 3, 4];

/** The floors of a seed by depth, each entered as in the game. */
function floors(seed: string): FloorPlan[] {
  let arrival = { x: 12, y: 5 };
  return depths.map((depth) => {
    const plan = generateFloor(campaign, seed, depth, arrival);
    arrival = plan.terrain.down ?? arrival;
    return plan;
  });
}

const games = Array.from({ length: 1500 }, (_, n) => floors(`rates${n}`));

function shares(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/**
 * Pearson's chi-squared of counts against expected shares. The seeds are fixed, so the
 * result never changes. The limits are the 99.9% points by degrees of freedom.
 */
function expectShares(names: string[], expected: Record<string, number>): void {
  const limits = [0, 10.83, 13.82, 16.27, 18.47, 20.52];
  const counts = shares(names);
  expect(Object.keys(counts).sort()).toEqual(Object.keys(expected).sort());
  const total = Object.values(expected).reduce((sum, share) => sum + share, 0);
  let chiSquared = 0;
  for (const [name, share] of Object.entries(expected)) {
    const wanted = (names.length * share) / total;
    chiSquared += (counts[name] - wanted) ** 2 / wanted;
  }
  expect(chiSquared).toBeLessThan(limits[Object.keys(expected).length - 1]);
}

const monsters: Record<number, Record<string, number>> = {
  1: { rat: 0.3, bat: 0.7 },
  2: { rat: 0.1, bat: 0.3, caracal: 0.6 },
  3: { rat: 0.05, bat: 0.15, caracal: 0.2, wolf: 0.6 },
  4: { rat: 0.03, bat: 0.07, caracal: 0.1, wolf: 0.8 },
};

describe.each(depths)('on depth %i', (depth) => {
  const plans = games.map((plans) => plans[depth - 1]);

  test('monster kinds have their published shares', () => {
    expectShares(
      plans.flatMap((plan) => plan.monsters.map(({ kind }) => kind.id)),
      monsters[depth],
    );
  });

  test('rooms with enough space contain 0, 1 or 2 monsters with equal probability', () => {
    const counts = plans.flatMap(({ terrain, monsters, up }) =>
      terrain.rooms
        // The arrival cell and its neighbours stay free: a room that touches them may contain fewer.
        .filter(
          ({ x1, y1, x2, y2 }) =>
            up && (up.x < x1 - 1 || up.x > x2 + 1 || up.y < y1 - 1 || up.y > y2 + 1),
        )
        .map(
          ({ x1, y1, x2, y2 }) =>
            monsters.filter(({ x, y }) => x >= x1 && x <= x2 && y >= y1 && y <= y2).length,
        ),
    );
    expectShares(counts.map(String), { '0': 1, '1': 1, '2': 1 });
  });

  test('item groups are equally likely, and levels 1, 2, 3 have shares of 70, 25 and 5%', () => {
    const items = plans.flatMap((plan) => plan.items);
    expectShares(
      items.map(({ kind }) => kind.spawn.item?.group ?? ''),
      { food: 1, weapon: 1, armour: 1, potion: 1 },
    );
    expectShares(
      items.filter(({ kind }) => kind.id === 'healing-potion').map(({ level }) => String(level)),
      { '1': 0.7, '2': 0.25, '3': 0.05 },
    );
    expectShares(
      items.filter(({ kind }) => kind.spawn.item?.group === 'weapon').map(({ kind }) => kind.id),
      { dagger: 0.7, 'short-sword': 0.25, rapier: 0.05 },
    );
    expectShares(
      items.filter(({ kind }) => kind.spawn.item?.group === 'armour').map(({ kind }) => kind.id),
      { 'leather-armour': 0.7, 'riveted-armour': 0.25, 'scale-armour': 0.05 },
    );
  });

  test('the numbers of rooms, monsters and items are as published', () => {
    const mean = (count: (plan: FloorPlan) => number) =>
      plans.reduce((sum, plan) => sum + count(plan), 0) / plans.length;
    const rooms = mean(({ terrain }) => terrain.rooms.length);
    expect(rooms).toBeGreaterThan(7.5);
    expect(rooms).toBeLessThan(7.75);
    expect(mean((plan) => plan.monsters.length) / rooms).toBeCloseTo(1, 1);
    expect(mean((plan) => plan.items.length) / rooms).toBeCloseTo(0.5, 1);
  });

  test('no actor is on stairs, next to the arrival cell, in a wall or on another actor', () => {
    for (const { terrain, up, monsters, items } of plans) {
      const cells = [...monsters, ...items].map(({ x, y }) => y * 25 + x);
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.filter((cell) => terrain.grid.tiles[cell] !== 0)).toEqual([]);
      if (!up) throw new Error('No stairs lead up.');
      const away = [...monsters, ...items].map(({ x, y }) =>
        Math.max(Math.abs(x - up.x), Math.abs(y - up.y)),
      );
      expect(Math.min(2, ...away)).toBe(2);
    }
  });

  test('the last column and row of rooms are used', () => {
    const onEdge = plans.some(({ terrain, monsters }) =>
      monsters.some(({ x, y }) => terrain.rooms.some((room) => room.x2 === x && room.y2 === y)),
    );
    expect(onEdge).toBe(true);
  });
});

test('deeper floors contain the falchion, long sword, chain mail and plate armour', () => {
  const deep = {
    ...campaign,
    floors: [{ from: 1, to: 20, generator: 'split' as const }],
  };
  const kinds = (depth: number) =>
    new Set(
      Array.from({ length: 400 }, (_, n) =>
        generateFloor(deep, `deep${n}`, depth, { x: 12, y: 5 }).items.map(({ kind }) => kind.id),
      ).flat(),
    );
  expect(kinds(4)).not.toContain('falchion');
  for (const kind of ['falchion', 'chain-mail']) expect(kinds(8)).toContain(kind);
  for (const kind of ['long-sword', 'plate-armour']) expect(kinds(16)).toContain(kind);
});

test('below the deepest span of a bundle its last weight still applies', () => {
  const deep = {
    ...campaign,
    floors: [{ from: 1, to: 20, generator: 'split' as const }],
  };
  const names = Array.from({ length: 800 }, (_, n) =>
    generateFloor(deep, `deep${n}`, 9, { x: 12, y: 5 }).monsters.map(({ kind }) => kind.id),
  ).flat();
  expectShares(names, monsters[4]);
});
