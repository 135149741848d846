import { fieldsOf } from '../game/components.ts';
import { effectNames } from '../game/effects/names.ts';
import { bundleComponents, bundleShape } from './bundle-shape.ts';
import { effectDescriptions } from './effect-descriptions.ts';
import { parameterDoc, parametersOf } from './effect-shape.ts';
import { fieldShape } from './field-shape.ts';
import { describeField } from './field-text.ts';

/** All components and fields that a bundle can have, as a Markdown list. */
export function componentList(): string {
  const lines = bundleComponents.flatMap((component) => {
    const shape = bundleShape.keys[component];
    if (shape.form === 'list') return [`- **${component}**: ${shape.doc} A list.`];
    if (shape.form !== 'object') return [];
    const fields = fieldsOf(component).flatMap(([name, field]) => {
      const value = shape.keys[name];
      return value?.form === 'value' ? [`  - \`${name}\`: ${describeField(field, value)}`] : [];
    });
    const effects = shape.keys.effects ? ['  - `effects`: A list of effects.'] : [];
    return [`- **${component}**: ${shape.doc}`, ...fields, ...effects];
  });
  return `${lines.join('\n')}\n`;
}

/** All effects and their parameters, as a Markdown list. */
export function effectList(): string {
  const lines = effectNames.flatMap((name) => {
    const parameters = parametersOf(name).map(([parameter, field]) => {
      const shape = fieldShape(field, parameterDoc(name, parameter));
      return `  - \`${parameter}\`: ${describeField(field, shape)}`;
    });
    return [`- **${name}**: ${effectDescriptions[name].doc}`, ...parameters];
  });
  return `${lines.join('\n')}\n`;
}
