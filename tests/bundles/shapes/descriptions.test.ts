import { expect, test } from 'vitest';
import { docOf } from '../../../src/bundles/reference/documented-shape.ts';
import { effectDescriptions } from '../../../src/bundles/shapes/effect-descriptions.ts';
import { componentNames, fieldsOf } from '../../../src/game/components.ts';

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

test('every effect and each of its parameters has a description that ends with a full stop', () => {
  for (const [effect, { doc, parameters }] of Object.entries(effectDescriptions)) {
    for (const [name, text] of [['doc', doc], ...Object.entries(parameters)]) {
      expect([effect, name, text]).toEqual([effect, name, expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    }
  }
});
