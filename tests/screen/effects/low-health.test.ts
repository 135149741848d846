import '../node-navigator.ts';

import type { NineSliceSprite } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../src/game/world.ts';
import { EffectDrawings } from '../../../src/screen/effects/effect-drawings.ts';
import { LowHealth } from '../../../src/screen/effects/low-health.ts';
import { palettes } from '../../../src/screen/palettes.ts';
import { scene } from '../../world.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

const map = { x: 10, y: 20, width: 800, height: 600 };

beforeEach(() => {
  useFakeCanvases();
});

/** The edge of a map on which the hero has some of 30 HP. */
function edgeAt(
  health: number,
  { still = false, shown = true, ending = null as Game['ending'] } = {},
) {
  const game = scene('#####\n#@..#\n#####');
  const { Health } = game.stores;
  Health.max[game.hero] = 30;
  Health.current[game.hero] = health;
  game.ending = ending;
  const edge = new LowHealth(new EffectDrawings());
  edge.show(game, map, palettes.standard, shown, still);
  const [stain, rim] = edge.container.children as NineSliceSprite[];
  const alphaAt = (now: number) => {
    edge.place(now);
    return rim.alpha;
  };
  return { edge, stain, rim, alphaAt };
}

describe('the edge of low health', () => {
  test.each([30, 20, 11])('the edge of low health is hidden with %i of 30 HP', (health) => {
    const { edge } = edgeAt(health);
    expect([edge.container.visible, edge.pulses]).toEqual([false, false]);
  });

  test('the edge of low health covers the map from a third of the health on, stronger with less', () => {
    const strength = (health: number) => edgeAt(health, { still: true }).alphaAt(0);
    const { edge, stain, rim } = edgeAt(10);
    expect(edge.container.visible).toBe(true);
    for (const frame of [stain, rim]) {
      const { x, y, width, height } = frame.getBounds();
      expect({ x, y }).toEqual({ x: map.x, y: map.y });
      expect(width).toBeCloseTo(map.width);
      expect(height).toBeCloseTo(map.height);
    }
    expect(strength(10)).toBeGreaterThan(0.2);
    expect(strength(5)).toBeGreaterThan(strength(10) + 0.1);
    expect(strength(1)).toBeGreaterThan(strength(5) + 0.1);
  });

  test('the rim of low health is narrow on all sides, so that it is no ring on a map without known ground', () => {
    const { stain, rim } = edgeAt(1, { still: true });
    const side = rim.leftWidth * rim.scale.x;
    expect(side).toBeLessThan(map.height / 10);
    expect(rim.topHeight * rim.scale.y).toBeCloseTo(side);
    expect(rim.blendMode).not.toBe('multiply');
    // The wide part only darkens: it colours the ground that is lit, and leaves unknown cells black.
    expect(stain.blendMode).toBe('multiply');
  });

  test('the edge of low health is red', () => {
    for (const { tint } of [edgeAt(3).stain, edgeAt(3).rim]) {
      expect((Number(tint) >> 16) - (Number(tint) & 255)).toBeGreaterThan(100);
    }
  });

  test('the edge of low health pulses slowly, and is steady with reduced motion', () => {
    const moving = edgeAt(3);
    expect(moving.edge.pulses).toBe(true);
    const alphas = [0, 550, 1100, 1650, 2200].map(moving.alphaAt);
    expect(Math.max(...alphas) - Math.min(...alphas)).toBeGreaterThan(0.1);
    expect(alphas[4]).toBeCloseTo(alphas[0]);
    const still = edgeAt(3, { still: true });
    expect(still.edge.pulses).toBe(false);
    expect(new Set([0, 550, 1650].map(still.alphaAt)).size).toBe(1);
  });

  test('the edge of low health is hidden behind the title screen and after the game', () => {
    expect(edgeAt(3, { shown: false }).edge.container.visible).toBe(false);
    const won = { won: true, by: 'prize', kind: 'green-jewel' } as const;
    expect(edgeAt(3, { ending: won }).edge.container.visible).toBe(false);
    const lost = { won: false, by: 'attack', kind: 'rat' } as const;
    expect(edgeAt(0, { ending: lost }).edge.container.visible).toBe(false);
  });
});
