import { expect, test } from 'vitest';
import { pointsOfInterest, startOfLook } from '../../src/describe/points.ts';
import { fov } from '../../src/game/systems/fov.ts';
import { place, rogueCampaign, scene } from '../world.ts';

test('threats come first, then items, then stairs, each nearest first', () => {
  const game = scene('###########\n#w.a@>.b.d#\n###########');
  expect(pointsOfInterest(game)).toEqual([
    ...[
      { x: 1, y: 1 },
      { x: 7, y: 1 },
    ],
    ...[
      { x: 3, y: 1 },
      { x: 9, y: 1 },
    ],
    { x: 5, y: 1 },
  ]);
});

test('the exits of the room come last', () => {
  const rooms = [{ x1: 2, y1: 1, x2: 6, y2: 1 }];
  const game = scene('########\n#.@.a.>#\n########', { rooms });
  expect(pointsOfInterest(game).map(({ x }) => x)).toEqual([4, 6, 1]);
});

test.each([false, true])(
  'in an empty room Look begins on the hero, in the text view: %s',
  (isText) => {
    const rooms = [{ x1: 2, y1: 1, x2: 6, y2: 1 }];
    const game = scene('########\n#...@..#\n########', { rooms });
    expect(pointsOfInterest(game)).toEqual([{ x: 1, y: 1 }]);
    expect(startOfLook(game, isText)).toEqual({ x: 4, y: 1 });
  },
);

test('Look begins on an item in view beyond an exit', () => {
  const rooms = [{ x1: 2, y1: 1, x2: 6, y2: 1 }];
  const game = scene('########\n#..@..a#\n########', { rooms });
  expect(startOfLook(game, false)).toEqual({ x: 6, y: 1 });
});

test('Look begins on stairs out of sight only in the text view, which lists them', () => {
  const game = scene('#######\n#@...>#\n#######');
  // The stairs are remembered.
  game.floor.fieldOfView.visible[7 + 5] = 0;
  expect(startOfLook(game, false)).toEqual({ x: 1, y: 1 });
  expect(startOfLook(game, true)).toEqual({ x: 5, y: 1 });
});

test('a cell with several things is one point', () => {
  const game = scene('#####\n#@.>#\n#####');
  place(game, 'apple', 3, 1);
  place(game, 'rat', 3, 1);
  fov(game);
  expect(pointsOfInterest(game)).toEqual([{ x: 3, y: 1 }]);
});

test('an invisible monster and a hidden trap are no points, a found trap is one', () => {
  const game = scene('######\n#@...#\n######', { campaign: rogueCampaign });
  place(game, 'invisible-stalker', 2, 1);
  const trap = place(game, 'bear-trap', 3, 1);
  fov(game);
  expect(pointsOfInterest(game)).toEqual([]);
  game.stores.Trap.found[trap] = 1;
  fov(game);
  expect(pointsOfInterest(game)).toEqual([{ x: 3, y: 1 }]);
});

test('sensed things come before items', () => {
  const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
  place(game, 'mace', 2, 1);
  fov(game);
  game.sensed = [{ x: 5, y: 1, kind: '' }];
  expect(pointsOfInterest(game)).toEqual([
    { x: 5, y: 1 },
    { x: 2, y: 1 },
  ]);
});
