import { entityExists } from 'bitecs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { arena } from '../../../src/content/arena/campaign.ts';
import { rogue } from '../../../src/content/rogue/campaign.ts';
import { simple } from '../../../src/content/simple/campaign.ts';
import { type Cell, isStandable, Tile, tileAt, walledGrid } from '../../../src/dungeon/grid.ts';
import { cellsApart, isClear } from '../../../src/dungeon/line.ts';
import { monstersHere } from '../../../src/game/actors.ts';
import type { Campaign, CampaignSource } from '../../../src/game/campaign.ts';
import { minds } from '../../../src/game/components.ts';
import { cellOf, has, heroCell, kindOf } from '../../../src/game/entity.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { moveActor } from '../../../src/game/occupancy.ts';
import type { Game } from '../../../src/game/world.ts';
import { hashOf } from '../../../src/state/hash.ts';
import { messageIds, place, scene } from '../../world.ts';

/** The wolf of Simple, a hunter, with additional components. */
function wolf(parts: object): object {
  const file = Object.keys(simple.bundles).find((name) => name.endsWith('/wolf.json'));
  const bundle = JSON.parse(String(simple.bundles[file ?? ''])) as object;
  return { ...bundle, ...parts };
}

/** A campaign with additional kinds, each a wolf with its components. */
function withKinds(source: CampaignSource, kinds: Record<string, object>): Campaign {
  const bundles = Object.entries(kinds).map(([id, parts]) => [`${id}.json`, wolf(parts)]);
  const campaign = loadCampaign({
    ...source,
    bundles: { ...source.bundles, ...Object.fromEntries(bundles) },
  });
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  return campaign;
}

interface Stage {
  readonly source?: CampaignSource;
  readonly seed?: string;
  /** The components of `n` on the map. */
  readonly others?: object;
}

/** A drawn floor with a hero `@` with much health, and a wolf with these components on each `m`. */
function stage(
  map: string,
  parts: object,
  { source = simple, seed = 'stage', others }: Stage = {},
) {
  const campaign = withKinds(source, { guest: parts, ...(others && { other: others }) });
  const game = scene(map, { campaign, seed, depth: campaign.start.depth });
  const { Health } = game.stores;
  Health.max[game.hero] = 60_000;
  Health.current[game.hero] = 60_000;
  const rows = map.trim().split(/\s+/);
  const on = (letter: string, kind: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((glyph, x) => (glyph === letter ? place(game, kind, x, y) : [])),
    );
  const monsters = on('m', 'guest');
  return { game, hero: game.hero, monsters, monster: monsters[0], others: on('n', 'other') };
}

const wait = (game: Game) => takeTurn(game, { type: 'wait' });

/** Moves the hero without a turn. */
const put = (game: Game, x: number, y: number) => moveActor(game, game.hero, x, y);

const apart = (game: Game, monster: number) => cellsApart(cellOf(game, monster), heroCell(game));

/** The position of a monster after each of N turns in which the hero waits. */
function walk(game: Game, monster: number, turns: number): Cell[] {
  return Array.from({ length: turns }, () => {
    wait(game);
    return cellOf(game, monster);
  });
}

/** The number of attacks and throws of a monster at the hero in the last turn. */
function attacksOf(game: Game, monster: number): number {
  const seq = game.stores.Identity.seq[monster];
  return game.events.filter(
    (event) => (event.type === 'hit' || event.type === 'missed') && event.attacker === seq,
  ).length;
}

const hall = `
  ###########
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  ###########`;

/** The hall with letters on cells, as `letter: [x, y]`. */
function hallWith(...letters: [string, number, number][]): string {
  const rows = hall
    .trim()
    .split(/\s+/)
    .map((row) => [...row]);
  for (const [letter, x, y] of letters) rows[y][x] = letter;
  return rows.map((row) => row.join('')).join(' ');
}

