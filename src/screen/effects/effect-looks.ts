import type { Cell } from '../../dungeon/grid.ts';
import type { EffectName } from '../../game/effects/names.ts';
import type { Palette } from '../palettes.ts';
import { cloudOf, elementClouds, hues, light, puff, sparkle, upright } from './clouds.ts';
import type { EffectScene } from './effect-scene.ts';
import { type Ring, showBeam, showCrystal, showGlare, showRing } from './lights.ts';
import { type ParticleCloud, showCloud } from './particles.ts';

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

const healing = ({ tones }: Palette): EffectLook => ({
  glare: { colour: tones.success, cells: 2 },
  clouds: [cloudOf('plus', 'rise', [tones.success, 0xffffff], { ...upright, count: 9 })],
});

const strengthening = ({ tones }: Palette): EffectLook => ({
  beam: tones.success,
  clouds: [cloudOf('rune', 'rise', [tones.success, 0xffffff])],
});

/**
 * The look of each effect. Effects without one are shown by other events: damage, teleports, new levels.
 * Gains and harm have the colours of the palette.
 */
const effectLooks: Readonly<Partial<Record<EffectName, (palette: Palette) => EffectLook>>> = {
  light: () => ({
    glare: { colour: hues.lamp, cells: 16 },
    clouds: [cloudOf('ember', 'rise', [hues.lamp, 0xffffff], { ...light, count: 14, size: 0.32 })],
  }),
  map: () => ({
    ring: { colour: hues.map, cells: 20 },
    clouds: [cloudOf('rune', 'rise', [hues.map, 0xfff2c8], { count: 8 })],
  }),
  detect: () => ({
    ring: { colour: hues.magic, cells: 20 },
    rings: true,
    clouds: [cloudOf('rune', 'orbit', [hues.magic], { count: 5, reach: 0.55, size: 0.36 })],
  }),
  identify: () => ({ clouds: [{ ...sparkle, count: 7 }] }),
  hold: () => ({
    crystal: hues.frost,
    ring: { colour: hues.frost, cells: 3.6, closes: true },
    clouds: [cloudOf('link', 'gather', [hues.frost, hues.ice], { count: 10, reach: 0.9 })],
  }),
  glow: () => ({
    glare: { colour: hues.love, cells: 3 },
    clouds: [cloudOf('star', 'rise', [hues.love, 0xffd0ee], light)],
  }),
  blind: () => ({
    ring: { colour: hues.night, cells: 9, closes: true },
    clouds: [
      cloudOf('smoke', 'gather', [0x1a1622, hues.night], { count: 14, size: 0.8, reach: 1.1 }),
    ],
  }),
  seeInvisible: () => ({
    ring: { colour: hues.magic, cells: 4 },
    clouds: [cloudOf('star', 'orbit', [hues.magic, 0xffffff], { ...light, count: 6, reach: 0.5 })],
  }),
  haste: () => ({
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
  }),
  slow: () => ({
    clouds: [
      cloudOf('hourglass', 'drip', [0x9db8ff, 0x6c86c8], {
        ...upright,
        count: 5,
        time: 900,
        reach: 0.8,
        size: 0.56,
      }),
      { ...puff, count: 6, colours: [0x4c5f92, hues.night], fall: 0.3, reach: 0.4 },
    ],
  }),
  confuse: () => ({
    clouds: [
      cloudOf('swirl', 'orbit', [hues.magic, hues.love, hues.lamp], {
        count: 4,
        time: 900,
        reach: 0.6,
        size: 0.85,
      }),
    ],
  }),
  sleep: () => ({
    clouds: [
      cloudOf('zed', 'rise', [0xdfe6ff, hues.frost], {
        ...upright,
        count: 4,
        time: 900,
        reach: 1.15,
        size: 0.62,
      }),
    ],
  }),
  paralyse: () => ({
    crystal: hues.lamp,
    clouds: [cloudOf('shard', 'gather', [hues.lamp, 0xffffff])],
  }),
  snare: () => ({
    ring: { colour: hues.stone, cells: 1.9, closes: true },
    clouds: [cloudOf('link', 'gather', [hues.stone, 0xc8c2cc], { count: 8, time: 460 })],
  }),
  heal: healing,
  cure: healing,
  strengthen: strengthening,
  restoreStrength: strengthening,
  poison: () => ({ clouds: elementClouds.poison }),
  weaken: ({ low }) => ({
    clouds: [
      ...elementClouds.poison,
      cloudOf('drop', 'drip', [low, hues.venom], { ...upright, count: 7 }),
    ],
  }),
  enchant: () => ({
    beam: hues.magic,
    clouds: [cloudOf('star', 'rise', [hues.magic, 0xffffff], { ...light, count: 12 })],
  }),
  removeCurse: () => ({
    beam: hues.lamp,
    clouds: [cloudOf('smoke', 'rise', [hues.night, 0x2a2436], { count: 7, size: 0.6 })],
  }),
  cancel: () => ({ ring: { colour: hues.stone, cells: 2.6, closes: true }, clouds: [puff] }),
  drain: ({ low }) => ({
    ring: { colour: low, cells: 4, closes: true },
    clouds: [cloudOf('drop', 'rise', [low, hues.blood], { count: 12, reach: 1.2 })],
  }),
  aggravate: ({ low }) => ({
    ring: { colour: low, cells: 14 },
    clouds: [cloudOf('alarm', 'burst', [low], { ...upright, count: 6, reach: 1.2, size: 0.75 })],
  }),
  genocide: () => ({
    glare: { colour: hues.magic, cells: 10 },
    ring: { colour: hues.night, cells: 16, closes: true },
  }),
};

/** The look of an effect, or undefined if it has none. */
export function effectLook(effect: EffectName, palette: Palette): EffectLook | undefined {
  return effectLooks[effect]?.(palette);
}

/** A monster that begins to be afraid. */
export function fearLook({ tones }: Palette): EffectLook {
  return {
    clouds: [
      cloudOf('alarm', 'rise', [tones.special], {
        ...upright,
        count: 3,
        time: 900,
        reach: 1.25,
        size: 0.9,
      }),
      cloudOf('drop', 'burst', [hues.ice, hues.frost], {
        count: 8,
        time: 560,
        fall: 0.3,
        size: 0.4,
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
