import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/game/campaign.ts';
import { takeDamage } from '../../../src/game/combat/injury.ts';
import { attackOdds, calmOf, canAttack, hitsToKill } from '../../../src/game/combat/odds.ts';
import { canKill, hitsUntilDeath } from '../../../src/game/combat/worst-hits.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import type { Attack } from '../../../src/game/pending.ts';
import { levelDrain } from '../../../src/game/powers/level-drain.ts';
import { combat } from '../../../src/game/systems/combat.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue, simple } from '../../sources.ts';
import { arenaCampaign, campaign, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { withKinds } from '../systems/stage.ts';

const open = `
  #######
  #.....#
  #..@..#
  #.....#
  #######`;

/** The damage of this many real attacks; null for a miss. Nobody dies and nothing changes. */
function fight(game: Game, attack: Attack, count: number): (number | null)[] {
  const { Health, Condition } = game.stores;
  const { graspDamage } = Condition;
  const damageBefore = graspDamage[attack.target];
  const found: (number | null)[] = [];
  for (let n = 0; n < count; n++) {
    game.turn++;
    for (const one of [attack.attacker, attack.target]) {
      Health.max[one] = 9999;
      Health.current[one] = 9999;
    }
    graspDamage[attack.target] = damageBefore;
    game.events = [];
    game.pending.attacks.push(attack);
    combat(game);
    const result = game.pending.results.pop();
    // The attack that reveals a mimic does nothing else.
    if (result) found.push(result.landed ? result.damage : null);
  }
  return found;
}

/** Expects that a share of `count` attacks agrees with its chance within five standard deviations. */
function expectShare(share: number, chance: number, count: number): void {
  const deviation = Math.sqrt((chance * (1 - chance)) / count);
  expect(Math.abs(share - chance)).toBeLessThanOrEqual(5 * deviation + 1e-9);
}

/** Expects that the odds describe thousands of real attacks. */
function expectReal(game: Game, attack: Attack): void {
  const odds = attackOdds(game, attack);
  const found = fight(game, attack, 3000);
  const hits = found.filter((damage) => damage !== null);
  expectShare(hits.length / found.length, odds.hit, found.length);
  const sum = odds.damage.reduce((total, chance) => total + chance, 0);
  expect(sum).toBeCloseTo(1, 9);
  if (hits.length > 0) {
    expect(Math.min(...hits)).toBeGreaterThanOrEqual(odds.least);
    expect(Math.max(...hits)).toBeLessThanOrEqual(odds.most);
    const mean = hits.reduce((total, damage) => total + damage, 0) / hits.length;
    const spread = (odds.most - odds.least) / Math.sqrt(hits.length);
    expect(Math.abs(mean - odds.mean)).toBeLessThanOrEqual(2.5 * spread + 1e-9);
  }
  odds.damage.forEach((chance, damage) => {
    const real = found.filter((one) => (one ?? 0) === damage).length;
    // A grasp does its damage although it misses.
    if (hits.length === found.length || odds.least !== odds.most) {
      expectShare(real / found.length, chance, found.length);
    }
  });
}

const monstersOf = ({ kinds }: Campaign) =>
  kinds.filter((kind) => kindHas(kind, 'AI')).map(({ id }) => id);

describe.each([
  ['simple', campaign],
  ['rogue', rogueCampaign],
  ['arena', arenaCampaign],
])('in %s', (_, played) => {
  test.each(monstersOf(played))(
    'the odds of a %s are those of thousands of its attacks',
    (kind) => {
      const game = scene(open, { campaign: played });
      const monster = place(game, kind, 4, 2);
      expectReal(game, { attacker: monster, target: game.hero, by: 'hand' });
    },
  );

  test.each(monstersOf(played))(
    'the odds of the hero are those of thousands of attacks on a %s',
    (kind) => {
      const game = scene(open, { campaign: played });
      const monster = place(game, kind, 4, 2);
      expectReal(game, { attacker: game.hero, target: monster, by: 'hand' });
    },
  );
});

test('an unknown bonus of the weapon in hand does not change the odds, a known one does', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const { Weapon, Item, Gear } = game.stores;
  const kobold = place(game, 'kobold', 4, 2);
  const mace = place(game, 'mace', 3, 2);
  Gear.weapon[game.hero] = mace;
  const attack: Attack = { attacker: game.hero, target: kobold, by: 'hand' };
  const plain = attackOdds(game, attack);
  Weapon.hit[mace] = 3;
  Weapon.damage[mace] = 2;
  Item.known[mace] = 0;
  expect(attackOdds(game, attack)).toEqual(plain);
  Item.known[mace] = 1;
  const better = attackOdds(game, attack);
  expect(better.hit).toBeCloseTo(plain.hit + 0.15, 9);
  expect(better.most).toBe(plain.most + 2);
  expectReal(game, attack);
});

