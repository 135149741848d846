import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { actorAt, monstersHere } from '../../src/game/actors/actors.ts';
import { type Campaign, type CampaignSource, kindById } from '../../src/game/campaign.ts';
import { diceOf } from '../../src/game/combat/hit-and-damage.ts';
import { cellOf, has, kindOf } from '../../src/game/entity.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { worthOf } from '../../src/game/items/sale.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { fieldOf, kindHas } from '../../src/game/kinds.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { rogue, simple } from '../sources.ts';
import { messageIds, monsterAt, place, rogueCampaign, scene } from '../world.ts';

/** A campaign with more bundles. */
function withBundles(source: CampaignSource, bundles: Readonly<Record<string, object>>): Campaign {
  const texts = Object.entries(bundles).map(([id, bundle]) => {
    const named = { name: { en: id }, look: { glyph: '/', colour: '#ffffff' }, ...bundle };
    return [`mods/${id}.json`, JSON.stringify(named)];
  });
  return loadCampaign({ ...source, bundles: { ...source.bundles, ...Object.fromEntries(texts) } });
}

interface Setting {
  readonly seed?: string;
  readonly campaign?: Campaign;
  readonly rooms?: Parameters<typeof scene>[1] extends infer O
    ? O extends { rooms?: infer R }
      ? R
      : never
    : never;
}

const start = (map: string, { seed = 'scene', campaign = rogueCampaign, rooms }: Setting = {}) =>
  scene(map, { campaign, seed, ...(rooms && { rooms }) });

/** Gives the hero a new item. */
function give(game: Game, kind: string): number {
  return stow(game, game.hero, spawnItem(game, { kind: kindById(game.campaign, kind) }));
}

type Step = -1 | 0 | 1;

function zap(game: Game, item: number, dx: Step = 1, dy: Step = 0): string[] {
  const slot = bagOf(game, game.hero).indexOf(item);
  takeTurn(game, { type: 'zap', slot, dx, dy });
  return messageIds(game);
}

/** Zaps a new stick of a kind to the right. */
const zapNew = (game: Game, kind: string) => zap(game, give(game, kind));

/** A new game for each of many seeds. */
const games = (map: string, count: number, setting: Setting = {}) =>
  Array.from({ length: count }, (_, n) => start(map, { ...setting, seed: `${n}` }));

const hp = (game: Game, actor: number) => game.stores.Health.current[actor];
const awake = (game: Game, actor: number) => game.stores.AI.awake[actor] === 1;
const idOf = (game: Game, actor: number) => kindOf(game, actor).id;

const row = `
  ###########
  #@...K....#
  ###########`;

const beside = `
  #####
  #@K.#
  #####`;

describe('charges', () => {
  test('a new stick has 3 to 7 charges, each equally likely', () => {
    const game = start(row);
    const charges = Array.from({ length: 400 }, () => {
      const stick = give(game, 'stick-nothing');
      return game.stores.Stick.charges[stick];
    });
    for (const number of [3, 4, 5, 6, 7]) {
      const share = charges.filter((one) => one === number).length / charges.length;
      expect([number, share > 0.12 && share < 0.28]).toEqual([number, true]);
    }
    expect(Math.min(...charges)).toBe(3);
    expect(Math.max(...charges)).toBe(7);
  });

  test('a zap takes a turn and a charge; without charges nothing happens, but the turn passes', () => {
    const game = start(row);
    const stick = give(game, 'stick-teleport-away');
    const { Stick } = game.stores;
    Stick.charges[stick] = 1;
    zap(game, stick, -1);
    expect([game.turn, Stick.charges[stick]]).toEqual([1, 0]);
    expect(zap(game, stick)).toEqual(['zapped', 'nothingHappens']);
    expect([game.turn, Stick.charges[stick]]).toEqual([2, 0]);
    expect(idOf(game, monsterAt(game, 5, 1))).toBe('kobold');
  });

  test('a stick sells for 20 more with each charge', () => {
    const game = start(row);
    const stick = give(game, 'stick-fire');
    game.stores.Stick.charges[stick] = 4;
    expect(worthOf(game, stick)).toBe(280);
  });

  test('only sticks can be zapped', () => {
    const game = start(row);
    give(game, 'mace');
    takeTurn(game, { type: 'zap', slot: 0, dx: 1, dy: 0 });
    expect([messageIds(game), game.turn]).toEqual([['cannotUse'], 0]);
  });

  test('without a direction a stick is zapped in a random one of the eight', () => {
    const room = `
      #####
      #KKK#
      #K@K#
      #KKK#
      #####`;
    const hit = new Set<string>();
    for (const game of games(room, 120)) {
      const stick = give(game, 'stick-cancellation');
      zap(game, stick, 0, 0);
      const cancelled = monstersHere(game).filter((one) => game.stores.Condition.cancelled[one]);
      expect(cancelled.length).toBe(1);
      const { x, y } = cellOf(game, cancelled[0]);
      hit.add(`${x},${y}`);
    }
    expect(hit.size).toBe(8);
  });

  test('a confused hero misses the direction in 19%, but never zaps itself', () => {
    let straight = 0;
    const all = games(row, 400);
    for (const game of all) {
      const stick = give(game, 'stick-cancellation');
      game.stores.Condition.confused[game.hero] = 5;
      zap(game, stick);
      straight += game.stores.Condition.cancelled[monsterAt(game, 5, 1)];
      expect(game.stores.Condition.cancelled[game.hero]).toBe(0);
    }
    // 81% plus an eighth of 19%.
    expect(Math.abs(straight / all.length - 0.834)).toBeLessThan(0.06);
  });
});

