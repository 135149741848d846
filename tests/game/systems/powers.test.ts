import { addComponent, removeComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { gainExperience, thresholdOf } from '../../../src/game/actors/levels.ts';
import { packDice } from '../../../src/game/dice.ts';
import { has, kindOf } from '../../../src/game/entity.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { remains } from '../../../src/game/systems/remains.ts';
import { expectShare } from '../../expect-share.ts';
import { arena } from '../../sources.ts';
import { campaign, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { always, attack, meet, pack, round, wait } from './meet.ts';

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
    expectShare(poisoned, 2000, 10 / 20);
  });

  test('a giant ant that misses takes no strength', () => {
    const { game, hero, monster } = meet('A');
    always(game, hero, false);
    for (let n = 0; n < 100; n++) round(game, monster);
    expect(game.stores.Strength.now[hero]).toBe(16);
  });
});

describe('a floating eye', () => {
  test('a touch of a floating eye paralyses for 2 or 3 turns without damage', () => {
    const { game, hero, monster } = meet('E');
    always(game, hero, true);
    const { helpless, paralysisSum } = game.stores.Condition;
    const turns = new Map<number, number>();
    for (let n = 0; n < 400; n++) {
      helpless[hero] = 0;
      paralysisSum[hero] = 0;
      game.turn++;
      round(game, monster);
      turns.set(helpless[hero], (turns.get(helpless[hero]) ?? 0) + 1);
    }
    expect([...turns.keys()].sort()).toEqual([2, 3]);
    // Half of 400, with four standard deviations.
    expect(Math.abs((turns.get(2) ?? 0) - 200)).toBeLessThanOrEqual(40);
    expect(game.stores.Health.current[hero]).toBe(9000);
  });

  test('the gaze of a floating eye does nothing to a blind hero', () => {
    const { game, hero, monster } = meet('E');
    always(game, hero, true);
    game.stores.Condition.blind[hero] = 850;
    for (let n = 0; n < 20; n++) round(game, monster);
    expect(game.stores.Condition.helpless[hero]).toBe(0);
    game.stores.Condition.blind[hero] = 0;
    round(game, monster);
    expect(game.stores.Condition.helpless[hero]).toBeGreaterThan(0);
  });

  test('further touches add turns, twenty in all, before the hero can act', () => {
    const { game, hero } = meet('E');
    always(game, hero, true);
    for (let n = 0; n < 20; n++) {
      const before = game.turn;
      game.stores.Hunger.energy[hero] = 1000;
      wait(game);
      expect(game.stores.Condition.helpless[hero]).toBe(0);
      expect(messageIds(game)).toEqual(['frozen', 'canMove']);
      expect(game.turn - before - 1).toBe(20);
    }
    expect(game.stores.Health.current[hero]).toBe(9000);
  });

  test('among three floating eyes the hero has a turn after at most twenty lost ones', () => {
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
      // Hunger would make the hero faint.
      game.stores.Hunger.energy[game.hero] = 1000;
      wait(game);
      expect(game.turn - before).toBeLessThanOrEqual(21);
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
    expect([Condition.grasped[hero], Condition.graspDamage[hero]]).toEqual([0, 0]);
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
    Condition.grasped[game.hero] = 1;
    Condition.graspDamage[game.hero] = 7;
    enterFloor(game, 2);
    expect([Condition.grasped[game.hero], Condition.graspDamage[game.hero]]).toEqual([0, 0]);
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
    expect(game.stores.Condition.grasped[victim]).toBe(1);
    round(game, victim, grasper);
    remains(game);
    expect(has(game, grasper, 'Dead')).toBe(true);
    expect(game.stores.Condition.grasped[victim]).toBe(0);
  });

  test('a hero that leaves the floor is free of a violet fungus where floors are kept', () => {
    const game = newGame(campaign, 'fall');
    game.stores.Condition.grasped[game.hero] = 1;
    enterFloor(game, 1);
    expect(game.stores.Condition.grasped[game.hero]).toBe(0);
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

  test('a wraith drains a level with 15% of its hits', () => {
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
    expectShare(times, 3000, 0.15);
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
    gainExperience(game, hero, 1);
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
    'a monster that regenerates gains a hit point after 33% of its rounds (hits: %s), without a limit',
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
      expectShare(Health.current[monster] - 30, 2000, 0.33);
      expect(Health.max[monster]).toBe(Health.current[monster]);
    },
  );

  test('a monster that regenerates gains no hit points by resting', () => {
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
    expectShare(confused, 500, 12 / 20);
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
