import { query } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { die } from '../../../src/game/combat/death.ts';
import { cellOf, has, heroCell, kindOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { noPending } from '../../../src/game/pending.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import type { Game } from '../../../src/game/world.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../../src/words/sentences.ts';
import { rogue, simple } from '../../sources.ts';
import { messageIds, place, scene } from '../../world.ts';
import { attacksOf, hallWith, put, stage, wait, withKinds } from './stage.ts';

const still = { Rooted: {} };
const far = hallWith(['@', 1, 4], ['m', 7, 4]);
const near = hallWith(['@', 6, 4], ['m', 7, 4]);

/** A hero and a monster with these triggers and other components. */
const withTriggers = (
  map: string,
  Triggers: object[],
  parts: object = still,
  others: object = {},
) => stage(map, { ...parts, Triggers }, { others });

/** The lines that monsters said in the last turn, in a language. */
function said(game: Game, language: 'en' | 'ja' | 'ru' = 'en'): string[] {
  const names = namesOf(game.campaign, language);
  return game.events.flatMap((event) =>
    event.type === 'message' && event.message.id === 'speaks'
      ? [sentenceOf(wordsOf(language), names, event.message)]
      : [],
  );
}

const kindsHere = (game: Game) => monstersHere(game).map((one) => kindOf(game, one).id);
const say = (en: string) => ({ say: { en } });

test('a monster whose trigger holds monsters is held itself, with those around it', () => {
  const effects = [{ effect: 'hold', radius: 1 }];
  const { game, monster, others } = withTriggers(
    hallWith(['@', 1, 4], ['m', 7, 4], ['n', 8, 4], ['n', 8, 7]),
    [{ when: 'firstSight', effects }],
    { AI: { mind: 'hunter' } },
    { AI: { mind: 'none' } },
  );
  wait(game);
  const { spellbound } = game.stores.Condition;
  expect([monster, ...others].map((one) => spellbound[one])).toEqual([1, 1, 0]);
});

describe('below a share of its health', () => {
  const rage = { when: 'belowHealth', percent: 50, effects: [{ effect: 'haste' }], ...say('Now!') };

  test('a monster is hasted once, when its health falls below the share', () => {
    const { game, monster } = withTriggers(far, [rage]);
    const { Health, Condition } = game.stores;
    Health.max[monster] = 40;
    Health.current[monster] = 20;
    wait(game);
    expect([Condition.hasted[monster], said(game)]).toEqual([0, []]);
    Health.current[monster] = 19;
    wait(game);
    expect(Condition.hasted[monster]).toBeGreaterThan(0);
    expect(said(game)).toEqual(['The wolf: “Now!”']);
    Condition.hasted[monster] = 0;
    Health.current[monster] = 40;
    wait(game);
    Health.current[monster] = 5;
    wait(game);
    expect([Condition.hasted[monster], said(game)]).toEqual([0, []]);
  });

  test('a monster below a share of its health becomes another kind at full health, and drops what that kind cannot carry', () => {
    const { game, monster } = withTriggers(far, [
      { when: 'belowHealth', percent: 50, effects: [{ effect: 'become', into: 'caracal' }] },
    ]);
    const { Health } = game.stores;
    const dagger = spawnItem(game, { kind: kindById(game.campaign, 'dagger') });
    stow(game, monster, dagger);
    Health.current[monster] = 1;
    wait(game);
    const [changed] = monstersHere(game);
    expect(kindsHere(game)).toEqual(['caracal']);
    expect(Health.current[changed]).toBe(Health.max[changed]);
    expect(bagOf(game, changed)).toEqual([]);
    expect(itemsOn(game, game.floor)).toEqual([dagger]);
  });

  test('with `wounded` it keeps its share of health', () => {
    const effects = [{ effect: 'become', into: 'caracal', wounded: true }];
    const { game, monster } = withTriggers(far, [{ when: 'belowHealth', percent: 60, effects }]);
    const { Health } = game.stores;
    Health.max[monster] = 100;
    Health.current[monster] = 50;
    wait(game);
    const [changed] = monstersHere(game);
    expect(Health.current[changed]).toBe(Math.round(Health.max[changed] / 2));
  });

  test('a monster below a share of its health summons awake escorts beside itself', () => {
    const effects = [{ effect: 'summon', kind: 'other', count: 3 }];
    const triggers = [{ when: 'belowHealth', percent: 50, effects }];
    const { game, monster } = withTriggers(far, triggers, still, still);
    game.stores.Health.current[monster] = 1;
    wait(game);
    expect(kindsHere(game)).toEqual(['guest', 'other', 'other', 'other']);
    const here = cellOf(game, monster);
    for (const one of monstersHere(game).slice(1)) {
      const { x, y } = cellOf(game, one);
      expect(Math.max(Math.abs(x - here.x), Math.abs(y - here.y))).toBe(1);
      expect([game.stores.AI.awake[one], game.stores.AI.shown[one]]).toEqual([1, 1]);
    }
  });

  const Summons = { chance: 100, most: 1 };

  test.each([{ effect: 'summon' }, { effect: 'createMonster', kind: 'guest' }])(
    'a summoner of its own kind by $effect brings monsters that neither summon nor use the trigger again',
    (effect) => {
      const triggers = [{ when: 'firstSight', effects: [effect] }];
      const { game } = withTriggers(near, triggers, { ...still, Summons });
      for (let n = 0; n < 5; n++) wait(game);
      expect(kindsHere(game)).toEqual(['guest', 'guest', 'guest']);
    },
  );

  test('a monster that its own kind summons has used up the triggers of the summoner', () => {
    const { game } = withTriggers(near, [{ when: 'firstSight', ...say('You!') }], {
      ...still,
      Summons,
    });
    const lines = Array.from({ length: 4 }, () => {
      wait(game);
      return said(game);
    }).flat();
    expect(kindsHere(game)).toEqual(['guest', 'guest']);
    expect(lines).toEqual(['The wolf: “You!”']);
  });
});

describe('when hurt', () => {
  const hurt = { when: 'hurt', ...say('Ouch!') };

  test('a monster that is hurt reacts to each loss of health, but not to healing or to its own effects', () => {
    const { game, monster } = withTriggers(far, [
      { ...hurt, effects: [{ effect: 'damage', dice: '1d1' }] },
    ]);
    const { Health } = game.stores;
    const left = () => {
      wait(game);
      return [Health.current[monster], said(game).length];
    };
    Health.max[monster] = 50;
    Health.current[monster] = 30;
    expect(left()).toEqual([30, 0]);
    Health.current[monster] = 20;
    expect(left()).toEqual([19, 1]);
    expect(left()).toEqual([19, 0]);
    Health.current[monster] = 25;
    expect(left()).toEqual([25, 0]);
    Health.current[monster] = 24;
    expect(left()).toEqual([23, 1]);
  });

  test('an attack of the hero is enough', () => {
    const { game, monster } = withTriggers(near, [hurt]);
    game.stores.Health.max[monster] = 900;
    game.stores.Health.current[monster] = 900;
    wait(game);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(said(game)).toEqual(['The wolf: “Ouch!”']);
  });

  test('the effects of a hurt monster can act on the hero', () => {
    const { game, monster, hero } = withTriggers(far, [
      { when: 'hurt', befalls: 'hero', effects: [{ effect: 'confuse', turns: 9, spread: 1 }] },
    ]);
    wait(game);
    game.stores.Health.current[monster]--;
    wait(game);
    expect(game.stores.Condition.confused[hero]).toBeGreaterThan(0);
  });

  test('the effects of a hurt monster do not reach a hero behind a wall', () => {
    const map = '########## #@..#..m.# ##########';
    const { game, monster, hero } = withTriggers(map, [
      { when: 'hurt', befalls: 'hero', effects: [{ effect: 'confuse', turns: 9, spread: 1 }] },
    ]);
    wait(game);
    game.stores.Health.current[monster]--;
    wait(game);
    expect(game.stores.Condition.confused[hero]).toBe(0);
  });
});

describe('at the first sight of the hero', () => {
  const hail = { when: 'firstSight', say: { en: 'Halt!', ja: '止まれ！', ru: 'Стой!' } };

  test('a monster with senses speaks only when the hero is near enough to be seen', () => {
    const { game } = withTriggers(far, [hail], { ...still, Senses: { sight: 3 } });
    wait(game);
    expect(said(game)).toEqual([]);
    put(game, 4, 4);
    wait(game);
    expect(said(game)).toEqual(['The wolf: “Halt!”']);
  });

  test('a hero reads the line of a monster that attacks as the hero steps into its room', () => {
    const campaign = withKinds(simple, {
      guest: { ...still, Stats: { attack: 1, defence: 1 }, Triggers: [hail] },
    });
    const rooms = [
      { x1: 1, y1: 1, x2: 2, y2: 3 },
      { x1: 4, y1: 1, x2: 6, y2: 3 },
    ];
    const game = scene('######## #..#...# #.@....# #..#...# ########', { campaign, rooms });
    const guest = place(game, 'guest', 4, 2);
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(attacksOf(game, guest)).toBe(1);
    const first = said(game);
    wait(game);
    expect([...first, ...said(game)]).toEqual(['The wolf: “Halt!”']);
  });

  test('a monster that first sees the hero speaks once, in the language of the player', () => {
    const { game } = withTriggers('######### #@..#.m.# #...#...# #.......# #########', [hail]);
    wait(game);
    expect(said(game)).toEqual([]);
    put(game, 5, 3);
    wait(game);
    expect(said(game)).toEqual(['The wolf: “Halt!”']);
    expect(said(game, 'ja')).toEqual(['オオカミ「止まれ！」']);
    expect(said(game, 'ru')).toEqual(['Волк: «Стой!»']);
    wait(game);
    expect(said(game)).toEqual([]);
  });

  test('a monster that first sees the hero does not speak while it sleeps, is helpless or is disguised', () => {
    const { game, monster } = withTriggers(far, [hail], { ...still, AI: { mind: 'chaser' } });
    wait(game);
    expect(said(game)).toEqual([]);
    game.stores.AI.awake[monster] = 1;
    game.stores.Condition.helpless[monster] = 3;
    wait(game);
    expect(said(game)).toEqual([]);
    wait(game);
    wait(game);
    expect(said(game)).toEqual(['The wolf: “Halt!”']);
    const mimic = withTriggers(far, [hail], { ...still, Disguise: {} }).game;
    wait(mimic);
    expect(said(mimic)).toEqual([]);
  });

  test('a hero whom a monster moves to another room at first sight wakes a mean monster there at once', () => {
    const sleeper = { ...still, AI: { mind: 'chaser' }, Mean: { chance: 100 } };
    const trigger = { when: 'firstSight', befalls: 'hero', effects: [{ effect: 'teleport' }] };
    const kinds = { guest: { ...sleeper, Triggers: [trigger] }, other: sleeper };
    const rooms = [
      { x1: 1, y1: 1, x2: 2, y2: 1 },
      { x1: 4, y1: 1, x2: 12, y2: 2 },
    ];
    const game = scene('############## #@.#.........# ####.........# ##############', {
      campaign: withKinds(simple, kinds),
      rooms,
    });
    // The hero wakes this monster at the end of the turn, and then it sees the hero.
    place(game, 'guest', 2, 1);
    const other = place(game, 'other', 12, 2);
    wait(game);
    expect(heroCell(game).x).toBeGreaterThan(3);
    expect(game.stores.AI.awake[other]).toBe(1);
  });
});

test.each([
  ['teleports the hero', { befalls: 'hero', effects: [{ effect: 'teleport' }] }, 'teleported'],
  ['kills the monster', { effects: [{ effect: 'damage', dice: '30d9' }] }, 'isHarmed'],
] as const)(
  'a trigger at first sight that %s is over before the first command',
  (_, does, message) => {
    const Triggers = [{ when: 'firstSight', ...does }];
    const spawn = { at: [{ depth: 0, x: 5, y: 5 }] };
    const game = newGame(withKinds(simple, { guest: { ...still, spawn, Triggers } }), 'a');
    expect(messageIds(game)).toContain(message);
    expect(game.pending).toEqual(noPending());
    expect([...query(game.world, [game.stores.Dead])]).toEqual([]);
  },
);

test('every few turns while awake it acts without using its turn', () => {
  const drum = { when: 'everyTurns', turns: 3, ...say('Boom.') };
  const { game, monster } = withTriggers(near, [drum], { ...still, AI: { mind: 'chaser' } });
  const beats = (turns: number) =>
    Array.from({ length: turns }, () => {
      const { Identity } = game.stores;
      const events = wait(game);
      const attacks = events.filter(
        (event) => event.type === 'hit' && event.attacker === Identity.seq[monster],
      );
      return [said(game).length, attacks.length];
    });
  expect(beats(4).every(([beat]) => beat === 0)).toBe(true);
  game.stores.AI.awake[monster] = 1;
  // The turn in which it was woken counts.
  game.stores.Triggers.counted[monster] = game.turn;
  expect(beats(6)).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
    [0, 1],
    [0, 1],
    [1, 1],
  ]);
});

