import { expect, test } from 'vitest';
import buttonIcons from '../../assets/icons.json';
import { buttonsOf } from '../../src/controls/buttons.ts';
import { buttonPlaces, factsOf, keySets, plainControls } from '../../src/controls/controls.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, campaign, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');

function buttonNames(played: Campaign): (string | undefined)[] {
  const game = scene('#### #@.# ####', { campaign: played, depth: played.start.depth });
  return buttonsOf(game, 'vi', words).map((one) => one?.button);
}

test('the buttons of Simple have their controls, icons and keys in order', () => {
  const buttons = buttonsOf(scene('#### #@.# ####', { campaign }), 'vi', words);
  expect(buttons.map((one) => [one?.button, one?.icon, one?.key])).toEqual([
    ['here', 'footsteps', 'Space'],
    ['wait', 'hourglass', '.'],
    ['dig', 'war-pick', 'T'],
    ['bag', 'knapsack', 'X'],
    ['look', 'treasure-map', 'G'],
    ['language', 'world', 'V'],
    ['help', 'help', '?'],
    ['menu', 'cog', 'Esc'],
  ]);
});

test('a hero who searches instead of digging has Search in the place of Dig', () => {
  expect(buttonNames(rogueCampaign)[2]).toBe('search');
});

test('places without a control that the hero can use are empty', () => {
  expect(buttonNames(arenaCampaign)).toEqual([
    ...[undefined, 'wait', undefined, undefined],
    ...['look', 'language', 'help', 'menu'],
  ]);
});

test('each button has the key of its key set', () => {
  const game = scene('#### #@.# ####');
  const keys = keySets.map((set) => buttonsOf(game, set, words)[3]?.key);
  expect(keys).toEqual(['X', 'i']);
});

test('every control with an icon has a place, and the build draws its icon', () => {
  const withIcon = plainControls.filter((control) => factsOf(control).icon);
  expect(buttonPlaces.flat().sort()).toEqual(withIcon.sort());
  expect(withIcon.map((control) => factsOf(control).icon).sort()).toEqual(buttonIcons);
});
