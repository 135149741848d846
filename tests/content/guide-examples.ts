import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A bundle in a guide, with the last file name before it. */
interface Example {
  readonly file: string;
  readonly text: string;
}

/** The bundles that a guide shows, in its order. */
export function examplesOf(guide: string): Example[] {
  let file = '';
  return [...guide.matchAll(/([a-z-]+\.json)`|```json\n([\s\S]*?)```/g)].flatMap(
    ([, name, text]) => {
      if (text !== undefined) return [{ file, text }];
      file = name;
      return [];
    },
  );
}

/**
 * Reads a guide of `src/content`, and tests that its examples are short. Returns its text and its examples as mods.
 * `most`: the number of lines that an example may have.
 */
export function readGuide(name: string, most = 14) {
  const guide = readFileSync(`src/content/${name}`, 'utf8');
  const examples = examplesOf(guide);
  test(`every example of the guide has at most ${most} lines`, () => {
    expect(examples.length).toBeGreaterThan(0);
    const long = examples.filter(({ text }) => text.trim().split('\n').length > most);
    expect(long).toEqual([]);
  });
  return { guide, mods: Object.fromEntries(examples.map(({ file, text }) => [file, text])) };
}
