import { componentDoc } from '../../words/component-docs/all.ts';
import { makeBundleShape } from '../shapes/bundle-shape.ts';
import type { DocOf } from '../shapes/field-shape.ts';

/** The purpose of a component or field, in English like everything in bundles. */
export const docOf: DocOf = (component, field) => componentDoc('en', component, field);

/** The shape of a whole bundle with all purposes, for references and schemas. The page never loads it. */
export const documentedShape = makeBundleShape(docOf);
