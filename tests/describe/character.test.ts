import { expect, test } from 'vitest';
import { describeCharacter } from '../../src/describe/character.ts';
import { itemChange } from '../../src/describe/item.ts';
import { gainExperience, loseLevel } from '../../src/game/actors/levels.ts';
import { hands } from '../../src/game/commands.ts';
import { has } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { wearRing } from '../../src/game/items/rings.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { give, rogueCampaign, scene } from '../world.ts';

const words = wordsOf('en');
const { ui } = words;

/** The rows of the sheet as texts, by heading. */
function sheetOf(game: Game, kills: readonly [string, number][] = [], since = 0) {
  const killed = { since, kills: new Map(kills) };
  const sections = describeCharacter(game, killed, words, namesOf(game.campaign, 'en'));
  return Object.fromEntries(
    sections.map(({ heading, rows, note }) => [
      heading,
      [
        ...rows.map(({ label, value, about }) => [label, value, about].filter(Boolean).join(': ')),
        ...(note ? [note] : []),
      ],
    ]),
  );
}

test('the state has health, food with the turns that it lasts, and the way to the next level', () => {
  const game = scene('#####\n#@..#\n#####');
  game.stores.Health.current[game.hero] = 12;
  game.stores.Hunger.energy[game.hero] = 30;
  expect(sheetOf(game)[ui.sheet.state]).toEqual([
    'HP: 12/16: Health. At 0 you die.',
    'ENG: 30/100: Lasts about 300 turns.',
    'Lv: 1',
    'EXP: 0/4: 4 more for level 2.',
  ]);
  const before = game.stores.Hunger.energy[game.hero];
  for (let turn = 0; turn < 300; turn++) takeTurn(game, { type: 'wait' });
  expect([before, game.stores.Hunger.energy[game.hero]]).toEqual([30, 0]);
  expect(sheetOf(game)[ui.sheet.state]).toContain('ENG: 0/100: Eat now!');
});

test('under Rogue’s growth the way to the next level ends at level 20, but not at a level that was lost', () => {
  const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
  const experience = () =>
    sheetOf(game)[ui.sheet.state].find((row) => row.startsWith(ui.experience));
  gainExperience(game, game.hero, 3_000_000);
  expect(game.stores.Experience.level[game.hero]).toBe(20);
  expect(experience()).toMatch(/^EXP: 3000000\/\d+$/);
  loseLevel(game, game.hero);
  expect(experience()).toContain('0 more for level 20.');
});

test('fighting has attack and defence with the gear, and the odds against monsters in view', () => {
  const game = scene('#####\n#@.c#\n#####');
  give(game, 'short-sword');
  takeTurn(game, { type: 'equip', slot: 0 });
  const sheet = sheetOf(game);
  expect(sheet[ui.sheet.fight]).toEqual([
    'ATK: 6: The strength of your attacks.',
    'DEF: 4: The higher, the less damage you take.',
    'Weapon: short sword (ATK +2)',
    'Armour: none',
  ]);
  expect(sheet[ui.sheet.inView]).toHaveLength(1);
  expect(sheet[ui.sheet.inView][0]).toMatch(/^caracal: HP 12\/12.*You hit it for .* It hits you/);
});

test('conditions are listed with their meaning, and a hero of Rogue has strength and AC', () => {
  const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
  game.stores.Condition.confused[game.hero] = 3;
  game.stores.Hunger.energy[game.hero] = 100;
  const sheet = sheetOf(game);
  expect(sheet[ui.sheet.conditions]).toEqual([
    'Weak: Eat soon, or you will faint.',
    'Confused: You often move in a random direction.',
  ]);
  expect(sheet[ui.sheet.state]).toContain('ENG: 100/2000: Lasts about 100 turns.');
  expect(sheet[ui.sheet.state].join()).toContain('Str: 16');
  expect(sheet[ui.sheet.fight][0]).toMatch(/^AC: /);
});

/** Expects that the energy of the hero lasts for about this number of turns. */
function expectEnergyLasts(game: Game, turns: number): void {
  const { Hunger } = game.stores;
  const start = game.turn;
  while (Hunger.energy[game.hero] > 0) takeTurn(game, { type: 'wait' });
  expect((game.turn - start) / turns).toBeGreaterThan(0.85);
  expect((game.turn - start) / turns).toBeLessThan(1.15);
}

test('food lasts as long as the rings and the prize of the hero let it', () => {
  const lasting = (...rings: string[]) => {
    const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
    give(game, ...rings);
    const worn = bagOf(game, game.hero).filter((item) => has(game, item, 'Ring'));
    worn.forEach((ring, n) => {
      wearRing(game, game.hero, ring, hands[n]);
    });
    game.stores.Hunger.energy[game.hero] = 600;
    return game;
  };
  const energyOf = (game: Game) => sheetOf(game)[ui.sheet.state][1];
  const game = lasting('ring-regeneration');
  expect(energyOf(game)).toBe('ENG: 600/2000: Lasts about 200 turns.');
  const isHungry = () => game.stores.Hunger.energy[game.hero] > 0;
  const before = game.turn;
  while (isHungry() && game.turn < 999) takeTurn(game, { type: 'wait' });
  expect(game.turn - before).toBe(200);
  expect(energyOf(game)).toContain('Eat now!');
  expect(energyOf(lasting('ring-slow-digestion'))).toContain('Lasts about 1200 turns.');
  // Of two rings, both save the energy of the turn in one turn of four, but it can be saved only once.
  const saving = lasting('ring-slow-digestion', 'ring-slow-digestion');
  expect(energyOf(saving)).toContain('Lasts about 2400 turns.');
  expectEnergyLasts(saving, 2400);
  const searching = lasting('ring-slow-digestion', 'ring-searching');
  searching.prizeHeld = true;
  expect(energyOf(searching)).toContain('Lasts about 3637 turns.');
  expectEnergyLasts(searching, 3637);
  const winner = lasting();
  winner.prizeHeld = true;
  expect(energyOf(winner)).toBe('ENG: 600/2000');
});

test('kills are listed by number, and a continued game says since when they are counted', () => {
  const game = scene('#####\n#@..#\n#####');
  const kills = [
    ['bat', 1],
    ['rat', 3],
  ] as const;
  expect(sheetOf(game, [...kills] as [string, number][], 40)[ui.sheet.kills]).toEqual([
    'rat: 3',
    'bat: 1',
    'Counted since turn 40, when you continued this game.',
  ]);
  expect(sheetOf(game)[ui.sheet.kills]).toEqual(['none']);
});

test('an item is compared with the worn one of its type only', () => {
  const game = scene('#####\n#@..#\n#####');
  give(game, 'dagger', 'rapier', 'leather-armour');
  const [dagger, rapier, armour] = bagOf(game, game.hero);
  expect(itemChange(game, rapier, words)).toBe('ATK +3');
  takeTurn(game, { type: 'equip', slot: 0 });
  expect(itemChange(game, rapier, words)).toBe('ATK +1 → +3');
  expect(itemChange(game, dagger, words)).toBe('ATK +1');
  expect(itemChange(game, armour, words)).toBe('DEF +1');
});
