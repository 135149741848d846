import { describe, expect, test } from 'vitest';
import { perilOf } from '../../src/describe/danger.ts';
import { conditionTexts, statusOf, warningOf } from '../../src/describe/hero.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arenaCampaign, place, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');
const peril = (game: Game) => perilOf(game);

describe('the peril of the hero', () => {
  test.each([
    [16, 'none'],
    [6, 'none'],
    [5, 'low'],
    [1, 'low'],
  ] as const)('with %i of 16 HP and no monster in view is %s', (hp, expected) => {
    const game = scene('####\n#@.#\n####');
    game.stores.Health.current[game.hero] = hp;
    expect(peril(game)).toBe(expected);
  });

  test('the peril of the hero is deadly while a monster beside it can kill with its next hit', () => {
    const game = scene('#####\n#@w.#\n#####');
    expect(peril(game)).toBe('deadly');
    game.stores.Health.current[game.hero] = 17;
    expect(peril(game)).toBe('none');
    const far = scene('#####\n#@.w#\n#####');
    expect(peril(far)).toBe('none');
  });

  test('the peril of the hero does not reveal an invisible monster', () => {
    const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
    const stalker = place(game, 'invisible-stalker', 2, 1);
    game.stores.AI.awake[stalker] = 1;
    expect(peril(game)).toBe('none');
  });

  test('the peril of the hero is none after the end of the game', () => {
    const game = scene('#####\n#@w.#\n#####');
    game.ending = { won: false, by: 'hunger' };
    expect(peril(game)).toBe('none');
  });

  test('the peril of the hero has a sentence unless it is none', () => {
    expect(warningOf('none', words)).toBe('');
    expect(warningOf('low', words)).toBe('Your health is low.');
    expect(warningOf('deadly', words)).toBe('The next hit may kill you!');
  });
});

describe('hunger in a word', () => {
  test.each([
    [100, []],
    [26, []],
    [25, ['Hungry']],
    [1, ['Hungry']],
    [0, ['Starving']],
  ])('a hero that starves with %i of 100 energy is %s', (energy, expected) => {
    const game = scene('####\n#@.#\n####');
    game.stores.Hunger.energy[game.hero] = energy;
    expect(conditionTexts(game, words)).toEqual(expected);
  });

  test.each([
    [300, []],
    [299, ['Hungry']],
    [149, ['Weak']],
  ])('a hero that faints with %i energy is %s', (energy, expected) => {
    const game = scene('####\n#@.#\n####', { campaign: rogueCampaign });
    game.stores.Hunger.energy[game.hero] = energy;
    expect(conditionTexts(game, words)).toEqual(expected);
  });

  test('a hero without hunger is never hungry', () => {
    expect(conditionTexts(scene('###\n#@#\n###', { campaign: arenaCampaign }), words)).toEqual([]);
  });
});

test('the status has the values that the hero has, with hunger and conditions last', () => {
  const game = scene('####\n#@.#\n####');
  const { Hunger, Condition } = game.stores;
  Hunger.energy[game.hero] = 20;
  Condition.confused[game.hero] = 3;
  expect(statusOf(game, words)).toEqual([
    ...['Depth 1', 'HP 16/16', 'ENG 20/100', 'Lv 1', 'Turn 0', 'Score 0'],
    'Hungry',
    'Confused',
  ]);
});

test.each([
  ['blind', 'Blind'],
  ['glowing', 'Glowing'],
  ['seeing', 'Sees invisible'],
] as const)('the status names the condition %s', (condition, name) => {
  const game = scene('####\n#@.#\n####');
  expect(statusOf(game, words)).not.toContain(name);
  game.stores.Condition[condition][game.hero] = 1;
  expect(statusOf(game, words)).toContain(name);
});
