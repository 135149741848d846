import { expect, test } from 'vitest';
import { applyOptions } from '../../src/app/mode-switch.ts';
import { startSession } from '../../src/controls/session.ts';
import { campaign, rogueCampaign, scene } from '../world.ts';

test.each(['vi', 'qwe'] as const)(
  'with the letters %s, the verbs of Rogue always ask for an item and those of Simple do not',
  (keySet) => {
    const options = { confirms: true, sortsBag: false, leaves: [], keySet };
    const asks = [rogueCampaign, campaign].map((played) => {
      const session = startSession(scene('#### #@.# ####', { campaign: played }));
      applyOptions(session, options);
      return session.options.alwaysAsks;
    });
    expect(asks).toEqual([true, false]);
  },
);

test('a change of the options reaches the running game at once', () => {
  const session = startSession(scene('#### #@.# ####'));
  applyOptions(session, { confirms: false, sortsBag: true, leaves: ['Food'] });
  expect(session.options).toMatchObject({ confirms: false, sortsBag: true, leaves: ['Food'] });
});
