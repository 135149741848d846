import { addComponent, entityExists, removeComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { arena } from '../../../src/content/arena/campaign.ts';
import { simple } from '../../../src/content/simple/campaign.ts';
import { isSeen, monstersInSight } from '../../../src/game/actors.ts';
import { bagOf, stow } from '../../../src/game/bag.ts';
import { type CampaignSource, kindById } from '../../../src/game/campaign.ts';
import { packDice } from '../../../src/game/dice.ts';
import { cellOf, has, kindOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floor-contents.ts';
import { enterFloor } from '../../../src/game/floors.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { learn, thresholdOf } from '../../../src/game/level-up.ts';
import { moveActor, placeActor } from '../../../src/game/occupancy.ts';
import { type spawnItem as make, spawnItem, spawnMonster } from '../../../src/game/spawn.ts';
import { combat } from '../../../src/game/systems/combat.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { powers } from '../../../src/game/systems/powers.ts';
import { remains } from '../../../src/game/systems/remains.ts';
import type { Game } from '../../../src/game/world.ts';
import { bagKinds, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';

/** A hero with much health next to an awake monster. */
function meet(glyph: string, options: { campaign?: typeof rogueCampaign; seed?: string } = {}) {
  const game = scene(`####### #.....# #.@${glyph}..# #.....# #######`, {
    campaign: rogueCampaign,
    ...options,
  });
  const monster = monsterAt(game, 3, 2);
  const { Health, AI } = game.stores;
  Health.max[game.hero] = 9000;
  Health.current[game.hero] = 9000;
  AI.awake[monster] = 1;
  return { game, hero: game.hero, monster };
}

/** Makes all attacks on a fighter hit or miss from now on. */
function always(game: Game, target: number, lands: boolean): void {
  game.stores.Fighter.armour[target] = lands ? 20 : -20;
}

const wait = (game: Game) => takeTurn(game, { type: 'wait' });
const attack = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });

/** One round of attacks by a monster on the hero, with its powers, in a separate turn. */
function round(game: Game, attacker: number, target = game.hero): void {
  game.turn++;
  game.events = [];
  game.pending.attacks.push({ attacker, target, by: 'hand' });
  combat(game);
  powers(game);
}

/** Expects that an event of probability `p` happened `times` times in `tries`, within four sigma. */
function expectChance(times: number, tries: number, p: number): void {
  const sigma = Math.sqrt(tries * p * (1 - p));
  expect(Math.abs(times - tries * p)).toBeLessThanOrEqual(4 * sigma);
}

/** Puts a new item into the hero's bag. */
function pack(game: Game, kind: string, made: Partial<Parameters<typeof make>[1]> = {}): number {
  const item = spawnItem(game, { kind: kindById(game.campaign, kind), ...made });
  return stow(game, game.hero, item);
}

const gold = (game: Game) =>
  itemsOn(game, game.floor)
    .filter((item) => has(game, item, 'Gold'))
    .map((item) => game.stores.Gold.value[item]);

describe('a giant ant', () => {
  test('a giant ant takes a point of strength with each hit whose poison is not resisted', () => {
    const { game, hero, monster } = meet('A');
    const { Strength, Experience } = game.stores;
    always(game, hero, true);
    Experience.level[hero] = 6;
    let poisoned = 0;
    for (let n = 0; n < 2000; n++) {
      Strength.now[hero] = 16;
      round(game, monster);
      const lost = 16 - Strength.now[hero];
      expect(messageIds(game).at(-1)).toBe(lost ? 'weakened' : 'resisted');
      poisoned += lost;
    }
    // The saving throw succeeds from 14 − 3 on.
    expectChance(poisoned, 2000, 10 / 20);
  });

  test('a giant ant that misses takes no strength', () => {
    const { game, hero, monster } = meet('A');
    always(game, hero, false);
    for (let n = 0; n < 100; n++) round(game, monster);
    expect(game.stores.Strength.now[hero]).toBe(16);
  });
});

describe('a floating eye', () => {
  test('a floating eye paralyses for 2 or 3 turns without damage, and the hero can act before the next time', () => {
    const { game, hero } = meet('E');
    always(game, hero, true);
    const frozen = new Map<number, number>();
    for (let n = 0; n < 400; n++) {
      const before = game.turn;
      game.stores.Hunger.energy[hero] = 1000;
      wait(game);
      expect(game.stores.Condition.helpless[hero]).toBe(0);
      expect(messageIds(game)).toEqual(['frozen', 'canMove']);
      const turns = game.turn - before - 1;
      frozen.set(turns, (frozen.get(turns) ?? 0) + 1);
    }
    expect([...frozen.keys()].sort()).toEqual([2, 3]);
    expectChance(frozen.get(2) ?? 0, 400, 0.5);
    expect(game.stores.Health.current[hero]).toBe(9000);
  });

  test('among three floating eyes the hero has a turn after at most three lost ones', () => {
    const game = scene('####### #..E..# #.E@E.# #######', { campaign: rogueCampaign });
    always(game, game.hero, true);
    for (const [x, y] of [
      [3, 1],
      [2, 2],
      [4, 2],
    ]) {
      game.stores.AI.awake[monsterAt(game, x, y)] = 1;
    }
    for (let n = 0; n < 100; n++) {
      const before = game.turn;
      wait(game);
      expect(game.turn - before).toBeLessThanOrEqual(4);
    }
    expect(game.ending).toBeNull();
  });

  test('a floating eye that misses has no message', () => {
    const { game, hero } = meet('E');
    always(game, hero, false);
    for (let n = 0; n < 20; n++) {
      wait(game);
      expect(messageIds(game)).toEqual([]);
    }
  });
});

describe('a violet fungus', () => {
  test('the damage of a violet fungus grows with each hit, and a miss does the damage of its grip', () => {
    const { game, hero, monster } = meet('F');
    const lost = () => {
      const before = game.stores.Health.current[hero];
      round(game, monster);
      return before - game.stores.Health.current[hero];
    };
    always(game, hero, false);
    expect(lost()).toBe(0);
    always(game, hero, true);
    expect([lost(), lost(), lost()]).toEqual([0, 1, 2]);
    always(game, hero, false);
    expect([lost(), lost()]).toEqual([3, 3]);
    always(game, hero, true);
    expect([lost(), lost()]).toEqual([3, 4]);
  });

  test('a violet fungus holds the hero, who can attack but not leave, until it dies', () => {
    const { game, hero, monster } = meet('F');
    const { Position, Health, Fighter, Condition } = game.stores;
    always(game, hero, true);
    wait(game);
    expect(messageIds(game)).toContain('held');
    const { turn } = game;
    takeTurn(game, { type: 'move', dx: -1, dy: 0 });
    expect(messageIds(game)[0]).toBe('cannotLeave');
    expect([Position.x[hero], game.turn]).toEqual([2, turn + 1]);
    Fighter.armour[monster] = 20;
    Health.current[monster] = 1;
    attack(game);
    expect(messageIds(game).slice(0, 3)).toEqual(['hit', 'freed', 'kill']);
    expect([Condition.held[hero], Condition.grip[hero]]).toEqual([0, 0]);
    takeTurn(game, { type: 'move', dx: -1, dy: 0 });
    expect(Position.x[hero]).toBe(1);
  });

  test('a violet fungus never leaves its cell, wherever the hero goes', () => {
    const game = scene('####### #@...F# #.....# #######', { campaign: rogueCampaign });
    const fungus = monsterAt(game, 5, 1);
    game.stores.AI.awake[fungus] = 1;
    game.stores.Condition.confused[fungus] = 50;
    for (let n = 0; n < 40; n++) takeTurn(game, { type: 'move', dx: 0, dy: n % 2 ? -1 : 1 });
    expect(monsterAt(game, 5, 1)).toBe(fungus);
  });

  test('a hero that leaves the floor is free of a violet fungus where floors are not kept', () => {
    const game = newGame(rogueCampaign, 'fall');
    const { Condition } = game.stores;
    Condition.held[game.hero] = 1;
    Condition.grip[game.hero] = 7;
    enterFloor(game, 2);
    expect([Condition.held[game.hero], Condition.grip[game.hero]]).toEqual([0, 0]);
  });

  test('a violet fungus that dies frees a monster that it holds', () => {
    const gladiator = JSON.parse(String(Object.values(arena.bundles)[0])) as object;
    const campaign = loadCampaign({
      ...arena,
      bundles: { ...arena.bundles, 'grasper.json': { ...gladiator, Grasp: {} } },
    });
    const game = scene('####### #@..e.# #######', { campaign, depth: 0 });
    const grasper = place(game, 'grasper', 5, 1);
    const victim = monsterAt(game, 4, 1);
    game.stores.Health.current[victim] = 50;
    round(game, grasper, victim);
    expect(game.stores.Condition.held[victim]).toBe(1);
    round(game, victim, grasper);
    remains(game);
    expect(has(game, grasper, 'Dead')).toBe(true);
    expect(game.stores.Condition.held[victim]).toBe(0);
  });

  test('a hero that leaves the floor is free of a violet fungus where floors are kept', () => {
    const game = newGame(rogueGuests, 'fall');
    game.stores.Condition.held[game.hero] = 1;
    enterFloor(game, 1);
    expect(game.stores.Condition.held[game.hero]).toBe(0);
  });
});

describe('a leprechaun', () => {
  test('a leprechaun steals gold and vanishes without a reward: five times as much if magic is not resisted', () => {
    const taken: number[] = [];
    for (let n = 0; n < 600; n++) {
      const { game, hero, monster } = meet('L', { seed: `purse ${n}` });
      always(game, hero, true);
      game.score = 5000;
      round(game, monster);
      taken.push(5000 - game.score);
      expect(messageIds(game)).toEqual(['hurt', 'robbedGold']);
      expect(game.floor.occupants[2 * 7 + 3]).toBe(0);
      expect(game.stores.Experience.points[hero]).toBe(0);
    }
    // One roll is 2 to 61 on the first floor, five are 10 to 305.
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...taken)).toBeLessThanOrEqual(305);
    // 31.5 with a chance of 4/20, else 157.5: 132.3 on average, with a standard deviation below 65.
    const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
    expect(Math.abs(mean - 132.3)).toBeLessThan((4 * 65) / Math.sqrt(600));
  });

  test('a leprechaun cannot steal more gold than the hero has, and the stolen gold is lost', () => {
    const { game, hero, monster } = meet('L');
    always(game, hero, true);
    game.score = 1;
    wait(game);
    expect(game.score).toBe(0);
    expect(entityExists(game.world, monster)).toBe(false);
    expect(gold(game)).toEqual([]);
  });

  /** Kills a leprechaun of this scene. Returns the gold on the floor afterwards. */
  function killed(
    map: string,
    seed: string,
    rooms?: { x1: number; y1: number; x2: number; y2: number }[],
  ) {
    const game = scene(map, { campaign: rogueCampaign, seed, ...(rooms && { rooms }) });
    const { Fighter, Health } = game.stores;
    const thief = monsterAt(game, 2, 1);
    Fighter.armour[thief] = 20;
    Health.current[thief] = 1;
    attack(game);
    expect(messageIds(game)).toEqual(['hit', 'kill', 'levelUp']);
    return game;
  }

  test('a leprechaun killed in a room leaves gold nearby', () => {
    for (let n = 0; n < 100; n++) {
      const game = killed('##### #@L.# #...# #####', `gold ${n}`);
      const [value, ...more] = gold(game);
      expect(more).toEqual([]);
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThanOrEqual(305);
    }
  });

  test('a leprechaun killed in a room with gold adds to that gold', () => {
    const game = scene('####### #@L...# #.....# #######', { campaign: rogueCampaign });
    const pile = place(game, 'gold', 5, 2);
    game.stores.Gold.value[pile] = 1000;
    const thief = monsterAt(game, 2, 1);
    game.stores.Fighter.armour[thief] = 20;
    game.stores.Health.current[thief] = 1;
    attack(game);
    expect(gold(game)).toHaveLength(1);
    expect(gold(game)[0]).toBeGreaterThan(1001);
  });

  test('a killed leprechaun leaves its gold next to its cell, and the hero gets experience', () => {
    for (let n = 0; n < 60; n++) {
      const game = killed('##### #@L.# #...# #####', `beside ${n}`);
      const [pile] = itemsOn(game, game.floor);
      const { x, y } = cellOf(game, pile);
      expect([x, y]).not.toEqual([1, 1]);
      expect(Math.max(Math.abs(x - 2), Math.abs(y - 1))).toBeLessThanOrEqual(1);
      expect(game.stores.Experience.points[game.hero]).toBe(10);
    }
  });

  test('a leprechaun killed in a corridor leaves nothing', () => {
    expect(gold(killed('_____ _@L,_ _,,,_ _____', 'gold', []))).toEqual([]);
  });
});

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
    expect([...looks].sort()).toEqual(['!', ')', '*', '=', '?', ']', 'stairs']);
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