test('there are fourteen kinds of sticks, and their weights sum to 100', () => {
  const sticks = rogueCampaign.kinds.filter((kind) => kindHas(kind, 'Stick'));
  const sum = sticks.reduce((total, { spawn }) => total + (spawn.item?.weight ?? 0), 0);
  expect([sticks.length, sum]).toEqual([14, 100]);
  for (const kind of sticks) expect(kind.spawn.item?.group).toBe('stick');
});

describe('the wand of light', () => {
  test('the wand of light has 10 to 19 charges and lights the room', () => {
    const game = start('#####\n#@..#\n#####', {
      rooms: [{ x1: 1, y1: 1, x2: 3, y2: 1, dark: true }],
    });
    const charges = Array.from({ length: 200 }, () => {
      const stick = give(game, 'stick-light');
      return game.stores.Stick.charges[stick];
    });
    expect([Math.min(...charges), Math.max(...charges)]).toEqual([10, 19]);
    expect(zapNew(game, 'stick-light')).toContain('lit');
    expect(game.floor.rooms[0].dark).toBe(false);
  });
});

describe('the wand of striking', () => {
  test('the wand of striking attacks the neighbour with 1d8+3 and strength, and with 3d8+9 in 5%', () => {
    let hits = 0;
    let critical = 0;
    const all = games(beside, 600);
    for (const game of all) {
      const kobold = monsterAt(game, 2, 1);
      game.stores.Health.max[kobold] = 99;
      game.stores.Health.current[kobold] = 99;
      zapNew(game, 'stick-striking');
      const damage = 99 - hp(game, kobold);
      expect(awake(game, kobold)).toBe(true);
      if (damage === 0) continue;
      hits++;
      // Strength 16 adds 1 to the damage.
      expect(damage).toBeGreaterThanOrEqual(5);
      expect(damage).toBeLessThanOrEqual(34);
      if (damage > 12) critical++;
    }
    // Level 1, armour class 7 and bonus 3: 11 of 20.
    expect(Math.abs(hits / all.length - 0.55)).toBeLessThan(0.06);
    expect(critical / hits).toBeGreaterThan(0.015);
    expect(critical / hits).toBeLessThan(0.1);
  });

  test('the wand of striking does not reach farther than the neighbour', () => {
    const game = start(row);
    const kobold = monsterAt(game, 5, 1);
    expect(zapNew(game, 'stick-striking')).toEqual(['zapped', 'noticesNothing']);
    expect(awake(game, kobold)).toBe(false);
  });

  test('a hit uses up glowing hands and confuses the monster, and a miss leaves them', () => {
    for (const armour of [20, -20]) {
      const game = start(beside);
      const { Condition, Fighter, Health } = game.stores;
      const kobold = monsterAt(game, 2, 1);
      Fighter.armour[kobold] = armour;
      Health.current[kobold] = 99;
      Condition.glowing[game.hero] = 1;
      const messages = zapNew(game, 'stick-striking');
      const hits = armour === 20;
      expect(messages.includes('looksConfused')).toBe(hits);
      expect(Condition.glowing[game.hero]).toBe(hits ? 0 : 1);
    }
  });

  test('a blind hero is not fooled by a mimic', () => {
    const game = start('#####\n#@M.#\n#####');
    const { Condition, Fighter } = game.stores;
    const mimic = monsterAt(game, 2, 1);
    Condition.blind[game.hero] = 100;
    Fighter.armour[mimic] = 20;
    const before = hp(game, mimic);
    expect(zapNew(game, 'stick-striking')).not.toContain('unmasked');
    expect(hp(game, mimic)).toBeLessThan(before);
  });

  test('the wand of striking only unmasks a mimic', () => {
    const game = start('#####\n#@M.#\n#####');
    const mimic = monsterAt(game, 2, 1);
    const before = hp(game, mimic);
    expect(zapNew(game, 'stick-striking')).toContain('unmasked');
    expect([hp(game, mimic), has(game, mimic, 'Disguise')]).toEqual([before, false]);
  });
});

