import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { applyEffects } from '../../../src/game/effects/apply-effects.ts';
import type { EffectName } from '../../../src/game/effects/names.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { simple } from '../../sources.ts';
import { messageIds, place, rogueCampaign, scene } from '../../world.ts';

/** A campaign with a wolf of each of these speeds, "wolf-50" … */
function withSpeeds(...percents: number[]) {
  const mods = percents.map((percent) => [
    `wolf-${percent}.json`,
    JSON.stringify({ extends: 'wolf', name: { en: 'runner' }, Speed: { percent } }),
  ]);
  return loadCampaign(simple, Object.fromEntries(mods));
}

/** The number of steps of a monster in each of these turns. */
function stepsByTurn(game: Game, monster: number, turns: number): number[] {
  const seq = game.stores.Identity.seq[monster];
  return Array.from({ length: turns }, () => {
    game.stores.Health.max[game.hero] = 9999;
    game.stores.Health.current[game.hero] = 9999;
    const events = takeTurn(game, { type: 'wait' });
    const acts = events.filter(
      (event) =>
        (event.type === 'hit' && event.attacker === seq) ||
        (event.type === 'stepped' && event.actor === seq),
    );
    return acts.length;
  });
}

function befall(game: Game, target: number, name: EffectName, values: Record<string, number>) {
  const occasion = { target, source: game.hero, item: 0, kind: 'hero', rnd: () => 0 };
  return applyEffects(game, [{ name, chance: 100, resisted: 0, values }], occasion);
}

describe('a monster', () => {
  test.each([
    [50, 500],
    [100, 1000],
    [150, 1500],
    [200, 2000],
  ])('with a speed of %i percent acts %i times in 1,000 turns, evenly spaced', (percent, acts) => {
    const game = scene('#####\n#@..#\n#####', { campaign: withSpeeds(percent) });
    const monster = place(game, `wolf-${percent}`, 2, 1);
    game.stores.AI.provoked[monster] = 1;
    const steps = stepsByTurn(game, monster, 1000);
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(acts);
    for (let turn = 0; turn < 998; turn += 2) {
      expect(steps[turn] + steps[turn + 1]).toBe(percent / 50);
    }
  });

  test.each([
    [50, [0, 0, 0, 1, 0, 1]],
    [100, [0, 0, 0, 1, 1, 1]],
    [200, [0, 0, 0, 2, 2, 2]],
  ])('with a speed of %i percent sleeps for three turns, and then acts', (percent, acts) => {
    const game = scene('#####\n#@..#\n#####', { campaign: withSpeeds(percent) });
    const monster = place(game, `wolf-${percent}`, 2, 1);
    game.stores.AI.provoked[monster] = 1;
    befall(game, monster, 'sleep', { turns: 3, spread: 1 });
    expect(stepsByTurn(game, monster, 6)).toEqual(acts);
  });

  test('a monster that acts twice in a turn rolls new numbers', () => {
    const campaign = loadCampaign(simple, {
      'hare.json': JSON.stringify({
        extends: 'wolf',
        name: { en: 'hare' },
        Speed: { percent: 200 },
        Erratic: { chance: 100 },
      }),
    });
    const row = `#${'.'.repeat(19)}#`;
    const map = ['#'.repeat(21), row.replace('.', '@'), ...Array(8).fill(row), '#'.repeat(21)];
    const game = scene(map.join('\n'), {
      campaign,
      rooms: [{ x1: 1, y1: 1, x2: 19, y2: 9 }],
    });
    const hare = place(game, 'hare', 10, 5);
    const { seq } = game.stores.Identity;
    game.stores.Health.max[game.hero] = 9999;
    game.stores.Health.current[game.hero] = 9999;
    const ways = Array.from({ length: 200 }, () => {
      const steps = takeTurn(game, { type: 'wait' }).flatMap((event) =>
        event.type === 'stepped' && event.actor === seq[hare]
          ? `${event.to.x - event.from.x},${event.to.y - event.from.y}`
          : [],
      );
      return steps;
    }).filter((steps) => steps.length === 2);
    expect(ways.length).toBeGreaterThan(10);
    expect(ways.some(([first, second]) => first !== second)).toBe(true);
  });

  test('a monster is slowed and hasted for a while, and each ends the other', () => {
    const game = scene('#####\n#@w.#\n#####');
    const [wolf] = monstersHere(game);
    game.stores.AI.provoked[wolf] = 1;
    expect(befall(game, wolf, 'slow', { turns: 4, spread: 1 })).toBe(true);
    expect(messageIds(game).at(-1)).toBe('isSlowed');
    // The next turn of a slowed monster still comes.
    expect(stepsByTurn(game, wolf, 6)).toEqual([1, 0, 1, 0, 1, 1]);
    befall(game, wolf, 'haste', { turns: 0, spread: 1, exhausts: 0 });
    expect(stepsByTurn(game, wolf, 3)).toEqual([2, 2, 2]);
    befall(game, wolf, 'slow', { turns: 0, spread: 1 });
    expect(stepsByTurn(game, wolf, 3)).toEqual([1, 1, 1]);
  });

  test('a monster that is slowed again keeps to every second turn', () => {
    const game = scene('#####\n#@w.#\n#####');
    const [wolf] = monstersHere(game);
    game.stores.AI.provoked[wolf] = 1;
    befall(game, wolf, 'slow', { turns: 0, spread: 1 });
    expect(stepsByTurn(game, wolf, 1)).toEqual([1]);
    befall(game, wolf, 'slow', { turns: 0, spread: 1 });
    expect(stepsByTurn(game, wolf, 2)).toEqual([0, 1]);
  });
});

describe('the hero', () => {
  const room = '#######\n#@....#\n#.....#\n#######';
  const walk = (game: Game, steps: number) => {
    for (let n = 0; n < steps; n++) takeTurn(game, { type: 'move', dx: n % 2 ? -1 : 1, dy: 0 });
  };

  test('the hero acts twice a turn while hasted, and a message says when that ends', () => {
    const game = scene(room);
    befall(game, game.hero, 'haste', { turns: 5, spread: 1, exhausts: 8 });
    walk(game, 9);
    expect(game.turn).toBe(5);
    expect(messageIds(game)).toContain('slowsDown');
    walk(game, 3);
    expect(game.turn).toBe(8);
  });

  test('the hero acts every second turn while slowed', () => {
    const game = scene(room);
    befall(game, game.hero, 'slow', { turns: 0, spread: 1 });
    walk(game, 10);
    expect(game.turn).toBeGreaterThanOrEqual(19);
    expect(game.turn).toBeLessThanOrEqual(20);
  });

  test('the hero collapses by a second haste, which ends the first', () => {
    const game = scene(room, { campaign: rogueCampaign });
    befall(game, game.hero, 'haste', { turns: 5, spread: 1, exhausts: 8 });
    befall(game, game.hero, 'haste', { turns: 5, spread: 1, exhausts: 8 });
    expect(game.stores.Condition.hasted[game.hero]).toBe(0);
    expect(game.log.at(-1)?.id).toBe('exhausted');
  });
});
