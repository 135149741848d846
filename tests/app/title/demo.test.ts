import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { Demo } from '../../../src/app/title/demo.ts';
import { TurnError } from '../../../src/controls/session.ts';
import { campaign } from '../../world.ts';

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
