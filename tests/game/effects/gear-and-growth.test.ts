import { describe, expect, test } from 'vitest';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { gainExperience, loseLevel, thresholdOf } from '../../../src/game/actors/levels.ts';
import { strengthened } from '../../../src/game/actors/strength.ts';
import { levelOf } from '../../../src/game/combat/fighters.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { expectShare } from '../../expect-share.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { campaign, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { befall } from './befall.ts';

const rogueScene = (seed = 'scene') =>
  scene('######## #.@..H.# #......# ########', { campaign: rogueCampaign, seed });
const simpleScene = () => scene('######## #.@..w.# #......# ########');

/** A hero of Rogue with a cursed mace in hand, cursed armour on, and a cursed dagger in the bag. */
function equipped() {
  const game = rogueScene();
  const { Gear, Item } = game.stores;
  for (const kind of ['mace', 'ring-mail', 'dagger']) {
    place(game, kind, 2, 1);
    takeTurn(game, { type: 'pickup' });
  }
  const [mace, dagger, mail] = bagOf(game, game.hero);
  for (const item of [mace, mail, dagger]) Item.cursed[item] = 1;
  Gear.weapon[game.hero] = mace;
  Gear.armour[game.hero] = mail;
  return { game, hero: game.hero, mace, mail, dagger };
}

const armour = { gear: 0 };
const weapon = { gear: 1 };

describe('enchanting', () => {
  test('armour improves the worn armour by one and lifts its curse', () => {
    const { game, hero, mail } = equipped();
    const { Armour, Item } = game.stores;
    const before = Armour.defence[mail];
    befall(game, hero, 'enchant', armour);
    expect(Armour.defence[mail]).toBe(before + 1);
    expect(Item.cursed[mail]).toBe(0);
    expect(messageIds(game)).toEqual(['gearGlows']);
  });

  test('a weapon gives a bonus to hit in 49%, else to damage', () => {
    const { game, hero, mace } = equipped();
    const { Weapon, Item } = game.stores;
    const next = randomNumbers(1);
    let hit = 0;
    for (let n = 0; n < 2000; n++) {
      Weapon.hit[mace] = 0;
      Weapon.damage[mace] = 0;
      befall(game, hero, 'enchant', weapon, (size) => Math.floor(next() * size));
      expect(Weapon.hit[mace] + Weapon.damage[mace]).toBe(1);
      hit += Weapon.hit[mace];
    }
    expectShare(hit, 2000, 0.49);
    expect(Item.cursed[mace]).toBe(0);
  });

  test.each([
    ['armour', armour, 'strangeFeeling'],
    ['a weapon', weapon, 'loss'],
  ])('%s changes nothing for a hero without it', (_, values, message) => {
    const game = rogueScene();
    befall(game, game.hero, 'enchant', values);
    expect(messageIds(game)).toEqual([message]);
  });

  test('a monster without gear is not changed, and there is no message', () => {
    const game = rogueScene();
    expect(befall(game, monsterAt(game, 5, 1), 'enchant', weapon)).toBe(false);
    expect(messageIds(game)).toEqual([]);
  });
});

test('removing curses frees worn and wielded items, not items that are only carried', () => {
  const { game, hero, mace, mail, dagger } = equipped();
  befall(game, hero, 'removeCurse');
  expect(messageIds(game)).toEqual(['cursesLift']);
  expect([mace, mail, dagger].map((item) => game.stores.Item.cursed[item])).toEqual([0, 0, 1]);
});

describe('strength', () => {
  test.each([
    [3, 4, 4],
    [17, 18, 18],
    [18, 19, 68],
    [19, 69, 92],
    [68, 69, 92],
    [69, 94, 107],
    [93, 94, 107],
    [94, 109, 109],
    [108, 109, 109],
    [109, 110, 110],
    [117, 118, 118],
    [118, 118, 118],
  ])('a point added to %i gives %i to %i', (before, least, most) => {
    expect(strengthened(before, () => 0)).toBe(least);
    expect(strengthened(before, (n) => n - 1)).toBe(most);
  });

  test('gained strength also raises the best strength, and restoring brings back lost points', () => {
    const game = rogueScene();
    const { Strength } = game.stores;
    befall(game, game.hero, 'strengthen', { points: 1 });
    expect(messageIds(game)).toEqual(['getsStronger']);
    expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([17, 17]);
    befall(game, game.hero, 'weaken', { loss: 3, spread: 1 });
    befall(game, game.hero, 'strengthen', { points: 1 });
    expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([15, 17]);
    befall(game, game.hero, 'restoreStrength');
    expect(messageIds(game)).toEqual(['strengthBack']);
    expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([17, 17]);
  });

  test('a hero and a monster of Simple gain and regain attack', () => {
    const game = simpleScene();
    const { Stats } = game.stores;
    for (const actor of [game.hero, monsterAt(game, 5, 1)]) {
      const before = Stats.attack[actor];
      expect(befall(game, actor, 'strengthen', { points: 2 })).toBe(true);
      expect(Stats.attack[actor]).toBe(before + 2);
      befall(game, actor, 'weaken', { loss: 4, spread: 1 });
      expect(befall(game, actor, 'restoreStrength')).toBe(true);
      expect(Stats.attack[actor]).toBe(before);
    }
  });

  test('a loss is only reported for an actor that has something to lose', () => {
    const rogueGame = rogueScene();
    const monster = monsterAt(rogueGame, 5, 1);
    befall(rogueGame, monster, 'weaken', { loss: 1, spread: 1 });
    expect(messageIds(rogueGame)).toEqual([]);
    rogueGame.stores.Strength.now[rogueGame.hero] = 3;
    befall(rogueGame, rogueGame.hero, 'weaken', { loss: 1, spread: 1 });
    expect(messageIds(rogueGame)).toEqual(['staysStrong']);
    const game = simpleScene();
    const wolf = monsterAt(game, 5, 1);
    befall(game, wolf, 'weaken', { loss: 1, spread: 1 });
    expect(messageIds(game)).toEqual(['looksWeaker']);
    game.stores.Stats.attack[wolf] = 1;
    befall(game, wolf, 'weaken', { loss: 1, spread: 1 });
    expect(messageIds(game)).toEqual([]);
  });

  test('a monster of Rogue has no strength to gain', () => {
    const game = rogueScene();
    expect(befall(game, monsterAt(game, 5, 1), 'strengthen', { points: 1 })).toBe(false);
    expect(messageIds(game)).toEqual([]);
  });
});

describe('raising the level', () => {
  test.each([
    [1, 0, 2, 11],
    [2, 15, 3, 21],
    [13, 30000, 14, 40921],
  ])('from %i with %i points leads to %i with %i points', (level, points, reached, left) => {
    const game = rogueScene();
    const { Experience } = game.stores;
    Experience.level[game.hero] = level;
    Experience.points[game.hero] = points;
    Experience.next[game.hero] = thresholdOf(level + 1);
    expect(befall(game, game.hero, 'raiseLevel')).toBe(true);
    expect(Experience.level[game.hero]).toBe(reached);
    expect(Experience.points[game.hero]).toBe(left);
    expect(messageIds(game)).toContain('levelUp');
  });

  test('brings back a level that a drain has taken', () => {
    const game = rogueScene();
    const { Experience } = game.stores;
    gainExperience(game, game.hero, 100);
    expect(Experience.level[game.hero]).toBe(5);
    loseLevel(game, game.hero);
    expect(Experience.level[game.hero]).toBe(4);
    befall(game, game.hero, 'raiseLevel');
    expect([Experience.level[game.hero], Experience.points[game.hero]]).toEqual([5, 81]);
    expect(messageIds(game)).toEqual(['levelUp']);
  });

  test('at the highest level changes nothing', () => {
    const game = rogueScene();
    const { Experience } = game.stores;
    Experience.level[game.hero] = 20;
    Experience.points[game.hero] = 2621440;
    expect(befall(game, game.hero, 'raiseLevel')).toBe(true);
    expect([Experience.level[game.hero], Experience.points[game.hero]]).toEqual([20, 2621440]);
    expect(messageIds(game)).toEqual(['strangeFeeling']);
  });

  test('raising the level raises a hero of Simple, too', () => {
    const game = simpleScene();
    befall(game, game.hero, 'raiseLevel');
    expect(game.stores.Experience.level[game.hero]).toBe(2);
  });

  test('raising the level never lowers the health and attack of a hero of Simple, however often it is raised', () => {
    const game = scene('#### #@.# ####');
    const { Health, Stats } = game.stores;
    const before = { max: 0, attack: 0, defence: 0 };
    for (let n = 0; n < 300; n++) {
      befall(game, game.hero, 'raiseLevel');
      const now = {
        max: Health.max[game.hero],
        attack: Stats.attack[game.hero],
        defence: Stats.defence[game.hero],
      };
      expect(now.max).toBeGreaterThanOrEqual(before.max);
      expect(now.attack).toBeGreaterThanOrEqual(before.attack);
      expect(now.defence).toBeGreaterThanOrEqual(before.defence);
      Object.assign(before, now);
    }
    expect(before).toEqual({ max: 65535, attack: 65535, defence: 65535 });
  });

  test('raising the level makes a monster stronger, by level or by attack', () => {
    const rogue = rogueScene();
    const goblin = monsterAt(rogue, 5, 1);
    const hp = rogue.stores.Health.max[goblin];
    expect(befall(rogue, goblin, 'raiseLevel')).toBe(true);
    expect(levelOf(rogue, goblin)).toBe(2);
    expect(rogue.stores.Health.max[goblin]).toBe(hp + 1);
    const simple = simpleScene();
    const wolf = monsterAt(simple, 5, 1);
    const attack = simple.stores.Stats.attack[wolf];
    befall(simple, wolf, 'raiseLevel');
    expect(simple.stores.Stats.attack[wolf]).toBe(attack + 1);
    expect(messageIds(simple)).toEqual(['looksStronger']);
  });
});

describe('creating a monster', () => {
  test('creating a monster puts an idle one of this depth, without items, on a free cell beside the hero', () => {
    const next = randomNumbers(7);
    const rnd = (size: number) => Math.floor(next() * size);
    for (let n = 0; n < 60; n++) {
      const game = rogueScene(`create ${n}`);
      const before = monstersHere(game);
      expect(befall(game, game.hero, 'createMonster', { kind: 0 }, rnd)).toBe(true);
      expect(messageIds(game)).toEqual(['appears']);
      const [made] = monstersHere(game).filter((one) => !before.includes(one));
      const { Position, AI } = game.stores;
      expect(Math.max(Math.abs(Position.x[made] - 2), Math.abs(Position.y[made] - 1))).toBe(1);
      expect(AI.awake[made]).toBe(0);
      expect(bagOf(game, made)).toEqual([]);
    }
  });

  test('without a free cell creates nothing', () => {
    const game = scene('### #@# ###', { campaign: rogueCampaign });
    expect(befall(game, game.hero, 'createMonster', { kind: 0 })).toBe(false);
    expect(monstersHere(game)).toEqual([]);
  });

  test('creating a monster can name the kind', () => {
    const game = simpleScene();
    const kind = campaign.kinds.findIndex(({ id }) => id === 'bat');
    befall(game, game.hero, 'createMonster', { kind });
    const { Identity } = game.stores;
    expect(monstersHere(game).map((one) => Identity.kind[one])).toContain(kind);
  });
});

test('an impression is only a message', () => {
  const game = rogueScene();
  expect(befall(game, game.hero, 'feel', { impression: 2 })).toBe(false);
  expect(messageIds(game)).toEqual(['laughter']);
  expect(befall(game, monsterAt(game, 5, 1), 'feel', { impression: 2 })).toBe(false);
  expect(messageIds(game)).toEqual([]);
});