describe('a nymph', () => {
  test('a nymph steals a magic item that is not equipped, and vanishes', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    const { Gear } = game.stores;
    Gear.weapon[hero] = pack(game, 'mace', { hit: 1, damage: 1 });
    Gear.armour[hero] = pack(game, 'ring-mail', { defence: 1 });
    // At this level it hits through any armour.
    game.stores.Fighter.level[monster] = 99;
    pack(game, 'ration');
    pack(game, 'long-sword');
    pack(game, 'short-bow', { hit: 1 });
    wait(game);
    expect(messageIds(game).at(-1)).toBe('robbedItem');
    expect(bagKinds(game)).toEqual(['mace', 'ring-mail', 'ration', 'long-sword']);
    expect(entityExists(game.world, monster)).toBe(false);
    expect(game.stores.Health.current[hero]).toBe(9000);
    expect(itemsOn(game, game.floor)).toEqual([]);
  });

  test('a nymph steals each of several magic items with equal probability', () => {
    let first = 0;
    for (let n = 0; n < 400; n++) {
      const { game, hero, monster } = meet('N', { seed: `theft ${n}` });
      always(game, hero, true);
      pack(game, 'amulet');
      pack(game, 'plate-mail', { defence: -2 });
      round(game, monster);
      expect(bagKinds(game)).toHaveLength(1);
      if (bagKinds(game)[0] === 'plate-mail') first++;
    }
    expectChance(first, 400, 0.5);
  });

  test('a nymph steals a whole group of missiles', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    pack(game, 'arrow', { count: 9, hit: 2 });
    round(game, monster);
    expect(bagKinds(game)).toEqual([]);
    const [event] = game.events.filter(
      (e) => e.type === 'message' && e.message.id === 'robbedItem',
    );
    expect(event).toMatchObject({ message: { params: { item: { kind: 'arrow', count: 9 } } } });
  });

  test('a nymph steals only one item of a stack', () => {
    const source: CampaignSource = {
      ...simple,
      bundles: {
        ...simple.bundles,
        'draught.json': {
          name: { en: 'draught' },
          look: { glyph: '!', colour: '#ffffff' },
          Item: { weight: 1 },
          Stack: { as: 'units' },
          Potion: {},
        },
        'thief.json': guest({ ItemThief: {} }),
      },
    };
    const game = scene('##### #@..# #####', { campaign: loadCampaign(source) });
    const thief = place(game, 'thief', 2, 1);
    game.stores.Health.current[game.hero] = 100;
    for (const _ of [1, 2, 3]) pack(game, 'draught');
    round(game, thief);
    expect(game.stores.Item.count[bagOf(game, game.hero)[0]]).toBe(2);
  });

  test('a nymph stays if there is nothing to steal', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    pack(game, 'ration');
    pack(game, 'mace');
    for (let n = 0; n < 50; n++) wait(game);
    expect(bagKinds(game)).toEqual(['ration', 'mace']);
    expect(entityExists(game.world, monster)).toBe(true);
    expect(game.stores.Health.current[hero]).toBe(9000);
  });
});

