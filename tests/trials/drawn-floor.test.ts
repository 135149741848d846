import { describe, expect, test } from 'vitest';
import { Tile, tileAt } from '../../src/dungeon/grid.ts';
import { heroCell, kindOf } from '../../src/game/entity.ts';
import { itemsAt } from '../../src/game/floors/floor-contents.ts';
import { fieldOf } from '../../src/game/kinds.ts';
import {
  drawFloor,
  drawnGame,
  placeKind,
  readDrawnFloor,
  startDrawnGame,
} from '../../src/trials/drawn-floor.ts';
import { campaign, messageIds, monsterAt, rogueCampaign } from '../world.ts';

const floor = {
  rows: ['#####', '#@r>#', '#%a<#', '#####'],
  legend: { r: 'rat', a: 'apple' },
  depth: 2,
};

describe('a drawn floor from outside', () => {
  test('a correct drawn floor is accepted', () => {
    expect(readDrawnFloor(floor)).toEqual(floor);
  });

  test.each<[string, object, string]>([
    [
      'rows of different lengths',
      { rows: ['###', '#@##', '###'] },
      'rows: all rows must have the same length',
    ],
    [
      'two heroes',
      { rows: ['####', '#@@#', '####'] },
      'rows: there must be exactly one @, the hero',
    ],
    ['no hero', { rows: ['####', '#..#', '####'] }, 'rows: there must be exactly one @, the hero'],
    [
      'a character without a kind',
      { legend: { r: 'rat' } },
      '"a" is in the rows but not in the legend',
    ],
    [
      'a legend for a tile',
      { legend: { '#': 'rat' } },
      'legend.#: the keys of the legend must be single characters without a meaning of their own',
    ],
    ['too few rows', { rows: ['#@#', '###'] }, 'rows: '],
    ['too many rows', { rows: new Array(51).fill('###') }, 'rows: '],
    ['a narrow row', { rows: ['##', '@#', '##'] }, 'rows.0: '],
    ['a wide row', { rows: ['#'.repeat(81), '###', '###'] }, 'rows.0: '],
    ['a negative depth', { depth: -1 }, 'depth: '],
    ['a fractional depth', { depth: 1.5 }, 'depth: '],
    ['an unknown key', { seed: 1 }, ''],
  ])('is refused with %s', (_, changes, problem) => {
    const read = readDrawnFloor({ ...floor, ...changes });
    expect(read).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('a drawn floor that is no object is refused', () => {
    expect(readDrawnFloor(null)).toHaveProperty('problem');
  });
});

describe('a game on a drawn floor', () => {
  test('the game has the tiles, the hero, the monsters and the items of the drawing', () => {
    const game = drawnGame(campaign, 'seed', floor);
    expect(game.floor.depth).toBe(2);
    expect(heroCell(game)).toEqual({ x: 1, y: 1 });
    expect(kindOf(game, monsterAt(game, 2, 1)).id).toBe('rat');
    expect(itemsAt(game, 2, 2).map((item) => kindOf(game, item).id)).toEqual(['apple']);
    const tiles = [
      [3, 1],
      [1, 2],
      [3, 2],
      [2, 1],
    ].map(([x, y]) => tileAt(game.floor.grid, x, y));
    expect(tiles).toEqual([Tile.stairsDown, Tile.weakWall, Tile.stairsUp, Tile.floor]);
  });

  test('a started game begins with the first message', () => {
    expect(messageIds(startDrawnGame(campaign, 'seed', floor))).toContain('wake');
  });

  test('the game leaves out kinds that the campaign does not have', () => {
    const game = drawnGame(campaign, 'seed', { ...floor, legend: { r: 'dragon', a: 'apple' } });
    expect(() => monsterAt(game, 2, 1)).toThrow();
  });

  test('gold on a drawn floor has a value, and a ring with a rolled bonus has one', () => {
    const drawn = { rows: ['#####', '#@gr#', '#####'], legend: { g: 'gold', r: 'ring' }, depth: 3 };
    const ring = rogueCampaign.kinds.find((kind) => fieldOf(kind, 'Ring', 'newBonus') !== 0);
    const legend = { ...drawn.legend, r: ring?.id ?? '' };
    const game = drawnGame(rogueCampaign, 'seed', { ...drawn, legend });
    const [gold] = itemsAt(game, 2, 1);
    const [worn] = itemsAt(game, 3, 1);
    // A pile of depth 3 has 2 to 81 pieces.
    expect(game.stores.Gold.value[gold]).toBe(42);
    expect(game.stores.Ring.bonus[worn]).toBe(1);
  });

  test('the game has no two actors on a cell', () => {
    const game = drawnGame(campaign, 'seed', floor);
    expect(placeKind(game, 'bat', 2, 1)).toBe(0);
    expect(placeKind(game, 'dagger', 2, 1)).toBeGreaterThan(0);
  });
});

describe('drawing the floor of a game', () => {
  test('the floor of a game is drawn as it was made, with glyphs for letters', () => {
    const { rows, legend, depth } = drawFloor(drawnGame(campaign, 'seed', floor));
    const [rat, apple] = ['rat', 'apple'].map(
      (id) => campaign.kinds.find((kind) => kind.id === id)?.look.glyph ?? '',
    );
    expect(rows).toEqual(['#####', `#@${rat}>#`, `#%${apple}<#`, '#####']);
    expect(legend).toEqual({ [rat]: 'rat', [apple]: 'apple' });
    expect(depth).toBe(2);
  });

  test('kinds with the same glyph are drawn with different letters', () => {
    const twins = {
      ...campaign,
      kinds: campaign.kinds.map((kind) => ({ ...kind, look: { ...kind.look, glyph: '#' } })),
    };
    const game = drawnGame(twins, 'seed', { ...floor, rows: ['#####', '#@rr#', '#.a.#', '#####'] });
    const drawn = drawFloor(game);
    expect(drawn.rows).toEqual(['#####', '#@aa#', '#.b.#', '#####']);
    expect(drawn.legend).toEqual({ a: 'rat', b: 'apple' });
  });
});
