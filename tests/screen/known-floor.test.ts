import './node-navigator.ts';

import { expect, test } from 'vitest';
import { unknown } from '../../src/game/floors/floor.ts';
import { KnownFloors, knownFloor } from '../../src/screen/known-floor.ts';
import { LayoutState, layoutOfView } from '../../src/screen/layout-of-view.ts';
import { rogueCampaign, scene } from '../world.ts';
import { viewOf } from './fixtures.ts';

const rooms = [{ x1: 1, y1: 1, x2: 3, y2: 1 }];
const map = '######### #@..#..># #########';

test('the known part reaches to what the player remembers and to sensed things', () => {
  const game = scene(map, { campaign: rogueCampaign, rooms });
  expect(knownFloor(viewOf(game)).bounds).toEqual({ x1: 0, y1: 0, x2: 4, y2: 2 });
  const lastSeen = (cell: number) => (cell === 9 + 6 ? game.floor.grid.tiles[cell] : unknown);
  expect(knownFloor(viewOf(game, { lastSeen })).bounds?.x2).toBe(6);
  expect(knownFloor(viewOf(game, { lastSeen, look: 'glyphs' })).bounds?.x2).toBe(4);
  game.sensed = [{ x: 7, y: 1, kind: '' }];
  expect(knownFloor(viewOf(game)).bounds?.x2).toBe(7);
});

test('each view is looked through once, and the next one again', () => {
  const game = scene(map, { campaign: rogueCampaign, rooms });
  let asked = 0;
  const lastSeen = () => {
    asked++;
    return unknown;
  };
  const state = new LayoutState();
  const view = viewOf(game, { lastSeen });
  layoutOfView(view, { width: 1280, height: 800, ratio: 1, touch: false }, state);
  const once = game.floor.memory.tiles.filter((tile) => tile === unknown).length;
  expect(asked).toBe(once);
  const { tiles } = state.known.of(view);
  expect(asked).toBe(once);
  expect([...tiles]).toEqual([...game.floor.memory.tiles]);
  state.known.of({ ...view });
  expect(asked).toBe(2 * once);
  expect(new KnownFloors().of(view).tiles).not.toBe(game.floor.memory.tiles);
});
