import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { Demo } from '../../../src/app/title/demo.ts';
import { TurnError } from '../../../src/controls/session.ts';
import { monstersInFieldOfView } from '../../../src/game/actors/actors.ts';
import { campaign, rogueCampaign } from '../../world.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const page = { hidden: false, documentElement: { dataset: {} } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('another scene begins when the hero has met no monster for some time', () => {
  let dull = 0;
  let longest = 0;
  const campaigns = { get: () => rogueCampaign } as unknown as Campaigns;
  const demo: Demo = new Demo(campaigns, 'rogue', {
    moved: () => {
      dull = monstersInFieldOfView(demo.game).length === 0 ? dull + 1 : 0;
      longest = Math.max(longest, dull);
    },
    failed: (error) => {
      throw error;
    },
  });
  demo.start();
  const scenes = new Set([demo.game]);
  for (let second = 0; second < 90; second++) {
    vi.advanceTimersByTime(1000);
    scenes.add(demo.game);
  }
  expect(longest).toBeLessThanOrEqual(11);
  expect(scenes.size).toBeGreaterThan(2);
});

test('a turn of the demo that fails is reported once, and the scene stands still until the next one', () => {
  const errors: unknown[] = [];
  let turns = 0;
  const campaigns = { get: () => campaign } as unknown as Campaigns;
  const demo = new Demo(campaigns, 'simple', {
    moved: () => turns++,
    failed: (error) => errors.push(error),
  });
  const { takeTurn } = demo;
  demo.takeTurn = () => {
    throw new Error('a mod');
  };
  demo.start();
  expect(demo.game.turn).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toBeInstanceOf(TurnError);
  expect(turns).toBe(0);
  demo.takeTurn = takeTurn;
  demo.restart('simple');
  expect(demo.game.turn).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(turns).toBeGreaterThan(5);
  expect(errors).toHaveLength(1);
});
