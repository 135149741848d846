import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { describeMonster } from '../../src/describe/monster.ts';
import { listMonsters, threatsOf } from '../../src/describe/threats.ts';
import { monstersInSight } from '../../src/game/actors/actors.ts';
import { crowdGame } from '../../src/lab/crowds/crowd.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import type { Language } from '../../src/words/texts.ts';
import { simple } from '../sources.ts';
import { arenaCampaign, monsterAt, rogueCampaign, scene } from '../world.ts';

function listed(game: ReturnType<typeof scene>, language: Language = 'en'): string[] {
  const names = namesOf(game.campaign, language);
  return listMonsters(game, monstersInSight(game), wordsOf(language), names);
}

test('the monsters in view are listed nearest first, equally near ones in turn order', () => {
  const game = scene('###########\n#r..w@..rb#\n###########');
  expect(listed(game)).toEqual([
    'wolf: 1 left (may kill you with the next hit)',
    'rat: 3 right, peaceful',
    'rat: 4 left, peaceful',
    'bat: 4 right, peaceful',
  ]);
});

test('twelve monsters are all listed', () => {
  const game = scene('###############\n#@rrrrrrrrrrrr#\n###############');
  expect(listed(game)).toHaveLength(12);
  expect(listed(game).at(-1)).toBe('rat: 12 right, peaceful');
});

test.each([
  ['en', 'and 2 more'],
  ['ja', 'ほか 2 体'],
  ['ru', 'и ещё 2'],
] as const)('in %s more than twelve monsters are only counted', (language, more) => {
  const game = scene('#################\n#@rrrrrrrrrrrrrr#\n#################');
  expect(listed(game, language)).toHaveLength(13);
  expect(listed(game, language).at(-1)).toBe(more);
});

test('the list for a crowd is short and contains the nearest monsters', () => {
  const crowd = { monsters: 5000, width: 200, height: 200, seed: 'heard', awake: true };
  const game = crowdGame(arenaCampaign, crowd);
  const seen = monstersInSight(game);
  const lines = listed(game);
  expect(seen.length).toBeGreaterThan(100);
  expect(lines.join().length).toBeLessThan(500);
  expect(lines.at(-1)).toBe(`and ${seen.length - 12} more`);
  const { Position } = game.stores;
  const fars = seen
    .map((one) =>
      Math.hypot(Position.x[one] - Position.x[game.hero], Position.y[one] - Position.y[game.hero]),
    )
    .sort((a, b) => a - b);
  const heard = lines.slice(0, -1).map((line) => {
    const cells = [...line.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    return Math.hypot(...cells);
  });
  expect(heard).toEqual(fars.slice(0, 12));
});

test('threats have their place, health, calm and danger, nearest first, at most the given number', () => {
  const game = scene('###########\n#r..@.c..w#\n###########');
  const seen = monstersInSight(game);
  const { stores } = game;
  const kinds = game.campaign.kinds.map(({ id }) => id);
  const list = threatsOf(game, seen, 2).map(({ monster, ...threat }) => ({
    kind: kinds[stores.Identity.kind[monster]],
    ...threat,
  }));
  expect(list).toEqual([
    {
      kind: 'caracal',
      dx: 2,
      dy: 0,
      health: 12,
      maxHealth: 12,
      calm: null,
      danger: 'dangerous',
      count: 1,
      others: [],
    },
    {
      kind: 'rat',
      dx: -3,
      dy: 0,
      health: 6,
      maxHealth: 6,
      calm: 'peaceful',
      danger: 'normal',
      count: 1,
      others: [],
    },
  ]);
  expect(threatsOf(game, seen, 3)[2]).toMatchObject({ dx: 5, danger: 'deadly' });
  expect(threatsOf(game, seen, 0)).toEqual([]);
});

test('two caracals that can kill only together are both deadly as soon as both stand beside the hero', () => {
  const apart = scene('########\n#c@.c..#\n########');
  expect(threatsOf(apart, monstersInSight(apart), 9).map(({ danger }) => danger)).toEqual([
    'dangerous',
    'dangerous',
  ]);
  // 9 HP each of 16.
  const beside = scene('########\n#c@c...#\n########');
  expect(threatsOf(beside, monstersInSight(beside), 9).map(({ danger }) => danger)).toEqual([
    'deadly',
    'deadly',
  ]);
});

test('the states of a monster are in the list and in its description, also that it is cancelled', () => {
  const game = scene('#######\n#@.A..#\n#######', { campaign: rogueCampaign });
  const ant = monsterAt(game, 3, 1);
  const { AI, Condition } = game.stores;
  const about = () => {
    const names = namesOf(rogueCampaign, 'en');
    return describeMonster(game, ant, wordsOf('en'), names, [ant]);
  };
  AI.awake[ant] = 1;
  const before = about();
  expect(listed(game)).toEqual(['giant ant: 2 right']);
  Condition.confused[ant] = 5;
  Condition.slowed[ant] = 9;
  Condition.cancelled[ant] = 1;
  expect(listed(game)).toEqual(['giant ant: 2 right, confused, slow, without special powers']);
  const after = about();
  expect(after.marks.slice(1, 4)).toEqual(['confused', 'slow', 'without special powers']);
  // It has lost its venom.
  expect(before.lines.filter((line) => !after.lines.includes(line))).toHaveLength(1);
  Condition.spellbound[ant] = 1;
  expect(about().marks.slice(1, 3)).toEqual(['held', 'confused']);
});

test('only a sleeping monster is described as one', () => {
  const game = scene('#######\n#@.A..#\n#######', { campaign: rogueCampaign });
  const ant = monsterAt(game, 3, 1);
  const about = () => {
    const names = namesOf(rogueCampaign, 'en');
    return describeMonster(game, ant, wordsOf('en'), names, [ant]).lines.join(' ');
  };
  expect(about()).toMatch(/Sleeps until .* chance to wake/);
  game.stores.AI.awake[ant] = 1;
  expect(about()).toContain('Chases the hero.');
  expect(about()).not.toMatch(/sleep|wake/i);
});

describe('the damage of a monster with an effect after each hit', () => {
  /** The sentence about the attack of a rat with this effect. */
  const attackOf = (effect: object, hp = 40) => {
    const patch = { patch: 'rat', OnHit: { effects: [effect] } };
    const campaign = loadCampaign(simple, { 'burning.json': JSON.stringify(patch) });
    const game = scene('#####\n#@r.#\n#####', { campaign });
    const rat = monsterAt(game, 2, 1);
    game.stores.Health.current[game.hero] = hp;
    return describeMonster(game, rat, wordsOf('en'), namesOf(campaign, 'en'), [rat]).lines[0];
  };
  /** The hits of a rat of the campaign always take 4 HP. */
  const burns = { effect: 'damage', dice: '3d6' };

  test('an effect that always acts adds its least and its most damage', () => {
    expect(attackOf(burns)).toContain('It hits you for 7–22.');
    expect(attackOf(burns)).toContain('2 hits may kill you.');
    expect(attackOf(burns, 8)).toContain('Its next hit may kill you!');
    expect(attackOf(burns, 7)).toContain('Its next hit kills you!');
  });

  test.each([{ chance: 50 }, { resist: 'magic' }])(
    'an effect that can fail (%j) adds nothing to the least damage',
    (condition) => {
      expect(attackOf({ ...burns, ...condition })).toContain('It hits you for 4–22.');
    },
  );
});