test('an arrow from its bow uses its throwing dice and the strength of the hero', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const troll = place(game, 'troll', 5, 2);
  const bow = place(game, 'short-bow', 3, 2);
  const arrow = place(game, 'arrow', 3, 2);
  const attack: Attack = { attacker: game.hero, target: troll, by: 'thrownItem', item: arrow };
  const byHand = attackOdds(game, attack);
  game.stores.Gear.weapon[game.hero] = bow;
  const shot = attackOdds(game, attack);
  expect(shot.most).toBeGreaterThan(byHand.most);
  expect(shot).toMatchObject({ least: 1 + 1, most: 6 + 1 });
});

test.each([
  ['a rat against the hero of Simple', campaign, 'rat', 16],
  ['a kobold', rogueCampaign, 'kobold', 12],
  ['a dragon', rogueCampaign, 'dragon', 40],
] as const)('the number of hits that kill is that of real fights: %s', (_, played, kind, hp) => {
  const game = scene(open, { campaign: played });
  const monster = place(game, kind, 4, 2);
  const attack: Attack = { attacker: monster, target: game.hero, by: 'hand' };
  const { fewest, most } = hitsToKill(attackOdds(game, attack), hp);
  let kills = 0;
  let [hits, left] = [0, hp];
  for (const damage of fight(game, attack, 20_000)) {
    if (damage !== null) hits++;
    left -= damage ?? 0;
    if (left > 0) continue;
    expect(hits).toBeGreaterThanOrEqual(fewest);
    expect(hits).toBeLessThanOrEqual(most);
    kills++;
    [hits, left] = [0, hp];
  }
  expect(kills).toBeGreaterThan(100);
});

test('an attack without damage never kills', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const eye = place(game, 'floating-eye', 4, 2);
  const odds = attackOdds(game, { attacker: eye, target: game.hero, by: 'hand' });
  expect(odds.hit).toBeGreaterThan(0);
  expect(odds.most).toBe(0);
  expect(hitsToKill(odds, 1)).toEqual({ fewest: Infinity, most: Infinity });
});

describe('a monster beside the hero', () => {
  test('a monster beside the hero attacks if it is hostile, awake and not helpless', () => {
    const game = scene('#####\n#.w.#\n#.@.#\n#...#\n#####');
    const wolf = monsterAt(game, 2, 1);
    expect(calmOf(game, wolf)).toBeNull();
    expect(canAttack(game, wolf)).toBe(true);
    game.stores.Condition.helpless[wolf] = 2;
    expect(calmOf(game, wolf)).toBe('helpless');
    expect(canAttack(game, wolf)).toBe(false);
  });

  test('a monster beside the hero does not attack while it is peaceful or asleep', () => {
    const game = scene('#####\n#.r.#\n#.@.#\n#...#\n#####');
    const rat = monsterAt(game, 2, 1);
    expect(calmOf(game, rat)).toBe('peaceful');
    expect(canAttack(game, rat)).toBe(false);
    game.stores.AI.provoked[rat] = 1;
    expect(canAttack(game, rat)).toBe(true);

    const dark = scene('#####\n#.K.#\n#.@.#\n#...#\n#####', { campaign: rogueCampaign });
    const kobold = monsterAt(dark, 2, 1);
    expect(calmOf(dark, kobold)).toBe('asleep');
    dark.stores.AI.awake[kobold] = 1;
    expect(canAttack(dark, kobold)).toBe(true);
  });

  test('a monster beside the hero does not attack around a wall corner in Rogue', () => {
    const game = scene('#####\n#K#.#\n#.@.#\n#...#\n#####', { campaign: rogueCampaign });
    const kobold = monsterAt(game, 1, 1);
    game.stores.AI.awake[kobold] = 1;
    expect(canAttack(game, kobold)).toBe(false);
  });
});

test('a monster two cells away cannot attack this turn unless it throws', () => {
  const game = scene('######\n#@.w.#\n######');
  const wolf = monsterAt(game, 3, 1);
  expect(canAttack(game, wolf)).toBe(false);
  addComponent(game.world, wolf, game.stores.Throws);
  game.stores.Throws.range[wolf] = 5;
  expect(canAttack(game, wolf)).toBe(true);
  game.stores.Throws.range[wolf] = 1;
  expect(canAttack(game, wolf)).toBe(false);
});

