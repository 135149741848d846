import { expect, test } from 'vitest';
import { hintsFor, isOutdated } from '../../src/describe/hints.ts';
import { takeTurn } from '../../src/game/game.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { arenaCampaign, give, place, rogueCampaign, scene } from '../world.ts';

const ids = (game: Game) => hintsFor(game, game.events).map(({ id }) => id);

test('a bat that has not been attacked is peaceful, and afterwards no more', () => {
  const game = scene('#####\n#@b.#\n#####');
  game.stores.Health.max[game.hero] = 99;
  game.stores.Health.current[game.hero] = 99;
  expect(hintsFor(game, [])).toContainEqual({ id: 'peaceful', monster: 'bat' });
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(ids(game)).not.toContain('peaceful');
});

test('danger comes first', () => {
  expect(ids(scene('#####\n#@.w#\n#####'))[0]).toBe('danger');
  expect(ids(scene('#####\n#@.r#\n#####'))).not.toContain('danger');
});

test('food, rest, items at the feet and better gear have their moments', () => {
  const game = scene('######\n#@...#\n######');
  expect(ids(game)).toEqual(['explore']);
  give(game, 'apple', 'dagger');
  game.stores.Hunger.energy[game.hero] = 20;
  game.stores.Health.current[game.hero] = 8;
  place(game, 'apple', 1, 1);
  fov(game);
  expect(ids(game)).toEqual(['eat', 'rest', 'pickup', 'equip', 'explore']);
  takeTurn(game, { type: 'equip', slot: 1 });
  expect(ids(game)).not.toContain('equip');
});

test('a doorway limits the view, and a step against a weak wall may be the time to dig', () => {
  const rooms = [
    { x1: 1, y1: 1, x2: 3, y2: 2 },
    { x1: 5, y1: 1, x2: 7, y2: 2 },
  ];
  const game = scene('#########\n#...@...#\n#...%...#\n#########', { rooms });
  expect(ids(game)).toContain('doorway');
  takeTurn(game, { type: 'move', dx: 0, dy: 1 });
  expect(ids(game)).toContain('dig');
});

test('distant known stairs are worth a journey', () => {
  expect(ids(scene('########\n#@....>#\n########'))).toContain('travel');
  expect(ids(scene('########\n#@>....#\n########'))).not.toContain('travel');
});

test('a campaign gives no hints that are not true in it', () => {
  const arena = scene('#####\n#@..#\n#####', { campaign: arenaCampaign });
  arena.stores.Health.current[arena.hero] = 1;
  expect(ids(arena)).toEqual([]);
  const rogue = scene('######\n#@...#\n######', { campaign: rogueCampaign });
  place(rogue, 'ration', 1, 1);
  fov(rogue);
  expect(ids(rogue)).not.toContain('pickup');
  // Its floors are one entry of the campaign.
  expect(ids(rogue)).toContain('explore');
});

test('only wanted hints are looked for', () => {
  const game = scene('#####\n#@.w#\n#####');
  expect(hintsFor(game, [], ['travel', 'danger'])).toEqual([{ id: 'danger' }]);
  expect(hintsFor(game, [], [])).toEqual([]);
});

test('the hint about a dark room is outdated outside of it, those about doorways and passages are not', () => {
  const rooms = [{ x1: 1, y1: 1, x2: 2, y2: 1, dark: true }];
  const game = scene('####### #@.+,,# #######', { campaign: rogueCampaign, rooms });
  expect(isOutdated({ id: 'darkRoom' }, game, [])).toBe(false);
  for (let step = 0; step < 3; step++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(ids(game)).toContain('passage');
  expect(isOutdated({ id: 'darkRoom' }, game, [])).toBe(true);
  expect(isOutdated({ id: 'doorway' }, game, [])).toBe(false);
});
