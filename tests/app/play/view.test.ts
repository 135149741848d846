import { expect, test } from 'vitest';
import { viewOf } from '../../../src/app/play/view.ts';
import { act } from '../../../src/controls/act.ts';
import { advance } from '../../../src/controls/automatic-control.ts';
import { playTimes } from '../../../src/controls/repetition.ts';
import { playCommand, startSession } from '../../../src/controls/session.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Options } from '../../../src/page/options/options.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { arenaCampaign, campaign, give, rogueCampaign, scene } from '../../world.ts';

const options: Options = {
  language: 'en',
  keySet: 'vi',
  textView: 'off',
  keys: {},
  textSize: 100,
  tileSize: 100,
  motion: 'auto',
  animationSpeed: 150,
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
  looks: { arena: 'glyphs' },
  look: 'tiles',
};
const settings = { options, words: wordsOf('en') } as Settings;
const overlay = {
  diagonal: false,
  notice: null,
  cursor: null,
  camera: { zoom: 1, centre: null },
  byTouch: false,
  device: 'keys',
  isFight: false,
} as const;

test('the chosen speed of animations reaches the screen as a factor', () => {
  const session = startSession(newGame(campaign, 'seed'));
  const view = viewOf(settings, session, false, session, overlay);
  expect(view.animationSpeed).toBe(1.5);
});

test.each([
  ['rest', { type: 'rest' }, 'Z'],
  ['search', { type: 'searchOn' }, 'S'],
] as const)(
  'the view shows a %s while it goes on, with the HP of its beginning',
  (by, control, key) => {
    const game = scene('##### #@..# #####', { campaign: rogueCampaign });
    const { Health } = game.stores;
    Health.current[game.hero] = Health.max[game.hero] - 2;
    const session = startSession(game);
    const pastime = () => viewOf(settings, session, false, session, overlay).pastime;
    expect(pastime()).toBeNull();
    act(session, control, { key });
    expect(pastime()).toEqual({ by, health: Health.max[game.hero] - 2 });
    while (session.series) advance(session);
    expect(pastime()).toBeNull();
  },
);

test('after a meal a touch screen has a button that eats again, as long as there is food', () => {
  const game = scene('##### #@..# #####');
  give(game, 'apple', 'apple');
  game.stores.Hunger.energy[game.hero] = 1;
  const session = startSession(game);
  const first = () =>
    viewOf(settings, session, false, session, { ...overlay, byTouch: true }).buttons[0].button;
  expect(first()).toBe('here');
  playTimes(session, { type: 'eat', slot: 0 });
  expect(first()).toBe('again');
  act(session, { type: 'again' });
  expect(first()).toBe('here');
});

test.each([
  ['keys', false, 'Run in which direction? To cancel, press Esc.'],
  ['buttons', true, 'Run in which direction? To cancel, tap the hero.'],
  ['keys', true, 'Run in which direction? To cancel, press Esc.'],
  ['gamepad', true, 'Run in which direction? To cancel, press B.'],
] as const)(
  'with %s a question about a direction says how to cancel it, on a touch screen: %s',
  (device, byTouch, notice) => {
    const session = startSession(newGame(campaign, 'seed'));
    session.asking = { type: 'run', count: 0 };
    const view = viewOf(settings, session, false, session, { ...overlay, byTouch, device });
    expect(view.notice).toBe(notice);
  },
);

test('a question about a throw names the key or the button that aims at the nearest monster', () => {
  const game = scene('#######\n#@..w.#\n#######');
  give(game, 'dagger');
  const session = startSession(game);
  session.asking = { type: 'throw', slot: 0, count: 0 };
  const noticeFor = (device: 'keys' | 'gamepad') => {
    return viewOf(settings, session, false, session, { ...overlay, device });
  };
  expect(noticeFor('keys').notice).toContain('the nearest (wolf), press z.');
  expect(noticeFor('gamepad').notice).toContain('the nearest (wolf), press A.');
  const likely = noticeFor('keys').aims?.filter(({ isLikely }) => isLikely);
  expect(likely).toMatchObject([{ targets: [expect.any(Number)] }]);
});

test.each([
  [arenaCampaign, 'glyphs'],
  [rogueCampaign, rogueCampaign.look],
  [campaign, 'tiles'],
])('a replay has the look of its own campaign', (played, look) => {
  const watched = startSession(newGame(played, 'seed'));
  const demo = newGame(campaign, 'demo');
  const view = viewOf(settings, watched, true, { game: demo }, overlay);
  expect(view.look).toBe(look);
});

test('the view has the messages that the log of the game has lost, except in a replay', () => {
  const session = startSession(newGame(campaign, 'seed'));
  const { game } = session;
  const view = (isReplay: boolean) => viewOf(settings, session, isReplay, { game }, overlay);
  expect(view(false).earlier).toEqual([]);
  for (let turn = 0; turn < 10; turn++) {
    playCommand(session, { type: 'put', slot: 0 });
    playCommand(session, { type: 'pickup' });
  }
  const ids = [...(view(false).earlier ?? []), ...game.log].map(({ id }) => id);
  expect(ids[0]).toBe('wake');
  expect(ids).toHaveLength(21);
  expect(ids.slice(1, 5)).toEqual(['nothing', 'nothingHere', 'nothing', 'nothingHere']);
  expect(view(true).earlier).toBeUndefined();
  for (let turn = 0; turn < 40; turn++) {
    playCommand(session, { type: 'put', slot: 0 });
    playCommand(session, { type: 'pickup' });
  }
  expect(view(false).earlier).toHaveLength(40);
});
