import { describe, expect, test } from 'vitest';
import { crowdBounds, crowdGame } from '../../../src/lab/crowds/crowd.ts';
import { complaintAbout, crowdParameters, readCrowd } from '../../../src/page/lab/crowd.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { campaign } from '../../world.ts';

const read = (search: string) => readCrowd(search, crowdBounds);

test('the number and the floor of a crowd are read from the address', () => {
  expect(read('?crowd=10000&floor=500x300')).toEqual({
    monsters: 10_000,
    width: 500,
    height: 300,
    awake: true,
  });
  expect(read('?crowd=10&awake=no')).toMatchObject({ width: 200, height: 200, awake: false });
  for (const floor of ['500x300', '500X300', '500×300', encodeURIComponent('500×300')]) {
    expect(read(`?crowd=10&floor=${floor}`)).toMatchObject({ width: 500, height: 300 });
  }
});

test('the parameters of a crowd are read back as this crowd', () => {
  for (const awake of [true, false]) {
    const crowd = { monsters: 77, width: 25, height: 1000, awake };
    expect(read(`?${new URLSearchParams(crowdParameters(crowd))}`)).toEqual(crowd);
  }
});

test('the fullest allowed floor has room for its crowd', () => {
  const crowd = { monsters: 156, width: 25, height: 25, awake: false };
  expect(read(`?${new URLSearchParams(crowdParameters(crowd))}`)).toEqual(crowd);
  const game = crowdGame(campaign, { ...crowd, seed: 'full' });
  expect(game.floor.occupants.filter((actor) => actor !== 0)).toHaveLength(157);
});

describe('invalid crowd parameters are reported with the allowed range', () => {
  test.each([
    ['?crowd=', '1 to 100000, but it is missing'],
    ['?crowd=0', 'from 1 to 100000, but “0”'],
    ['?crowd=100001&floor=1000x1000', 'from 1 to 100000, but “100001”'],
    ['?crowd=1e4', 'but “1e4” was found'],
    ['?crowd=-5', 'but “-5” was found'],
    ['?floor=200x200', 'number of monsters'],
    ['?crowd=10&floor=24x30', 'each from 25 to 1000, but “24x30”'],
    ['?crowd=10&floor=1001x30', '“1001x30”'],
    ['?crowd=10&floor=500', 'such as 500x500, each from 25 to 1000, but “500”'],
    ['?crowd=10&floor=', 'each from 25 to 1000, but a number is missing'],
    ['?crowd=10&floor=500x', 'but “500x” was found'],
    ['?crowd=10&awake=perhaps', 'yes or no, but “perhaps”'],
    ['?crowd=157&floor=25x25', 'floor of 25x25 there is room for 156'],
    [`?crowd=${'9'.repeat(500)}`, `“${'9'.repeat(40)}”`],
  ])('%s', (search, says) => {
    const crowd = read(search);
    expect('problem' in crowd && crowd.problem(wordsOf('en').crowd)).toContain(says);
  });
});

describe.each(languages)('an empty field of the dialog is reported in %s', (language) => {
  const words = wordsOf(language).crowd;
  const crowd = { monsters: 1000, width: 200, height: 200, awake: true };
  const complaintFor = (more: object) =>
    complaintAbout({ ...crowd, ...more }, crowdBounds)?.(words);

  test.each([
    ['monsters', words.badMonsters('', 1, 100_000)],
    ['width', words.badFloor('', 25, 1000)],
    ['height', words.badFloor('', 25, 1000)],
  ])('%s', (field, complaint) => {
    expect(complaintFor({ [field]: Number.NaN })).toBe(complaint);
    expect(complaint).not.toMatch(/NaN|\b0x|“”|「」|«»|undefined/);
    // An invalid text is quoted.
    expect(complaintFor({ [field]: 1.5 })).toContain('1.5');
  });
});