describe('a clear line', () => {
  test('a line is clear in both directions or in none', () => {
    const size = 9;
    const cell = fc.record({
      x: fc.integer({ min: 0, max: size - 1 }),
      y: fc.integer({ min: 0, max: size - 1 }),
    });
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 30 }), cell, cell, (walls, a, b) => {
        const grid = walledGrid(size, size);
        for (const { x, y } of walls) grid.tiles[y * size + x] = Tile.wall;
        expect(isClear(grid, a, b)).toBe(isClear(grid, b, a));
        if (cellsApart(a, b) <= 1) expect(isClear(grid, a, b)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a clear line passes open ground and ends at a wall, a secret door and rock', () => {
    const grid = walledGrid(9, 9);
    expect(isClear(grid, { x: 1, y: 1 }, { x: 7, y: 4 })).toBe(true);
    for (const tile of [Tile.wall, Tile.weakWall, Tile.secretDoor, Tile.rock]) {
      grid.tiles[4 * 9 + 4] = tile;
      expect(isClear(grid, { x: 1, y: 1 }, { x: 7, y: 7 })).toBe(false);
      expect(isClear(grid, { x: 1, y: 1 }, { x: 1, y: 7 })).toBe(true);
    }
  });
});

describe('a roamer', () => {
  const roamer = { AI: { mind: 'roamer' } };

  test.each([
    ['simple', simple],
    ['arena', arena],
    ['rogue', rogue],
  ])(
    'a roamer in %s walks straight on until it is blocked, then in another direction',
    (id, source) => {
      // Walls hide the hero from it.
      const map = `
      #############
      #@#.........#
      ###.........#
      #...m.......#
      #...#.......#
      #...........#
      #############`;
      const { game, monster } = stage(map, roamer, { source });
      let way: string | null = null;
      let turns = 0;
      for (let n = 0; n < 200; n++) {
        const before = cellOf(game, monster);
        wait(game);
        const after = cellOf(game, monster);
        const [dx, dy] = [after.x - before.x, after.y - before.y];
        expect([dx, dy]).not.toEqual([0, 0]);
        if (id === 'arena') expect(dx === 0 || dy === 0).toBe(true);
        const [oldX, oldY] = (way ?? '0,0').split(',').map(Number);
        const ahead = { x: before.x + oldX, y: before.y + oldY };
        if (way !== null && way !== `${dx},${dy}`) {
          turns++;
          const corner =
            !isStandable(tileAt(game.floor.grid, ahead.x, before.y)) ||
            !isStandable(tileAt(game.floor.grid, before.x, ahead.y));
          const solid = !isStandable(tileAt(game.floor.grid, ahead.x, ahead.y));
          expect(solid || (id === 'rogue' && corner)).toBe(true);
        }
        way = `${dx},${dy}`;
      }
      expect(turns).toBeGreaterThan(10);
    },
  );

  test('a roamer with a clear view of the hero approaches and attacks', () => {
    const { game, monster } = stage(hallWith(['@', 1, 1], ['m', 8, 6]), roamer);
    for (let far = 6; far >= 1; far--) {
      wait(game);
      expect(apart(game, monster)).toBe(far);
    }
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });
});

describe('a coward', () => {
  test('a coward fights while it is healthy, flees while it is badly hurt, and returns when it is healed', () => {
    const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 4, 4]), { Coward: { below: 50 } });
    const { Health } = game.stores;
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    Health.current[monster] = 8;
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    Health.current[monster] = 7;
    const cells = walk(game, monster, 6);
    expect(cells[0].x).toBeLessThan(4);
    // A corner of the hall: no cell is farther away.
    expect([cells[4], cells[5]]).toEqual([cells[5], cells[5]]);
    expect([1, 9]).toContain(cells[5].x);
    expect([1, 7]).toContain(cells[5].y);
    Health.current[monster] = 16;
    wait(game);
    expect(cellsApart(cells[5], cellOf(game, monster))).toBe(1);
  });

  test('a cornered coward attacks', () => {
    const { game, monster } = stage('##### #m@.# #####', { Coward: { below: 100 } });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });

  test('a coward that flees below 100 percent flees unhurt', () => {
    const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 6, 4]), { Coward: { below: 100 } });
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([2, 0]);
  });

  test.each(minds.map((mind) => ({ mind })))(
    'a coward with the mind $mind flees too',
    ({ mind }) => {
      const { game, monster } = stage(hallWith(['@', 5, 4], ['m', 6, 4]), {
        AI: { mind },
        Coward: { below: 100 },
      });
      game.stores.AI.awake[monster] = 1;
      walk(game, monster, 4);
      expect(apart(game, monster)).toBe(4);
    },
  );

  test('a coward in the arena flees without diagonal steps', () => {
    const { game, monster } = stage(
      hallWith(['@', 5, 4], ['m', 6, 4]),
      { Coward: { below: 100 } },
      { source: arena },
    );
    let before = cellOf(game, monster);
    for (const after of walk(game, monster, 6)) {
      expect(Math.abs(after.x - before.x) + Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
      before = after;
    }
    expect(apart(game, monster)).toBe(4);
  });
});