describe.each(['lightning', 'fire', 'cold'])('the bolt of %s', (element) => {
  const kind = `stick-${element}`;

  test('a bolt does 6d6 and strength to the first monster that does not resist', () => {
    let hit = 0;
    const all = games(row, 60);
    for (const game of all) {
      const kobold = monsterAt(game, 5, 1);
      game.stores.Health.max[kobold] = 99;
      game.stores.Health.current[kobold] = 99;
      const messages = zapNew(game, kind);
      const damage = 99 - hp(game, kobold);
      expect(awake(game, kobold)).toBe(true);
      expect(messages.includes('boltPasses')).toBe(damage === 0);
      if (damage === 0) continue;
      hit++;
      expect(damage).toBeGreaterThanOrEqual(7);
      expect(damage).toBeLessThanOrEqual(37);
    }
    // A kobold makes its saving throw with 17 or more: 4 of 20.
    expect(hit / all.length).toBeGreaterThan(0.6);
    expect(hit / all.length).toBeLessThan(0.97);
  });

  test('a bolt is over after six cells', () => {
    for (const game of games('##########\n#@.....K.#\n##########', 12)) {
      const kobold = monsterAt(game, 7, 1);
      zapNew(game, kind);
      expect(awake(game, kobold)).toBe(false);
    }
  });

  test('thrown back by a wall, it can kill the hero: by a bolt', () => {
    const outcomes = games('######\n#@..##\n######', 30).map((game) => {
      const messages = zapNew(game, kind);
      expect(messages).toContain('boltBounces');
      const isHit = hp(game, game.hero) < 12;
      expect(messages.includes('boltPassesYou')).toBe(!isHit);
      const causes = game.events.flatMap((event) => (event.type === 'hit' ? event.cause : []));
      expect(causes).toEqual(isHit ? [kind] : []);
      return game.ending ?? isHit;
    });
    expect(outcomes).toContainEqual({ won: false, by: 'bolt', kind });
    expect(outcomes).toContain(false);
  });
});

test('a bolt passes a mimic silently', () => {
  for (const game of games('#########\n#@.M....#\n#########', 12)) {
    const mimic = monsterAt(game, 3, 1);
    expect(zapNew(game, 'stick-fire')).toEqual(['zapped', 'learned']);
    expect([awake(game, mimic), has(game, mimic, 'Disguise')]).toEqual([false, true]);
  }
});

test('a bolt that bounces passes monsters on its way back', () => {
  // The second kobold is behind the hero; only a bolt that has passed the hero reaches it.
  for (const game of games('#######\n#@K.K##\n#######', 20)) {
    const [first, second] = [monsterAt(game, 2, 1), monsterAt(game, 4, 1)];
    zapNew(game, 'stick-cold');
    const bolts = game.events.filter(({ type }) => type === 'zapped').length;
    const passes = messageIds(game).filter((id) => id === 'boltPasses').length;
    const dead = [first, second].filter((one) => has(game, one, 'Dead')).length;
    expect(dead).toBeLessThanOrEqual(1);
    expect(bolts).toBeLessThanOrEqual(3);
    expect(passes).toBeLessThanOrEqual(2);
  }
});

