import { type ComponentName, effectBearers, type Field, fieldsOf } from '../../game/components.ts';
import type { Goal } from '../../game/goals/goal.ts';
import { circumstances, type GoalName, goalNames } from '../../game/goals/names.ts';
import { goalRegistry } from '../../game/goals/registry.ts';
import { effectsShape } from './effect-shape.ts';
import { type DocOf, fieldShape } from './field-shape.ts';
import { circumstanceDocs, goalDescriptions } from './goal-descriptions.ts';
import { choice, number, type ObjectShape, object, optional, type Shape } from './shapes.ts';

/** The shape of goals in bundles: `{"goal": "flee", "below": 30}`. */

/** The component that a bundle gets with a goal; undefined for goals without one. */
export function componentOfGoal(name: GoalName): ComponentName | undefined {
  return (goalRegistry[name] as Goal).component;
}

/** The parameters of a goal with their fields, in their order. */
export function goalParameters(name: GoalName): [name: string, field: Field][] {
  const component = componentOfGoal(name);
  if (component) return fieldsOf(component).filter(([, { inPlay }]) => !inPlay);
  return Object.entries(goalRegistry[name].parameters);
}

/** The purpose of a parameter. */
export function goalParameterDoc(name: GoalName, parameter: string, docOf: DocOf): string {
  const component = componentOfGoal(name);
  if (component) return docOf(component, parameter);
  const docs: Readonly<Record<string, string>> = goalDescriptions[name].parameters;
  return docs[parameter];
}

const whenDoc = circumstances.map((one) => `"${one}": ${circumstanceDocs[one]}`).join('; ');

/** The keys that every goal has. */
export const commonGoalKeys = {
  when: optional(choice(`When it is tried. Without it, "always". ${whenDoc}.`, circumstances)),
  chance: optional(
    number('The chance in each turn that it is tried. Without it, 100.', 1, 100, '%'),
  ),
};

function shapeOf(name: GoalName, docOf: DocOf): ObjectShape {
  const parameters = goalParameters(name).map(([parameter, field]) => {
    return [parameter, fieldShape(field, goalParameterDoc(name, parameter, docOf))];
  });
  // A parameter of a component can have the name of a key that every goal has, and replaces it.
  return object(goalDescriptions[name].doc, {
    goal: choice('Its name.', [name]),
    ...commonGoalKeys,
    ...Object.fromEntries(parameters),
    ...(goalHasEffects(name) && { effects: effectsShape }),
  });
}

/** Whether a goal has effects, which belong to its component. */
export function goalHasEffects(name: GoalName): boolean {
  return effectBearers.some((bearer) => bearer === componentOfGoal(name));
}

/** The shape of a list of goals. The first one that decides wins. */
export function goalsShape(docOf: DocOf): Shape {
  return {
    form: 'list',
    doc: 'Its goals, most important first. The first goal that decides wins. The goals of its mind follow.',
    optional: true,
    most: 16,
    each: {
      form: 'variant',
      doc: 'A goal.',
      tag: 'goal',
      shapes: Object.fromEntries(goalNames.map((name) => [name, shapeOf(name, docOf)])),
    },
  };
}