describe('a skirmisher', () => {
  const skirmisher = { Skirmisher: { distance: 3 } };

  test('a skirmisher approaches up to its distance and no nearer', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 9, 4]), skirmisher);
    const far = walk(game, monster, 8).map(({ x }) => x - 1);
    expect(far).toEqual([7, 6, 5, 4, 3, 3, 3, 3]);
  });

  test('a skirmisher steps away when the hero approaches', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 5, 4]), skirmisher);
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([3, 0]);
  });

  test('a skirmisher that cannot step away acts by its mind', () => {
    const { game, monster } = stage('###### #m@..# ######', skirmisher);
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a skirmisher that does not see the hero approaches', () => {
    const { game, monster } = stage('####### #m#...# #...@.# #######', skirmisher);
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 2, y: 2 });
  });
});

describe('a guard', () => {
  const guard = { Guard: { radius: 2 } };

  test('a guard stays at its post until the hero is near, then attacks', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 2, 4]), guard);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 2, y: 4 });
    put(game, 4, 4);
    wait(game);
    expect(cellOf(game, monster)).toEqual({ x: 3, y: 4 });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a guard returns when the hero has left, around walls and other monsters', () => {
    const map = '########## #m.#.....# #..#..@..# #..#.....# #........# ##########';
    const { game, monster } = stage(map, guard);
    wait(game);
    moveActor(game, monster, 4, 1);
    put(game, 8, 4);
    walk(game, monster, 8);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });

  test('a guard waits if other monsters block the way to its post', () => {
    const map = '######## #m.....# ######## #.....@# ########';
    const { game, monster, others } = stage(map.replace('m..', 'm.n'), guard, {
      others: { AI: { mind: 'timid' } },
    });
    wait(game);
    game.stores.Condition.helpless[others[0]] = 255;
    moveActor(game, others[0], 2, 1);
    moveActor(game, monster, 5, 1);
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 3, y: 1 });
  });

  test('a guard that never leaves its post attacks an adjacent hero', () => {
    const { game, monster } = stage(hallWith(['@', 3, 4], ['m', 2, 4]), { Guard: { radius: 0 } });
    wait(game);
    expect(attacksOf(game, monster)).toBe(1);
    put(game, 9, 4);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 2, y: 4 });
  });

  test.each([
    ['arena', arena],
    ['rogue', rogue],
  ])('a guard in %s returns by legal steps of the campaign', (_, source) => {
    const map = '########## #m.#.....# #..#..@..# #..#.....# #........# ##########';
    const { game, monster } = stage(map, guard, { source });
    wait(game);
    moveActor(game, monster, 4, 1);
    put(game, 8, 4);
    walk(game, monster, 12);
    expect(cellOf(game, monster)).toEqual({ x: 1, y: 1 });
  });
});

describe('an ambusher', () => {
  const ambusher = { Ambusher: { distance: 2 } };

  test.each(minds.map((mind) => ({ mind })))(
    'an ambusher with the mind $mind stays still until the hero is near, then attacks',
    ({ mind }) => {
      const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), {
        ...ambusher,
        AI: { mind },
      });
      for (const cell of walk(game, monster, 10)) expect(cell).toEqual({ x: 4, y: 4 });
      put(game, 7, 4);
      for (const cell of walk(game, monster, 10)) expect(cell).toEqual({ x: 4, y: 4 });
      put(game, 5, 4);
      wait(game);
      expect(attacksOf(game, monster)).toBe(1);
    },
  );

  test('an ambusher that has come out does not hide again', () => {
    const { game, monster } = stage(hallWith(['@', 6, 4], ['m', 4, 4]), ambusher);
    wait(game);
    put(game, 9, 4);
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 8, y: 4 });
  });

  test('an ambusher does not hear the hero through a wall', () => {
    const { game, monster } = stage('###### #m#@.# #.#..# #....# ######', ambusher);
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 1, y: 1 });
  });

  test('an ambusher comes out when it is attacked from a distance', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), ambusher);
    game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
    wait(game);
    expect(apart(game, monster)).toBe(4);
  });

  test('an erratic ambusher does not move while it waits', () => {
    const { game, monster } = stage(hallWith(['@', 9, 4], ['m', 4, 4]), {
      ...ambusher,
      Erratic: { chance: 100 },
    });
    expect(walk(game, monster, 5).at(-1)).toEqual({ x: 4, y: 4 });
  });
});

