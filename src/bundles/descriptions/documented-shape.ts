import { makeBundleShape } from '../shapes/bundle-shape.ts';
import { docOf } from './descriptions.ts';

/** The shape of a whole bundle with all purposes, for references and schemas. The page never loads it. */
export const documentedShape = makeBundleShape(docOf);
