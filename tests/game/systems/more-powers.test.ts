import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { arena } from '../../../src/content/arena/campaign.ts';
import { rogue } from '../../../src/content/rogue/campaign.ts';
import { simple } from '../../../src/content/simple/campaign.ts';
import { clearView } from '../../../src/dungeon/field-of-view.ts';
import { monstersHere } from '../../../src/game/actors.ts';
import { bagOf, stow } from '../../../src/game/bag.ts';
import type { CampaignSource } from '../../../src/game/campaign.ts';
import { vanish } from '../../../src/game/death.ts';
import { cellOf, has, kindOf } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { moveActor } from '../../../src/game/occupancy.ts';
import { poisonActor } from '../../../src/game/poisoning.ts';
import type { Game } from '../../../src/game/world.ts';
import { messageIds, place, scene } from '../../world.ts';

/** The wolf of Simple with additional components. */
function wolf(parts: object): object {
  const file = Object.keys(simple.bundles).find((name) => name.endsWith('/wolf.json'));
  const bundle = JSON.parse(String(simple.bundles[file ?? ''])) as object;
  return { ...bundle, ...parts };
}

interface Stage {
  readonly source?: CampaignSource;
  /** The components of `n` on the map. */
  readonly others?: object;
}

/** A drawn floor with a hero `@` with much health, and a wolf with these components on each `m`. */
function stage(map: string, parts: object, { source = simple, others = {} }: Stage = {}) {
  const bundles = {
    ...source.bundles,
    'guest.json': wolf(parts),
    'other.json': wolf(others),
  };
  const campaign = loadCampaign({ ...source, bundles });
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  const game = scene(map, { campaign, depth: campaign.start.depth });
  const { Health } = game.stores;
  Health.max[game.hero] = 9000;
  Health.current[game.hero] = 9000;
  const rows = map.trim().split(/\s+/);
  const on = (letter: string, kind: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((glyph, x) => (glyph === letter ? place(game, kind, x, y) : [])),
    );
  const monsters = on('m', 'guest');
  return { game, hero: game.hero, monsters, monster: monsters[0], others: on('n', 'other') };
}

const wait = (game: Game) => takeTurn(game, { type: 'wait' });
const attack = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });

/** Paralyses actors for the duration of a test. */
function freeze(game: Game, ...actors: number[]): void {
  for (const actor of actors) game.stores.Condition.helpless[actor] = 255;
}

const field = '######### #.......# #.......# #..@m...# #.......# #.......# #########';

/** The health of each monster on the floor, in the order of creation. */
const healths = (game: Game) =>
  monstersHere(game).map((monster) => game.stores.Health.current[monster]);

describe('a monster with Mends', () => {
  test('a monster with Mends gains one hit point every N turns, up to its full health', () => {
    const { game, monster } = stage(field, { Mends: { turns: 3 } });
    freeze(game, monster);
    game.stores.Health.current[monster] = 13;
    const course = Array.from({ length: 12 }, () => {
      wait(game);
      return game.stores.Health.current[monster];
    });
    expect(course).toEqual([13, 13, 14, 14, 14, 15, 15, 15, 16, 16, 16, 16]);
  });

  test('a monster with Mends heals only on the floor of the hero', () => {
    const { game, monster } = stage(field, { Mends: { turns: 1 } });
    game.stores.Health.current[monster] = 5;
    game.stores.Position.depth[monster] = 2;
    for (let n = 0; n < 5; n++) wait(game);
    expect(game.stores.Health.current[monster]).toBe(5);
  });
});

describe('a leech', () => {
  test.each([
    // A wolf takes 16 from the hero.
    [50, 1, 9],
    [1, 1, 2],
    [100, 15, 16],
  ])('a leech with %i percent heals from %i to %i', (share, before, after) => {
    const { game, monster } = stage(field, { Leech: { share } });
    game.stores.Health.current[monster] = before;
    wait(game);
    expect(game.stores.Health.current[monster]).toBe(after);
    expect(messageIds(game)).toEqual(['hurt', 'leeches']);
  });

  test('an unhurt leech does not drain life and has no message', () => {
    const { game, monster } = stage(field, { Leech: {} });
    wait(game);
    expect(game.stores.Health.current[monster]).toBe(16);
    expect(messageIds(game)).toEqual(['hurt']);
  });
});