describe('a pack', () => {
  const pack = { Pack: { range: 3 }, AI: { mind: 'grudge' } };
  const provoked = (game: Game, actors: number[]) =>
    actors.map((actor) => game.stores.AI.provoked[actor]);

  test('an attack on a monster of a pack provokes the monsters of its kind nearby', () => {
    const { game, monsters, others } = stage(
      hallWith(['@', 1, 4], ['m', 2, 4], ['m', 5, 4], ['m', 6, 4], ['n', 2, 6]),
      pack,
      { others: { AI: { mind: 'grudge' } } },
    );
    game.stores.Condition.helpless.fill(255, monsters[0]);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(provoked(game, monsters)).toEqual([1, 1, 0]);
    expect(provoked(game, others)).toEqual([0]);
  });

  test('a provoked pack approaches the hero together', () => {
    const { game, monsters } = stage(
      hallWith(['@', 1, 4], ['m', 2, 4], ['m', 4, 4], ['m', 1, 7]),
      pack,
    );
    game.stores.Health.current[monsters[0]] = 2;
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    for (let n = 0; n < 4; n++) wait(game);
    expect(monsters.slice(1).map((one) => apart(game, one))).toEqual([1, 1]);
  });

  test('the monsters of a timid pack attack back once each, then are calm again', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 2, 4], ['m', 2, 5]), {
      ...pack,
      AI: { mind: 'timid' },
    });
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(monsters.map((one) => attacksOf(game, one))).toEqual([1, 1]);
    expect(provoked(game, monsters)).toEqual([0, 0]);
  });

  test('a sleeping pack wakes when one monster notices the hero', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 2, 4], ['m', 5, 4], ['m', 6, 4]), {
      ...pack,
      AI: { mind: 'chaser' },
      Mean: { chance: 100 },
    });
    wait(game);
    expect(monsters.map((one) => game.stores.AI.awake[one])).toEqual([1, 1, 0]);
  });
});

describe('a thrower', () => {
  const thrower = { Throws: { dice: '1d4', range: 5, chance: 100 } };
  const threw = (game: Game) => game.events.filter(({ type }) => type === 'threw').length;

  test.each([
    ['along a row', 1, 4, 1],
    ['along a diagonal', 3, 1, 1],
    ['not beyond its range', 1, 4, 0, 4],
    ['not at an adjacent hero', 5, 4, 0],
    ['not out of line', 3, 3, 0],
  ])('a thrower throws along a free line within its range: %s', (_, x, y, throws, range = 5) => {
    const { game, hero, monster } = stage(hallWith(['@', x, y], ['m', 6, 4]), {
      Throws: { dice: '1d4', range, chance: 100 },
    });
    const before = game.stores.Health.current[hero];
    wait(game);
    expect(threw(game)).toBe(throws);
    if (!throws) return;
    expect(cellOf(game, monster)).toEqual({ x: 6, y: 4 });
    const lost = before - game.stores.Health.current[hero];
    expect(lost).toBeGreaterThanOrEqual(1);
    expect(lost).toBeLessThanOrEqual(4);
    expect(messageIds(game)).toEqual(['hurled']);
    const [{ from, to, kind }] = game.events.flatMap((e) => (e.type === 'threw' ? e : []));
    expect([from, to, kind]).toEqual([{ x: 6, y: 4 }, { x, y }, 'guest']);
  });

  test.each([
    ['a wall', '########## #@..#..m.# ##########'],
    ['another monster', '########## #@..n..m.# ##########'],
    ['a door', '########## #@..+..m.# ##########'],
  ])('a thrower does not throw past %s', (_, map) => {
    const { game } = stage(
      map,
      { Throws: { dice: '1d4', range: 9, chance: 100 } },
      {
        others: { AI: { mind: 'timid' }, Rooted: {} },
      },
    );
    wait(game);
    expect(threw(game)).toBe(0);
  });

  test('a thrower with a chance below 100 % throws in some turns and approaches in the others', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      Throws: { dice: '1d4', chance: 40 },
    });
    let throws = 0;
    for (let n = 0; n < 600; n++) {
      moveActor(game, monster, 5, 4);
      wait(game);
      throws += threw(game);
      expect(apart(game, monster)).toBe(threw(game) ? 4 : 3);
    }
    expect(Math.abs(throws - 240)).toBeLessThan(4 * Math.sqrt(600 * 0.4 * 0.6));
  });

  test('a thrower with dice hits with the probability of its level, and misses are reported', () => {
    const { game, hero } = stage(
      hallWith(['@', 1, 4], ['m', 5, 4]),
      {
        ...thrower,
        Fighter: { level: 3, attacks: '1d2' },
        Rooted: {},
      },
      { source: rogue },
    );
    const { Fighter, Hunger } = game.stores;
    Fighter.armour[hero] = 5;
    let hits = 0;
    for (let n = 0; n < 600; n++) {
      Hunger.energy[hero] = 1000;
      wait(game);
      const [id] = messageIds(game);
      expect(['hurled', 'hurledMiss']).toContain(id);
      if (id === 'hurled') hits++;
    }
    // A d20 that reaches 21 − 3 − 5.
    expect(Math.abs(hits - 600 * 0.4)).toBeLessThan(4 * Math.sqrt(600 * 0.4 * 0.6));
  });

  test('a thrower can kill, and the ending names the thrower', () => {
    const { game, hero } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), thrower);
    game.stores.Health.current[hero] = 1;
    wait(game);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'guest' });
  });

  test('a throw poisons from a distance, but does not steal or drain life', () => {
    const { game, hero, monster } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      ...thrower,
      Poison: {},
      GoldThief: {},
      Leech: { share: 100 },
    });
    game.score = 50;
    game.stores.Health.current[monster] = 3;
    wait(game);
    expect(has(game, hero, 'Poisoned')).toBe(true);
    expect([game.score, game.stores.Health.current[monster]]).toEqual([50, 3]);
  });

  test('a sleeping thrower does not throw', () => {
    const { game } = stage(hallWith(['@', 1, 4], ['m', 5, 4]), {
      ...thrower,
      AI: { mind: 'chaser' },
    });
    wait(game);
    expect(threw(game)).toBe(0);
  });
});

