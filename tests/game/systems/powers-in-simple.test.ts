import { entityExists } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { monstersInSight } from '../../../src/game/actors/actors.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { simple } from '../../sources.ts';
import { bagKinds, messageIds, monsterAt, place, scene } from '../../world.ts';
import { attack, pack, wait } from './meet.ts';
import { wolf } from './stage.ts';

/** The simple campaign with an additional monster for each power. */
const rogueGuests = loadCampaign({
  ...simple,
  bundles: {
    ...simple.bundles,
    'venomous.json': wolf({ Venom: { loss: 2 } }),
    'freezing.json': wolf({ Paralysis: { turns: 3, spread: 1 } }),
    'grasping.json': wolf({ Grasp: {} }),
    'greedy.json': wolf({ GoldThief: {} }),
    'stealing.json': wolf({ ItemThief: {} }),
    'rusting.json': wolf({ Rust: {} }),
    'draining.json': wolf({ LevelDrain: { chance: 100 } }),
    'healing.json': wolf({ Regeneration: { chance: 100 } }),
    'gazing.json': wolf({ ConfusingGaze: {} }),
    'straying.json': wolf({ Erratic: { chance: 100 } }),
    'hidden.json': wolf({ Disguise: {} }),
    'unseen.json': wolf({ Invisible: {} }),
    'rooted.json': wolf({ Rooted: {} }),
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
      expect(game.turn).toBe(21 * n);
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
