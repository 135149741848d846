import '../node-navigator.ts';

import type { Container, Sprite } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { rogue } from '../../sources.ts';
import { bagKinds, give, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';
import { artworkOf, seqOf } from '../fixtures.ts';
import { at, cell, hall, hitOn, middle, play, type Thing } from './effect-stage.ts';

beforeEach(() => {
  useFakeCanvases();
});

const isMark = ({ label }: Thing) => label.startsWith('attack:');
const marksOf = ({ seen }: ReturnType<typeof play>, now: number) => seen(now).filter(isMark);

describe('the mark of an attack', () => {
  const weapons = (kind: string | null) => {
    const game = scene('#######\n#@.K..#\n#.....#\n#######', { campaign: rogueCampaign });
    if (kind) {
      give(game, kind);
      takeTurn(game, { type: 'equip', slot: bagKinds(game).indexOf(kind) });
    }
    return marksOf(play(game, [hitOn(game, 'monster', 3)]), 60).map(({ label }) => label);
  };

  test.each([
    ['long-sword', 'slash'],
    ['spear', 'stab'],
    ['dagger', 'stab'],
    ['mace', 'crush'],
    ['short-bow', 'crush'],
    [null, 'crush'],
  ])('the mark of an attack of the hero with %s is %s', (kind, mark) => {
    expect(weapons(kind)).toEqual([`attack:${mark}`]);
  });

  test.each([
    ['S', 'bite'],
    ['Z', 'claw'],
    ['K', 'slash'],
    ['C', 'crush'],
  ])('the mark of an attack of %s is %s', (letter, mark) => {
    const game = scene(`#######\n#@.${letter}..#\n#.....#\n#######`, { campaign: rogueCampaign });
    const marks = marksOf(play(game, [hitOn(game, 'hero', 3, at(1, 1))]), 120);
    expect(marks.map(({ label }) => label)).toEqual([`attack:${mark}`]);
  });

  test('claws leave red marks, and teeth are ivory', () => {
    const colourOf = (letter: string) => {
      const game = scene(`#######\n#@.${letter}..#\n#.....#\n#######`, { campaign: rogueCampaign });
      const [mark] = marksOf(play(game, [hitOn(game, 'hero', 3, at(1, 1))]), 120);
      return mark.tint;
    };
    expect([colourOf('Z'), colourOf('S')]).toEqual([0xff6a52, 0xfff2dc]);
  });

  test('the mark of an attack is on the target, appears with the hit, and changes its picture', () => {
    const game = scene(hall);
    const shown = play(game, [hitOn(game, 'monster', 3)]);
    const [mark] = marksOf(shown, 55);
    expect(mark.visible).toBe(false);
    shown.seen(70);
    expect(mark.visible).toBe(true);
    expect([mark.x, mark.y]).toEqual(middle(3, 1));
    const first = mark.texture;
    shown.seen(130);
    expect(mark.texture).not.toBe(first);
    expect(mark.texture.source).toBe(first.source);
    expect(marksOf(shown, 350)).toEqual([]);
  });

  test('the mark of an attack is turned in its direction, except teeth', () => {
    const game = scene(hall);
    const hit = { ...hitOn(game, 'monster', 3), from: at(3, 2) };
    const [mark] = marksOf(play(game, [hit]), 60);
    expect(mark.rotation).toBeCloseTo(-Math.PI / 2);
    const bite = { ...hitOn(game, 'hero', 3, at(1, 1)), from: at(1, 2) };
    const [teeth] = marksOf(play(game, [bite]), 120);
    expect([teeth.label, teeth.rotation]).toEqual(['attack:bite', 0]);
  });

  test('the mark of an attack is larger than a cell, but in a tall cell narrower than three cells', () => {
    const game = scene(hall);
    const hits = [hitOn(game, 'monster', 1)];
    const [square] = marksOf(play(game, hits), 60);
    expect([square.width, square.height]).toEqual([1.7 * cell, 1.7 * cell]);
    const [tall] = marksOf(play(game, hits, {}, { width: 22, height: 44 }), 60);
    expect(tall.width).toBeLessThan(3 * 22);
    expect(tall.height).toBeGreaterThan(44);
  });

  test('a miss leaves a thin pale trace, whatever the weapon, and neither light nor sparks', () => {
    const game = scene(hall);
    const miss = (target: 'hero' | 'monster', x: number): GameEvent => {
      const { damage: _, ...attack } = hitOn(game, target, 0, at(x, 1));
      return { ...attack, type: 'missed' };
    };
    for (const [event, now] of [
      [miss('monster', 3), 100],
      [miss('hero', 1), 190],
    ] as const) {
      const shown = play(game, [event]);
      expect(shown.labels(now)).toEqual(['attack:swish', 'miss']);
      const [trace] = marksOf(shown, now);
      expect([trace.tint, trace.width < 1.7 * cell]).toEqual([0xe4e8f4, true]);
    }
  });

  test('the mark of a hit shines, and sparks fly on in its direction', () => {
    const game = scene(hall);
    const shown = play(game, [hitOn(game, 'monster', 1)]);
    expect(shown.labels(100)).toEqual(['1', 'attack-light', 'attack:crush', 'cloud:streak']);
    const [cloud] = shown.named('cloud:streak', 160) as Container<Sprite>[];
    expect(cloud.children).toHaveLength(5);
    const middleOfSparks = cloud.children.reduce((sum, { x }) => sum + x, 0) / 5;
    expect(middleOfSparks).toBeGreaterThan(0.2 * cell);
  });

  test.each([
    ['takes much of the health', 30, false],
    ['kills', 1, true],
  ])('a hit that %s has a larger mark, more sparks, pieces and light', (_, damage, isFatal) => {
    const game = scene(hall);
    const hit = hitOn(game, 'monster', damage);
    const killed: GameEvent = { type: 'killed', actor: hit.target, at: at(3, 1) };
    const shown = play(game, isFatal ? [hit, killed] : [hit]);
    expect(shown.labels(100)).toEqual(
      expect.arrayContaining(['attack:crush', 'cloud:chip', 'cloud:streak', 'glare']),
    );
    expect(marksOf(shown, 101)[0].width).toBeCloseTo(2.05 * cell, 0);
    expect(shown.named('cloud:streak', 102)[0].children.length).toBeGreaterThan(5);
  });

  test('in the glyph look, sparks and marks are under the letters', () => {
    const game = scene(hall);
    const artwork = artworkOf(game.campaign, 'glyphs');
    const { effects, seen } = play(game, [hitOn(game, 'monster', 30)], { artwork });
    seen(100);
    const under = effects.below.children.map(({ label }) => label);
    expect(under).toEqual(expect.arrayContaining(['attack:crush', 'cloud:streak', 'cloud:chip']));
    const over = effects.container.children.flatMap(({ children }) => children);
    expect(over.map(({ label }) => label)).toEqual(['30']);
  });

  test('several attacks of one monster follow each other', () => {
    const game = scene(hall);
    const hit = hitOn(game, 'hero', 3, at(1, 1));
    const shown = play(game, [hit, { ...hit }, { ...hit }]);
    const visible = (now: number) => marksOf(shown, now).filter(({ visible: is }) => is).length;
    expect([visible(155), visible(225), visible(295)]).toEqual([1, 2, 3]);
  });

  test('several attackers of one target follow each other within half a second, and each leaves a small mark at its edge of the cell', () => {
    const game = scene('#####\n#KKK#\n#K@K#\n#KKK#\n#####', { campaign: rogueCampaign });
    const target = seqOf(game, game.hero);
    const around = [1, 2, 3].flatMap((y) => [1, 2, 3].map((x) => at(x, y)));
    const hits = around
      .filter(({ x, y }) => x !== 2 || y !== 2)
      .map((from): GameEvent => {
        const attacker = seqOf(game, monsterAt(game, from.x, from.y));
        return { type: 'hit', attacker, target, from, at: at(2, 2), damage: 1 };
      });
    const shown = play(game, hits);
    const sides = new Set<string>();
    for (let now = 0; now < 700; now += 10) {
      const marks = marksOf(shown, now).filter(({ visible, alpha }) => visible && alpha > 0.5);
      expect(marks.length).toBeLessThanOrEqual(3);
      for (const { x, y, width } of marks) {
        const [across, down] = middle(2, 2);
        // The middle of the target can be seen.
        expect(Math.hypot(x - across, y - down)).toBeGreaterThan(0.45 * cell);
        expect(width).toBeLessThan(0.7 * cell);
        sides.add(`${Math.sign(x - across)} ${Math.sign(y - down)}`);
      }
    }
    expect(sides.size).toBe(8);
    expect(marksOf(shown, 700)).toEqual([]);
    // One attacker hits the middle of its target.
    const [alone] = marksOf(play(game, hits.slice(0, 1)), 120);
    expect([alone.x, alone.y]).toEqual(middle(2, 2));
  });

  test('an injury by an effect neither delays nor moves the mark of the only attacker', () => {
    const game = scene('#####\n#@K.#\n#####', { campaign: rogueCampaign });
    const target = seqOf(game, game.hero);
    const attacker = seqOf(game, monsterAt(game, 2, 1));
    const hit: GameEvent = {
      type: 'hit',
      attacker,
      target,
      from: at(2, 1),
      at: at(1, 1),
      damage: 1,
    };
    const shot: GameEvent = { ...hit, attacker: 0, from: at(1, 1), cause: 'arrow-trap' };
    for (const events of [[hit], [shot, hit]]) {
      const marks = marksOf(play(game, events), 160);
      const [mark] = marks.filter(({ label }) => label !== 'attack:stab');
      expect([mark.visible, mark.x, mark.y]).toEqual([true, ...middle(1, 1)]);
    }
  });

  test('the mark of a thrown weapon is that of its kind, when it arrives', () => {
    const game = scene(hall);
    const actor = seqOf(game, game.hero);
    const threw = { type: 'threw', actor, kind: 'dagger', from: at(1, 1), to: at(3, 1) } as const;
    const shown = play(game, [threw, hitOn(game, 'monster', 5)]);
    expect(marksOf(shown, 60).map(({ visible }) => visible)).toEqual([false]);
    expect(marksOf(shown, 80).map(({ label, visible }) => [label, visible])).toEqual([
      ['attack:stab', true],
    ]);
  });

  test('a trap that shoots leaves the mark of its missile', () => {
    const game = scene('#####\n#@..#\n#####', { campaign: rogueCampaign });
    const target = seqOf(game, game.hero);
    const event = { type: 'hit', attacker: 0, target, from: at(1, 1), at: at(1, 1) } as const;
    const shown = play(game, [{ ...event, damage: 3, cause: 'arrow-trap' }]);
    expect(marksOf(shown, 50).map(({ label }) => label)).toEqual(['attack:stab']);
  });

  test('explosions leave no marks of claws, also those that the hero does not see', () => {
    const bomb = {
      name: { en: 'bomb' },
      look: { glyph: 'b', colour: '#ff8040', attack: 'claw' },
      Health: { max: 1 },
      Fighter: { level: 1, armour: 10, attacks: '1d1' },
      AI: { mind: 'none' },
      Explodes: { damage: 1, radius: 2, element: 'fire' },
    };
    const campaign = loadCampaign(rogue, { 'bomb.json': JSON.stringify(bomb) });
    const rooms = [{ x1: 1, y1: 1, x2: 7, y2: 3, dark: true }];
    const game = scene('######### #.......# #..@....# #.......# #########', { campaign, rooms });
    place(game, 'bomb', 4, 2);
    place(game, 'bomb', 5, 2);
    game.stores.Health.current[game.hero] = 12;
    const events: GameEvent[] = [];
    while (!events.some(({ type }) => type === 'burst')) {
      events.splice(0, Infinity, ...takeTurn(game, { type: 'move', dx: 1, dy: 0 }));
    }
    const hurt = events.filter(
      (event) => event.type === 'hit' && event.target === seqOf(game, game.hero),
    );
    // Of two explosions, the hero sees one.
    expect([hurt, events.filter(({ type }) => type === 'burst')]).toMatchObject([[{}, {}], [{}]]);
    const shown = play(game, events);
    expect(marksOf(shown, 100).map(({ label }) => label)).not.toContain('attack:claw');
    expect(shown.labels(100)).toContain('cloud:flame');
  });

  test('a mark is larger than a cell', () => {
    const game = scene(hall);
    place(game, 'wolf', 5, 1);
    const [mark] = marksOf(play(game, [hitOn(game, 'monster', 1)]), 60);
    expect(mark.width).toBeCloseTo(1.7 * cell, 0);
  });
});
