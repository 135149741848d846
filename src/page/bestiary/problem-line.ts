import { type Problem, placeOf, problemSentence } from '../../bundles/problems.ts';
import { element } from '../elements.ts';

/** The place of a problem in its file, and the problem. Loaders write English, which a screen reader has to know. */
export function problemLine(problem: Problem): (Node | string)[] {
  const text = element('span', '', { lang: 'en' }, problemSentence(problem));
  return [element('code', '', placeOf(problem)), ': ', text];
}