describe('a rust monster', () => {
  test('a rust monster lowers worn armour by one per hit, down to class 9, without damage', () => {
    const { game, hero, monster } = meet('R');
    const { Gear, Armour, Health } = game.stores;
    Gear.armour[hero] = pack(game, 'ring-mail');
    game.stores.Fighter.level[monster] = 20;
    const classes = Array.from({ length: 5 }, () => {
      round(game, monster);
      return 10 - Armour.defence[Gear.armour[hero]];
    });
    expect(classes).toEqual([8, 9, 9, 9, 9]);
    expect(Health.current[hero]).toBe(9000);
  });

  test('a rust monster does not affect armour that is not worn', () => {
    const { game, hero, monster } = meet('R');
    always(game, hero, true);
    const mail = pack(game, 'plate-mail');
    for (let n = 0; n < 20; n++) round(game, monster);
    expect(game.stores.Armour.defence[mail]).toBe(7);
  });

  test('a rust monster rusts nothing when it misses', () => {
    const { game, hero, monster } = meet('R');
    const mail = pack(game, 'plate-mail', { defence: 20 });
    game.stores.Gear.armour[hero] = mail;
    for (let n = 0; n < 20; n++) round(game, monster);
    expect(game.stores.Armour.defence[mail]).toBe(27);
  });
});

