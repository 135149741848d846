import { describe, expect, test } from 'vitest';
import { type Cell, Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { canStandOn } from '../../../src/game/actors/movement.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { die } from '../../../src/game/combat/death.ts';
import { become } from '../../../src/game/effects/become.ts';
import { createMonster } from '../../../src/game/effects/create-monster.ts';
import { polymorph } from '../../../src/game/effects/polymorph.ts';
import { summon } from '../../../src/game/effects/summon.ts';
import { teleportAway } from '../../../src/game/effects/teleport.ts';
import { teleportTo } from '../../../src/game/effects/teleport-to.ts';
import { cellOf, has, heroCell, kindOf } from '../../../src/game/entity.ts';
import { changeTile } from '../../../src/game/floors/floor.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { liftActor } from '../../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { splits } from '../../../src/game/systems/splits.ts';
import { wanderers } from '../../../src/game/systems/wanderers.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue } from '../../sources.ts';
import { place, scene } from '../../world.ts';
import { wait, withKinds } from '../systems/stage.ts';

const swims = { Moves: { through: 'water' } };
const campaign = withKinds(rogue, {
  pike: { ...swims, spawn: { depths: { '1+': 1 } } },
  lodger: { Rooted: {} },
  'pike-carrier': { ...swims, Loot: [{ item: 'mace' }, { item: 'arrow' }, { item: 'dagger' }] },
});

/** `~` is deep water. */
function drawn(map: string, rooms?: Parameters<typeof scene>[1]): Game {
  const game = scene(map.replaceAll('~', '.'), { campaign, depth: 1, ...rooms });
  const rows = map.trim().split(/\s+/);
  rows.forEach((row, y) => {
    [...row].forEach((glyph, x) => {
      if (glyph === '~') changeTile(game.floor, y * game.floor.grid.width + x, Tile.deep);
    });
  });
  game.stores.Health.current[game.hero] = 9999;
  game.stores.Health.max[game.hero] = 9999;
  return game;
}

const pool = `
  ############
  #@.........#
  #....~~~...#
  #....~~~...#
  #....~~~...#
  #..........#
  ############`;
const dry = pool.replaceAll('~', '.');
const middle = { x: 6, y: 3 };

const kindNumber = (id: string) => campaign.kinds.indexOf(kindById(campaign, id));

/** Lets an effect befall an actor. */
function befall<T>(
  effect: { apply(game: Game, occasion: never, values: T): boolean },
  game: Game,
  target: number,
  values: T,
  source = 0,
  isDead = false,
): void {
  const kind = kindOf(game, target).id;
  const occasion = { target, source, item: 0, kind, rnd: (n: number) => n >> 1, isDead };
  effect.apply(game, occasion as never, values);
}

const isInWater = ({ floor: { grid } }: Game, { x, y }: Cell) => tileAt(grid, x, y) === Tile.deep;

describe('a change of kind', () => {
  test.each([
    ['polymorph', polymorph, { into: kindNumber('pike') }],
    ['become', become, { into: kindNumber('pike'), wounded: 0 }],
  ])('%s into a swimmer ends in the nearest free water', (_, effect, values) => {
    const game = drawn(pool);
    const walker = place(game, 'lodger', 4, 3);
    befall(effect as typeof polymorph, game, walker, values as { into: number });
    const [changed] = monstersHere(game);
    expect(kindOf(game, changed).id).toBe('pike');
    expect(cellOf(game, changed)).toEqual({ x: 5, y: 3 });
  });

  test.each([
    ['polymorph', polymorph, { into: kindNumber('pike') }],
    ['become', become, { into: kindNumber('pike'), wounded: 0 }],
  ])('%s into a swimmer does nothing on a floor without water', (_, effect, values) => {
    const game = drawn(dry);
    const walker = place(game, 'lodger', 4, 3);
    befall(effect as typeof polymorph, game, walker, values as { into: number });
    expect(monstersHere(game)).toEqual([walker]);
    expect(has(game, walker, 'Dead')).toBe(false);
  });

  test('a random polymorph makes no swimmer on a floor without water', () => {
    for (let n = 0; n < campaign.kinds.length; n++) {
      const game = drawn(dry);
      const walker = place(game, 'lodger', 4, 3);
      const occasion = {
        target: walker,
        source: 0,
        item: 0,
        kind: 'lodger',
        rnd: (m: number) => n % m,
      };
      polymorph.apply(game, occasion as never, { into: 0 });
      const [changed] = monstersHere(game);
      expect(canStandOn(game, changed, 4, 3)).toBe(true);
    }
  });

  test.each([
    ['polymorph', polymorph, { into: kindNumber('lodger') }],
    ['become', become, { into: kindNumber('lodger'), wounded: 0 }],
  ])('%s of a swimmer into a walker ends on the ground beside the water', (_, effect, values) => {
    const game = drawn(pool);
    const pike = place(game, 'pike', middle.x, middle.y);
    befall(effect as typeof polymorph, game, pike, values as { into: number });
    const [changed] = monstersHere(game);
    const { x, y } = cellOf(game, changed);
    expect(canStandOn(game, changed, x, y)).toBe(true);
    expect(Math.abs(x - middle.x) + Math.abs(y - middle.y)).toBe(2);
  });

  test('a swimmer that dies in water rises again as another kind', () => {
    const game = drawn(pool);
    const pike = place(game, 'pike', middle.x, middle.y);
    die(game, pike);
    befall(become, game, pike, { into: kindNumber('lodger'), wounded: 0 }, 0, true);
    expect(monstersHere(game).map((one) => kindOf(game, one).id)).toContain('lodger');
  });
});

describe('an arrival', () => {
  const summons = { kind: kindNumber('pike'), count: 3 };

  test('summoned swimmers appear in water only', () => {
    const game = drawn(pool);
    const summoner = place(game, 'lodger', 4, 3);
    befall(summon, game, summoner, summons);
    const made = monstersHere(game).filter((one) => one !== summoner);
    expect(made.length).toBe(3);
    for (const one of made) expect(isInWater(game, cellOf(game, one))).toBe(true);
    const far = drawn(pool);
    befall(summon, far, place(far, 'lodger', 2, 3), summons);
    expect(monstersHere(far).length).toBe(1);
  });

  test('a created swimmer appears in water or not at all', () => {
    const near = drawn(pool);
    befall(createMonster, near, place(near, 'lodger', 4, 3), { kind: kindNumber('pike') });
    expect(isInWater(near, cellOf(near, monstersHere(near)[1]))).toBe(true);
    const far = drawn(pool);
    befall(createMonster, far, place(far, 'lodger', 2, 3), { kind: kindNumber('pike') });
    expect(monstersHere(far).length).toBe(1);
  });

  test('a teleported swimmer stays in water, and is drawn beside an actor only into water', () => {
    const game = drawn(pool);
    const pike = place(game, 'pike', middle.x, middle.y);
    teleportAway(game, pike);
    expect(cellOf(game, pike)).not.toEqual(middle);
    expect(isInWater(game, cellOf(game, pike))).toBe(true);
    const before = cellOf(game, pike);
    befall(teleportTo, game, pike, {}, game.hero);
    expect(cellOf(game, pike)).toEqual(before);
  });

  test('the twin of a swimmer is in water', () => {
    const splitting = withKinds(rogue, { slime: { ...swims, Splits: { chance: 100 } } });
    const game = scene(pool.replaceAll('~', '.'), { campaign: splitting, depth: 1 });
    for (const [x, y] of [
      [6, 3],
      [7, 3],
    ]) {
      changeTile(game.floor, y * game.floor.grid.width + x, Tile.deep);
    }
    const slime = place(game, 'slime', 6, 3);
    game.stores.Health.current[slime] = 9;
    const result = { attacker: game.hero, target: slime, damage: 1, by: 'hand', landed: true };
    game.pending.results.push(result as (typeof game.pending.results)[number]);
    splits(game);
    const twin = monstersHere(game).find((one) => one !== slime) ?? 0;
    expect(cellOf(game, twin)).toEqual({ x: 7, y: 3 });
  });

  test('a wandering swimmer arrives in water outside of the room of the hero, or not at all', () => {
    const only = {
      ...withKinds(rogue, { pike: { ...swims, spawn: { depths: { '1+': 1 }, wanders: true } } }),
    };
    const kinds = only.kinds.filter(({ id }, n) => n === 0 || id === 'pike');
    const map = `
      ############
      #...####.~~#
      #.@.+,,+.~.#
      #...####...#
      ############`;
    const rooms = [
      { x1: 1, y1: 1, x2: 3, y2: 3 },
      { x1: 8, y1: 1, x2: 10, y2: 3 },
    ];
    for (let n = 0; n < 12; n++) {
      const played = { campaign: { ...only, kinds }, rooms, seed: `wanderer ${n}` };
      const game = drawn(map, played);
      game.turn = 100 + n;
      game.nextWanderer = game.turn;
      wanderers(game);
      const [pike] = monstersHere(game);
      expect(isInWater(game, cellOf(game, pike))).toBe(true);
      const without = drawn(map.replaceAll('~', '.'), played);
      without.turn = 100 + n;
      without.nextWanderer = without.turn;
      wanderers(without);
      expect(monstersHere(without)).toEqual([]);
    }
  });
});

describe('items of a dead monster', () => {
  test('in the middle of deep water they lie on the nearest ground', () => {
    const game = drawn(pool);
    die(game, place(game, 'pike-carrier', middle.x, middle.y));
    wait(game);
    const items = itemsOn(game, game.floor).map((item) => cellOf(game, item));
    expect(items.length).toBe(3);
    for (const { x, y } of items) {
      expect(isInWater(game, { x, y })).toBe(false);
      expect(Math.abs(x - middle.x) + Math.abs(y - middle.y)).toBeLessThan(4);
    }
  });

  test('on an island they lie on the shore that the hero can reach', () => {
    const game = drawn(`
      ############
      #@....~~~~~#
      #.....~...~#
      #.....~...~#
      #.....~...~#
      #.....~~~~~#
      ############`);
    die(game, place(game, 'pike-carrier', 8, 3));
    wait(game);
    const items = itemsOn(game, game.floor).map((item) => cellOf(game, item));
    expect(items.map(({ x }) => x)).toEqual([5, 5, 5]);
  });

  test('behind a secret door they stay where the monster died', () => {
    const game = drawn(`
      #########
      #@..&...#
      #########`);
    die(game, place(game, 'pike-carrier', 6, 1));
    wait(game);
    const items = itemsOn(game, game.floor).map((item) => cellOf(game, item).x);
    expect(items.sort()).toEqual([5, 6, 7]);
  });
});

test.each([
  ['water', false],
  ['wading', true],
])(
  'an ally that moves through %s beside the stairs: whether it follows the hero',
  (through, follows) => {
    const allies = withKinds(rogue, { dolphin: { Moves: { through }, Faction: { name: 'hero' } } });
    const game = newGame(allies, 'stairs');
    const { floor } = game;
    const { x, y } = heroCell(game);
    const [here, beside] = [y * floor.grid.width + x, y * floor.grid.width + x + 1];
    changeTile(floor, here, Tile.stairsDown);
    changeTile(floor, beside, Tile.deep);
    const other = floor.occupants[beside];
    if (other !== 0) liftActor(game, other);
    const dolphin = place(game, 'dolphin', x + 1, y);
    takeTurn(game, { type: 'down' });
    expect(game.floor.depth).toBe(2);
    expect(monstersHere(game).includes(dolphin)).toBe(follows);
  },
);
