import { expect, test } from 'vitest';
import { loseStrength } from '../../../src/game/actors/losing-strength.ts';
import { strengthBonus, strengthText, weakened } from '../../../src/game/actors/strength.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { spawn } from '../../../src/game/spawn.ts';
import { rogueCampaign, scene } from '../../world.ts';

/** The number by which the rules store 18/01 to 18/100. */
const exceptional = (percent: number) => 18 + percent;

test.each([
  [3, -4, -4],
  [4, -3, -3],
  [5, -2, -2],
  [6, -1, -1],
  [7, 0, 0],
  [15, 0, 0],
  [16, 0, 1],
  [17, 1, 1],
  [18, 1, 2],
])('strength %i gives %i to hit and %i to damage', (strength, hit, damage) => {
  expect(strengthBonus(strength)).toMatchObject({ hit, damage });
});

test.each([
  [1, 1, 3],
  [50, 1, 3],
  [51, 2, 3],
  [75, 2, 3],
  [76, 2, 4],
  [90, 2, 4],
  [91, 2, 5],
  [99, 2, 5],
  [100, 3, 6],
])('strength 18/%i gives %i to hit and %i to damage', (percent, hit, damage) => {
  expect(strengthBonus(exceptional(percent))).toMatchObject({ hit, damage });
});

const least = () => 0;
const most = (n: number) => n - 1;

test.each([
  [18, 17],
  [16, 15],
  [4, 3],
  [3, 3],
])('a loss takes one point of strength up to 18, never below 3: %i becomes %i', (before, after) => {
  expect([weakened(before, least), weakened(before, most)]).toEqual([after, after]);
});

test.each([
  [1, 18, 18],
  [50, 18, 18],
  [51, exceptional(1), exceptional(50)],
  [75, exceptional(1), exceptional(50)],
  [76, exceptional(51), exceptional(75)],
  [90, exceptional(51), exceptional(75)],
  [91, exceptional(76), exceptional(89)],
  [99, exceptional(76), exceptional(89)],
  [100, exceptional(91), exceptional(98)],
])('a loss lowers strength 18/%i by a whole band, to a value from %i to %i', (...row) => {
  const [percent, worst, best] = row;
  const before = exceptional(percent);
  expect([weakened(before, least), weakened(before, most)]).toEqual([worst, best]);
});

test('repeated losses end at 3, and the maximum is remembered', () => {
  const game = scene('### #@# ###', { campaign: rogueCampaign });
  const { Strength } = game.stores;
  Strength.now[game.hero] = 118;
  Strength.best[game.hero] = 118;
  loseStrength(game, game.hero, 30, least);
  expect(Strength.now[game.hero]).toBe(3);
  expect(Strength.best[game.hero]).toBe(118);
});

test('a hero of Rogue has strength 16, and one in a hundred has 18/01 to 18/100', () => {
  const game = scene('### #@# ###', { campaign: rogueCampaign });
  const born = 10_000;
  const gifted: number[] = [];
  for (let n = 0; n < born; n++) {
    const hero = spawn(game, kindById(rogueCampaign, 'hero'));
    const { now, best } = game.stores.Strength;
    expect(best[hero]).toBe(now[hero]);
    if (now[hero] !== 16) gifted.push(now[hero]);
  }
  const sigma = Math.sqrt(born * 0.01 * 0.99);
  expect(Math.abs(gifted.length - born * 0.01)).toBeLessThan(4 * sigma);
  expect(gifted.every((strength) => strength >= 19 && strength <= 118)).toBe(true);
  expect(Math.min(...gifted)).toBeLessThan(40);
  expect(Math.max(...gifted)).toBeGreaterThan(97);
});

test.each([
  [3, '3'],
  [18, '18'],
  [19, '18/01'],
  [68, '18/50'],
  [117, '18/99'],
])('strength %i is written %s', (strength, text) => {
  expect(strengthText(strength)).toBe(text);
});
