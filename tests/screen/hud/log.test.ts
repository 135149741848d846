import '../node-navigator.ts';

import { expect, test } from 'vitest';
import type { LogLine, Message } from '../../../src/game/messages.ts';
import { drawLog } from '../../../src/screen/hud/log.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import type { Language } from '../../../src/words/texts.ts';
import { campaign, scene } from '../../world.ts';
import { layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

const toneColours = palettes.standard.tones;

const wake: LogLine = { id: 'wake', params: {}, tone: 'special', times: 1 };
const blocked: LogLine = { id: 'blocked', params: {}, tone: 'normal', times: 1 };
const down: LogLine = { id: 'down', params: {}, tone: 'important', times: 1 };
const hit: LogLine = {
  id: 'hit',
  params: { damage: 13, monster: 'rat', hp: 0, max: 6 },
  tone: 'playerHits',
  times: 1,
};
const hurt: LogLine = {
  id: 'hurt',
  params: { monster: 'rat', damage: 2 },
  tone: 'enemyHits',
  times: 1,
};

function draw(lines: readonly LogLine[], language: Language = 'en', size = {}, fresh = 0) {
  const pen = new RecordingPen();
  const layout = { ...layoutOf(scene('### #@# ###')), ...size };
  const names = namesOf(campaign, language);
  drawLog(pen, layout, lines, wordsOf(language), names, palettes.standard, { fresh });
  return { pen, layout };
}

test.each(languages)('the log shows its lines from the oldest to the newest in %s', (language) => {
  const words = wordsOf(language);
  const names = namesOf(campaign, language);
  const { pen, layout } = draw([wake, blocked, down], language);
  expect(pen.words).toEqual([
    words.messages.wake({}, names),
    words.messages.blocked({}, names),
    words.messages.down({}, names),
  ]);
  const [first, second, third] = pen.texts;
  expect(first.x).toBe(layout.log.x);
  expect(first.y).toBe(layout.log.y + Math.round(layout.line / 2));
  expect(second.y - first.y).toBe(layout.line);
  expect(third.y - second.y).toBe(layout.line);
});

test('the English log shows its sentences in order', () => {
  expect(draw([wake, hit, hurt]).pen.words).toEqual([
    'You wake up.',
    'You hit the rat for 13 (0/6).',
    'The rat hits you for 2.',
  ]);
});

test('each line has the colour of its tone', () => {
  const { pen } = draw([wake, blocked, hit, hurt, down]);
  expect(pen.texts.map(({ colour }) => colour)).toEqual([
    0xffe066, 0xf2eff7, 0x8accff, 0xff7d70, 0xffb454,
  ]);
  expect(toneColours.special).toBe(0xffe066);
});

test('success looks good and death looks bad, whatever their tone', () => {
  const line = (message: Message): LogLine => ({ ...message, tone: 'important', times: 1 });
  const { pen } = draw([
    line({ id: 'kill', params: { monster: 'rat', experience: 1 } }),
    line({ id: 'levelUp', params: { level: 2 } }),
    line({ id: 'died', params: {} }),
    line({ id: 'getsHungry', params: {} }),
  ]);
  expect(pen.texts.map(({ colour }) => colour)).toEqual([
    ...[toneColours.playerHits, toneColours.special],
    ...[toneColours.enemyHits, toneColours.important],
  ]);
});

test.each(languages)('a repeated line has its count from the second time on in %s', (language) => {
  const words = wordsOf(language);
  const sentence = words.messages.blocked({}, namesOf(campaign, language));
  const drawn = (times: number) => draw([{ ...blocked, times }], language).pen.words;
  expect(drawn(1)).toEqual([sentence]);
  expect(drawn(2)).toEqual([sentence + words.times(2)]);
  expect(drawn(3)).toEqual([sentence + words.times(3)]);
  expect(words.times(2)).toContain('2');
  expect(words.times(3)).toContain('3');
});

test('the counts of repeated English lines are (×2) and (×3)', () => {
  expect(draw([{ ...blocked, times: 2 }]).pen.words).toEqual(['A wall is in the way. (×2)']);
  expect(draw([{ ...blocked, times: 3 }]).pen.words).toEqual(['A wall is in the way. (×3)']);
});

test('older lines are dimmer, and no line is dimmer than 0.68', () => {
  const { pen } = draw([wake, wake, wake, wake, wake, wake, blocked, down]);
  const alphas = pen.texts.map(({ style }) => style.alpha?.toFixed(2));
  expect(alphas).toEqual(['0.68', '0.68', '0.68', '0.68', '0.68', '0.73', '0.78', '0.83']);
});

test('the lines of the last turn are bright, and all others are clearly dimmer', () => {
  const { pen } = draw([wake, blocked, hit, hurt], 'en', {}, 2);
  const alphas = pen.texts.map(({ style }) => style.alpha?.toFixed(2));
  expect(alphas).toEqual(['0.78', '0.83', '1.00', '1.00']);
});

test('where room is short the newest lines are visible', () => {
  const lines = [wake, wake, wake, wake, wake, blocked, down];
  const log = { x: 10, y: 20, width: 400, height: 40 };
  const { pen } = draw(lines, 'en', { log, text: 12, line: 20 });
  expect(pen.words).toEqual(
    ['A wall is in the way.', 'You go down the stairs.'].slice(-pen.words.length),
  );
  expect(pen.words).toHaveLength(2);
  expect(pen.texts.map(({ x, y }) => [x, y])).toEqual([
    [10, 28],
    [10, 43],
  ]);
});

test('a long line is wrapped, and its parts keep their order', () => {
  const log = { x: 0, y: 0, width: 100, height: 200 };
  const { pen } = draw([wake, hit], 'en', { log, text: 16, line: 20 });
  expect(pen.words).toEqual(['You wake up.', 'You hit the', 'rat for 13', '(0/6).']);
  expect(pen.texts.map(({ y }) => y)).toEqual([10, 30, 50, 70]);
  expect(pen.texts.map(({ colour }) => colour)).toEqual([0xffe066, 0x8accff, 0x8accff, 0x8accff]);
});

test('a log without the height of a line draws nothing, and a long message never leaves it', () => {
  const at = (height: number) => {
    const { log } = layoutOf(scene('### #@# ###'));
    return draw([hit], 'en', { log: { ...log, width: 100, height } });
  };
  expect(at(5).pen.words).toEqual([]);
  const { pen, layout } = at(layoutOf(scene('### #@# ###')).line);
  expect(pen.texts.length).toBe(1);
  expect(pen.texts[0].y).toBeLessThan(layout.log.y + layout.log.height);
});

test('only lines beside the corner are narrow: those of a log that is not full have the whole width', () => {
  const log = { x: 0, y: 0, width: 400, height: 200 };
  const corner = { x: 100, y: 80, width: 300, height: 120 };
  const rows = (lines: readonly LogLine[]) => {
    const pen = new RecordingPen();
    const place = { log, text: 16, line: 20 };
    const names = namesOf(campaign, 'en');
    drawLog(pen, place, lines, wordsOf('en'), names, palettes.standard, { corner });
    return pen.texts;
  };
  expect(rows([wake, hit]).map(({ text }) => text)).toEqual([
    'You wake up.',
    'You hit the rat for 13 (0/6).',
  ]);
  // Five rows: only the last one is beside the corner.
  const five = rows([hit, hit, hit, hit, wake]);
  expect(five.slice(0, 4).map(({ text }) => text)).toEqual(
    new Array(4).fill('You hit the rat for 13 (0/6).'),
  );
  const many = rows(Array.from({ length: 20 }, () => hit));
  for (const { text, y } of many) {
    if (y > corner.y) expect(text.length * 8).toBeLessThanOrEqual(100);
  }
  expect(many[0].text).toBe('You hit the rat for 13 (0/6).');
});