describe('a wraith', () => {
  /** A hero with this level and experience next to a wraith that drains with every hit. */
  function drained(level: number, points: number, sure = true) {
    const met = meet('W');
    const { Experience, LevelDrain } = met.game.stores;
    always(met.game, met.hero, true);
    Experience.level[met.hero] = level;
    Experience.points[met.hero] = points;
    if (sure) LevelDrain.chance[met.monster] = 100;
    return met;
  }

  test('a wraith drains a level with 15 % of its hits', () => {
    const { game, hero, monster } = drained(5, 100, false);
    const { Experience, Health } = game.stores;
    let times = 0;
    for (let n = 0; n < 3000; n++) {
      Experience.level[hero] = 5;
      Experience.points[hero] = 100;
      Health.max[hero] = 9000;
      Health.current[hero] = 9000;
      round(game, monster);
      if (Experience.level[hero] === 4) times++;
    }
    expectChance(times, 3000, 0.15);
  });

  test('a wraith takes a level and 1 to 10 maximum HP; experience restores the level', () => {
    const { game, hero, monster } = drained(5, 100);
    const { Experience, Health, Fighter } = game.stores;
    Fighter.attacks[monster] = packDice('0d0') ?? 0;
    const losses = new Set<number>();
    for (let n = 0; n < 200; n++) {
      Experience.level[hero] = 5;
      Experience.points[hero] = 100;
      Health.max[hero] = 100;
      Health.current[hero] = 80;
      round(game, monster);
      losses.add(100 - Health.max[hero]);
      expect(80 - Health.current[hero]).toBe(100 - Health.max[hero]);
      expect([Experience.level[hero], Experience.points[hero]]).toEqual([4, thresholdOf(5) + 1]);
    }
    expect([...losses].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    learn(game, hero, 1);
    expect(Experience.level[hero]).toBe(5);
    expect(messageIds(game).at(-1)).toBe('levelUp');
  });

  test('a wraith takes all experience from a hero at level 1', () => {
    const { game, hero, monster } = drained(1, 7);
    const { Experience } = game.stores;
    round(game, monster);
    expect([Experience.level[hero], Experience.points[hero], game.ending]).toEqual([1, 0, null]);
  });

  test('a drain at level 1 kills a hero without experience', () => {
    const { game, monster } = drained(1, 0);
    game.score = 100;
    round(game, monster);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'wraith' });
    expect(game.score).toBe(90);
  });

  test('a drain of the last hit points of the maximum kills; otherwise one hit point remains', () => {
    const last = drained(5, 100);
    last.game.stores.Health.max[last.hero] = 1;
    last.game.stores.Health.current[last.hero] = 1;
    last.game.stores.Fighter.attacks[last.monster] = packDice('0d0') ?? 0;
    round(last.game, last.monster);
    expect(last.game.ending).toEqual({ won: false, by: 'attack', kind: 'wraith' });
    const hurt = drained(5, 100);
    hurt.game.stores.Health.max[hurt.hero] = 40;
    hurt.game.stores.Health.current[hurt.hero] = 1;
    hurt.game.stores.Fighter.attacks[hurt.monster] = packDice('0d0') ?? 0;
    round(hurt.game, hurt.monster);
    expect([hurt.game.stores.Health.current[hurt.hero], hurt.game.ending]).toEqual([1, null]);
  });
});