describe('poison', () => {
  const bite = { Poison: { damage: 3, turns: 4 } };

  test('poison takes hit points each turn for its duration', () => {
    // An attack in the arena takes one hit point, and no actor heals there.
    const { game, hero, monster } = stage(field, bite, { source: arena });
    const { Health } = game.stores;
    const course = Array.from({ length: 6 }, () => {
      const before = Health.current[hero];
      wait(game);
      freeze(game, monster);
      return [before - Health.current[hero], ...messageIds(game)];
    });
    const [first, ...later] = course;
    expect(first).toEqual([4, 'hurt', 'poisoned']);
    expect(later).toEqual([[3], [3], [3, 'poisonEnds'], [0], [0]]);
    expect(has(game, hero, 'Poisoned')).toBe(false);
  });

  test('poison never takes the last hit point', () => {
    const { game, hero, monster } = stage(field, bite, { source: rogue });
    const { Health, Fighter } = game.stores;
    poisonActor(game, hero, 20, 3);
    Health.current[hero] = 8;
    Fighter.armour[hero] = -20;
    freeze(game, monster);
    const course = [1, 2, 3, 4].map(() => {
      wait(game);
      return Health.current[hero];
    });
    expect(course).toEqual([5, 2, 1, 1]);
    expect(game.ending).toBeNull();
  });

  test('a second poisoning has the greater damage and the longer duration, and is reported once', () => {
    const { game, hero, monster } = stage(field, bite);
    const { Poisoned } = game.stores;
    wait(game);
    expect(Poisoned.turns[hero]).toBe(3);
    wait(game);
    expect(messageIds(game)).not.toContain('poisoned');
    expect(Poisoned.turns[hero]).toBe(3);
    Poisoned.turns[hero] = 9;
    Poisoned.damage[hero] = 1;
    wait(game);
    expect([Poisoned.turns[hero], Poisoned.damage[hero]]).toEqual([8, 3]);
    freeze(game, monster);
  });

  test('poison affects monsters where they fight each other', () => {
    const { game, monster, others } = stage(
      '########## #@.......# #.......## #.....mn.# ##########',
      { ...bite, AI: { mind: 'brawler' } },
      { source: arena, others: { Health: { max: 60 } } },
    );
    freeze(game, others[0]);
    game.stores.Position.depth[game.hero] = 0;
    game.pending.attacks.push({ attacker: monster, target: others[0], by: 'hand' });
    takeTurn(game, { type: 'wait' });
    freeze(game, monster);
    const before = game.stores.Health.current[others[0]];
    wait(game);
    expect(before - game.stores.Health.current[others[0]]).toBe(3);
  });
});

describe('a monster that splits', () => {
  const slime = { Splits: { chance: 100 }, Health: { max: 20 }, Carries: { chance: 100 } };

  test('a splitting monster that survives an attack becomes two, which share its health', () => {
    const { game, monster } = stage(field, slime);
    freeze(game, monster);
    // The hero takes 4² / 7, rounded up: 3.
    attack(game);
    expect(healths(game)).toEqual([9, 8]);
    expect(messageIds(game).slice(0, 2)).toEqual(['hit', 'splits']);
    const [first, twin] = monstersHere(game);
    const { AI } = game.stores;
    expect(kindOf(game, twin).id).toBe('guest');
    expect([AI.provoked[twin], AI.awake[twin]]).toEqual([AI.provoked[first], AI.awake[first]]);
  });

  test('a splitting monster keeps its items, and the new one carries nothing', () => {
    const { game, monster } = stage(field, slime);
    stow(game, monster, place(game, 'apple', 1, 1));
    attack(game);
    const [first, twin] = monstersHere(game);
    expect([bagOf(game, first).length, bagOf(game, twin).length]).toEqual([1, 0]);
  });

  test('a monster does not split with one hit point, when it is killed, or after a miss', () => {
    const { game, monster } = stage(field, slime);
    const { Health } = game.stores;
    freeze(game, monster);
    Health.current[monster] = 4;
    attack(game);
    expect(healths(game)).toEqual([1]);
    attack(game);
    expect(healths(game)).toEqual([]);
    const dice = stage(field, slime, { source: rogue });
    freeze(dice.game, dice.monster);
    dice.game.pending.results.push({
      attacker: dice.hero,
      target: dice.monster,
      by: 'hand',
      landed: false,
      damage: 0,
    });
    wait(dice.game);
    expect(healths(dice.game)).toEqual([20]);
  });

  test('a monster without a free adjacent cell does not split', () => {
    const { game } = stage('#### #@m# ####', slime);
    attack(game);
    expect(healths(game)).toEqual([17]);
  });

  test('in the arena a monster splits onto an orthogonal cell', () => {
    const { game, monster } = stage('##### ##.## #@m## ###.# #####', slime, { source: arena });
    freeze(game, monster);
    attack(game);
    expect(monstersHere(game).map((one) => cellOf(game, one))).toEqual([
      { x: 2, y: 2 },
      { x: 2, y: 1 },
    ]);
  });

  test('a monster splits with the probability of its chance', () => {
    const { game, monster } = stage(field, { ...slime, Splits: { chance: 30 } });
    freeze(game, monster);
    let splits = 0;
    for (let n = 0; n < 400; n++) {
      game.stores.Health.current[monster] = 20;
      game.turn++;
      game.events = [];
      attack(game);
      freeze(game, monster);
      if (!messageIds(game).includes('splits')) continue;
      splits++;
      vanish(game, monstersHere(game)[1]);
    }
    expect(Math.abs(splits - 120)).toBeLessThan(4 * Math.sqrt(400 * 0.3 * 0.7));
  });

  test('monsters do not split on a floor with a hundred actors', () => {
    const row = `#${'.'.repeat(38)}#`;
    const wall = '#'.repeat(40);
    const map = [wall, row, row, row, `#..@m${'.'.repeat(34)}#`, row, row, row, wall].join(' ');
    const { game } = stage(map, { ...slime, Health: { max: 9999 }, Coward: { below: 100 } });
    let most = 0;
    for (let n = 0; n < 18; n++) {
      for (const target of monstersHere(game)) {
        game.pending.attacks.push({ attacker: game.hero, target, by: 'hand' });
      }
      wait(game);
      most = Math.max(most, monstersHere(game).length);
    }
    expect(most).toBe(99);
  });
});

