import { expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { restPoseOf } from '../../../src/screen/actors/rest-pose.ts';
import { rogueCampaign } from '../../world.ts';

/** The poses of a kind of Rogue during half a minute, 10 per second. */
function posesOf(id: string, { isAsleep = false, seq = 3 } = {}) {
  const kind = kindById(rogueCampaign, id);
  return Array.from({ length: 300 }, (_, n) => restPoseOf(kind, seq, isAsleep, 100 * n));
}

/** The difference between the greatest and the least of some numbers. */
const range = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
const hops = (id: string, options = {}) => range(posesOf(id, options).map(({ hop }) => hop));
const swells = (id: string, options = {}) =>
  range(posesOf(id, options).map(({ stretch }) => stretch));

test('a body breathes by a few hundredths of its height, and stays on the ground', () => {
  expect(hops('orc')).toBe(0);
  expect(swells('orc')).toBeGreaterThan(0.02);
  expect(swells('orc')).toBeLessThan(0.06);
});

test('a body that flutters or dissolves floats, and lies on the ground asleep', () => {
  for (const id of ['bat', 'wraith']) {
    expect(hops(id)).toBeGreaterThan(0.05);
    expect(hops(id, { isAsleep: true })).toBe(0);
    expect(swells(id, { isAsleep: true })).toBeGreaterThan(0.02);
  }
});

test('a body that splashes swells more than others, and one that breaks stands still', () => {
  expect(swells('floating-eye')).toBeGreaterThan(swells('orc'));
  expect(swells('mimic') + hops('mimic')).toBe(0);
});

test('a sleeper breathes more slowly and more deeply', () => {
  const breaths = (isAsleep: boolean) => {
    const poses = posesOf('orc', { isAsleep }).map(({ stretch }) => stretch);
    const middle = (Math.max(...poses) + Math.min(...poses)) / 2;
    return poses.filter((pose, n) => n > 0 && poses[n - 1] < middle && pose >= middle).length;
  };
  expect(breaths(true)).toBeLessThan(breaths(false));
  expect(swells('orc', { isAsleep: true })).toBeGreaterThan(swells('orc'));
});

test('two of a kind do not move together', () => {
  const [first, second] = [posesOf('orc', { seq: 3 }), posesOf('orc', { seq: 4 })];
  expect(
    first.filter((pose, n) => Math.abs(pose.stretch - second[n].stretch) > 0.005).length,
  ).toBeGreaterThan(100);
});
