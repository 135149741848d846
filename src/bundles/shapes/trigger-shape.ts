import {
  type EffectUse,
  type Kind,
  mostTriggers,
  type TextByLanguage,
  type Trigger,
  type TriggerTime,
  triggerTargets,
  triggerTimes,
} from '../../game/kinds.ts';
import { effectsShape, readEffects, type StatedEffect } from './effect-shape.ts';
import {
  choice,
  type ListShape,
  number,
  object,
  optional,
  texts,
  type ValueShape,
} from './shapes.ts';

/** The shape of `Triggers` in bundles: `[{"when": "belowHealth", "percent": 50, "effects": […]}]`. */

/** The number that belongs to a moment. */
const numbers: Readonly<Partial<Record<TriggerTime, { key: string; shape: ValueShape }>>> = {
  belowHealth: {
    key: 'percent',
    shape: number('The share of its full health below which it fires, once.', 1, 100, '%'),
  },
  everyTurns: {
    key: 'turns',
    shape: number('The turns that it is awake between two firings.', 1, 999, 'turns'),
  },
};

const docs: Readonly<Record<TriggerTime, string>> = {
  belowHealth: 'Once, when its health falls below a share.',
  hurt: 'Each time that it has lost health.',
  firstSight: 'Once, when it is awake and sees the hero for the first time.',
  everyTurns: 'Every few turns while it is awake.',
  death: 'When it dies.',
};

/** The list of triggers. */
export function triggersShape(doc: string): ListShape {
  const shapes = triggerTimes.map((when) => {
    const own = numbers[when];
    const shape = object(docs[when], {
      when: choice('The moment.', [when]),
      ...(own && { [own.key]: own.shape }),
      chance: optional(number('The chance that it fires. Without it, 100.', 1, 100, '%')),
      befalls: optional(
        choice('The actor on which the effects act. Without it, "itself".', triggerTargets),
      ),
      say: optional(object('The line that it says.', texts('Its words', 200))),
      effects: effectsShape,
    });
    return [when, shape];
  });
  const each = {
    form: 'variant',
    doc: 'A trigger.',
    tag: 'when',
    shapes: Object.fromEntries(shapes),
  } as const;
  return { form: 'list', doc, optional: true, most: mostTriggers, each };
}

/** A trigger as a bundle states it. */
interface StatedTrigger {
  readonly when: TriggerTime;
  readonly percent?: number;
  readonly turns?: number;
  readonly chance?: number;
  readonly befalls?: Trigger['befalls'];
  readonly say?: TextByLanguage;
  readonly effects?: readonly StatedEffect[];
}

/** The triggers of a bundle without mistakes. Adds their spoken lines to `lines`. */
export function readTriggers(
  stated: unknown,
  lines: TextByLanguage[],
  references: Kind['references'][number][],
): Trigger[] {
  return (stated as readonly StatedTrigger[]).map(({ when, say, ...rest }, n) => {
    const { percent, turns, chance = 100, befalls = 'itself', effects = [] } = rest;
    const uses: EffectUse[] = readEffects(effects, ['Triggers', n, 'effects'], references);
    const line = say ? lines.push(say) - 1 : -1;
    return { when, value: percent ?? turns ?? 0, chance, befalls, line, effects: uses };
  });
}
