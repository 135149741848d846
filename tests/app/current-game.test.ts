import { afterEach, expect, test, vi } from 'vitest';
import { CurrentGame } from '../../src/app/current-game.ts';
import { startSession } from '../../src/controls/session.ts';
import { newGame } from '../../src/game/game.ts';
import { campaign } from '../world.ts';

afterEach(() => vi.unstubAllGlobals());

test('an ordinary game has the goal of its campaign and is saved, a crowd is neither', () => {
  vi.stubGlobal('location', { href: 'http://localhost/', search: '', hash: '', pathname: '/' });
  vi.stubGlobal('history', { replaceState() {} });
  const current = new CurrentGame();
  const session = startSession(newGame(campaign, 'seed'));
  current.begin(session);
  expect([current.hasCampaignGoal, current.isSaved]).toEqual([true, true]);
  const parameters = { crowd: '9', floor: '9x9', awake: '0' };
  current.begin(session, { crowd: { make: () => session.game, parameters } });
  expect([current.hasCampaignGoal, current.isSaved]).toEqual([false, false]);
});
