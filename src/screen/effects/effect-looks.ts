import type { EffectName } from '../../game/effects/names.ts';
import type { Palette } from '../palettes.ts';
import { type ParticleCloud, puff, sparkle } from './particles.ts';

/** What a player sees for a moment when an effect befalls an actor. Lengths are in cells. */
export interface EffectLook {
  readonly cloud?: ParticleCloud;
  /** A ring that grows to this width, or closes from it. */
  readonly ring?: { readonly colour: number; readonly cells: number; readonly closes?: true };
  /** Light that spreads to this width and fades. */
  readonly glare?: { readonly colour: number; readonly cells: number };
  /** Whether each thing that the hero now senses has a ring, too. */
  readonly rings?: true;
}

/** Colours without a meaning of their own. */
const lamp = 0xfff0c0;
const magic = 0xc8a8ff;
const chill = 0x9fd8ff;
const map = 0x8fd9ab;
const hands = 0xff9ad8;
const dark = 0x6f6a80;

const rising = (...colours: number[]): ParticleCloud => ({ ...sparkle, colours, count: 12 });
const falling = (...colours: number[]): ParticleCloud => ({ ...rising(...colours), fall: 0.4 });

/**
 * The look of an effect; undefined for an effect that other events show: damage, teleports, new levels.
 * Gains and harm have the colours of the palette.
 */
export function effectLook(effect: EffectName, { floats, low }: Palette): EffectLook | undefined {
  switch (effect) {
    case 'light':
      return { glare: { colour: lamp, cells: 14 } };
    case 'map':
      return { ring: { colour: map, cells: 12 } };
    case 'detect':
      return { ring: { colour: magic, cells: 12 }, rings: true };
    case 'hold':
      return { ring: { colour: chill, cells: 3.4 }, cloud: falling(chill, 0xe8f6ff) };
    case 'glow':
      return { glare: { colour: hands, cells: 3 }, cloud: rising(hands, 0xffd0ee) };
    case 'blind':
      return { ring: { colour: dark, cells: 8, closes: true } };
    case 'seeInvisible':
      return { ring: { colour: magic, cells: 4 } };
    case 'haste':
      return { cloud: { ...rising(lamp, 0xffffff), reach: 0.9 } };
    case 'slow':
      return { cloud: falling(chill, dark) };
    case 'confuse':
      return { cloud: { ...puff, colours: [magic, hands, lamp] } };
    case 'sleep':
    case 'paralyse':
    case 'snare':
      return { cloud: falling(chill, dark) };
    case 'heal':
    case 'cure':
    case 'strengthen':
    case 'restoreStrength':
      return { cloud: rising(floats.gain) };
    case 'poison':
    case 'weaken':
      return { cloud: falling(low) };
    case 'enchant':
    case 'removeCurse':
      return { cloud: rising(magic, 0xffffff) };
    case 'cancel':
      return { cloud: puff };
    case 'drain':
      return { ring: { colour: low, cells: 4, closes: true } };
    case 'aggravate':
      return { ring: { colour: low, cells: 10 } };
    default:
      return undefined;
  }
}