describe('a monster that explodes', () => {
  const bomb = { Explodes: { damage: 6, radius: 2 }, Health: { max: 1 } };
  const open = '########### #.........# #.........# #..@m.n.n.# #.........# ###########';

  test('an explosion damages every adjacent actor, also the hero, and no other', () => {
    const { game, hero, others } = stage(open, bomb);
    freeze(game, ...others);
    const before = game.stores.Health.current[hero];
    attack(game);
    // The hero heals at most one hit point in the turn.
    expect(before - game.stores.Health.current[hero]).toBeGreaterThanOrEqual(5);
    expect(others.map((one) => game.stores.Health.current[one])).toEqual([10, 16]);
    expect(messageIds(game)).toEqual(['hit', 'explodes', 'hurt', 'kill', 'levelUp']);
  });

  test('an explosion does not damage actors behind a wall', () => {
    const map = '########### #.........# #..@m#n...# ####.....## ###########';
    const { game, others } = stage(map, bomb);
    freeze(game, ...others);
    attack(game);
    expect(others.map((one) => game.stores.Health.current[one])).toEqual([16]);
  });

  test('kills by an explosion that the hero caused count for the hero', () => {
    const { game, others } = stage(open, bomb);
    for (const one of others) game.stores.Health.current[one] = 6;
    attack(game);
    expect(messageIds(game).filter((id) => id === 'kill')).toHaveLength(2);
    // Thirty points for each wolf.
    expect(game.score).toBe(60);
    expect(monstersHere(game)).toEqual([others[1]]);
  });

  test('an explosion sets off other explosions, each once', () => {
    const map = '########### #...mmmmmm# #..@mmmmmm# #...mmmmmm# ###########';
    const { game, hero, monsters } = stage(map, bomb);
    attack(game);
    expect(monstersHere(game)).toEqual([]);
    expect(messageIds(game).filter((id) => id === 'explodes')).toHaveLength(monsters.length);
    expect(messageIds(game).filter((id) => id === 'kill')).toHaveLength(monsters.length);
    const hits = game.events.filter(
      (e) => e.type === 'hit' && e.target === game.stores.Identity.seq[hero],
    );
    // The monsters within two cells of the hero.
    expect(hits).toHaveLength(6);
  });

  test('an explosion can kill the hero, who then gains no points', () => {
    const { game, hero } = stage(open, bomb);
    game.stores.Health.current[hero] = 6;
    attack(game);
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'guest' });
    expect(game.score).toBe(0);
    expect(messageIds(game).at(-1)).toBe('died');
    expect(has(game, hero, 'Dead')).toBe(true);
  });

  test('an explosion out of view that damages no actor is not reported', () => {
    const { game, monster } = stage('######### #@.#..m.# #########', bomb);
    moveActor(game, monster, 7, 1);
    clearView(game.floor.sight);
    freeze(game, monster);
    game.stores.Health.current[monster] = 0;
    game.pending.fallen.push(monster);
    takeTurn(game, { type: 'wait' });
    expect(messageIds(game)).toEqual([]);
  });

  test('a monster that splits and explodes does both: each part explodes when it dies', () => {
    const { game, monster } = stage(field, {
      Explodes: { damage: 1, radius: 5 },
      Splits: { chance: 100 },
      Health: { max: 5 },
    });
    freeze(game, monster);
    attack(game);
    expect(healths(game)).toEqual([1, 1]);
    attack(game);
    // The first explosion takes the last hit point of the second monster.
    expect(messageIds(game).filter((id) => id === 'explodes')).toHaveLength(2);
    expect(monstersHere(game)).toEqual([]);
  });

  test('a hero who kills the last exploding fighter of the arena wins', () => {
    const { game } = stage('####### #.@m..# #######', bomb, { source: arena });
    attack(game);
    expect(game.ending).toEqual({ won: true, by: 'lastStanding' });
  });
});
