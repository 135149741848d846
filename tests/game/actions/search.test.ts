import { describe, expect, test } from 'vitest';
import { Tile, tileAt } from '../../../src/dungeon/grid.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { trapAt } from '../../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { expectShare } from '../../expect-share.ts';
import { campaign, messageIds, place, rogueCampaign, scene } from '../../world.ts';

const search = { type: 'search' } as const;
const samples = 600;

const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
const beside = around.filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Traps on all cells at a distance of up to two from the hero. */
function minefield(seed: string): Game {
  const game = scene(
    `#######
     #.....#
     #.....#
     #..@..#
     #.....#
     #.....#
     #######`,
    { campaign: rogueCampaign, seed },
  );
  for (let y = 1; y <= 5; y++) for (let x = 1; x <= 5; x++) place(game, 'bear-trap', x, y);
  return game;
}

/** Secret doors on all cells at a distance of one or two from the hero. */
function riddle(seed: string): Game {
  const game = scene('&&&&&\n&&&&&\n&&@&&\n&&&&&\n&&&&&', { campaign: rogueCampaign, seed });
  return game;
}

const isFound = (game: Game, dx: number, dy: number) => {
  const { x, y } = heroCell(game);
  const trap = trapAt(game, x + dx, y + dy);
  return trap
    ? game.stores.Trap.found[trap] === 1
    : tileAt(game.floor.grid, x + dx, y + dy) === Tile.door;
};

describe('one search', () => {
  const fields = Array.from({ length: samples }, (_, n) => minefield(`field${n}`));
  const riddles = Array.from({ length: samples }, (_, n) => riddle(`riddle${n}`));
  for (const game of [...fields, ...riddles]) takeTurn(game, search);

  test('one search finds a trap with a probability of 51%, on each of the nine cells with the hero’s own', () => {
    for (const [dx, dy] of around) {
      expectShare(fields.filter((game) => isFound(game, dx, dy)).length, samples, 0.51);
    }
  });

  test('one search finds a secret door with a probability of 20%, on each adjacent cell', () => {
    for (const [dx, dy] of beside) {
      expectShare(riddles.filter((game) => isFound(game, dx, dy)).length, samples, 0.2);
    }
  });

  test('one search finds each trap independently', () => {
    const both = (games: Game[]) =>
      games.filter((game) => isFound(game, -1, 0) && isFound(game, 1, 0)).length;
    expectShare(both(fields), samples, 0.51 ** 2);
    expectShare(both(riddles), samples, 0.2 ** 2);
  });

  test('one search finds nothing two cells away', () => {
    const ring = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => [dx, dy]));
    const far = ring.filter(([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy)) === 2);
    for (const game of [...fields, ...riddles]) {
      expect(far.filter(([dx, dy]) => isFound(game, dx, dy))).toEqual([]);
    }
  });

  test('one search takes a turn and reports its result', () => {
    for (const game of [...fields, ...riddles]) {
      expect(game.turn).toBe(1);
      const found = around.filter(([dx, dy]) => isFound(game, dx, dy)).length;
      expect(game.events.filter(({ type }) => type === 'found')).toHaveLength(found);
      expect(messageIds(game).includes('searched')).toBe(found === 0);
    }
  });
});

test('a found trap stays found, and is not reported again', () => {
  const game = minefield('again');
  let found = 0;
  for (let n = 0; n < 60; n++) {
    takeTurn(game, search);
    found += game.events.filter(({ type }) => type === 'found').length;
  }
  expect(found).toBe(9);
  expect(messageIds(game)).toEqual(['searched']);
});

test('a secret door that is found can be walked through', () => {
  const game = scene('______\n_###__\n_#@&,_\n_###__\n______', {
    campaign: rogueCampaign,
    rooms: [{ x1: 2, y1: 2, x2: 2, y2: 2, exits: [{ x: 3, y: 2 }] }],
  });
  const east = { type: 'move', dx: 1, dy: 0 } as const;
  takeTurn(game, east);
  expect(game.events).toContainEqual({ type: 'refused' });
  for (let n = 0; n < 100 && !isFound(game, 1, 0); n++) takeTurn(game, search);
  takeTurn(game, east);
  takeTurn(game, east);
  expect(heroCell(game)).toEqual({ x: 4, y: 2 });
});

test('walking and waiting find nothing', () => {
  const game = minefield('idle');
  for (let n = 0; n < 50; n++) takeTurn(game, { type: 'wait' });
  for (const [dx, dy] of around) expect(isFound(game, dx, dy)).toBe(false);
});

test('in a campaign without searching the command is refused and costs no turn', () => {
  const game = scene('###\n#@#\n###', { campaign });
  takeTurn(game, search);
  expect(messageIds(game)).toEqual(['cannotSearch']);
  expect(game.turn).toBe(0);
});