describe('a summoner', () => {
  const summoner = { Summons: { chance: 100, most: 3 }, Rooted: {} };
  const kinds = (game: Game) => monstersHere(game).map((one) => kindOf(game, one).id);

  test('a summoner summons its own kind up to its number; summoned monsters do not summon', () => {
    const { game, monster } = stage(hallWith(['@', 1, 1], ['m', 5, 4]), summoner);
    for (const calls of [1, 1, 1, 0, 0]) {
      const before = kinds(game).length;
      wait(game);
      expect(kinds(game)).toHaveLength(before + calls);
      expect(messageIds(game)).toEqual(calls ? ['summons'] : []);
    }
    for (const one of monstersHere(game)) {
      expect(cellsApart(cellOf(game, one), cellOf(game, monster))).toBeLessThanOrEqual(1);
    }
  });

  test('a summoner summons the kind in its bundle; a kind that is no monster is ignored', () => {
    for (const [kind, called] of [
      ['other', 'other'],
      ['rat', 'rat'],
      ['apple', 'guest'],
    ]) {
      const { game } = stage(
        hallWith(['@', 1, 1], ['m', 5, 4]),
        { Summons: { kind, chance: 100, most: 1 } },
        { others: {} },
      );
      wait(game);
      expect(kinds(game)).toEqual(['guest', called]);
    }
  });

  test('summoned monsters are awake', () => {
    const { game } = stage(
      hallWith(['@', 1, 1], ['m', 5, 4]),
      { Summons: { kind: 'other', chance: 100, most: 1 } },
      { others: { AI: { mind: 'chaser' } } },
    );
    wait(game);
    const called = monstersHere(game)[1];
    const before = apart(game, called);
    wait(game);
    expect(apart(game, called)).toBe(before - 1);
  });

  test('a summoner does not summon while a wall is between it and the hero', () => {
    const { game } = stage('####### #@.#..# #..#.m# #..#..# #######', summoner);
    walk(game, game.hero, 5);
    expect(kinds(game)).toEqual(['guest']);
  });

  test('a summoner does not summon if no adjacent cell is free', () => {
    const { game, monster } = stage('##### #m@.# #####', { Summons: { chance: 100 } });
    wait(game);
    expect(kinds(game)).toEqual(['guest']);
    expect(attacksOf(game, monster)).toBe(1);
  });

  test('a summoner does not summon on a floor with a hundred actors', () => {
    const row = (letter: string) => `#${letter.repeat(33)}#`;
    const map = ['#'.repeat(35), `#@.m${'.'.repeat(30)}#`, row('.'), row('n'), row('n'), row('n')];
    const { game } = stage([...map, '#'.repeat(35)].join(' '), summoner, {
      others: { AI: { mind: 'timid' }, Rooted: {} },
    });
    expect(kinds(game)).toHaveLength(100);
    wait(game);
    expect(kinds(game)).toHaveLength(100);
  });
});

