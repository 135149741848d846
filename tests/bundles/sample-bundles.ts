import { problemText } from '../../src/bundles/problems.ts';
import { readBundles } from '../../src/bundles/read-bundles.ts';

/** A correct bundle with its name on line 2, its look on line 3, and one part per line from line 4. */
export function bundle(...lines: string[]): string {
  const name = '"name": {"en": "newt", "ja": "イモリ", "ru": "тритон"}';
  const look = '"look": {"glyph": "n", "colour": "#ffffff", "sprite": "rat"}';
  return `{\n${[name, look, ...lines].join(',\n')}\n}`;
}

/** Parts that make a bundle a correct monster. */
export const monster = [
  '"spawn": {"depths": {"1": 1}}',
  '"Health": {"max": 6}',
  '"AI": {"mind": "timid"}',
  '"Stats": {"attack": 4, "defence": 4}',
];

/** The problems of a bundle, without its file name. `others` are further files. */
export function problemsOf(text: string, others: Readonly<Record<string, string>> = {}): string[] {
  const { problems } = readBundles({ ...others, 'newt.json': text });
  return problems.flatMap((problem) =>
    problem.file === 'newt.json' ? [problemText(problem).replace(/^newt\.json:? ?/, '')] : [],
  );
}
