import { expect, test } from 'vitest';
import { firstLanguage, type Options, withChoice } from '../../src/page/options.ts';

const campaigns = [
  { id: 'simple', look: 'tiles' as const },
  { id: 'arena', look: 'glyphs' as const },
];
const options: Options = {
  language: 'en',
  keySet: 'vi',
  campaign: 'simple',
  looks: {},
  look: 'tiles',
};

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['de', 'ru-RU'], 'ru'],
  [['fr'], 'en'],
  [[], 'en'],
] as [string[], string][])('a browser that wants %j gets %s', (wanted, language) => {
  expect(firstLanguage(wanted)).toBe(language);
});

test('each campaign has its own look until the player chooses one for it', () => {
  const arena = withChoice(options, { campaign: 'arena' }, campaigns);
  expect(arena.look).toBe('glyphs');
  const tiled = withChoice(arena, { look: 'tiles' }, campaigns);
  expect(tiled.looks).toEqual({ arena: 'tiles' });
  const simple = withChoice(
    withChoice(tiled, { campaign: 'simple' }, campaigns),
    { look: 'glyphs' },
    campaigns,
  );
  expect(withChoice(simple, { campaign: 'arena' }, campaigns).look).toBe('tiles');
  expect(withChoice(simple, { language: 'ja' }, campaigns).look).toBe('glyphs');
});
