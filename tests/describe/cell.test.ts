import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { describeCell } from '../../src/describe/cell.ts';
import { spoken } from '../../src/describe/description.ts';
import { kindById } from '../../src/game/campaign.ts';
import { cellOf } from '../../src/game/entity.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import type { Language } from '../../src/words/texts.ts';
import { arenaCampaign, campaign, monsterAt, place, rogueCampaign, scene } from '../world.ts';

function look(game: Game, x: number, y: number, language: Language = 'en') {
  return describeCell(game, { x, y }, wordsOf(language), namesOf(game.campaign, language));
}

/** Two rooms with a doorway at (4, 2), whose hero looks again after the test has moved it. */
function twoRooms(map: string, dark = false, played = rogueCampaign): Game {
  return scene(map, {
    campaign: played,
    rooms: [
      { x1: 1, y1: 1, x2: 3, y2: 3 },
      { x1: 5, y1: 1, x2: 7, y2: 3, dark },
    ],
  });
}

describe('a monster in view', () => {
  test('a monster in view has its HP, both attacks, the hits to kill and to die, and its mind', () => {
    const game = scene('#######\n#@.c..#\n#######');
    expect(look(game, 3, 1)).toEqual({
      heading: 'caracal',
      marks: ['HP 12/12', 'dangerous'],
      lines: [
        // 6² / 4 = 9 of 16 HP, and 4² / 6 = 3 of 12 HP.
        'It hits you for 9. 2 hits kill you.',
        'You hit it for 3. 4 hits kill it.',
        'Never sleeps; comes straight for the hero.',
      ],
      odds: 2,
      health: 1,
      danger: 'dangerous',
      look: kindById(game.campaign, 'caracal').look,
    });
  });

  test('a monster in view says with a chance and a range what dice may do, and that it is asleep', () => {
    const game = scene('#######\n#@.K..#\n#######', { campaign: rogueCampaign });
    const kobold = monsterAt(game, 3, 1);
    game.stores.Health.current[kobold] = 5;
    game.stores.Health.max[kobold] = 7;
    const { marks, lines, danger, health } = look(game, 3, 1);
    expect(health).toBeCloseTo(5 / 7);
    expect(marks).toEqual(['HP 5/7', 'asleep', 'dangerous']);
    expect(lines.slice(0, 2)).toEqual([
      // A kobold of level 1 hits armour class 10 with (1 + 10) / 20.
      'It hits you 55% of the time, for 1–4. 3 hits may kill you.',
      // Strength 16 adds 1 to 1d4.
      'You hit it 40% of the time, for 2–5. 1–3 hits kill it.',
    ]);
    expect(danger).toBe('dangerous');
  });

  test('a monster in view names its powers, and a monster without damage is harmless', () => {
    const game = scene('#######\n#@.E..#\n#######', { campaign: rogueCampaign });
    const { lines, danger } = look(game, 3, 1);
    expect(lines[0]).toBe('Its attack takes no HP.');
    expect(lines).toContain('A hit deals no damage, but paralyses for 2–3 turns.');
    expect(danger).toBe('harmless');
  });

  test('a monster in view whose next hit may kill is deadly', () => {
    const game = scene('#######\n#@.w..#\n#######');
    expect(look(game, 3, 1).danger).toBe('deadly');
    expect(look(game, 3, 1).lines[0]).toBe('It hits you for 16. Its next hit kills you!');
  });

  test('stairs under a monster in view are named, too', () => {
    const game = scene('#######\n#@.>..#\n#######');
    place(game, 'rat', 3, 1);
    fov(game);
    expect(look(game, 3, 1).lines).toContain('Also here: stairs down.');
  });
});

describe('secrets', () => {
  test('a disguised mimic is described as the thing that it looks like', () => {
    const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
    const mimic = place(game, 'mimic', 3, 1);
    const { kinds } = game.campaign;
    game.stores.Disguise.as[mimic] = kinds.indexOf(kindById(game.campaign, 'mace'));
    place(game, 'mace', 4, 1);
    fov(game);
    expect(look(game, 3, 1)).toEqual(look(game, 4, 1));
    expect(look(game, 3, 1).heading).toBe('mace');
  });

  test('an invisible monster and a hidden trap are not described', () => {
    const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
    place(game, 'invisible-stalker', 3, 1);
    const trap = place(game, 'bear-trap', 4, 1);
    fov(game);
    const plain = { heading: 'floor', marks: [], lines: [], danger: null };
    expect(look(game, 3, 1)).toEqual(plain);
    expect(look(game, 4, 1)).toEqual(plain);
    game.stores.Trap.found[trap] = 1;
    fov(game);
    expect(look(game, 4, 1)).toEqual({
      ...plain,
      heading: 'bear trap',
      lines: ['Holds the leg for 3 turns.'],
      look: kindById(game.campaign, 'bear-trap').look,
    });
  });

  test('a trap that shoots is described with its chance to hit the hero, and an unknown item with its kinds', () => {
    const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
    const trap = place(game, 'dart-trap', 3, 1);
    game.stores.Trap.found[trap] = 1;
    place(game, 'scroll-light', 4, 1);
    fov(game);
    expect(look(game, 3, 1).lines).toContain('It hits you 65% of the time, for 1–4.');
    game.stores.Experience.level[game.hero] = 4;
    expect(look(game, 3, 1).lines).toContain('It hits you 80% of the time, for 1–4.');
    expect(look(game, 4, 1).lines.join()).toMatch(
      /^You do not know its effect yet\. .* \d+ kinds\.$/,
    );
  });

  test('a secret door is described as a wall', () => {
    const game = twoRooms('#########\n#...#...#\n#.@.&...#\n#...#...#\n#########');
    expect(look(game, 4, 2)).toEqual(look(game, 4, 1));
    expect(look(game, 4, 2).heading).toBe('wall');
  });

  test('the number of items on a distant cell is not described', () => {
    const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
    const arrows = place(game, 'arrow', 3, 1);
    game.stores.Item.count[arrows] = 14;
    fov(game);
    expect(look(game, 3, 1).heading).toBe('arrow');
  });
});