test('a chance makes a trigger fire in some of its moments', () => {
  const { game } = withTriggers(far, [{ when: 'everyTurns', turns: 1, chance: 25, ...say('Hm.') }]);
  let times = 0;
  for (let n = 0; n < 800; n++) {
    wait(game);
    times += said(game).length;
  }
  expect(Math.abs(times - 200)).toBeLessThan(4 * Math.sqrt(800 * 0.25 * 0.75));
});

describe('at its death', () => {
  const kill = (game: Game, monster: number) => {
    game.stores.Health.current[monster] = 1;
    return takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  };

  test('a dying monster speaks, and its effects that need no living monster happen', () => {
    const effects = [
      { effect: 'heal', points: 50 },
      { effect: 'teleport' },
      { effect: 'summon', kind: 'other', count: 2 },
    ];
    const { game, monster } = withTriggers(near, [
      { when: 'death', ...say('Avenge me!'), effects },
    ]);
    kill(game, monster);
    expect(said(game)).toEqual(['The wolf: “Avenge me!”']);
    expect(kindsHere(game)).toEqual(['other', 'other']);
  });

  test('a dying monster rises again as another kind', () => {
    const effects = [{ effect: 'become', into: 'other' }];
    const { game, monster } = withTriggers(near, [{ when: 'death', effects }], still, still);
    kill(game, monster);
    expect(kindsHere(game)).toEqual(['other']);
    expect(cellOf(game, monstersHere(game)[0])).toEqual({ x: 7, y: 4 });
    expect(has(game, monstersHere(game)[0], 'Dead')).toBe(false);
  });

  test('a dying monster explodes, and others that die of it count as kills of the hero', () => {
    const map = hallWith(['@', 6, 4], ['m', 7, 4], ['n', 8, 4], ['w', 9, 4]);
    const effects = [{ effect: 'explode', dice: '9d1', element: 'fire' }];
    const { game, hero, monster, others } = withTriggers(map, [{ when: 'death', effects }], still, {
      ...still,
      Reward: { points: 7 },
    });
    const { Health } = game.stores;
    Health.current[others[0]] = 9;
    const { score } = game;
    const { seq } = game.stores.Identity;
    const wolf = game.floor.occupants[4 * game.floor.grid.width + 9];
    const full = Health.current[wolf];
    const burns = kill(game, monster).flatMap((event) =>
      event.type === 'hit' && event.attacker === 0 ? [[event.target, event.damage]] : [],
    );
    expect(burns).toEqual([
      [seq[hero], 9],
      [seq[others[0]], 9],
    ]);
    expect(kindsHere(game)).toEqual(['wolf']);
    expect(game.score).toBeGreaterThan(score);
    expect(Health.current[wolf]).toBe(full);
    expect(game.events.filter(({ type }) => type === 'burst')).toHaveLength(1);
  });

  test('explosions of triggers and of `Explodes` set each other off', () => {
    const map = hallWith(['@', 1, 1], ['m', 5, 4], ['n', 6, 4]);
    const effects = [{ effect: 'explode', dice: '31d1/31d1' }];
    const { game, monster, others } = stage(
      map,
      { ...still, Triggers: [{ when: 'death', effects }] },
      { others: { ...still, Explodes: { damage: 99 } }, source: rogue },
    );
    game.stores.Health.current[others[0]] = 60;
    die(game, monster);
    takeTurn(game, { type: 'wait' });
    expect(kindsHere(game)).toEqual([]);
    expect(game.events.filter(({ type }) => type === 'burst')).toHaveLength(2);
  });
});
