import '../node-navigator.ts';

import { expect, test } from 'vitest';
import { type Course, courseOf } from '../../../src/describe/course.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { colours } from '../../../src/screen/colours.ts';
import { drawCourse } from '../../../src/screen/hud/course.ts';
import { contains } from '../../../src/screen/screen-layout.ts';
import { languages } from '../../../src/words/languages.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Language } from '../../../src/words/texts.ts';
import { arenaCampaign, campaign } from '../../world.ts';
import { artworkOf, layoutOf } from '../fixtures.ts';
import { RecordingPen } from '../recording-pen.ts';

function draw(game: Game, course = courseOf(game), language: Language = 'en') {
  if (!course) expect.fail();
  const { width: columns, height: rows } = game.floor.grid;
  const layout = layoutOf(game, { columns, rows, isQuiet: true, hasCourse: true });
  const pen = new RecordingPen();
  const facts = { game, words: wordsOf(language), artwork: artworkOf(game.campaign) };
  const parts = drawCourse(pen, layout, course, facts);
  for (const drawn of [...pen.shapes, ...pen.pictures]) {
    expect(contains(layout.course, drawn.x, drawn.y)).toBe(true);
    expect(drawn.x + drawn.width).toBeLessThanOrEqual(layout.course.x + layout.course.width);
    expect(drawn.y + drawn.height).toBeLessThanOrEqual(layout.course.y + layout.course.height);
  }
  return { pen, layout, parts };
}

test('the floors are under one another: the hero on the lit one, the prize on its own, and a mark on the deepest', () => {
  const game = newGame(campaign, '2');
  game.deepest = 2;
  const { pen } = draw(game);
  expect(pen.words.filter((word) => /\d/.test(word))).toEqual(['0', '1', '2', '3', '4', '5']);
  const [lit] = pen.rimmed(colours.title);
  const rowOf = (y: number) => pen.texts.findIndex((one) => one.text === '0' && one.y === y);
  expect(rowOf(lit.y + Math.round(lit.height / 2))).toBe(0);
  const [hero, prize] = pen.pictures;
  expect(hero.name).toBe('icon:adventurer');
  expect(hero.y).toBeGreaterThanOrEqual(lit.y);
  expect(hero.y + hero.height).toBeLessThanOrEqual(lit.y + lit.height);
  expect(prize.name).toBe('icon:jewel');
  expect(Math.abs(prize.y + prize.height / 2 - pen.textOf('5').y)).toBeLessThanOrEqual(1);
  expect(pen.textOf('▼').y).toBe(pen.textOf('2').y);
});

test('floors that are too many for numbers are still all there, and the lit one has its number', () => {
  const game = newGame(campaign, '2');
  const floors = Array.from({ length: 60 }, (_, depth) => ({
    depth,
    isHere: depth === 40,
    isVisited: depth <= 40,
    isDeepest: depth === 40,
    prize: null,
  }));
  const { pen } = draw(game, { type: 'floors', floors } satisfies Course);
  expect(pen.words).toEqual(['40']);
  expect(pen.shapes).toHaveLength(61);
});

test('the fallen opponents of an arena are dark and crossed out', () => {
  const game = newGame(arenaCampaign, '2');
  const course = courseOf(game);
  if (course?.type !== 'opponents') expect.fail();
  const opponents = course.opponents.map((one, n) => ({ ...one, hasFallen: n === 2 || n === 5 }));
  const { pen } = draw(game, { type: 'opponents', opponents });
  expect(pen.pictures).toHaveLength(9);
  expect(pen.words).toEqual(['×', '×']);
  const crosses = pen.texts.map(({ x, y }) => pen.shapes.findIndex((card) => contains(card, x, y)));
  expect(crosses).toEqual([2, 5]);
  const tints = pen.pictures.map(({ colour }) => colour);
  expect(tints[2]).toBe(tints[5]);
  expect(tints[2]).not.toBe(tints[0]);
});

test('a fallen opponent of an uncertain kind is only a cross', () => {
  const game = newGame(arenaCampaign, '2');
  const course = courseOf(game);
  if (course?.type !== 'opponents') expect.fail();
  const opponents = course.opponents.map((one, n) =>
    n === 4 ? { look: null, hasFallen: true } : one,
  );
  const { pen } = draw(game, { type: 'opponents', opponents });
  expect(pen.shapes).toHaveLength(9);
  expect(pen.pictures).toHaveLength(8);
  expect(pen.words).toEqual(['×']);
});

test.each(languages)('the course is explained in %s', (language) => {
  const { ui } = wordsOf(language);
  const { parts, layout } = draw(newGame(campaign, '2'), undefined, language);
  expect(parts).toMatchObject([{ thing: { name: 'course' }, box: layout.course }]);
  expect(ui.meaning.course).toContain('▼');
  const fight = draw(newGame(arenaCampaign, '2'), undefined, language);
  expect(fight.parts[0].thing).toMatchObject({
    name: 'others',
    text: expect.stringContaining('9/9'),
  });
});
