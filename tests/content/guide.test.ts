import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { actorAt } from '../../src/game/actors/actors.ts';
import { has } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import { combat } from '../../src/game/systems/combat.ts';
import { simple } from '../sources.ts';
import { place, scene } from '../world.ts';
import { examplesOf, readGuide } from './guide-examples.ts';

const { guide } = readGuide('README.md', 12);
const samples = examplesOf(guide);

test('the guide has six steps with a sample each', () => {
  expect(guide.match(/^\*\*\d\. /gm)).toHaveLength(6);
  expect(samples.map(({ file }) => file)).toEqual([
    ...Array.from({ length: 5 }, () => 'cave-rat.json'),
    'rat-king.json',
  ]);
});

test('the errors that the guide shows are those of its fifth sample with three mistakes', () => {
  const text = samples[4].text
    .replace('"attack": 5', '"attack": 5, "max": 8')
    .replace('grudge', 'huntre')
    .replace('Pack', 'Pakc');
  const { problems } = loadCampaign(simple, { 'cave-rat.json': text });
  const shown = guide.split('```text\n').at(-1)?.split('```')[0].trimEnd().split('\n');
  expect(problems.filter(({ grade }) => grade === 'error').map(problemText)).toEqual(shown);
});

const steps = samples.map((sample, index) => ({ ...sample, step: index + 1 }));
const lastOf = (name: string) => steps.findLast(({ file }) => file === name)?.text ?? '';

describe.each(steps)('the sample of step $step', ({ file, text }) => {
  const campaign = loadCampaign(simple, { 'cave-rat.json': lastOf('cave-rat.json'), [file]: text });
  const id = file.replace('.json', '');

  test('a sample of the guide has no errors and warnings', () => {
    const serious = campaign.problems.filter(({ grade }) => grade !== 'hint');
    expect(serious.map(problemText)).toEqual([]);
  });

  test('a sample of the guide acts next to the hero for sixty turns, attacks back and can be killed', () => {
    const game = scene('####### #.....# #..@..# #.....# #######', { campaign });
    const { Health, Stats } = game.stores;
    Health.max[game.hero] = 9999;
    Health.current[game.hero] = 9999;
    // Too weak to kill it before it attacks back.
    Stats.attack[game.hero] = 1;
    const monster = place(game, id, 4, 2);
    let lowest = 9999;
    for (let turn = 0; turn < 60; turn++) {
      const beside = actorAt(game, 4, 2) !== 0 && turn < 3;
      takeTurn(game, beside ? { type: 'move', dx: 1, dy: 0 } : { type: 'wait' });
      lowest = Math.min(lowest, Health.current[game.hero]);
    }
    expect(game.turn).toBe(60);
    expect(lowest).toBeLessThan(9999);
    expect(has(game, monster, 'Dead')).toBe(false);
    Stats.attack[game.hero] = 999;
    game.pending.attacks.push({ attacker: game.hero, target: monster, by: 'hand' });
    combat(game);
    expect(has(game, monster, 'Dead')).toBe(true);
    takeTurn(game, { type: 'wait' });
  });
});