describe.each(['T', 'V'])('a monster that regenerates, %s', (glyph) => {
  test.each([true, false])(
    'it gains a hit point after 33 % of its rounds (hits: %s), without a limit',
    (hits) => {
      const { game, hero, monster } = meet(glyph);
      const { Health } = game.stores;
      always(game, hero, hits);
      Health.max[monster] = 30;
      Health.current[monster] = 30;
      for (let n = 0; n < 2000; n++) {
        Health.current[hero] = 9000;
        round(game, monster);
      }
      expectChance(Health.current[monster] - 30, 2000, 0.33);
      expect(Health.max[monster]).toBe(Health.current[monster]);
    },
  );

  test('it gains no hit points by resting', () => {
    const game = scene('######### #@.....%# #########'.replace('%', glyph), {
      campaign: rogueCampaign,
    });
    const monster = monsterAt(game, 7, 1);
    game.stores.Health.current[monster] = 5;
    for (let n = 0; n < 50; n++) wait(game);
    expect(game.stores.Health.current[monster]).toBe(5);
  });
});

describe('an umber hulk', () => {
  test('an umber hulk confuses a hero that fails its saving throw for 20 to 39 turns, and only once', () => {
    let confused = 0;
    const turns: number[] = [];
    for (let n = 0; n < 500; n++) {
      const { game, hero, monster } = meet('U', { seed: `gaze ${n}` });
      const { AI, Experience, Condition, Mean } = game.stores;
      Experience.level[hero] = 8;
      AI.awake[monster] = 0;
      Mean.chance[monster] = 0;
      wait(game);
      const first = Condition.confused[hero];
      if (first > 0) {
        confused++;
        turns.push(first);
        expect(messageIds(game)).toEqual(['confused']);
      }
      for (let more = 0; more < 3; more++) wait(game);
      expect(Condition.confused[hero]).toBe(Math.max(0, first - 3));
    }
    // The saving throw succeeds from 17 − 4 on.
    expectChance(confused, 500, 12 / 20);
    expect([Math.min(...turns), Math.max(...turns)]).toEqual([20, 39]);
  });

  test('an umber hulk prolongs a confusion, whose end is reported', () => {
    for (let n = 0; n < 20; n++) {
      const { game, hero, monster } = meet('U', { seed: `more ${n}` });
      const { Condition, AI, Mean, Fighter } = game.stores;
      AI.awake[monster] = 0;
      Mean.chance[monster] = 0;
      Fighter.armour[hero] = -20;
      Condition.confused[hero] = 100;
      wait(game);
      if (Condition.confused[hero] === 99) continue;
      expect(Condition.confused[hero]).toBeGreaterThanOrEqual(119);
      Condition.confused[hero] = 1;
      wait(game);
      expect(messageIds(game)).toEqual(['clearHead']);
      return;
    }
    throw new Error('Nobody was ever confused.');
  });

  test('in the dark an umber hulk confuses only from an adjacent cell', () => {
    for (let n = 0; n < 30; n++) {
      const room = { x1: 1, y1: 1, x2: 6, y2: 1, dark: true };
      const game = scene('######## #@...U.# ########', {
        campaign: rogueCampaign,
        seed: `dark ${n}`,
        rooms: [room],
      });
      game.pending.rooms.push(room);
      wait(game);
      expect(game.stores.Condition.confused[game.hero]).toBe(0);
    }
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

describe.each([
  ['B', 0.5],
  ['I', 0.2],
])('the erratic monster %s', (glyph, chance) => {
  test(`it steps in a random direction with a chance of ${chance}`, () => {
    let strayed = 0;
    const tries = 3000;
    const game = scene(
      '####### #.....# #.....# #..X..# #.....# #.....# ####### #@....# #######'.replace('X', glyph),
      {
        campaign: rogueCampaign,
      },
    );
    const monster = monsterAt(game, 3, 3);
    const { AI, Identity } = game.stores;
    const seq = Identity.seq[monster];
    for (let n = 0; n < tries; n++) {
      // The hero waits below, so that the straight step is always down.
      AI.awake[monster] = 1;
      moveActor(game, monster, 3, 3);
      game.stores.Hunger.energy[game.hero] = 1000;
      const step = wait(game).find((event) => event.type === 'stepped' && event.actor === seq);
      if (step?.type !== 'stepped') throw new Error('It did not step.');
      if (step.to.x !== 2 || step.to.y !== 4) strayed++;
    }
    // One of the eight random directions is the straight one.
    expectChance(strayed, tries, (chance * 7) / 8);
  });

  test('it does not move while it sleeps', () => {
    const game = scene(
      '####### #.....# #..X..# #.....# ####### #@....# #######'.replace('X', glyph),
      {
        campaign: rogueCampaign,
      },
    );
    for (let n = 0; n < 30; n++) wait(game);
    monsterAt(game, 3, 2);
  });
});

/** The wolf of Simple with an additional power. */
function guest(power: object): object {
  const wolf = Object.entries(simple.bundles).find(([file]) => file.endsWith('/wolf.json'))?.[1];
  return { ...(JSON.parse(String(wolf)) as object), ...power };
}

/** The simple campaign with an additional monster for each power. */
const rogueGuests = loadCampaign({
  ...simple,
  bundles: {
    ...simple.bundles,
    'venomous.json': guest({ Venom: { loss: 2 } }),
    'freezing.json': guest({ Paralysis: { turns: 3, spread: 1 } }),
    'grasping.json': guest({ Grasp: {} }),
    'greedy.json': guest({ GoldThief: {} }),
    'stealing.json': guest({ ItemThief: {} }),
    'rusting.json': guest({ Rust: {} }),
    'draining.json': guest({ LevelDrain: { chance: 100 } }),
    'healing.json': guest({ Regeneration: { chance: 100 } }),
    'gazing.json': guest({ ConfusingGaze: {} }),
    'straying.json': guest({ Erratic: { chance: 100 } }),
    'hidden.json': guest({ Disguise: {} }),
    'unseen.json': guest({ Invisible: {} }),
    'rooted.json': guest({ Rooted: {} }),
  },
});

describe('in the simple campaign', () => {
  /** The hero of Simple with much health next to a wolf with a power. */
  function simpleMeet(kind: string) {
    const game = scene('####### #.....# #.@...# #.....# #######', { campaign: rogueGuests });
    const monster = place(game, kind, 3, 2);
    const { Health } = game.stores;
    Health.max[game.hero] = 9000;
    Health.current[game.hero] = 9000;
    return { game, hero: game.hero, monster };
  }

  test('in the simple campaign the bundles with powers have no problems', () => {
    expect(rogueGuests.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  });

  test('in the simple campaign venom lowers the attack, and never below 1', () => {
    const { game, hero } = simpleMeet('venomous');
    const { Stats } = game.stores;
    const seen = new Set<number>();
    for (let n = 0; n < 30; n++) {
      wait(game);
      seen.add(Stats.attack[hero]);
    }
    expect([...seen].sort((a, b) => b - a)).toEqual(expect.arrayContaining([2, 1]));
    expect(Math.min(...seen)).toBe(1);
  });

  test('in the simple campaign a paralysing hit costs turns instead of hit points', () => {
    const { game, hero } = simpleMeet('freezing');
    for (let n = 1; n <= 5; n++) {
      wait(game);
      expect(game.turn).toBe(4 * n);
    }
    expect(game.stores.Health.current[hero]).toBe(9000);
  });

  test('in the simple campaign a grasping monster holds the hero until it dies', () => {
    const { game, hero, monster } = simpleMeet('grasping');
    const { Position, Health } = game.stores;
    const hits = [1, 2, 3, 4].flatMap(() =>
      wait(game).flatMap((event) => (event.type === 'hit' && event.damage > 0 ? event.damage : [])),
    );
    expect(hits).toEqual([1, 2, 3]);
    takeTurn(game, { type: 'move', dx: -1, dy: 0 });
    expect([Position.x[hero], messageIds(game)[0]]).toEqual([2, 'cannotLeave']);
    Health.current[monster] = 1;
    attack(game);
    expect(messageIds(game)).toContain('freed');
  });

  test('in the simple campaign a gold thief takes score', () => {
    const { game, monster } = simpleMeet('greedy');
    game.score = 500;
    wait(game);
    expect(game.score).toBeLessThan(500);
    expect(entityExists(game.world, monster)).toBe(false);
  });

  test('in the simple campaign an item thief takes a potion, and not the equipped sword', () => {
    const { game, hero } = simpleMeet('stealing');
    game.stores.Gear.weapon[hero] = pack(game, 'long-sword');
    pack(game, 'apple');
    pack(game, 'healing-potion');
    wait(game);
    expect(bagKinds(game)).toEqual(['long-sword', 'apple']);
  });

  test('in the simple campaign rust lowers the defence of worn armour, down to 1', () => {
    const { game, hero } = simpleMeet('rusting');
    const mail = pack(game, 'scale-armour');
    game.stores.Gear.armour[hero] = mail;
    const left = Array.from({ length: 4 }, () => {
      wait(game);
      return game.stores.Armour.defence[mail];
    });
    expect(left).toEqual([2, 1, 1, 1]);
  });

  test('in the simple campaign a drain takes levels and hit points, down to level 1', () => {
    const { game, hero } = simpleMeet('draining');
    const { Experience, Health } = game.stores;
    Experience.level[hero] = 3;
    Experience.points[hero] = 1;
    const levels = Array.from({ length: 4 }, () => {
      wait(game);
      return Experience.level[hero];
    });
    expect(levels).toEqual([2, 1, 1, 1]);
    expect(Health.max[hero]).toBeLessThan(9000);
    Experience.points[hero] = 0;
    wait(game);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'draining' });
  });

  test('in the simple campaign a monster that regenerates can exceed its initial hit points', () => {
    const { game, monster } = simpleMeet('healing');
    for (let n = 0; n < 5; n++) wait(game);
    expect(game.stores.Health.current[monster]).toBe(21);
  });

  test('in the simple campaign a gaze confuses the hero, who then staggers', () => {
    const { game, hero } = simpleMeet('gazing');
    game.events = [];
    wait(game);
    if (game.stores.Condition.confused[hero] === 0) throw new Error('Resisted: choose a seed.');
    const messages = Array.from({ length: 10 }, () => {
      takeTurn(game, { type: 'move', dx: -1, dy: 0 });
      return messageIds(game);
    }).flat();
    expect(messages).toContain('stagger');
  });

  test('in the simple campaign the components Erratic, Disguise, Invisible and Rooted work', () => {
    const straying = simpleMeet('straying');
    const cells = new Set<number>();
    for (let n = 0; n < 30; n++) {
      wait(straying.game);
      cells.add(straying.game.stores.Position.x[straying.monster]);
    }
    expect(cells.size).toBeGreaterThan(2);

    const hidden = simpleMeet('hidden');
    attack(hidden.game);
    expect(messageIds(hidden.game)[0]).toBe('unmasked');

    const unseen = simpleMeet('unseen');
    fov(unseen.game);
    expect(monstersInSight(unseen.game)).toEqual([]);

    const rooted = simpleMeet('rooted');
    takeTurn(rooted.game, { type: 'move', dx: -1, dy: 0 });
    for (let n = 0; n < 5; n++) wait(rooted.game);
    expect(monsterAt(rooted.game, 3, 2)).toBe(rooted.monster);
  });
});

test('a monster whose power is removed has plain hits, and can get the power again', () => {
  const { game, hero, monster } = meet('A');
  always(game, hero, true);
  removeComponent(game.world, monster, game.stores.Venom);
  for (let n = 0; n < 50; n++) round(game, monster);
  expect(game.stores.Strength.now[hero]).toBe(16);
  addComponent(game.world, monster, game.stores.Venom);
  game.stores.Venom.loss[monster] = 1;
  for (let n = 0; n < 50; n++) round(game, monster);
  expect(game.stores.Strength.now[hero]).toBe(3);
  expect(kindOf(game, monster).id).toBe('giant-ant');
});