test('an unexplored cell is only unexplored', () => {
  const game = twoRooms('#########\n#...#..K#\n#.@.+...#\n#...#...#\n#########');
  expect(look(game, 7, 1)).toMatchObject({ heading: 'unexplored', marks: [], danger: null });
  expect(look(game, -1, 0).heading).toBe('unexplored');
  expect(look(game, 99, 99).heading).toBe('unexplored');
});

describe('why a room is dark', () => {
  const doorway = '#########\n#...#...#\n#...@...#\n#...#...#\n#########';

  test('from a doorway of Simple only the neighbouring cells are visible', () => {
    const game = twoRooms(doorway, false, campaign);
    expect(look(game, 7, 2)).toMatchObject({
      heading: 'unexplored',
      lines: ['In a doorway you see only the cells next to you. Step into the room to see it.'],
    });
  });

  test('a dark room of Rogue shows only the neighbouring cells', () => {
    const map = '#########\n#...#...#\n#...#@..#\n#...#...#\n#########';
    const dark = 'This room is dark: you see only the cells next to you.';
    expect(look(twoRooms(map, true), 7, 2).lines).toEqual([dark]);
    expect(look(twoRooms(map, false), 7, 2).lines).toEqual([]);
  });

  test('a remembered cell is marked as memory', () => {
    const game = twoRooms(doorway, false, campaign);
    game.floor.memory.tiles[2 * 9 + 7] = 0;
    expect(look(game, 7, 2)).toMatchObject({
      heading: 'floor',
      lines: ['From memory: not in view now.', expect.stringContaining('In a doorway')],
    });
  });
});

test('a remembered monster has no numbers', () => {
  const game = twoRooms('#########\n#...#...#\n#.@.+.K.#\n#...#...#\n#########');
  const kobold = monsterAt(game, 6, 2);
  game.stores.AI.shown[kobold] = 1;
  expect(look(game, 6, 2)).toMatchObject({
    heading: 'kobold',
    marks: [],
    lines: ['You saw it here. It may have left.'],
    danger: null,
  });
});

test('the hero is described with its state and the items underfoot', () => {
  const game = scene('#######\n#@....#\n#######');
  const { x, y } = cellOf(game, game.hero);
  const potion = place(game, 'healing-potion', x, y);
  game.stores.Item.level[potion] = 2;
  game.stores.Health.current[game.hero] = 5;
  fov(game);
  expect(look(game, x, y)).toEqual({
    heading: 'you',
    marks: ['HP 5/16'],
    lines: ['Your health is low.', 'Also here: healing potion 20.'],
    danger: null,
  });
});

test('a poisoned hero is described as poisoned', () => {
  const game = scene('####\n#@.#\n####');
  addComponent(game.world, game.hero, game.stores.Poisoned);
  expect(look(game, 1, 1).marks).toEqual(['HP 16/16', 'Poisoned']);
});

test.each(languages)('in %s every cell of a scene has a spoken text', (language) => {
  for (const game of [
    scene('#######\n#@rbcw#\n#a>%<.#\n#######'),
    scene('#######\n#@KEFN#\n#,+_>.#\n#######', { campaign: rogueCampaign }),
    scene('#####\n#@e.#\n#####', { campaign: arenaCampaign }),
  ]) {
    const { width, height } = game.floor.grid;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const text = spoken(look(game, x, y, language), wordsOf(language));
        expect(text).toMatch(/\S[.!。！]$/u);
        expect(text).not.toMatch(/undefined|NaN|Infinity|\.\./);
      }
    }
  }
});

test('in Japanese no space follows a full stop', () => {
  const game = scene('#######\n#@.c..#\n#######');
  const text = spoken(look(game, 3, 1, 'ja'), wordsOf('ja'));
  expect(text).toContain('相手の攻撃：ダメージ 9。2 回受けると倒れる。あなたの攻撃');
  expect(text).not.toMatch(/[。！] /u);
});

test('in Japanese a wide space follows an exclamation mark', () => {
  const game = scene('#####\n#@w.#\n#####');
  game.stores.Health.current[game.hero] = 1;
  expect(spoken(look(game, 2, 1, 'ja'), wordsOf('ja'))).toMatch(/！　\S/u);
});

test('a thing that the hero senses has its name, and magic has none', () => {
  const game = scene('#######\n#@....#\n#######', { campaign: rogueCampaign });
  game.sensed = [
    { x: 3, y: 1, kind: '' },
    { x: 5, y: 1, kind: 'hobgoblin' },
  ];
  expect(look(game, 3, 1)).toMatchObject({
    heading: 'magic',
    lines: ['You sense it, but do not see it.'],
  });
  expect(look(game, 5, 1)).toMatchObject({ heading: 'hobgoblin' });
});