describe('combined behaviours', () => {
  test('an archer approaches up to its distance, shoots, steps away, and flees when it is hurt', () => {
    const { game, monster } = stage(hallWith(['@', 1, 4], ['m', 9, 3]), {
      Throws: { dice: '1d4', range: 6, chance: 100 },
      Skirmisher: { distance: 3 },
      Coward: { below: 50 },
    });
    // It approaches until the hero is in line, then it stays and shoots.
    walk(game, monster, 3);
    const stand = cellOf(game, monster);
    expect(apart(game, monster)).toBeGreaterThanOrEqual(3);
    expect(walk(game, monster, 3)).toEqual([stand, stand, stand]);
    expect(attacksOf(game, monster)).toBe(1);
    // An adjacent hero is too near for a shot.
    put(game, stand.x - 1, stand.y);
    wait(game);
    expect([apart(game, monster), attacksOf(game, monster)]).toEqual([2, 0]);
    game.stores.Health.current[monster] = 1;
    put(game, 3, 4);
    const before = apart(game, monster);
    wait(game);
    expect(apart(game, monster)).toBeGreaterThan(before);
  });

  test('a cornered archer shoots, and attacks an adjacent hero', () => {
    const { game, monster } = stage('####### #m..@.# #######', {
      Throws: { dice: '1d4', chance: 100 },
      Skirmisher: { distance: 5 },
      Coward: { below: 100 },
    });
    wait(game);
    expect([messageIds(game)[0], attacksOf(game, monster)]).toEqual(['hurled', 1]);
    put(game, 2, 1);
    wait(game);
    expect([messageIds(game)[0], attacksOf(game, monster)]).toEqual(['hurt', 1]);
  });

  test('an ambusher of a pack that comes out brings the pack out', () => {
    const { game, monsters } = stage(hallWith(['@', 1, 4], ['m', 3, 4], ['m', 7, 4], ['m', 9, 4]), {
      Ambusher: { distance: 2 },
      Pack: { range: 4 },
    });
    wait(game);
    expect(monsters.map((one) => cellOf(game, one).x)).toEqual([2, 6, 9]);
  });

  test('a guard that throws does so from its post', () => {
    const { game, monster } = stage(hallWith(['@', 2, 4], ['m', 6, 4]), {
      Throws: { dice: '1d4', chance: 100 },
      Guard: { radius: 1 },
    });
    expect(walk(game, monster, 3).at(-1)).toEqual({ x: 6, y: 4 });
    expect(attacksOf(game, monster)).toBe(1);
  });
});

/** A dozen monsters without own code. */
const dozen: Record<string, object> = {
  archer: {
    Throws: { dice: '1d4', range: 6, chance: 60 },
    Skirmisher: { distance: 3 },
    Coward: { below: 40 },
  },
  slime: { Splits: { chance: 80 }, Explodes: { damage: 3, radius: 1 }, Health: { max: 60 } },
  lurkers: { Ambusher: { distance: 3 }, Pack: { range: 8 }, AI: { mind: 'grudge' } },
  caller: { Summons: { kind: 'bomb', chance: 30, most: 5 }, Coward: { below: 100 } },
  bomb: { Explodes: { damage: 9, radius: 2 }, AI: { mind: 'roamer' }, Health: { max: 2 } },
  sentry: { Guard: { radius: 3 }, Throws: { dice: '1d2/1d2' }, Mends: { turns: 2 } },
  bloodsucker: { Leech: { share: 80 }, Erratic: { chance: 30 }, AI: { mind: 'roamer' } },
  viper: { Poison: { damage: 2, turns: 8 }, AI: { mind: 'timid' }, Splits: {} },
  swarm: { Splits: { chance: 100 }, Pack: {}, AI: { mind: 'brawler' }, Health: { max: 90 } },
  queen: { Summons: { chance: 100, most: 9 }, Rooted: {}, Splits: {}, Health: { max: 50 } },
  sniper: { Throws: { dice: '1d6', range: 20, chance: 100 }, Poison: {}, AI: { mind: 'chaser' } },
  ghost: { Invisible: {}, Ambusher: {}, Leech: {}, Skirmisher: {}, Coward: {}, Mends: {} },
};

