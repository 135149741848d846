import { expect, test } from 'vitest';
import { docOf } from '../../src/bundles/descriptions.ts';
import { componentNames, fieldsOf } from '../../src/game/components.ts';

test('every component and field has a description, and every number in bundles has a bound', () => {
  for (const component of componentNames) {
    for (const [name, field] of fieldsOf(component)) {
      expect([component, name, docOf(component, name).length > 0]).toEqual([component, name, true]);
      if (!field.inPlay && (field.kind === 'u8' || field.kind === 'u16' || field.kind === 'u32')) {
        expect([component, name, field.max !== undefined || field.kind === 'u8']).toEqual([
          component,
          name,
          true,
        ]);
      }
    }
  }
});