test('the hero can die as soon as the most damage of all attackers reaches its HP', () => {
  const game = scene('#####\n#w@w#\n#####');
  const wolves = [monsterAt(game, 1, 1), monsterAt(game, 3, 1)];
  const { Health } = game.stores;
  // 8² / 4 = 16 HP each.
  Health.current[game.hero] = 33;
  expect(canKill(game, wolves)).toBe(false);
  expect(hitsUntilDeath(game, wolves[0])).toBe(3);
  Health.current[game.hero] = 32;
  expect(canKill(game, wolves)).toBe(true);
  expect(canKill(game, [wolves[0]])).toBe(false);
  expect(hitsUntilDeath(game, wolves[0])).toBe(2);
  Health.current[game.hero] = 16;
  expect(canKill(game, [wolves[0]])).toBe(true);
  expect(hitsUntilDeath(game, wolves[0])).toBe(1);
  expect(canKill(game, [])).toBe(false);
});

test('the grip of a fungus tightens with each hit', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const fungi = [place(game, 'violet-fungus', 4, 2), place(game, 'violet-fungus', 2, 2)];
  const { Health, Condition } = game.stores;
  Health.current[game.hero] = 6;
  // 0 + 1 + 2 + 3 = 6.
  expect(hitsUntilDeath(game, fungi[0])).toBe(4);
  Condition.graspDamage[game.hero] = 3;
  expect(hitsUntilDeath(game, fungi[0])).toBe(2);
  expect(canKill(game, [fungi[0]])).toBe(false);
  expect(canKill(game, fungi)).toBe(true);
});

test('a level drain can kill a hero without experience at once', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const wraith = place(game, 'wraith', 4, 2);
  const { Health, Experience } = game.stores;
  Health.max[game.hero] = 50;
  Health.current[game.hero] = 50;
  expect(hitsUntilDeath(game, wraith)).toBe(1);
  expect(canKill(game, [wraith])).toBe(true);
  Experience.level[game.hero] = 3;
  Experience.points[game.hero] = 25;
  // Hits of 6 HP, each with a drain of 10 HP: 34, 18 and 2 HP are left.
  expect(hitsUntilDeath(game, wraith)).toBe(4);
  expect(canKill(game, [wraith])).toBe(false);
  Health.current[game.hero] = 38;
  expect(hitsUntilDeath(game, wraith)).toBe(3);
  game.stores.Condition.cancelled[wraith] = 1;
  expect(hitsUntilDeath(game, wraith)).toBe(Math.ceil(38 / 6));
});

test('the least number of hits with a level drain is that of the worst fight', () => {
  for (const [level, points, hp] of [
    [1, 5, 200],
    [2, 15, 200],
    [3, 25, 50],
    [9, 1500, 61],
  ]) {
    const game = scene(open, { campaign: rogueCampaign });
    const wraith = place(game, 'wraith', 4, 2);
    const { Health, Experience } = game.stores;
    Health.max[game.hero] = hp;
    Health.current[game.hero] = hp;
    Experience.level[game.hero] = level;
    Experience.points[game.hero] = points;
    const least = hitsUntilDeath(game, wraith);
    let hits = 0;
    for (; !game.ending; hits++) {
      takeDamage(game, game.hero, 6, 'wraith', wraith);
      // The greatest loss each time, and never the saved 15 percent.
      if (!game.ending)
        levelDrain.apply(game, wraith, game.hero, (n) => (n === 100 ? 0 : n - 1), 6);
    }
    expect([level, hits]).toEqual([level, least]);
  }
});

test('for a hero who resists half of all damage, only hits of a grasp that do damage count as a threat', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const trap = place(game, 'violet-fungus', 4, 2);
  const { Health, Resists } = game.stores;
  Health.current[game.hero] = 10;
  // 0, 1, 2, 3 and 4 HP.
  expect(hitsUntilDeath(game, trap)).toBe(5);
  addComponent(game.world, game.hero, Resists);
  Resists.blow[game.hero] = 50;
  // 0, 1, 1, 2, 2, 3 and 3 HP.
  expect(hitsUntilDeath(game, trap)).toBe(7);
  Resists.blow[game.hero] = 100;
  expect(hitsUntilDeath(game, trap)).toBe(Infinity);
});