describe('the wand of magic missile', () => {
  test('the wand of magic missile does 1d4 + 1 and strength if the monster does not resist, or fades away', () => {
    let hit = 0;
    for (const game of games(row, 60)) {
      const kobold = monsterAt(game, 5, 1);
      game.stores.Health.max[kobold] = 99;
      game.stores.Health.current[kobold] = 99;
      const messages = zapNew(game, 'stick-magic-missile');
      const damage = 99 - hp(game, kobold);
      expect(messages.includes('missileFades')).toBe(damage === 0);
      expect(awake(game, kobold)).toBe(damage > 0);
      if (damage === 0) continue;
      hit++;
      expect([3, 4, 5, 6]).toContain(damage);
    }
    expect(hit).toBeGreaterThan(30);
  });

  test('the wand of magic missile does not fly through doors', () => {
    const game = start('##########\n#@..+..K.#\n##########');
    expect(zapNew(game, 'stick-magic-missile')).toEqual(['zapped', 'missileFades', 'learned']);
  });
});

test.each(['fire', 'cold', 'lightning', 'magic-missile'])(
  'a wand of %s is known from its flight, also if it meets nothing',
  (id) => {
    const game = start(`############\n#@.........#\n############`);
    zapNew(game, `stick-${id}`);
    expect([...game.known]).toEqual([`stick-${id}`]);
  },
);

describe('the wand of polymorph', () => {
  test('the wand of polymorph makes another monster with full health, awake and without its load', () => {
    const kinds = new Set<string>();
    for (const game of games(row, 80)) {
      const kobold = monsterAt(game, 5, 1);
      const messages = zapNew(game, 'stick-polymorph');
      const [changed] = monstersHere(game);
      expect(changed).not.toBe(kobold);
      expect([hp(game, changed), awake(game, changed)]).toEqual([
        game.stores.Health.max[changed],
        true,
      ]);
      expect(bagOf(game, changed)).toEqual([]);
      const id = idOf(game, changed);
      kinds.add(id);
      const isVisible = !has(game, changed, 'Invisible') && !has(game, changed, 'Disguise');
      expect(messages.includes('changesInto')).toBe(isVisible);
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  test('a hero held by a fungus is free', () => {
    const game = start('#####\n#@F.#\n#####');
    const { Condition } = game.stores;
    Condition.grasped[game.hero] = 1;
    expect(zapNew(game, 'stick-polymorph')).toContain('freed');
  });
});

describe('the wands of haste and slow monster', () => {
  test('the wands of haste and slow monster change the speed of the first monster and wake it', () => {
    for (const [kind, column] of [
      ['stick-haste-monster', 'hasted'],
      ['stick-slow-monster', 'slowed'],
    ] as const) {
      const game = start(row);
      const kobold = monsterAt(game, 5, 1);
      zapNew(game, kind);
      expect([game.stores.Condition[column][kobold] > 0, awake(game, kobold)]).toEqual([
        true,
        true,
      ]);
    }
  });
});

describe('the wand of drain life', () => {
  const hall = `
    ##########
    #@.......#
    #..K...H.#
    #........#
    ##########`;

  test('the monsters of the room share the health of the hero, which keeps half of it', () => {
    const game = start(hall);
    const { Health } = game.stores;
    Health.current[game.hero] = 11;
    for (const monster of monstersHere(game)) Health.current[monster] = 50;
    const stick = give(game, 'stick-drain-life');
    zap(game, stick);
    expect(monstersHere(game).map((monster) => hp(game, monster))).toEqual([45, 45]);
    expect(hp(game, game.hero)).toBe(5);
  });

  test('the dead count as kills of the hero', () => {
    const game = start(hall);
    for (const monster of monstersHere(game)) game.stores.Health.current[monster] = 1;
    zapNew(game, 'stick-drain-life');
    expect(monstersHere(game)).toEqual([]);
    expect(game.stores.Experience.points[game.hero]).toBe(4);
  });

  test('without monsters it only tingles', () => {
    const game = start('#####\n#@..#\n#####');
    const stick = give(game, 'stick-drain-life');
    game.stores.Stick.charges[stick] = 3;
    expect(zap(game, stick)).toEqual(['zapped', 'tingles']);
    expect([hp(game, game.hero), game.stores.Stick.charges[stick]]).toEqual([12, 2]);
  });

  test('a hero with one HP is too weak for it and keeps the charge', () => {
    const game = start(hall);
    const stick = give(game, 'stick-drain-life');
    game.stores.Stick.charges[stick] = 3;
    game.stores.Health.current[game.hero] = 1;
    expect(zap(game, stick)).toEqual(['zapped', 'tooWeak']);
    expect([game.turn, game.stores.Stick.charges[stick]]).toEqual([1, 3]);
  });

  test('in a corridor it reaches only neighbours', () => {
    const game = start('_______\n,@K.H,,\n_______'.replaceAll('.', ','), { rooms: [] });
    const [near, far] = [monsterAt(game, 2, 1), monsterAt(game, 4, 1)];
    game.stores.Health.current[near] = 50;
    game.stores.Health.current[far] = 50;
    zapNew(game, 'stick-drain-life');
    expect([hp(game, near), hp(game, far)]).toEqual([38, 50]);
  });
});

describe('the wands of teleport', () => {
  test('teleport away moves the first monster and wakes it', () => {
    const game = start(`
      ###########
      #@...K....#
      #.........#
      ###########`);
    const kobold = monsterAt(game, 5, 1);
    const messages = zapNew(game, 'stick-teleport-away');
    expect(messages).toContain('disappears');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'teleported' }));
    expect(awake(game, kobold)).toBe(true);
  });

  test('teleport to puts the first monster beside the hero', () => {
    const game = start('##########\n#@..+..K.#\n##########');
    const kobold = monsterAt(game, 7, 1);
    zapNew(game, 'stick-teleport-to');
    expect([actorAt(game, 2, 1), awake(game, kobold)]).toEqual([kobold, true]);
  });

  test('teleport to leaves a neighbour where it is', () => {
    const game = start(beside);
    const kobold = monsterAt(game, 2, 1);
    zapNew(game, 'stick-teleport-to');
    expect([actorAt(game, 2, 1), awake(game, kobold)]).toEqual([kobold, true]);
  });
});

