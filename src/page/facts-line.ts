import './facts-line.css';
import { element } from './elements.ts';

/**
 * Facts beside each other, each with the mark before it. No line begins or ends with a mark: the style sheet hides it.
 */
export function lineOfFacts(facts: readonly (string | readonly (string | Node)[])[]): HTMLElement {
  const parts = facts.map((fact, at) => {
    const divider = element('span', 'divider', at === 0 ? '' : ' · ');
    const content = typeof fact === 'string' ? [fact] : fact;
    return element('span', 'fact', divider, element('span', '', ...content));
  });
  return element('span', 'facts-line', ...parts);
}
