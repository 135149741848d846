import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceText, wrapText } from '../../../src/screen/hud/wrap-text.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { campaign } from '../../world.ts';

/** Without the signs that have no width. */
const measured = (text: string) => text.replaceAll('\u2060', '').length;
const measure = (text: string) => text.length;

test('a text that fits remains one line', () => {
  expect(wrapText('You wake up.', 12, measure)).toEqual(['You wake up.']);
});

test('English lines end between words, without spaces at the ends', () => {
  expect(wrapText('You hit the rat.', 8, measure)).toEqual(['You hit', 'the rat.']);
  expect(wrapText('You hit the rat.', 7, measure)).toEqual(['You hit', 'the', 'rat.']);
});

test('a number is not alone in the last line', () => {
  expect(wrapText('The rat hits you for 1.', 20, measure)).toEqual(['The rat hits you', 'for 1.']);
  expect(wrapText('You 1', 4, measure)).toEqual(['You', '1']);
});

test('a word is divided only if it is wider than a line', () => {
  expect(wrapText('a abcdefgh b', 4, measure)).toEqual(['a', 'abcd', 'efgh', 'b']);
});

test('Japanese lines end between phrases, and never before a full stop or after a bracket', () => {
  expect(wrapText('壁が崩れた。', 5, measure)).toEqual(['壁が', '崩れた。']);
  expect(wrapText('モンスター感知の薬', 7, measure)).toEqual(['モンスター', '感知の薬']);
  expect(wrapText('「攻撃」で攻撃する。', 7, measure)).toEqual(['「攻撃」で', '攻撃する。']);
  expect(wrapText('階段の「下」', 4, measure)).toEqual(['階段の', '「下」']);
  expect(wrapText('あいうえお', 2, measure)).toEqual(['あい', 'うえ', 'お']);
});

test('a Japanese line does not end inside a number in brackets', () => {
  expect(wrapText('当たった。（×10）', 8, measure)).toEqual(['当たった。', '（×10）']);
});

test('the Japanese question where to throw keeps its last word whole', () => {
  const { ui, sentences } = wordsOf('ja');
  const question = sentences([ui.throwWhere, ui.cancelWhere.touch]);
  for (let room = 8; room < question.length; room++) {
    expect(wrapText(question, room, measured).at(-1)?.replaceAll('\u2060', '')).toMatch(
      /やめる。$/,
    );
  }
});

test('no message in Japanese divides the words for “again” at any width', () => {
  const { stops } = wordsOf('ja');
  const names = namesOf(campaign, 'ja');
  const notices = [stops.atStairsDown({}, names), stops.atStairsUp({}, names)];
  for (const notice of notices) {
    for (let room = 8; room < notice.length; room++) {
      const lines = wrapText(notice, room, measured).map((line) => line.replaceAll('\u2060', ''));
      expect(lines.filter((line) => line.includes('もう一度'))).toHaveLength(1);
    }
  }
});

test('balanced lines are as few and of about the same width', () => {
  const notice = '今はできない。ヘビが見えている。「攻撃」で攻撃する。';
  expect(wrapText(notice, 24, measure).at(-1)).toBe('攻撃する。');
  const balanced = balanceText(notice, 24, measure);
  expect(balanced).toHaveLength(2);
  expect(Math.abs(balanced[0].length - balanced[1].length)).toBeLessThanOrEqual(6);
  expect(balanceText('You wake up.', 12, measure)).toEqual(['You wake up.']);
  // The longest word stays whole.
  expect(balanceText('a incomprehensible b', 18, measure)).toEqual(['a incomprehensible', 'b']);
});

test('no line is wider than the room, and no character is lost', () => {
  const text = fc.stringMatching(/^[a-c 壁が。「」]{0,40}$/);
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (line, room) => {
      const lines = wrapText(line, room, measure);
      const bare = (value: string) => value.replaceAll(' ', '');
      expect(bare(lines.join(''))).toBe(bare(line));
      if (line.length > room)
        for (const part of lines) expect(part.length).toBeLessThanOrEqual(room);
    }),
  );
});