describe.each([
  ['simple', simple],
  ['arena', arena],
  ['rogue', rogue],
])('in %s a dozen monsters with combined behaviours', (_, source) => {
  const campaign = withKinds(source, dozen);

  /** A game on a floor with all of them near the hero. */
  function crowd(seed: string): Game {
    const game = newGame(campaign, seed);
    const { grid, occupants } = game.floor;
    const hero = heroCell(game);
    const free = Array.from(grid.tiles, (tile, cell) => ({
      x: cell % grid.width,
      y: Math.floor(cell / grid.width),
      open: isStandable(tile) && occupants[cell] === 0,
    }))
      .filter(({ open }) => open)
      .sort((a, b) => cellsApart(a, hero) - cellsApart(b, hero));
    Object.keys(dozen).forEach((kind, n) => {
      const { x, y } = free[2 * n + 1];
      const monster = place(game, kind, x, y);
      game.stores.AI.awake[monster] = 1;
    });
    return game;
  }

  function expectSound(game: Game): void {
    const { Position, Identity, Health } = game.stores;
    const { grid, occupants } = game.floor;
    const standing = [...occupants].filter(Boolean);
    occupants.forEach((actor, cell) => {
      if (actor === 0) return;
      expect(Position.y[actor] * grid.width + Position.x[actor]).toBe(cell);
      expect(isStandable(grid.tiles[cell])).toBe(true);
      expect(Health.current[actor]).toBeGreaterThan(0);
      expect(Health.current[actor]).toBeLessThanOrEqual(Health.max[actor]);
      expect(entityExists(game.world, actor)).toBe(true);
    });
    expect(standing.sort()).toEqual([game.hero, ...monstersHere(game)].sort());
    expect(standing.length).toBeLessThanOrEqual(100);
    // No actor acts twice: a step, a throw or an attack. Explosions happen after death.
    const acts = new Map<number, number>();
    const died = new Set(game.events.flatMap((e) => (e.type === 'killed' ? e.actor : [])));
    const thrown = new Set(game.events.flatMap((e) => (e.type === 'threw' ? e.actor : [])));
    for (const event of game.events) {
      const by =
        event.type === 'stepped' || event.type === 'threw'
          ? event.actor
          : (event.type === 'hit' || event.type === 'missed') && !thrown.has(event.attacker)
            ? event.attacker
            : 0;
      if (by && !died.has(by)) acts.set(by, (acts.get(by) ?? 0) + 1);
    }
    for (const [actor, count] of acts) {
      expect([actor, count]).toEqual([actor, 1]);
    }
    expect(Identity.seq[game.hero]).toBeGreaterThan(0);
    for (const work of Object.values(game.pending)) {
      if (Array.isArray(work)) expect(work).toEqual([]);
    }
  }

  test.each([1, 2, 3])('act for two hundred turns, equally in each repetition (%i)', (n) => {
    const seed = `soak ${n}`;
    const games = [crowd(seed), crowd(seed)];
    const way = fc.sample(fc.constantFrom(-1, 0, 1), { numRuns: 400, seed: n });
    for (let turn = 0; turn < 200; turn++) {
      const [dx, dy] = [way[2 * turn], way[2 * turn + 1]] as (-1 | 0 | 1)[];
      for (const game of games) {
        const { Health, Hunger } = game.stores;
        Health.max[game.hero] = 9000;
        Health.current[game.hero] = 9000;
        if (has(game, game.hero, 'Hunger')) Hunger.energy[game.hero] = Hunger.max[game.hero];
        const used = takeTurn(game, { type: 'move', dx, dy }).every(
          ({ type }) => type !== 'refused',
        );
        if (!used) wait(game);
        expectSound(game);
      }
    }
    expect(hashOf(games[0])).toBe(hashOf(games[1]));
    expect([games[0].turn, games[0].ending]).toEqual([200, null]);
  });
});
