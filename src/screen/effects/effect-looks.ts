import type { Cell } from '../../dungeon/grid.ts';
import type { EffectName } from '../../game/effects/names.ts';
import type { Palette } from '../palettes.ts';
import { elementClouds, hues, puff, sparkle } from './clouds.ts';
import { type Ring, showBeam, showCrystal, showGlare, showRing } from './lights.ts';
import { type ParticleCloud, showCloud } from './particles.ts';
import type { EffectScene } from './scene.ts';

/** The picture of the moment when an effect acts on an actor. Lengths are in cells. */
export interface EffectLook {
  readonly clouds?: readonly ParticleCloud[];
  readonly ring?: Ring;
  /** Light that spreads to this width and fades. */
  readonly glare?: { readonly colour: number; readonly cells: number };
  /** The colour of a pillar of light. */
  readonly beam?: number;
  /** The colour of a crystal around an actor that cannot move. */
  readonly crystal?: number;
  /** Whether each thing that the hero now senses has a ring, too. */
  readonly rings?: true;
}

/** Shapes that rise from an actor, fall on it, circle around its head, or come together in it. */
function cloudOf(
  shape: ParticleCloud['shape'],
  motion: ParticleCloud['motion'],
  colours: readonly number[],
  rest: Partial<ParticleCloud> = {},
): ParticleCloud {
  const usual = { count: 9, time: 760, reach: 0.95, fall: 0, size: 0.42 };
  return { shape, motion, colours, ...usual, ...rest };
}

const light = { light: true } as const;
const upright = { upright: true } as const;

/**
 * The look of an effect; undefined for an effect that other events show: damage, teleports, new levels.
 * Gains and harm have the colours of the palette.
 */
