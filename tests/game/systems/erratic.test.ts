import { describe, test } from 'vitest';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { expectShare } from '../../expect-share.ts';
import { monsterAt, rogueCampaign, scene } from '../../world.ts';
import { wait } from './meet.ts';

describe.each([
  ['B', 0.5],
  ['I', 0.2],
])('the erratic monster %s', (glyph, chance) => {
  test(`an erratic monster steps in a random direction with a chance of ${chance}`, () => {
    let strayed = 0;
    const tries = 3000;
    const game = scene(
      '####### #.....# #.....# #..X..# #.....# #.....# ####### #@....# #######'.replace('X', glyph),
      {
        campaign: rogueCampaign,
      },
    );
    const monster = monsterAt(game, 3, 3);
    const { AI, Identity } = game.stores;
    const seq = Identity.seq[monster];
    for (let n = 0; n < tries; n++) {
      // The hero waits below, so that the straight step is always down.
      AI.awake[monster] = 1;
      moveActor(game, monster, 3, 3);
      game.stores.Hunger.energy[game.hero] = 1000;
      const step = wait(game).find((event) => event.type === 'stepped' && event.actor === seq);
      if (step?.type !== 'stepped') throw new Error('It did not step.');
      if (step.to.x !== 2 || step.to.y !== 4) strayed++;
    }
    // One of the eight random directions is the straight one.
    expectShare(strayed, tries, (chance * 7) / 8);
  });

  test('an erratic monster does not move while it sleeps', () => {
    const game = scene(
      '####### #.....# #..X..# #.....# ####### #@....# #######'.replace('X', glyph),
      {
        campaign: rogueCampaign,
      },
    );
    for (let n = 0; n < 30; n++) wait(game);
    monsterAt(game, 3, 2);
  });
});
