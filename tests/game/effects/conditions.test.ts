import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../../src/game/actors/actor-names.ts';
import { isSeen, monstersInSight } from '../../../src/game/actors/actors.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import type { EffectName } from '../../../src/game/effects/names.ts';
import { cellOf, heroCell } from '../../../src/game/entity.ts';
import { placeActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { spawn, spawnMonster } from '../../../src/game/spawn.ts';
import { expectShare } from '../../expect-share.ts';
import {
  campaign,
  drawScene,
  messageIds,
  monsterAt,
  place,
  rogueCampaign,
  scene,
} from '../../world.ts';
import { hallWith, stage } from '../systems/stage.ts';
import { befall } from './befall.ts';

const wait = { type: 'wait' } as const;
const east = { type: 'move', dx: 1, dy: 0 } as const;

/** The hero, and a monster three cells to its right. */
function meet(played: Campaign, seed = 'scene') {
  const letter = played === rogueCampaign ? 'H' : 'w';
  const map = `########## #........# #.@..${letter}...# #........# ##########`;
  const game = scene(map, { campaign: played, seed });
  game.stores.Health.max[game.hero] = 9000;
  game.stores.Health.current[game.hero] = 9000;
  return { game, hero: game.hero, monster: monsterAt(game, 5, 2) };
}

type Column = 'confused' | 'blind' | 'helpless' | 'glowing';

const cases: [EffectName, Record<string, number>, Column, number, string, string][] = [
  ['confuse', { turns: 20, spread: 8 }, 'confused', 20, 'getsConfused', 'looksConfused'],
  ['blind', { turns: 850 }, 'blind', 850, 'goesBlind', 'isBlinded'],
  ['paralyse', { turns: 2, spread: 1 }, 'helpless', 2, 'paralysed', 'isParalysed'],
  ['glow', {}, 'glowing', 1, 'handsGlow', 'startsGlowing'],
];

describe.each([
  ['Rogue', rogueCampaign],
  ['Simple', campaign],
])('in %s', (_, played) => {
  test.each(cases)(
    '%s acts on the hero, who recognises it',
    (name, values, column, amount, message) => {
      const { game, hero } = meet(played);
      expect(befall(game, hero, name, values)).toBe(true);
      expect(game.stores.Condition[column][hero]).toBe(amount);
      expect(messageIds(game)).toEqual([message]);
    },
  );

  test.each(cases)(
    '%s befalls a monster, and the hero can tell if it sees it',
    (name, values, column, amount, _message, ofMonster) => {
      const { game, monster } = meet(played);
      expect(befall(game, monster, name, values)).toBe(true);
      expect(game.stores.Condition[column][monster]).toBe(amount);
      expect(messageIds(game)).toEqual([ofMonster]);
    },
  );

  test.each(cases)('%s acts on an invisible monster unnoticed', (name, values, column, amount) => {
    const { game, monster } = meet(played);
    addComponent(game.world, monster, game.stores.Invisible);
    expect(befall(game, monster, name, values)).toBe(false);
    expect(game.stores.Condition[column][monster]).toBe(amount);
    expect(messageIds(game)).toEqual([]);
  });
});

describe('confusion', () => {
  test('a second confusion is added to the first', () => {
    const { game, hero } = meet(rogueCampaign);
    befall(game, hero, 'confuse', { turns: 20, spread: 8 }, (n) => n - 1);
    expect(game.stores.Condition.confused[hero]).toBe(27);
    befall(game, hero, 'confuse', { turns: 20, spread: 8 });
    expect(game.stores.Condition.confused[hero]).toBe(47);
  });

  test('a confused hero in a corridor stays in 27% of its steps', () => {
    const games = Array.from({ length: 700 }, (_, n) => {
      const game = scene('_______ ,,,@,,, _______', {
        campaign: rogueCampaign,
        seed: `stagger ${n}`,
        rooms: [],
      });
      game.stores.Condition.confused[game.hero] = 10;
      takeTurn(game, east);
      return heroCell(game).x;
    });
    const share = (x: number) => games.filter((one) => one === x).length;
    expectShare(share(3), 700, 0.8 / 3);
    expectShare(share(2), 700, 0.8 / 3);
    expectShare(share(4), 700, 0.2 + 0.8 / 3);
  });

  test('a confused hero never staggers into a monster', () => {
    for (let n = 0; n < 100; n++) {
      const game = scene('_____ _,H@, _____', {
        campaign: rogueCampaign,
        seed: `m ${n}`,
        rooms: [],
      });
      game.stores.Condition.confused[game.hero] = 10;
      takeTurn(game, east);
      expect(messageIds(game)).not.toContain('hit');
      expect(messageIds(game)).not.toContain('missed');
    }
  });

  test('a throw of a confused hero always has a direction', () => {
    let strayed = 0;
    for (let n = 0; n < 600; n++) {
      const game = scene(
        `${'#'.repeat(11)} ${'#.........# '.repeat(9)}${'#'.repeat(11)}`.replace(
          /^((?:\S+ ){5})#\.{4}\./,
          '$1#....@',
        ),
        { campaign: rogueCampaign, seed: `throw ${n}` },
      );
      place(game, 'dagger', 5, 5);
      takeTurn(game, { type: 'pickup' });
      game.stores.Condition.confused[game.hero] = 10;
      takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
      const flight = game.events.find(({ type }) => type === 'threw');
      if (flight?.type !== 'threw') throw new Error('Nothing was thrown.');
      expect(flight.to).not.toEqual(flight.from);
      if (flight.to.y !== flight.from.y || flight.to.x < flight.from.x) strayed++;
    }
    // One of the eight random directions is the intended one.
    expectShare(strayed, 600, (0.19 * 7) / 8);
  });

  test.each([
    ['a bat', 'B', false, 0.5],
    ['a confused bat', 'B', true, 0.9],
    ['a confused hobgoblin', 'H', true, 0.8],
  ])('%s takes random steps in the share of Rogue', (_, letter, confused, share) => {
    const samples = 500;
    let straight = 0;
    for (let n = 0; n < samples; n++) {
      const map = `########### #.........# #.@.....${letter}.# #.........# ###########`;
      const game = scene(map, { campaign: rogueCampaign, seed: `stray ${n}` });
      const monster = monsterAt(game, 8, 2);
      game.stores.AI.awake[monster] = 1;
      if (confused) game.stores.Condition.confused[monster] = 1;
      takeTurn(game, wait);
      const { x, y } = cellOf(game, monster);
      if (x === 7 && y === 2) straight++;
    }
    // A random step goes straight to the hero with a chance of 1/8.
    expectShare(straight, samples, 1 - share + share / 8);
  });
});

describe('blindness', () => {
  test('a blind hero sees only its own cell, until the blindness ends', () => {
    const { game, hero, monster } = meet(rogueCampaign);
    expect(monstersInSight(game)).toEqual([monster]);
    befall(game, hero, 'blind', { turns: 2 });
    takeTurn(game, wait);
    expect(game.floor.fieldOfView.visible.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(monstersInSight(game)).toEqual([]);
    takeTurn(game, wait);
    expect(messageIds(game)).toContain('canSee');
    expect(monstersInSight(game)).toEqual([monster]);
  });

  test('a second blindness does not last longer', () => {
    const { game, hero } = meet(rogueCampaign);
    befall(game, hero, 'blind', { turns: 10 });
    befall(game, hero, 'blind', { turns: 850 });
    expect(game.stores.Condition.blind[hero]).toBe(10);
  });

  test('curing blindness lights the room again', () => {
    const { game, hero, monster } = meet(rogueCampaign);
    befall(game, hero, 'blind', { turns: 850 });
    takeTurn(game, wait);
    expect(befall(game, hero, 'cure', { condition: 0 })).toBe(true);
    expect(messageIds(game)).toEqual(['canSee']);
    takeTurn(game, wait);
    expect(monstersInSight(game)).toEqual([monster]);
  });

  test('a cure of one condition leaves the others', () => {
    const { game, hero } = meet(rogueCampaign);
    befall(game, hero, 'blind', { turns: 850 });
    befall(game, hero, 'confuse', { turns: 20 });
    const { Condition } = game.stores;
    befall(game, hero, 'cure', { condition: 0 });
    expect(Condition.blind[hero]).toBe(0);
    expect(Condition.confused[hero]).toBeGreaterThan(0);
    befall(game, hero, 'blind', { turns: 850 });
    befall(game, hero, 'cure', { condition: 1 });
    expect(Condition.confused[hero]).toBe(0);
    expect(Condition.blind[hero]).toBe(850);
  });

  test('the cure of a monster does not show the hero which effect it was', () => {
    const { game, monster } = meet(rogueCampaign);
    befall(game, monster, 'confuse', { turns: 20 });
    expect(befall(game, monster, 'cure', { condition: 1 })).toBe(false);
    expect(game.stores.Condition.confused[monster]).toBe(0);
  });

  test('a blind hero does not know the names of monsters', () => {
    const { game, hero, monster } = meet(rogueCampaign);
    expect(nameOf(game, monster)).toBe('hobgoblin');
    befall(game, hero, 'blind', { turns: 850 });
    expect(nameOf(game, monster)).toBe('');
  });

  test('a blind hero finds nothing, however often it searches', () => {
    const game = scene('##### #.@.& #####', { campaign: rogueCampaign });
    game.stores.Condition.blind[game.hero] = 850;
    takeTurn(game, east);
    for (let n = 0; n < 40; n++) {
      takeTurn(game, { type: 'search' });
      expect(messageIds(game)).toEqual(['blindSearch']);
    }
    expect(drawScene(game)[1]).toBe('#..@&');
  });

  test('the gaze of an umber hulk does not reach a blind hero', () => {
    const game = scene('####### #..@U.# #######', { campaign: rogueCampaign });
    game.stores.Condition.blind[game.hero] = 850;
    game.stores.Health.max[game.hero] = 9000;
    game.stores.Health.current[game.hero] = 9000;
    for (let n = 0; n < 20; n++) {
      takeTurn(game, wait);
      expect(messageIds(game)).not.toContain('confused');
    }
    expect(game.stores.ConfusingGaze.spent[monsterAt(game, 4, 1)]).toBe(0);
  });

  test.each(['blind', 'helpless'] as const)('a %s umber hulk does not gaze', (condition) => {
    const gazes = (turns: number) => {
      const game = scene('####### #..@U.# #######', { campaign: rogueCampaign });
      game.stores.Health.max[game.hero] = 9000;
      game.stores.Health.current[game.hero] = 9000;
      game.stores.Condition[condition][monsterAt(game, 4, 1)] = turns;
      for (let n = 0; n < 20; n++) takeTurn(game, wait);
      return game.stores.ConfusingGaze.spent[monsterAt(game, 4, 1)];
    };
    expect([gazes(0), gazes(50)]).toEqual([1, 0]);
  });

  test('a mimic does not fool a blind hero', () => {
    const game = scene('####### #.@...# #######', { campaign: rogueCampaign });
    const mimic = spawnMonster(game, kindById(rogueCampaign, 'mimic'), 1);
    placeActor(game, mimic, game.floor, 3, 1);
    game.stores.Condition.blind[game.hero] = 850;
    takeTurn(game, east);
    expect(messageIds(game)).not.toContain('unmasked');
    expect(messageIds(game).some((id) => id === 'hit' || id === 'missed')).toBe(true);
  });

  test('a blind monster gropes about, but attacks the hero beside it', () => {
    const { game, monster } = meet(campaign);
    game.stores.AI.provoked[monster] = 1;
    befall(game, monster, 'blind', { turns: 200 });
    const cells = new Set<string>();
    for (let n = 0; n < 15; n++) {
      takeTurn(game, wait);
      const { x, y } = cellOf(game, monster);
      cells.add(`${x},${y}`);
    }
    expect(cells.size).toBeGreaterThan(3);
  });
});

describe('paralysis', () => {
  test('a paralysed hero loses exactly the turns of the paralysis', () => {
    const { game, hero, monster } = meet(campaign);
    game.stores.Condition.spellbound[monster] = 1;
    place(game, 'healing-potion', 2, 2);
    takeTurn(game, { type: 'pickup' });
    befall(game, hero, 'paralyse', { turns: 2, spread: 1 });
    const before = game.turn;
    takeTurn(game, wait);
    expect(game.turn - before).toBe(3);
    expect(messageIds(game)).toContain('canMove');
  });

  test('a paralysis is not added to another one', () => {
    const { game, hero } = meet(campaign);
    befall(game, hero, 'paralyse', { turns: 2, spread: 1 });
    befall(game, hero, 'paralyse', { turns: 2, spread: 1 });
    expect(game.stores.Condition.helpless[hero]).toBe(2);
  });
});

describe('glowing hands', () => {
  /** A hero whose hands glow beside a monster that it always hits, and that hardly dies. */
  function glowing(played: Campaign) {
    const letter = played === rogueCampaign ? 'H' : 'w';
    const game = scene(`###### #.@${letter}.# ######`, { campaign: played });
    const monster = monsterAt(game, 3, 1);
    const { Health, Fighter } = game.stores;
    Health.max[monster] = 900;
    Health.current[monster] = 900;
    if (played === rogueCampaign) Fighter.armour[monster] = 20;
    Health.max[game.hero] = 9000;
    Health.current[game.hero] = 9000;
    befall(game, game.hero, 'glow');
    return { game, monster };
  }

  test.each([
    ['Rogue', rogueCampaign],
    ['Simple', campaign],
  ])('in %s the next hit confuses a monster, and only that hit', (_, played) => {
    const { game, monster } = glowing(played);
    takeTurn(game, east);
    expect(messageIds(game)).toEqual(expect.arrayContaining(['handsFade', 'looksConfused']));
    expect(game.stores.Condition.glowing[game.hero]).toBe(0);
    game.stores.Condition.confused[monster] = 0;
    takeTurn(game, east);
    expect(messageIds(game)).not.toContain('looksConfused');
  });

  test('a hit by a thrown item confuses, too', () => {
    const { game, monster } = glowing(rogueCampaign);
    place(game, 'dagger', 2, 1);
    takeTurn(game, { type: 'pickup' });
    takeTurn(game, { type: 'throw', slot: 0, dx: 1, dy: 0 });
    expect(messageIds(game)).toContain('looksConfused');
    expect(game.stores.Condition.confused[monster]).toBeGreaterThan(0);
  });

  test('a miss leaves the glow', () => {
    const { game, monster } = glowing(rogueCampaign);
    game.stores.Fighter.armour[monster] = -20;
    takeTurn(game, east);
    expect(messageIds(game)).toContain('missed');
    expect(game.stores.Condition.glowing[game.hero]).toBe(1);
  });
});

describe('seeing the invisible', () => {
  test('seeing the invisible shows invisible monsters until it wears off', () => {
    const { game, hero, monster } = meet(rogueCampaign);
    addComponent(game.world, monster, game.stores.Invisible);
    expect(isSeen(game, monster)).toBe(false);
    expect(nameOf(game, monster)).toBe('');
    befall(game, hero, 'seeInvisible', { turns: 2 });
    expect(isSeen(game, monster)).toBe(true);
    expect(nameOf(game, monster)).toBe('hobgoblin');
    takeTurn(game, wait);
    expect(monstersInSight(game)).toEqual([monster]);
    takeTurn(game, wait);
    expect(messageIds(game)).toContain('seeingEnds');
    expect(monstersInSight(game)).toEqual([]);
  });

  test('a second use does not last longer', () => {
    const { game, hero } = meet(rogueCampaign);
    befall(game, hero, 'seeInvisible', { turns: 5 });
    befall(game, hero, 'seeInvisible', { turns: 850 });
    expect(game.stores.Condition.seeing[hero]).toBe(5);
  });
});

describe('held monsters', () => {
  /** Monsters two cells and three cells from the hero, in different rows. */
  function holding(played: Campaign) {
    const letter = played === rogueCampaign ? 'H' : 'w';
    const map = `######### #.@.${letter}...# #.......# #.......# #.${letter}.....# #########`;
    const game = scene(map, { campaign: played });
    const { Health, AI } = game.stores;
    Health.max[game.hero] = 9000;
    Health.current[game.hero] = 9000;
    const near = monsterAt(game, 4, 1);
    const far = monsterAt(game, 2, 4);
    for (const one of [near, far]) {
      AI.awake[one] = 1;
      AI.provoked[one] = 1;
    }
    const told = befall(game, game.hero, 'hold', { radius: 2 });
    return { game, near, far, told };
  }

  test.each([
    ['Rogue', rogueCampaign],
    ['Simple', campaign],
  ])('in %s only monsters in the radius stay where they are and do not attack', (_, played) => {
    const { game, near, told } = holding(played);
    expect(told).toBe(true);
    expect(messageIds(game)).toEqual(['isBound']);
    for (let n = 0; n < 20; n++) takeTurn(game, wait);
    expect(cellOf(game, near)).toEqual({ x: 4, y: 1 });
    // The other one has come to the hero.
    expect(game.stores.Health.current[game.hero]).toBeLessThan(9000);
  });

  test.each([
    ['Rogue', rogueCampaign],
    ['Simple', campaign],
  ])('in %s an attack frees a held monster', (_, played) => {
    const { game, near } = holding(played);
    game.stores.Health.current[near] = 900;
    takeTurn(game, east);
    takeTurn(game, east);
    expect(game.stores.Condition.spellbound[near]).toBe(0);
    expect(game.stores.AI.awake[near]).toBe(1);
  });

  test('a held monster does not notice the hero', () => {
    const { game, near } = holding(rogueCampaign);
    takeTurn(game, east);
    for (let n = 0; n < 30; n++) takeTurn(game, { type: 'wait' });
    expect(game.stores.Condition.spellbound[near]).toBe(1);
    expect(game.stores.AI.awake[near]).toBe(0);
  });

  test('an aggravation frees held monsters and turns all against the hero', () => {
    const { game, near, far } = holding(rogueCampaign);
    game.stores.AI.awake[far] = 0;
    expect(befall(game, game.hero, 'aggravate')).toBe(true);
    expect(messageIds(game)).toEqual(['aggravates']);
    for (const one of [near, far]) {
      expect(game.stores.AI.awake[one]).toBe(1);
      expect(game.stores.Condition.spellbound[one]).toBe(0);
    }
  });

  test('with radius 0 only the monster itself is held', () => {
    const { game, far } = holding(rogueCampaign);
    befall(game, far, 'hold', { radius: 0 });
    expect(game.stores.Condition.spellbound[far]).toBe(1);
  });
});

describe('turns beyond the limit of a column', () => {
  const highest = (n: number) => n - 1;

  test('a very long paralysis lasts as long as the column allows', () => {
    const { game, hero } = meet(campaign);
    befall(game, hero, 'paralyse', { turns: 255, spread: 100 }, highest);
    expect(game.stores.Condition.helpless[hero]).toBe(255);
  });

  test('exhaustion adds to a long sleep up to what the column allows', () => {
    const { game, hero } = meet(campaign);
    game.stores.Condition.helpless[hero] = 200;
    game.stores.Condition.hasted[hero] = 10;
    befall(game, hero, 'haste', { turns: 5, spread: 1, exhausts: 100 }, highest);
    expect(game.stores.Condition.helpless[hero]).toBe(255);
  });

  test('a helpless hero can act again in time although a summoned monster makes the columns grow', () => {
    const summoner = { Summons: { kind: 'other', chance: 100, most: 3 } };
    const { game, hero } = stage(hallWith(['@', 1, 1], ['m', 9, 4]), summoner, { others: {} });
    const { stores } = game;
    const capacity = stores.Identity.seq.length;
    // The hero's own turn brings one monster, and the turns in which it is helpless bring two more.
    while (spawn(game, kindById(game.campaign, 'apple')) < capacity - 3);
    stores.Condition.helpless[hero] = 20;
    takeTurn(game, wait);
    expect(stores.Identity.seq.length).toBeGreaterThan(capacity);
    expect(stores.Condition.helpless[hero]).toBe(0);
    expect(game.turn).toBe(21);
  });
});

test('no condition wears off in the turn in which the hero dies', () => {
  const { game, hero, monster } = stage(hallWith(['@', 6, 4], ['m', 7, 4]), {
    Stats: { attack: 200, defence: 1 },
  });
  const { AI, Condition, Health } = game.stores;
  AI.awake[monster] = 1;
  Health.current[hero] = 1;
  Condition.blind[hero] = 1;
  takeTurn(game, wait);
  expect(game.ending).not.toBeNull();
  expect(messageIds(game)).toContain('died');
  expect(messageIds(game)).not.toContain('canSee');
});
