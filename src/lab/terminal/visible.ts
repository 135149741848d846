import { hidden } from '../../bundles/printable.ts';

/**
 * A text without characters that would control the terminal or change the direction of the text: they are
 * written as `\u` escapes. JSON on one line remains equal JSON.
 */
export function visible(text: string): string {
  return text.replace(new RegExp(hidden, 'gu'), (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
