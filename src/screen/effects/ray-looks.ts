import type { Element } from '../../game/combat/damage-elements.ts';
import type { EffectName } from '../../game/effects/names.ts';
import { knownKind } from '../../game/items/knowledge.ts';
import type { Game } from '../../game/world.ts';
import { mix } from '../colours.ts';
import { thingColour } from '../drawings/portrait.ts';
import type { Palette } from '../palettes.ts';
import { hues, shimmer } from './clouds.ts';
import { effectLook } from './effect-looks.ts';
import { knownElement } from './element-effects.ts';
import type { RayLook } from './ray-forms.ts';
import type { Zap } from './zaps.ts';

/** The rays of the elements. */
const elementRays: Readonly<Partial<Record<Element, RayLook>>> = {
  fire: { form: 'jet', colours: [hues.fire, hues.flame, 0xff5a1e] },
  cold: { form: 'lance', colours: [hues.frost, hues.ice, 0x6fbcf0], shape: 'shard' },
  lightning: { form: 'fork', colours: [0x7fa8ff, 0xffffff, hues.spark], shape: 'streak' },
};

const missile: RayLook = { form: 'comet', colours: [hues.missile, 0xe8d8ff], shape: 'star' };

/** Powers whose kind the hero does not know have one ray, which must not reveal it. */
const unknown: RayLook = { form: 'beam', colours: [0xd8d4e6, 0xffffff] };

/** The rays of effects that change more than an actor's state. The others carry the shapes of their look. */
const effectRays: Readonly<Partial<Record<EffectName, RayLook>>> = {
  polymorph: { form: 'twist', colours: [...shimmer.colours, hues.love], shape: 'star' },
  teleport: { form: 'rings', colours: [0x8a5cff, hues.magic], shape: 'star' },
  teleportTo: { form: 'rings', colours: [0x4a8cff, hues.frost], shape: 'star', back: true },
  cancel: { form: 'smoke', colours: [0x8a8494, 0x3a3644, hues.smoke], shape: 'smoke' },
  strike: { form: 'beam', colours: [0xd08a4a, 0xf0c890], shape: 'chip' },
};

/** The life that a monster loses to the hero. */
export const drainRay: RayLook = { form: 'flow', colours: [0xff3a4a, hues.blood, 0xff8a8a] };

/** The look of the power of a stick. */
export function rayOf(game: Game, { kind: id, aim }: Zap, palette: Palette): RayLook {
  const colour = thingColour(game, id);
  const bright = mix(colour, 0xffffff, 0.55);
  if (aim === 'missile') return missile;
  if (aim === 'bolt') {
    return elementRays[knownElement(game, id)] ?? { form: 'beam', colours: [colour, bright] };
  }
  const [effect] = knownEffects(game, id);
  if (!effect) return unknown;
  const own = effectRays[effect];
  if (own) return own;
  const cloud = effectLook(effect, palette)?.clouds?.[0];
  if (!cloud) return { form: 'beam', colours: [colour, bright] };
  const { shape, colours, upright = false } = cloud;
  return { form: 'beam', colours, shape, upright };
}

/** The effects of a kind of stick that the hero knows, given by its id. */
export function knownEffects(game: Game, id: string): EffectName[] {
  return (knownKind(game, id)?.effects.Stick ?? []).map(({ name }) => name);
}