describe('the wand of cancellation', () => {
  test('an invisible monster becomes visible', () => {
    const game = start('########\n#@..I..#\n########');
    expect(zapNew(game, 'stick-cancellation')).toContain('isCancelled');
    expect(has(game, monsterAt(game, 4, 1), 'Invisible')).toBe(false);
  });

  test.each([
    ['A', 'weakened'],
    ['E', 'frozen'],
    ['F', 'held'],
    ['R', 'rusts'],
    ['W', 'drained'],
  ])('a cancelled %s does not use its power', (letter, message) => {
    const used = new Set<boolean>();
    for (const cancels of [false, true]) {
      let found = false;
      for (const game of games(`#####\n#@${letter}.#\n#####`, 25)) {
        const { Health, Condition, AI, Gear } = game.stores;
        Health.max[game.hero] = 900;
        Health.current[game.hero] = 900;
        Gear.armour[game.hero] = give(game, 'leather-armour');
        const monster = monsterAt(game, 2, 1);
        if (cancels) zapNew(game, 'stick-cancellation');
        expect(Condition.cancelled[monster]).toBe(Number(cancels));
        AI.awake[monster] = 1;
        for (let turn = 0; turn < 4; turn++) {
          takeTurn(game, { type: 'wait' });
          found ||= messageIds(game).includes(message);
        }
      }
      used.add(found);
      expect([cancels, found]).toEqual([cancels, !cancels]);
    }
  });

  test('the wand of cancellation does not wake the monster', () => {
    const game = start(row);
    zapNew(game, 'stick-cancellation');
    expect(awake(game, monsterAt(game, 5, 1))).toBe(false);
  });
});

test('the wand of nothing does nothing', () => {
  const game = start(row);
  expect(zapNew(game, 'stick-nothing')).toEqual(['zapped', 'noticesNothing']);
  expect(awake(game, monsterAt(game, 5, 1))).toBe(false);
});

describe('a stick in the hand', () => {
  const inHand = (kind: string, charges: number) => {
    const game = start(beside);
    const stick = give(game, kind);
    game.stores.Stick.charges[stick] = charges;
    takeTurn(game, { type: 'equip', slot: 0 });
    expect(game.stores.Gear.weapon[game.hero]).toBe(stick);
    const attack = { attacker: game.hero, target: monsterAt(game, 2, 1), by: 'hand' } as const;
    return diceOf(game, attack);
  };

  test('a stick in the hand does 2d3; strength 16 adds 1', () => {
    expect(inHand('stick-fire', 0)).toEqual({ dice: [{ count: 2, sides: 3 }], hit: 0, damage: 1 });
  });

  test('striking does 1d8 with +3,+3, and nothing without charges', () => {
    const charged = { dice: [{ count: 1, sides: 8 }], hit: 3, damage: 4 };
    expect(inHand('stick-striking', 2)).toEqual(charged);
    expect(inHand('stick-striking', 0)).toEqual({
      dice: [{ count: 0, sides: 0 }],
      hit: 0,
      damage: 1,
    });
  });
});

