import { addComponent, removeComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { monstersHere, monstersInSight } from '../../../src/game/actors/actors.ts';
import { armourClassOf } from '../../../src/game/combat/armour-class.ts';
import { diceOf } from '../../../src/game/combat/hit-and-damage.ts';
import { kindOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { worthOf } from '../../../src/game/items/sale.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue } from '../../sources.ts';
import { give, messageIds, place, rogueCampaign, scene } from '../../world.ts';

const room = '#######\n#@....#\n#.....#\n#######';

/** A hero of Rogue in a drawn room, with these rings in the bag, each with this bonus. */
function withRings(bonus: number, ...rings: string[]): Game {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, ...rings.map((ring) => `ring-${ring}`));
  for (const item of bagOf(game, game.hero)) game.stores.Ring.bonus[item] = bonus;
  return game;
}

/** The place of the first ring of a kind in the bag. */
function slotOf(game: Game, ring: string): number {
  const kinds = game.campaign.kinds;
  return bagOf(game, game.hero).findIndex(
    (item) => kinds[game.stores.Identity.kind[item]].id === `ring-${ring}`,
  );
}

function putOn(game: Game, ring: string, hand?: 'left' | 'right'): void {
  takeTurn(game, { type: 'equip', slot: slotOf(game, ring), ...(hand && { hand }) });
}

describe('hands', () => {
  test('the first ring goes on the left hand, the second on the right, and a third is refused', () => {
    const game = withRings(0, 'adornment', 'stealth', 'regeneration');
    const { Gear } = game.stores;
    const [first, second] = bagOf(game, game.hero);
    putOn(game, 'adornment');
    putOn(game, 'stealth');
    expect([Gear.left[game.hero], Gear.right[game.hero]]).toEqual([first, second]);
    const { turn } = game;
    putOn(game, 'regeneration');
    expect([game.turn, messageIds(game).at(-1)]).toEqual([turn, 'ringsFull']);
  });

  test('a command can name the hand, which must be free', () => {
    const game = withRings(0, 'adornment', 'stealth');
    putOn(game, 'adornment', 'right');
    expect(game.stores.Gear.right[game.hero]).toBe(bagOf(game, game.hero)[0]);
    putOn(game, 'stealth', 'right');
    expect(messageIds(game).at(-1)).toBe('handTaken');
  });

  test('a ring of another power changes no strength, on the hand or off it', () => {
    const game = withRings(2, 'protection');
    const { Strength, Gear } = game.stores;
    const strength = Strength.now[game.hero];
    putOn(game, 'protection');
    expect([Gear.left[game.hero] > 0, Strength.now[game.hero]]).toEqual([true, strength]);
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect([Gear.left[game.hero], Strength.now[game.hero]]).toEqual([0, strength]);
  });

  test('a ring comes off by command, when it is dropped and when it is thrown, but not with a curse', () => {
    const game = withRings(0, 'adornment');
    const { Gear, Item } = game.stores;
    const [ring] = bagOf(game, game.hero);
    putOn(game, 'adornment');
    Item.cursed[ring] = 1;
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect(messageIds(game).at(-1)).toBe('cursed');
    Item.cursed[ring] = 0;
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect([Gear.left[game.hero], messageIds(game).at(-1)]).toEqual([0, 'ringOff']);
    putOn(game, 'adornment');
    takeTurn(game, { type: 'put', slot: 0 });
    expect(Gear.left[game.hero]).toBe(0);
  });
});

describe('a worn ring', () => {
  test('a worn ring of protection changes the armour class; of two, only the left one counts', () => {
    const game = withRings(2, 'protection', 'protection');
    game.stores.Ring.bonus[bagOf(game, game.hero)[1]] = -1;
    const before = armourClassOf(game, game.hero);
    putOn(game, 'protection');
    expect(armourClassOf(game, game.hero)).toBe(before - 2);
    takeTurn(game, { type: 'equip', slot: 1 });
    expect(armourClassOf(game, game.hero)).toBe(before - 2);
  });

  test('a worn ring of add strength changes strength until it is taken off, and never the best strength', () => {
    const game = withRings(2, 'add-strength');
    const { Strength } = game.stores;
    Strength.now[game.hero] = 15;
    Strength.best[game.hero] = 15;
    putOn(game, 'add-strength');
    expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([17, 15]);
    takeTurn(game, { type: 'put', slot: 0 });
    expect(Strength.now[game.hero]).toBe(15);
  });

  test('a worn ring of add strength does not count in the best strength that a potion gives', () => {
    const game = withRings(2, 'add-strength');
    const { Strength } = game.stores;
    Strength.now[game.hero] = 12;
    Strength.best[game.hero] = 12;
    putOn(game, 'add-strength');
    give(game, 'potion-gain-strength');
    takeTurn(game, { type: 'drink', slot: 1 });
    expect([Strength.now[game.hero], Strength.best[game.hero]]).toEqual([15, 13]);
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect(Strength.now[game.hero]).toBe(13);
  });

  test('a worn ring of see invisible shows invisible monsters, and ends the potion when it comes off', () => {
    const game = withRings(0, 'see-invisible');
    place(game, 'invisible-stalker', 4, 2);
    give(game, 'potion-see-invisible');
    putOn(game, 'see-invisible');
    expect(monstersInSight(game)).toHaveLength(1);
    const seeing = () => game.stores.Condition.seeing[game.hero];
    // A hero that already sees it gets nothing from the potion.
    takeTurn(game, { type: 'drink', slot: 1 });
    expect(seeing()).toBe(0);
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect(monstersInSight(game)).toHaveLength(0);
    give(game, 'potion-see-invisible');
    takeTurn(game, { type: 'drink', slot: 1 });
    expect(seeing()).toBe(849);
    putOn(game, 'see-invisible');
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect([seeing(), monstersInSight(game).length]).toEqual([0, 0]);
  });

  test('a worn ring of dexterity and increase damage count for attacks by hand, on both hands, but not for throws', () => {
    const game = withRings(2, 'dexterity', 'increase-damage');
    const monster = place(game, 'hobgoblin', 3, 1);
    const attack = { attacker: game.hero, target: monster, by: 'hand' } as const;
    const before = diceOf(game, attack);
    putOn(game, 'dexterity');
    putOn(game, 'increase-damage');
    const after = diceOf(game, attack);
    expect([after.hit - before.hit, after.damage - before.damage]).toEqual([2, 2]);
  });

  test('a worn ring of sustain strength protects from poison', () => {
    const game = withRings(0, 'sustain-strength');
    const { Strength } = game.stores;
    putOn(game, 'sustain-strength');
    const before = Strength.now[game.hero];
    place(game, 'dart-trap', 2, 1);
    game.stores.Health.max[game.hero] = 9999;
    game.stores.Health.current[game.hero] = 9999;
    let hits = 0;
    for (let n = 0; n < 20; n++) {
      takeTurn(game, { type: 'move', dx: n % 2 ? -1 : 1, dy: 0 });
      hits += Number(messageIds(game).includes('shotWeakens'));
    }
    expect(hits).toBeGreaterThan(0);
    expect(Strength.now[game.hero]).toBe(before);
  });

  test('a worn ring of regeneration heals 1 HP each turn and takes two energy more', () => {
    const game = withRings(0, 'regeneration');
    const { Health, Hunger } = game.stores;
    putOn(game, 'regeneration');
    Health.max[game.hero] = 50;
    Health.current[game.hero] = 10;
    const energy = Hunger.energy[game.hero];
    for (let n = 0; n < 10; n++) takeTurn(game, { type: 'wait' });
    expect([Health.current[game.hero], energy - Hunger.energy[game.hero]]).toEqual([20, 30]);
  });

  test('a worn ring of slow digestion halves hunger, and two never give energy', () => {
    const game = withRings(0, 'slow-digestion', 'slow-digestion');
    const { Hunger } = game.stores;
    const used = () => {
      const before = Hunger.energy[game.hero];
      for (let n = 0; n < 200; n++) takeTurn(game, { type: 'wait' });
      return before - Hunger.energy[game.hero];
    };
    putOn(game, 'slow-digestion');
    const one = used();
    expect(one).toBeGreaterThan(70);
    expect(one).toBeLessThan(130);
    takeTurn(game, { type: 'equip', slot: 1 });
    const two = used();
    expect(two).toBeGreaterThanOrEqual(30);
    expect(two).toBeLessThan(one);
  });

  test('a worn ring takes its food also from a hero that has held the Amulet, and slow digestion gives none', () => {
    const used = (ring: string) => {
      const game = withRings(0, ring);
      game.prizeHeld = true;
      putOn(game, ring);
      const { Hunger } = game.stores;
      const before = Hunger.energy[game.hero];
      for (let n = 0; n < 10; n++) takeTurn(game, { type: 'wait' });
      return before - Hunger.energy[game.hero];
    };
    expect(used('regeneration')).toBe(20);
    expect(used('adornment')).toBe(0);
    expect(used('slow-digestion')).toBe(0);
  });

  test('a worn ring of searching finds nothing for a blind hero', () => {
    const game = withRings(0, 'searching');
    const trap = place(game, 'bear-trap', 2, 2);
    game.stores.Condition.blind[game.hero] = 100;
    putOn(game, 'searching');
    for (let n = 0; n < 40; n++) takeTurn(game, { type: 'wait' });
    expect(game.stores.Trap.found[trap]).toBe(0);
  });

  test('a worn ring of searching finds hidden things without a command', () => {
    const game = withRings(0, 'searching');
    const trap = place(game, 'bear-trap', 2, 2);
    for (let n = 0; n < 20; n++) takeTurn(game, { type: 'wait' });
    expect(game.stores.Trap.found[trap]).toBe(0);
    putOn(game, 'searching');
    for (let n = 0; n < 20; n++) takeTurn(game, { type: 'wait' });
    expect(game.stores.Trap.found[trap]).toBe(1);
  });

  test('a worn ring of teleportation moves the hero now and then', () => {
    const game = withRings(0, 'teleportation');
    putOn(game, 'teleportation');
    let jumps = 0;
    for (let n = 0; n < 1000; n++) {
      const events = takeTurn(game, { type: 'wait' });
      jumps += Number(events.some(({ type }) => type === 'teleported'));
    }
    // 2% of 1,000 turns, with four standard deviations.
    expect(jumps).toBeGreaterThan(2);
    expect(jumps).toBeLessThan(38);
  });

  test('a worn ring of stealth keeps mean monsters asleep, and of aggravate monster wakes all', () => {
    const game = withRings(0, 'stealth', 'aggravate-monster');
    putOn(game, 'stealth');
    place(game, 'hobgoblin', 2, 2);
    const [monster] = monstersHere(game);
    for (let n = 0; n < 30; n++) takeTurn(game, { type: 'wait' });
    expect(game.stores.AI.awake[monster]).toBe(0);
    putOn(game, 'aggravate-monster');
    expect(game.stores.AI.awake[monster]).toBe(1);
  });
});

describe('a ring of aggravate monster', () => {
  test('a ring of aggravate monster turns a dragon away from the gold that it was about to guard', () => {
    const game = withRings(0, 'aggravate-monster');
    const { AI } = game.stores;
    const dragon = place(game, 'dragon', 5, 2);
    AI.awake[dragon] = 1;
    AI.hasDestination[dragon] = 1;
    putOn(game, 'aggravate-monster');
    expect(AI.hasDestination[dragon]).toBe(0);
  });

  test('a ring of aggravate monster makes a created monster attack from the start', () => {
    const game = withRings(0, 'aggravate-monster');
    putOn(game, 'aggravate-monster');
    give(game, 'scroll-create-monster');
    takeTurn(game, { type: 'read', slot: 1 });
    const [made] = monstersHere(game);
    expect(game.stores.AI.awake[made]).toBe(1);
  });
});

test('a ring whose effect kills a monster leaves its items and gives the experience', () => {
  const ring = {
    extends: 'ring-adornment',
    name: { en: 'ring of hunger' },
    Ring: { effects: [{ effect: 'drain', cost: 0 }] },
  };
  const campaign = loadCampaign(rogue, { 'ring-hunger.json': JSON.stringify(ring) });
  const game = scene(room, { campaign });
  give(game, 'ring-hunger');
  const kobold = place(game, 'kobold', 4, 2);
  addComponent(game.world, place(game, 'ration', 1, 1), game.carriedBy(kobold));
  removeComponent(game.world, bagOf(game, kobold)[0], game.stores.Position);
  game.stores.Health.current[game.hero] = 12;
  game.stores.Health.current[kobold] = 1;
  addComponent(game.world, kobold, game.stores.Carries);
  takeTurn(game, { type: 'equip', slot: 0 });
  expect(messageIds(game)).toContain('kill');
  expect(game.stores.Experience.points[game.hero]).toBe(1);
  expect(itemsOn(game, game.floor).map((item) => kindOf(game, item).id)).toEqual(['ration']);
});

test('a ring with a good bonus sells for 20 more a point, and a bad one for 50', () => {
  const game = withRings(2, 'protection');
  const [ring] = bagOf(game, game.hero);
  expect(worthOf(game, ring)).toBe(240);
  game.stores.Ring.bonus[ring] = -1;
  expect(worthOf(game, ring)).toBe(50);
});
