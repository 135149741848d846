import { expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { takeDamage } from '../../../src/game/combat/injury.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { isScary } from '../../../src/game/items/scares.ts';
import { restore, snapshotOf } from '../../../src/state/snapshot.ts';
import { simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';

/** A monster with a component that has an effect only on items. */
const idol = {
  name: { en: 'idol' },
  look: { glyph: 'i', colour: '#d0b080' },
  Health: { max: 2 },
  AI: { mind: 'hunter' },
  Scares: {},
};
const campaign = loadCampaign(simple, { 'idol.json': JSON.stringify(idol) });
const hall = '######### #@......# #.......# #########';

test('a monster with Scares scares nobody, and neither does another with its entity after its death', () => {
  const game = scene(hall, { campaign });
  const monster = place(game, 'idol', 4, 1);
  expect(isScary(game, 4, 1)).toBe(false);
  takeDamage(game, monster, 99, 'rat', game.hero);
  takeTurn(game, { type: 'wait' });
  const rat = place(game, 'rat', 6, 1);
  expect(rat).toBe(monster);
  expect(isScary(game, 6, 1)).toBe(false);
});

test('the cells that are scary are the same after the game is restored', () => {
  const game = scene(hall, { campaign });
  const monster = place(game, 'idol', 2, 1);
  const { depth } = game.floor;
  enterFloor(game, depth + 1, [monster]);
  enterFloor(game, depth, []);
  const restored = restore(campaign, snapshotOf(game));
  const { x, y } = { x: game.stores.Position.x[monster], y: game.stores.Position.y[monster] };
  for (const one of [game, restored]) expect(isScary(one, x, y)).toBe(false);
});