describe('wielding', () => {
  test('the hero of Rogue wields food, which does no damage of its own', () => {
    const game = start('#####\n#@E.#\n#####');
    const food = give(game, 'ration');
    takeTurn(game, { type: 'equip', slot: 0 });
    expect([messageIds(game), game.stores.Gear.weapon[game.hero]]).toEqual([['wielded'], food]);
    const attack = { attacker: game.hero, target: monsterAt(game, 2, 1), by: 'hand' } as const;
    expect(diceOf(game, attack).dice).toEqual([{ count: 0, sides: 0 }]);
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect(game.stores.Gear.weapon[game.hero]).toBe(0);
  });

  test('the hero of the Simple Roguelike cannot wield an apple', () => {
    const game = scene('#####\n#@..#\n#####');
    give(game, 'apple');
    takeTurn(game, { type: 'equip', slot: 0 });
    expect(messageIds(game)).toEqual(['cannotUse']);
  });

  test('a wielded ring does nothing but fill the hand, and is put away', () => {
    const game = start('#####\n#@..#\n#####');
    const { Gear, Ring, Strength } = game.stores;
    const ring = give(game, 'ring-add-strength');
    Ring.bonus[ring] = 2;
    const before = Strength.now[game.hero];
    takeTurn(game, { type: 'wield', slot: 0 });
    expect([messageIds(game), Gear.weapon[game.hero]]).toEqual([['wielded'], ring]);
    expect([Gear.left[game.hero], Strength.now[game.hero]]).toEqual([0, before]);
    takeTurn(game, { type: 'equip', slot: 0 });
    expect(messageIds(game)).toEqual(['cannotUse']);
    takeTurn(game, { type: 'takeOff', slot: 0 });
    expect([messageIds(game), Gear.weapon[game.hero]]).toEqual([['unwielded'], 0]);
  });

  test('a worn ring and armour cannot be wielded, and a cursed ring stays in the hand', () => {
    const game = start('#####\n#@..#\n#####');
    const { Gear, Item } = game.stores;
    const [ring, other] = [give(game, 'ring-adornment'), give(game, 'ring-stealth')];
    give(game, 'ring-mail');
    takeTurn(game, { type: 'equip', slot: 0 });
    for (const slot of [0, 2]) {
      takeTurn(game, { type: 'wield', slot });
      expect(messageIds(game)).toEqual(['cannotUse']);
    }
    expect(Gear.left[game.hero]).toBe(ring);
    Item.cursed[other] = 1;
    takeTurn(game, { type: 'wield', slot: 1 });
    takeTurn(game, { type: 'takeOff', slot: 0 });
    takeTurn(game, { type: 'wield', slot: 0 });
    expect([messageIds(game), Gear.weapon[game.hero]]).toEqual([['cursed'], other]);
  });

  test('food that is eaten from the hand leaves it', () => {
    const game = start(beside);
    give(game, 'ration');
    takeTurn(game, { type: 'equip', slot: 0 });
    takeTurn(game, { type: 'eat', slot: 0 });
    expect(game.stores.Gear.weapon[game.hero]).toBe(0);
  });
});

const flask = {
  Item: { weight: 1 },
  Shatters: { radius: 1, effects: [{ effect: 'damage', dice: '3d1', element: 'fire' }] },
};
const torch = {
  Item: { weight: 1 },
  Weapon: { attack: 1 },
  OnHit: { effects: [{ effect: 'damage', dice: '2d1', element: 'fire' }] },
};
const thorns = {
  Item: { weight: 1 },
  Armour: { defence: 1 },
  WhenHit: { effects: [{ effect: 'damage', dice: '5d1' }] },
};
const frog = {
  Item: { weight: 1 },
  Stick: { shape: 'line', effects: [{ effect: 'polymorph', into: 'rat' }] },
};
const pulse = {
  Item: { weight: 1 },
  Stick: { shape: 'room', effects: [{ effect: 'sleep', turns: 5 }] },
};
const mirror = {
  Item: { weight: 1 },
  Stick: { shape: 'self', effects: [{ effect: 'damage', dice: '2d1' }] },
};
const thrower = JSON.stringify({ ...JSON.parse(simple.hero as string), Thrower: {} });
const modded = withBundles(
  { ...simple, hero: thrower },
  { flask, torch, thorns, frog, pulse, mirror },
);
const moddedRogue = withBundles(rogue, { flask, torch, thorns });

