import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/page/options/options.ts';
import { optionsFileText, readOptionsFile } from '../../../src/page/options/options-file.ts';

const options: Options = {
  language: 'ru',
  keySet: 'qwe',
  keys: { rogue: { eat: ['m'] } },
  textSize: 150,
  tileSize: 75,
  motion: 'reduced',
  animationSpeed: 200,
  palette: 'clear',
  textView: 'beside',
  confirms: false,
  sortsBag: true,
  leaves: ['Food', 'Stick'],
  pad: 'shown',
  padPlace: { x: 0, y: 0.5 },
  hints: true,
  hintsShown: [],
  volume: 40,
  vibrates: true,
  campaign: 'simple',
  looks: { arena: 'tiles' },
  look: 'tiles',
};
const asTheyAre = (keys: Options['keys']) => ({ keys, conflicts: [] });

test('a file has every option that a player chooses, and reading it chooses them', () => {
  const { campaign: _, look: __, hintsShown: ___, ...chosen } = options;
  expect(readOptionsFile(optionsFileText(options), asTheyAre)).toEqual({
    options: chosen,
    conflicts: [],
  });
});

test('a file can have a part of the options', () => {
  const text = '{"format": "simple-roguelike options", "version": 1, "textSize": 200}';
  expect(readOptionsFile(text, asTheyAre)).toEqual({ options: { textSize: 200 }, conflicts: [] });
});

describe('a problem has its place and the fix', () => {
  const read = (changed: object) =>
    readOptionsFile(
      JSON.stringify({ ...JSON.parse(optionsFileText(options)), ...changed }),
      (keys) => ('moon' in keys ? { problem: '"keys.moon" is unknown' } : asTheyAre(keys)),
    );

  test.each([
    [{ textSize: 500 }, '"textSize" must be at most 300'],
    [{ animationSpeed: 0 }, '"animationSpeed" must be at least 50'],
    [{ motion: 'wild' }, '"motion" must be one of "auto", "full", "reduced"'],
    [{ colour: 1 }, '"colour" is unknown; remove it'],
    [{ version: 2 }, '"version" must be 1'],
    [{ keys: { moon: {} } }, '"keys.moon" is unknown'],
    [{ looks: { rogue: 'plain' } }, '"looks.rogue" must be one of "tiles", "glyphs"'],
  ])('%j: %s', (changed, problem) => {
    expect(read(changed)).toEqual({ problem });
  });

  test('a text that is not JSON is reported as such', () => {
    expect(readOptionsFile('options', asTheyAre)).toEqual({
      problem: expect.stringMatching(/^it is not JSON \(.+\); save the options again/),
    });
  });
});
