import { describe, expect, test } from 'vitest';
import { isSeen, monstersInSight } from '../../../src/game/actors/actors.ts';
import { unmask } from '../../../src/game/actors/disguise.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { packDice } from '../../../src/game/dice.ts';
import { has } from '../../../src/game/entity.ts';
import { placeActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { spawnMonster } from '../../../src/game/spawn.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { messageIds, rogueCampaign, scene } from '../../world.ts';
import { befall } from '../effects/befall.ts';
import { always, attack, meet, pack, round, wait } from './meet.ts';

describe('a mimic', () => {
  function disguised(seed = 'scene') {
    const game = scene('####### #.....# #.@...# #.....# #######', {
      campaign: rogueCampaign,
      seed,
    });
    const mimic = spawnMonster(game, kindById(rogueCampaign, 'mimic'), 1);
    placeActor(game, mimic, game.floor, 3, 2);
    game.stores.Health.max[game.hero] = 9000;
    game.stores.Health.current[game.hero] = 9000;
    fov(game);
    return { game, hero: game.hero, mimic };
  }

  test('a mimic that fights out of sight is unmasked without a message', () => {
    const { game, mimic } = disguised();
    game.floor.fieldOfView.visible.fill(0);
    unmask(game, mimic);
    expect(messageIds(game)).toEqual([]);
    expect(has(game, mimic, 'Disguise')).toBe(false);
  });

  test('the hero recognises a strike that unmasks a mimic only in view', () => {
    for (const inView of [true, false]) {
      const { game, mimic } = disguised();
      if (!inView) game.floor.fieldOfView.visible.fill(0);
      const values = { dice: packDice('1d1') ?? 0, hit: 0, damage: 0, critical: 0 };
      expect(befall(game, mimic, 'strike', values)).toBe(inView);
      expect(messageIds(game)).toEqual(inView ? ['unmasked'] : []);
      expect(has(game, mimic, 'Disguise')).toBe(false);
    }
  });

  test('a mimic looks like an item or stairs', () => {
    const looks = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const { game, mimic } = disguised(`look ${n}`);
      expect(monstersInSight(game)).toEqual([]);
      expect(isSeen(game, mimic)).toBe(false);
      const cell = 2 * 7 + 3;
      const item = game.floor.memory.things[cell];
      if (item) looks.add(rogueCampaign.kinds[item].look.glyph);
      else if (game.floor.memory.tiles[cell] === 3) looks.add('stairs');
      else looks.add('bare');
    }
    // Mimics of Rogue never look like food.
    expect([...looks].sort()).toEqual(['!', ')', '*', '/', '=', '?', ']', 'stairs']);
  });

  test('the first touch unmasks a mimic, which fights from then on', () => {
    const { game, hero, mimic } = disguised();
    const { Health, Fighter, Identity } = game.stores;
    Fighter.armour[mimic] = 20;
    const before = Health.current[mimic];
    attack(game);
    expect(messageIds(game)[0]).toBe('unmasked');
    expect(Health.current[mimic]).toBe(before);
    expect(monstersInSight(game)).toEqual([mimic]);
    const seq = Identity.seq[mimic];
    expect(game.events.some((event) => 'attacker' in event && event.attacker === seq)).toBe(true);
    Health.current[mimic] = 50;
    attack(game);
    expect(messageIds(game)[0]).toBe('hit');
    expect(Health.current[mimic]).toBeLessThan(50);
    expect(hero).toBe(game.hero);
  });

  test('a thrown item unmasks a mimic and attacks it at once', () => {
    const { game, mimic } = disguised();
    const { Health, Fighter } = game.stores;
    Fighter.armour[mimic] = 20;
    pack(game, 'dagger');
    const before = Health.current[mimic];
    takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
    expect(messageIds(game).slice(0, 2)).toEqual(['unmasked', 'hit']);
    expect(Health.current[mimic]).toBeLessThan(before);
  });

  test('a mimic is unmasked when it attacks', () => {
    const { game, hero, mimic } = disguised();
    always(game, hero, true);
    round(game, mimic);
    expect(messageIds(game)).toEqual(['unmasked', 'hurt']);
    fov(game);
    expect(monstersInSight(game)).toEqual([mimic]);
  });

  test('a disguised mimic does not attack an adjacent hero', () => {
    const { game, hero } = disguised();
    for (let n = 0; n < 50; n++) wait(game);
    expect(game.stores.Health.current[hero]).toBe(9000);
  });
});

describe('an invisible stalker', () => {
  test('an invisible stalker is never seen, and its attacks do not name it', () => {
    const { game, hero, monster } = meet('I');
    always(game, hero, true);
    for (let n = 0; n < 20; n++) {
      wait(game);
      expect(monstersInSight(game)).toEqual([]);
      expect(isSeen(game, monster)).toBe(false);
    }
    const named = game.log.filter(({ id }) => id === 'hurt').map(({ params }) => params);
    expect(named.length).toBeGreaterThan(0);
    for (const params of named) expect(params).toMatchObject({ monster: '' });
  });
});