describe('mods in the Simple Roguelike', () => {
  const wolves = `
    ##########
    #@...w...#
    #....w...#
    #........#
    ##########`;
  const begin = (map = wolves) => start(map, { campaign: modded });
  const play = (game: Game, type: 'equip' | 'throw', item: number) => {
    const slot = bagOf(game, game.hero).indexOf(item);
    takeTurn(game, type === 'throw' ? { type, slot, dx: 1, dy: 0 } : { type, slot });
  };

  test('a flask bursts where it hits: all actors around are hurt, and it is gone', () => {
    const game = begin();
    const [first, second] = [monsterAt(game, 5, 1), monsterAt(game, 5, 2)];
    const before = [first, second].map((one) => hp(game, one));
    play(game, 'throw', give(game, 'flask'));
    expect([first, second].map((one) => hp(game, one))).toEqual(before.map((one) => one - 3));
    expect(messageIds(game)).toContain('shatters');
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'burst', radius: 1 }));
    expect(bagOf(game, game.hero)).toEqual([]);
  });

  test('a flask bursts where it lands, and spares those beyond its radius', () => {
    const game = begin('##########\n#@.....w.#\n##########');
    const wolf = monsterAt(game, 7, 1);
    give(game, 'flask');
    const slot = 0;
    const before = hp(game, wolf);
    takeTurn(game, { type: 'throw', slot, dx: -1, dy: 0 });
    // The wall stops it: it bursts at the hero's feet.
    expect(messageIds(game)).toContain('burnt');
    expect([hp(game, game.hero), hp(game, wolf)]).toEqual([13, before]);
  });

  test('a burning weapon hurts its target a second time', () => {
    const damage = (kind: string) => {
      const game = begin('#####\n#@w.#\n#####');
      const wolf = monsterAt(game, 2, 1);
      game.stores.Health.current[wolf] = 50;
      game.stores.Health.current[game.hero] = 999;
      play(game, 'equip', give(game, kind));
      const before = hp(game, wolf);
      takeTurn(game, { type: 'move', dx: 1, dy: 0 });
      return before - hp(game, wolf);
    };
    expect(damage('torch')).toBe(damage('dagger') + 2);
  });

  test('armour with thorns hurts a wolf that bites', () => {
    const game = begin('#####\n#@w.#\n#####');
    const wolf = monsterAt(game, 2, 1);
    game.stores.Health.current[wolf] = 50;
    game.stores.Health.current[game.hero] = 999;
    play(game, 'equip', give(game, 'thorns'));
    game.stores.AI.provoked[wolf] = 1;
    const before = hp(game, wolf);
    takeTurn(game, { type: 'wait' });
    expect(messageIds(game)).toEqual(expect.arrayContaining(['hurt', 'isHarmed']));
    expect(before - hp(game, wolf)).toBe(5);
  });

  test('a wand makes a rat of a wolf', () => {
    const game = begin();
    expect(zapNew(game, 'frog')).toContain('changesInto');
    expect(idOf(game, monstersHere(game).at(-1) ?? 0)).toBe('rat');
  });

  test('a stick with the shape of the room acts on each monster there, but not on the hero', () => {
    const game = begin();
    zapNew(game, 'pulse');
    const { helpless } = game.stores.Condition;
    expect(monstersHere(game).map((one) => helpless[one] > 0)).toEqual([true, true]);
    expect(helpless[game.hero]).toBe(0);
  });

  test('a stick with the shape of itself acts on the hero', () => {
    const game = begin('#####\n#@..#\n#####');
    zapNew(game, 'mirror');
    expect(hp(game, game.hero)).toBe(14);
  });
});

