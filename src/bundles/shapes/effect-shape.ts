import { type SavingThrow, savingThrows } from '../../game/combat/saving-throw.ts';
import type { Field } from '../../game/components.ts';
import { type EffectName, effectNames } from '../../game/effects/names.ts';
import { effectRegistry } from '../../game/effects/registry.ts';
import type { EffectUse, Kind } from '../../game/kinds.ts';
import { type Refer, type StatedFields, valuesOf } from '../field-values.ts';
import type { Path } from '../json.ts';
import { effectDescriptions } from './effect-descriptions.ts';
import { fieldShape } from './field-shape.ts';
import { choice, number, type ObjectShape, object, optional, type Shape } from './shapes.ts';

/** The shape of effects in bundles: `{"effect": "heal", "points": 10}`. */

/** The parameters of an effect with their fields, in their order. */
export function parametersOf(name: EffectName): [name: string, field: Field][] {
  return Object.entries(effectRegistry[name].parameters);
}

/** The purpose of a parameter. */
export function parameterDoc(name: EffectName, parameter: string): string {
  const docs: Readonly<Record<string, string>> = effectDescriptions[name].parameters;
  return docs[parameter];
}

/** The keys that every effect has. */
const common = {
  chance: optional(number('The chance that it happens. Without it, 100.', 1, 100, '%')),
  resist: optional(choice('The saving throw with which the target can resist it.', savingThrows)),
};

function shapeOf(name: EffectName): ObjectShape {
  const keys = parametersOf(name).map(([parameter, field]) => {
    return [parameter, fieldShape(field, parameterDoc(name, parameter))];
  });
  const { doc } = effectDescriptions[name];
  return object(doc, {
    effect: choice('Its name.', [name]),
    ...Object.fromEntries(keys),
    ...common,
  });
}

/** A list of effects. They happen in its order. */
export const effectsShape: Shape = {
  form: 'list',
  doc: 'The effects, in this order.',
  optional: true,
  most: 10,
  each: {
    form: 'variant',
    doc: 'An effect.',
    tag: 'effect',
    shapes: Object.fromEntries(effectNames.map((name) => [name, shapeOf(name)])),
  },
};

/** An effect as a bundle states it. */
export type StatedEffect = StatedFields & {
  readonly effect: EffectName;
  readonly chance?: number;
  readonly resist?: SavingThrow;
};

/** The result of an effect that names an impossible kind. Without an entry, its own kind is used. */
const otherwise: Readonly<Partial<Record<EffectName, string>>> = {
  become: 'it does not change',
  polymorph: 'a random kind is used',
  createMonster: 'a kind of the floor is used',
  summon: 'the kind of the actor is used, if it is a monster',
};

/** The effects of a bundle without mistakes. `path` is the place of their list. */
export function readEffects(
  stated: readonly StatedEffect[],
  path: Path,
  references: Kind['references'][number][],
): EffectUse[] {
  return stated.map(({ effect, chance = 100, resist = 'none', ...fields }, n) => {
    const refer: Refer = (field, reference) =>
      references.push({
        path: [...path, n, field],
        field,
        ...reference,
        ...(effect in otherwise && { otherwise: otherwise[effect] }),
      });
    const values = valuesOf(parametersOf(effect), fields, refer);
    return { name: effect, chance, resisted: savingThrows.indexOf(resist), values };
  });
}
