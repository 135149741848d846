import { expect, test } from 'vitest';
import { buttonsOf } from '../../src/controls/buttons.ts';
import { buttonPlaces, plainControls } from '../../src/controls/control-table.ts';
import { controlFacts } from '../../src/controls/controls.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');

function buttonNames(played: Campaign, byTouch = false): string[] {
  const game = scene('#### #@.# ####', { campaign: played, depth: played.start.depth });
  return buttonsOf(game, keyTables[played.keys], words, byTouch).map(({ button }) => button);
}

test('the buttons of Simple have their controls, icons and keys in order', () => {
  const buttons = buttonsOf(
    scene('#### #@.# ####', { campaign }),
    keyTables.tutorial,
    words,
    false,
  );
  expect(buttons.map(({ button, icon, key }) => [button, icon, key])).toEqual([
    ['here', 'footsteps', 'Space'],
    ['explore', 'compass', 'o'],
    ['rest', 'campfire', 'R'],
    ['wait', 'hourglass', '.'],
    ['dig', 'war-pick', 't'],
    ['bag', 'knapsack', 'x'],
    ['help', 'help', '?'],
    ['menu', 'cog', 'Esc'],
  ]);
});

test('a hero who searches instead of digging has Search in the place of Dig', () => {
  expect(buttonNames(rogueCampaign)[4]).toBe('search');
});

test('on a touch screen, the place of the list of keys has Attack', () => {
  for (const played of [campaign, rogueCampaign, arenaCampaign]) {
    expect(buttonNames(played).at(-2)).toBe('help');
    expect(buttonNames(played, true).at(-2)).toBe('attack');
  }
});

test('on a touch screen, Again takes the place of a button that has nothing to do', () => {
  const game = scene('#### #@.# ####', { campaign });
  const first = (byTouch: boolean, again: boolean) =>
    buttonsOf(game, keyTables.tutorial, words, byTouch, again)[0];
  expect(first(true, true)).toMatchObject({ button: 'again', icon: 'clockwise-rotation' });
  expect(first(true, false).button).toBe('here');
  // A keyboard has a key for it.
  expect(first(false, true).button).toBe('here');
});

test('controls that the hero cannot use have no button', () => {
  expect(buttonNames(arenaCampaign)).toEqual(['explore', 'rest', 'wait', 'help', 'menu']);
});

test('each button has the key of its key table', () => {
  const game = scene('#### #@.# ####');
  const bag = Object.values(keyTables).map((keys) => buttonsOf(game, keys, words, false)[5]?.key);
  expect(bag).toEqual(['x', 'i', 'i']);
});

test('every control with an icon has a place', () => {
  const withIcon = plainControls.filter((control) => controlFacts(control).icon);
  expect(buttonPlaces.flat().sort()).toEqual(withIcon.sort());
});
