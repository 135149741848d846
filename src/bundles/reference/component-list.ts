import { type Field, fieldsOf } from '../../game/components.ts';
import { effectNames } from '../../game/effects/names.ts';
import { goalNames } from '../../game/goals/names.ts';
import { bundleComponents } from '../shapes/component-needs.ts';
import { effectDescriptions } from '../shapes/effect-descriptions.ts';
import { parameterDoc, parametersOf } from '../shapes/effect-shape.ts';
import { fieldShape } from '../shapes/field-shape.ts';
import { describeField } from '../shapes/field-text.ts';
import { goalDescriptions } from '../shapes/goal-descriptions.ts';
import { goalHasEffects, goalParameterDoc, goalParameters } from '../shapes/goal-shape.ts';
import type { ListShape } from '../shapes/shapes.ts';
import { docOf, documentedShape } from './documented-shape.ts';
import { entryTables } from './shape-tables.ts';

/** All components and fields that a bundle can have, as a Markdown list. */
export function componentList(): string {
  const lines = bundleComponents.flatMap((component) => {
    const shape = documentedShape.keys[component];
    if (shape.form === 'list') {
      const line = `- **${component}**: ${shape.doc} A list of at most ${shape.most} entries:`;
      return [line, ...tablesIn(shape, '  ')];
    }
    if (shape.form !== 'object') return [];
    const fields = fieldsOf(component).flatMap(([name, field]) => {
      const value = shape.keys[name];
      return value?.form === 'value' ? [`  - \`${name}\`: ${describeField(field, value)}`] : [];
    });
    const known = fieldsOf(component).map(([name]) => name);
    const extras = Object.entries(shape.keys)
      .filter(([key]) => !known.includes(key))
      .flatMap(([key, extra]) => [
        `  - \`${key}\`: ${extra.doc}`,
        ...(extra.form === 'list' ? tablesIn(extra, '    ') : []),
      ]);
    return [`- **${component}**: ${shape.doc}`, ...fields, ...extras];
  });
  return `${lines.join('\n')}\n`;
}

/** The tables about the entries of a list, indented, each between empty lines. */
function tablesIn(shape: ListShape, indent: string): string[] {
  const lines = entryTables(shape).flatMap((table) => ['', ...table.map((row) => indent + row)]);
  return lines.length > 0 ? [...lines, ''] : [];
}

/** All effects and their parameters, as a Markdown list. */
export function effectList(): string {
  return listOf(effectNames, (name) => effectDescriptions[name].doc, parametersOf, parameterDoc);
}

/** All goals and their parameters, as a Markdown list. */
export function goalList(): string {
  return listOf(
    goalNames,
    (name) => goalDescriptions[name].doc,
    goalParameters,
    (name, parameter) => goalParameterDoc(name, parameter, docOf),
    (name) => (goalHasEffects(name) ? ['  - `effects`: Required: a list of effects.'] : []),
  );
}

/** Things with parameters, as a Markdown list. */
function listOf<N extends string>(
  names: readonly N[],
  purpose: (name: N) => string,
  parameters: (name: N) => readonly (readonly [parameter: string, field: Field])[],
  parameterText: (name: N, parameter: string) => string,
  others: (name: N) => readonly string[] = () => [],
): string {
  const lines = names.flatMap((name) => [
    `- **${name}**: ${purpose(name)}`,
    ...parameters(name).map(([parameter, field]) => {
      const shape = fieldShape(field, parameterText(name, parameter));
      return `  - \`${parameter}\`: ${describeField(field, shape)}`;
    }),
    ...others(name),
  ]);
  return `${lines.join('\n')}\n`;
}
