import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { loadCampaign } from '../src/bundles/load-campaign.ts';
import { combat } from '../src/game/systems/combat.ts';
import source from './readme.test.ts?raw';
import { simple } from './sources.ts';
import { monsterAt, scene } from './world.ts';

test('the test of a system in the README works as printed', () => {
  const game = scene('##### #@r.# #####');
  game.pending.attacks.push({ attacker: game.hero, target: monsterAt(game, 2, 1), by: 'hand' });
  combat(game);
  expect(game.events.map(({ type }) => type)).toContain('hit');

  const printed = /```ts\n(const game = [\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const lines = printed.split('\n').map((line) => line.replace(/ *\/\/.*/, ''));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(source).toContain(line);
});

test('the monster in the README is a new kind under the printed name of its file', () => {
  const name = /`([a-z-]+\.json)`/.exec(readme.split('## Make a monster')[1])?.[1] ?? '';
  const text = /```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const loaded = loadCampaign(simple, { [name]: text });
  expect(loaded.problems).toEqual([]);
  expect(loaded.kinds.map(({ id }) => id)).toContain('giant-rat');
});
