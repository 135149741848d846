import { expect, test } from 'vitest';
import { describePointed } from '../../../src/app/play/describe-pointed.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { rogueCampaign, scene } from '../../world.ts';

const words = wordsOf('en');

test.each([
  ['hasted', 'You act twice each turn.'],
  ['hungry', 'You will need food soon.'],
  ['poisoned', 'You lose HP each turn until the poison wears off.'],
  ['hp', 'Health. At 0 you die.'],
] as const)('the card of the value %s of the HUD has its own meaning', (name, meaning) => {
  const settings = { words, options: { language: 'en' } } as Parameters<typeof describePointed>[2];
  const session = startSession(scene('###\n#@#\n###'));
  const card = describePointed(session, { type: 'value', name, text: 'shown' }, settings);
  expect(card).toMatchObject({ heading: 'shown', lines: [meaning] });
});

test('dark floor that the player has crossed is remembered, although the hero forgets it', () => {
  const game = scene('######### #@......# #########', {
    campaign: rogueCampaign,
    rooms: [{ x1: 1, y1: 1, x2: 7, y2: 1, dark: true }],
  });
  const session = startSession(game);
  for (let step = 0; step < 4; step++) playCommand(session, { type: 'move', dx: 1, dy: 0 });
  const card = (x: number) => {
    const settings = { words, options: { language: 'en' } } as Parameters<
      typeof describePointed
    >[2];
    return describePointed(session, { type: 'cell', x, y: 1 }, settings);
  };
  expect(card(2)).toMatchObject({ heading: words.ui.placer.tiles.floor });
  expect(card(2)?.lines[0]).toBe(words.look.remembered);
  expect(card(7)).toMatchObject({ heading: words.look.unknown });
});