export function effectLook(effect: EffectName, { tones, low }: Palette): EffectLook | undefined {
  const gain = tones.playerHits;
  switch (effect) {
    case 'light':
      return {
        glare: { colour: hues.lamp, cells: 16 },
        clouds: [
          cloudOf('ember', 'rise', [hues.lamp, 0xffffff], { ...light, count: 14, size: 0.32 }),
        ],
      };
    case 'map':
      return {
        ring: { colour: hues.map, cells: 20 },
        clouds: [cloudOf('rune', 'rise', [hues.map, 0xfff2c8], { count: 8 })],
      };
    case 'detect':
      return {
        ring: { colour: hues.magic, cells: 20 },
        rings: true,
        clouds: [cloudOf('rune', 'orbit', [hues.magic], { count: 5, reach: 0.55, size: 0.36 })],
      };
    case 'identify':
      return { clouds: [{ ...sparkle, count: 7 }] };
    case 'hold':
      return {
        crystal: hues.frost,
        ring: { colour: hues.frost, cells: 3.6, closes: true },
        clouds: [cloudOf('link', 'gather', [hues.frost, hues.ice], { count: 10, reach: 0.9 })],
      };
    case 'glow':
      return {
        glare: { colour: hues.love, cells: 3 },
        clouds: [cloudOf('star', 'rise', [hues.love, 0xffd0ee], light)],
      };
    case 'blind':
      return {
        ring: { colour: hues.night, cells: 9, closes: true },
        clouds: [
          cloudOf('smoke', 'gather', [0x1a1622, hues.night], { count: 14, size: 0.8, reach: 1.1 }),
        ],
      };
    case 'seeInvisible':
      return {
        ring: { colour: hues.magic, cells: 4 },
        clouds: [
          cloudOf('star', 'orbit', [hues.magic, 0xffffff], { ...light, count: 6, reach: 0.5 }),
        ],
      };
    case 'haste':
      return {
        glare: { colour: hues.flame, cells: 2 },
        clouds: [
          cloudOf('streak', 'rise', [hues.lamp, hues.flame, 0xffffff], {
            ...light,
            ...upright,
            count: 14,
            time: 520,
            reach: 1.4,
            size: 0.8,
          }),
        ],
      };
    case 'slow':
      return {
        clouds: [
          cloudOf('drop', 'drip', [0x6c86c8, 0x4c5f92], { ...upright, time: 900, reach: 0.8 }),
          { ...puff, count: 6, colours: [0x4c5f92, hues.night], fall: 0.3, reach: 0.4 },
        ],
      };
    case 'confuse':
      return {
        clouds: [
          cloudOf('swirl', 'orbit', [hues.magic, hues.love, hues.lamp], {
            count: 4,
            time: 900,
            reach: 0.5,
            size: 0.62,
          }),
        ],
      };
    case 'sleep':
      return {
        clouds: [
          cloudOf('zed', 'rise', [0xdfe6ff, hues.frost], {
            ...upright,
            count: 4,
            time: 900,
            reach: 1.15,
            size: 0.62,
          }),
        ],
      };
    case 'paralyse':
      return { crystal: hues.lamp, clouds: [cloudOf('shard', 'gather', [hues.lamp, 0xffffff])] };
    case 'snare':
      return {
        ring: { colour: hues.stone, cells: 1.9, closes: true },
        clouds: [cloudOf('link', 'gather', [hues.stone, 0xc8c2cc], { count: 8, time: 460 })],
      };
    case 'heal':
    case 'cure':
      return {
        glare: { colour: gain, cells: 2 },
        clouds: [cloudOf('plus', 'rise', [gain, 0xffffff], { ...upright, count: 9 })],
      };
    case 'strengthen':
    case 'restoreStrength':
      return { beam: gain, clouds: [cloudOf('rune', 'rise', [gain, 0xffffff])] };
    case 'poison':
      return { clouds: elementClouds.poison };
    case 'weaken':
      return {
        clouds: [
          ...elementClouds.poison,
          cloudOf('drop', 'drip', [low, hues.venom], { ...upright, count: 7 }),
        ],
      };
    case 'enchant':
      return {
        beam: hues.magic,
        clouds: [cloudOf('star', 'rise', [hues.magic, 0xffffff], { ...light, count: 12 })],
      };
    case 'removeCurse':
      return {
        beam: hues.lamp,
        clouds: [cloudOf('smoke', 'rise', [hues.night, 0x2a2436], { count: 7, size: 0.6 })],
      };
    case 'cancel':
      return { ring: { colour: hues.stone, cells: 2.6, closes: true }, clouds: [puff] };
    case 'drain':
      return {
        ring: { colour: low, cells: 4, closes: true },
        clouds: [cloudOf('drop', 'rise', [low, hues.blood], { count: 12, reach: 1.2 })],
      };
    case 'aggravate':
      return {
        ring: { colour: low, cells: 14 },
        clouds: [
          cloudOf('alarm', 'burst', [low], { ...upright, count: 6, reach: 1.2, size: 0.75 }),
        ],
      };
    case 'genocide':
      return {
        glare: { colour: hues.magic, cells: 10 },
        ring: { colour: hues.night, cells: 16, closes: true },
      };
    default:
      return undefined;
  }
}

/** A monster that begins to be afraid. */
export function fearLook({ tones }: Palette): EffectLook {
  return {
    clouds: [
      cloudOf('alarm', 'rise', [tones.special], { ...upright, count: 2, reach: 0.5, size: 0.75 }),
      cloudOf('drop', 'burst', [hues.ice, hues.frost], {
        count: 6,
        time: 460,
        fall: 0.3,
        size: 0.3,
      }),
    ],
  };
}

/** Shows the moment when an effect acts on an actor. `sensed`: the things that the hero senses. */
export function showLook(
  scene: EffectScene,
  look: EffectLook,
  at: Cell,
  delay: number,
  sensed: readonly Cell[] = [],
): void {
  const { clouds = [], ring, glare, beam, crystal, rings } = look;
  if (glare) showGlare(scene, at, glare, delay);
  if (beam !== undefined) showBeam(scene, at, beam, delay);
  if (crystal !== undefined) showCrystal(scene, at, crystal, delay);
  for (const cloud of clouds) showCloud(scene, cloud, at, delay);
  if (!ring) return;
  showRing(scene, at, ring, delay);
  if (!rings) return;
  for (const one of sensed) showRing(scene, one, { ...ring, cells: 1.7 }, delay);
}
