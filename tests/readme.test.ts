import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { combat } from '../src/game/systems/combat.ts';
import source from './readme.test.ts?raw';
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