describe('mods in Rogue', () => {
  const spiky = {
    Fighter: { armour: 20, attacks: '0d0' },
    Health: { max: 900 },
    AI: { mind: 'chaser' },
    WhenHit: { effects: [{ effect: 'strike', dice: '2d1' }] },
    Splits: { chance: 100 },
  };
  const lance = {
    Item: { weight: 1 },
    Stick: { shape: 'line', effects: [{ effect: 'strike', dice: '7d1' }] },
  };
  const blaze = {
    Item: { weight: 1 },
    Stick: { shape: 'line', effects: [{ effect: 'damage', dice: '9d1', element: 'fire' }] },
  };
  const caller = {
    Fighter: { armour: 0, attacks: '0d0' },
    Health: { max: 3 },
    AI: { mind: 'chaser' },
    Triggers: [{ when: 'death', effects: [{ effect: 'summon', kind: 'grudger', count: 2 }] }],
  };
  const grudger = {
    Fighter: { armour: 0, attacks: '1d1' },
    Health: { max: 9 },
    AI: { mind: 'grudge' },
  };
  const armed = withBundles(rogue, { spiky, lance, thorns, blaze, caller, grudger });

  test('peaceful monsters that come when the hero burns their leader to death attack the hero', () => {
    const game = start(row.replace('K', '.'), { campaign: armed });
    game.stores.Health.current[game.hero] = 900;
    place(game, 'caller', 5, 1);
    expect(zapNew(game, 'blaze')).toContain('isBurnt');
    const helpers = monstersHere(game);
    expect(helpers.map((one) => idOf(game, one))).toEqual(['grudger', 'grudger']);
    expect(helpers.map((one) => game.stores.AI.provoked[one])).toEqual([1, 1]);
    const seqs = helpers.map((one) => game.stores.Identity.seq[one]);
    const attackers = new Set<number>();
    for (let turn = 0; turn < 8; turn++) {
      takeTurn(game, { type: 'wait' });
      for (const event of game.events) {
        if (event.type === 'hit' || event.type === 'missed') attackers.add(event.attacker);
      }
    }
    expect(seqs.filter((seq) => attackers.has(seq))).not.toEqual([]);
  });

  test('a monster answers a strike by stick beside it, and splits, but not one from afar', () => {
    for (const kind of ['stick-striking', 'lance']) {
      const game = start(row, { campaign: armed });
      const isBeside = kind === 'stick-striking';
      place(game, 'spiky', isBeside ? 2 : 4, 1);
      const before = hp(game, game.hero);
      const messages = zapNew(game, kind);
      expect(messages).toContain('isStruck');
      expect(messages.includes('struck') || messages.includes('strikeMisses')).toBe(isBeside);
      expect(before - hp(game, game.hero)).toBeLessThanOrEqual(2);
      const number = monstersHere(game).filter((one) => idOf(game, one) === 'spiky').length;
      expect(number).toBe(isBeside ? 2 : 1);
    }
  });

  test('thorns kill an attacker, and the hero gets the experience', () => {
    for (const game of games('#####\n#@K.#\n#####', 12, { campaign: moddedRogue })) {
      const { Health, Gear, AI, Experience } = game.stores;
      Health.current[game.hero] = 900;
      Gear.armour[game.hero] = give(game, 'thorns');
      const kobold = monsterAt(game, 2, 1);
      Health.current[kobold] = 3;
      AI.awake[kobold] = 1;
      takeTurn(game, { type: 'wait' });
      const wasHit = messageIds(game).includes('hurt');
      expect(has(game, kobold, 'Dead') || monstersHere(game).length === 0).toBe(wasHit);
      expect(Experience.points[game.hero]).toBe(wasHit ? 1 : 0);
    }
  });

  test('a thrown torch burns only its target', () => {
    let burnt = 0;
    for (const game of games(row, 30, { campaign: moddedRogue })) {
      const kobold = monsterAt(game, 5, 1);
      game.stores.Health.current[kobold] = 90;
      give(game, 'torch');
      takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
      const messages = messageIds(game);
      expect(messages.includes('isBurnt')).toBe(!messages.includes('flewPast'));
      if (messages.includes('isBurnt')) burnt++;
    }
    expect(burnt).toBeGreaterThan(3);
  });

  test('bolts of a campaign have the range of Rogue', () => {
    expect(fieldOf(kindById(rogueCampaign, 'stick-fire'), 'Stick', 'range')).toBe(6);
  });
});
