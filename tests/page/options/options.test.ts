import { afterEach, expect, test, vi } from 'vitest';
import {
  firstLanguage,
  keepOptions,
  lookOf,
  type Options,
  readOptions,
  withChoice,
} from '../../../src/page/options/options.ts';

afterEach(() => vi.unstubAllGlobals());

const campaigns = [
  { id: 'simple', look: 'tiles' as const },
  { id: 'arena', look: 'glyphs' as const },
];
const options: Options = {
  language: 'en',
  keySet: 'vi',
  textView: 'off',
  keys: {},
  textSize: 100,
  tileSize: 100,
  motion: 'auto',
  animationSpeed: 100,
  palette: 'standard',
  confirms: true,
  sortsBag: false,
  leaves: [],
  pad: 'hidden',
  padPlace: { x: 1, y: 0.5 },
  hints: true,
  hintsShown: [],
  volume: 0,
  vibrates: false,
  campaign: 'simple',
  looks: {},
  look: 'tiles',
};

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['xx', 'ru-RU'], 'ru'],
  [['xx'], 'en'],
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

test('the look of a campaign that is not the chosen one is its own', () => {
  const [simple, arena] = campaigns;
  expect(lookOf(options, arena)).toBe('glyphs');
  const switched = withChoice(options, { looks: { arena: 'tiles' } }, campaigns);
  expect(lookOf(switched, arena)).toBe('tiles');
  expect(lookOf(switched, simple)).toBe('tiles');
});

test.each([
  ['are invalid', '{"look":3,"version":1,"commands":"all","campaign":"arena"}', 'arena'],
  ['are no JSON', '{"campaign"', 'simple'],
  ['name a campaign which no longer exists', '{"campaign":"gone"}', 'simple'],
])('stored options that %s are ignored', (_, stored, campaign) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { look } = campaigns.find(({ id }) => id === campaign) ?? expect.fail();
  expect(readOptions(campaigns, null)).toMatchObject({
    language: 'en',
    keySet: 'vi',
    campaign,
    look,
  });
});

test('a change in one tab keeps the options that another tab has changed meanwhile', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
  keepOptions({ keys: { vi: { help: ['F1'] } } }, 'simple');
  keepOptions({ look: 'glyphs' }, 'simple');
  keepOptions({ look: 'tiles', hintsShown: ['move'] }, 'arena');
  expect(readOptions(campaigns, null)).toMatchObject({
    keys: { vi: { help: ['F1'] } },
    looks: { simple: 'glyphs', arena: 'tiles' },
    hintsShown: ['move'],
    textSize: 100,
  });
});
