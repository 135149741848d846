import { fieldsOf } from '../game/components.ts';
import { bundleComponents, bundleShape } from './bundle-shape.ts';
import { describeField } from './field-text.ts';

/** All components and fields that a bundle can have, as a Markdown list. */
export function componentList(): string {
  const lines = bundleComponents.flatMap((component) => {
    const shape = bundleShape.keys[component];
    if (shape.form !== 'object') return [];
    const fields = fieldsOf(component).flatMap(([name, field]) => {
      const value = shape.keys[name];
      return value?.form === 'value' ? [`  - \`${name}\`: ${describeField(field, value)}`] : [];
    });
    return [`- **${component}**: ${shape.doc}`, ...fields];
  });
  return `${lines.join('\n')}\n`;
}
