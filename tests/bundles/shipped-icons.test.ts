import { expect, test } from 'vitest';
import { shippedIcons } from '../../src/bundles/shipped-icons.ts';
import { rogue, simple } from '../sources.ts';

test('the shipped icons are those of all heroes, bundles and buttons', () => {
  const hero = '{"look": {"sprite": "knight"}}';
  const bundles = {
    'rat.json': { look: { sprite: 'rat' } },
    'bat.json': '{"look": {"sprite": "bat"}}',
    'newt.json': '{"look": {"glyph": "n"}}',
    'broken.json': '{',
    'list.json': '[]',
  };
  const icons = shippedIcons([{ ...simple, hero, bundles }], ['cog']);
  expect([...icons]).toEqual(['cog', 'knight', 'rat', 'bat']);
});

test('every campaign adds its icons', () => {
  const [both, one] = [shippedIcons([simple, rogue], []), shippedIcons([simple], [])];
  expect(both.size).toBeGreaterThan(one.size);
  expect(one.has('wolf-head')).toBe(true);
});