test('a monster whose hits burn kills with fewer of them, unless the hero resists fire', () => {
  const burns = { effects: [{ effect: 'damage', dice: '3d6', element: 'fire' }] };
  const played = withKinds(rogue, {
    ember: { Health: { max: 9 }, Fighter: { level: 3, armour: 5, attacks: '1d2' }, OnHit: burns },
  });
  const game = scene(open, { campaign: played });
  const ember = place(game, 'ember', 4, 2);
  const { Health, AI, Condition, Resists } = game.stores;
  AI.awake[ember] = 1;
  Health.max[game.hero] = 60;
  Health.current[game.hero] = 60;
  // 2 HP of the attack and 18 of the fire.
  expect(hitsUntilDeath(game, ember)).toBe(3);
  Health.current[game.hero] = 20;
  expect(canKill(game, [ember])).toBe(true);
  Condition.cancelled[ember] = 1;
  expect([hitsUntilDeath(game, ember), canKill(game, [ember])]).toEqual([10, false]);
  Condition.cancelled[ember] = 0;
  addComponent(game.world, game.hero, Resists);
  Resists.fire[game.hero] = 100;
  expect([hitsUntilDeath(game, ember), canKill(game, [ember])]).toEqual([10, false]);
});

test('a monster that cannot hit the hero is no danger, whatever its hits would do', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const wraith = place(game, 'wraith', 4, 2);
  game.stores.AI.awake[wraith] = 1;
  game.stores.Health.current[game.hero] = 1;
  expect([hitsUntilDeath(game, wraith), canKill(game, [wraith])]).toEqual([1, true]);
  game.stores.Fighter.armour[game.hero] = -20;
  expect(attackOdds(game, { attacker: wraith, target: game.hero, by: 'hand' }).hit).toBe(0);
  expect([hitsUntilDeath(game, wraith), canKill(game, [wraith])]).toEqual([Infinity, false]);
});

test('the drain of a wraith leaves less for the next monster of the turn', () => {
  const game = scene(open, { campaign: rogueCampaign });
  const wraith = place(game, 'wraith', 4, 2);
  const orc = place(game, 'orc', 2, 2);
  const { Health, Experience } = game.stores;
  Experience.level[game.hero] = 3;
  Experience.points[game.hero] = 25;
  Health.max[game.hero] = 40;
  Health.current[game.hero] = 16;
  // 16 - 6 - 10 leaves 1 HP, and the orc hits for up to 8; before the drain it leaves 2.
  expect(canKill(game, [wraith, orc])).toBe(true);
  expect(canKill(game, [orc, wraith])).toBe(false);
});

test('the effects of a hit count after its drain, and also those of missiles', () => {
  const burns = { effects: [{ effect: 'damage', dice: '1d5' }] };
  const played = withKinds(rogue, {
    leech: {
      Health: { max: 9 },
      Fighter: { level: 3, armour: 5, attacks: '1d1' },
      LevelDrain: { chance: 100 },
      OnHit: burns,
    },
    slinger: {
      Health: { max: 9 },
      Fighter: { level: 3, armour: 5, attacks: '1d1' },
      Throws: { dice: '1d4', range: 9, chance: 100 },
      OnHit: burns,
    },
  });
  const game = scene(open, { campaign: played });
  const leech = place(game, 'leech', 4, 2);
  const { Health, Experience } = game.stores;
  Experience.level[game.hero] = 3;
  Experience.points[game.hero] = 25;
  Health.max[game.hero] = 40;
  Health.current[game.hero] = 12;
  // 12 - 1 - 10 leaves 1 HP, which the effect takes.
  expect(hitsUntilDeath(game, leech)).toBe(1);
  const slinger = place(game, 'slinger', 6, 2);
  Health.current[game.hero] = 9;
  expect(canKill(game, [slinger])).toBe(true);
  Health.current[game.hero] = 10;
  expect(canKill(game, [slinger])).toBe(false);
});

test('where levels grow by steps, a drain also takes what a level has added', () => {
  const drainer = { LevelDrain: { chance: 100 }, Stats: { attack: 0, defence: 1 } };
  const game = scene(open, { campaign: withKinds(simple, { drainer }) });
  const monster = place(game, 'drainer', 4, 2);
  const { Health, Experience } = game.stores;
  Experience.level[game.hero] = 2;
  Experience.points[game.hero] = 3;
  Health.max[game.hero] = 24;
  Health.current[game.hero] = 24;
  // 24 / 1.2 - 10 leaves 10 HP at the most, which the second drain takes.
  expect(hitsUntilDeath(game, monster)).toBe(2);
});
