import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { type Problem, problemText } from '../../src/bundles/problems.ts';
import { problemsOfBundles } from '../../src/lab/check.ts';
import { installable, readFiles } from '../../src/page/mod-files.ts';
import { simple } from '../sources.ts';
import { campaignMistakes } from './mistakes/campaign.ts';
import { contradictions } from './mistakes/contradictions.ts';
import { encodingMistakes } from './mistakes/encoding.ts';
import { idleMistakes } from './mistakes/idle.ts';
import { base, inheritanceMistakes } from './mistakes/inheritance.ts';
import { nameMistakes } from './mistakes/names.ts';
import { nestingMistakes } from './mistakes/nesting.ts';
import { shapeMistakes } from './mistakes/shape.ts';
import { strangeMistakes } from './mistakes/strangers.ts';
import { syntaxMistakes } from './mistakes/syntax.ts';
import { vaultMistakes } from './mistakes/vaults.ts';
import { bundle, monster } from './sample-bundles.ts';

const mistakes = [
  ...encodingMistakes,
  ...syntaxMistakes,
  ...shapeMistakes,
  ...nameMistakes,
  ...nestingMistakes,
  ...contradictions,
  ...inheritanceMistakes,
  ...campaignMistakes,
  ...vaultMistakes,
  ...idleMistakes,
  ...strangeMistakes,
];

/** Further files that some of the mistakes refer to. A kind that the caller summons needs no `spawn`. */
const toad = { 'toad.json': base.replace('"n"', '"t"') };
const caller = {
  'caller.json': bundle(...monster, '"Summons": {"kind": "newt"}').replace('"n"', '"c"'),
};
const icons = new Set(['rat', 'wolf-head', 'evil-bat']);

/** The English texts about `newt.json`, without its name. */
function textsOf(problems: readonly Problem[]): string[] {
  return problems
    .filter(({ file }) => file === 'newt.json')
    .map((problem) => problemText(problem).replace(/^newt\.json:? ?/, ''));
}

test('the table has at least 150 different mistakes', () => {
  const names = new Set(mistakes.map(([mistake]) => mistake));
  expect(names.size).toBe(mistakes.length);
  expect(names.size).toBeGreaterThanOrEqual(150);
});

describe.each(mistakes)('%s', (_, text, problems) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const namesCaller = typeof text === 'string' && text.includes('"caller"');
  const others = { ...toad, ...(namesCaller && caller) };

  test('a mistake is reported with its line and column', () => {
    const files = { ...others, 'newt.json': text };
    expect(textsOf(loadCampaign(simple, files, icons).problems)).toEqual(problems);
  });

  test('a mistake has the same report on the page and in the terminal', async () => {
    const [file] = await readFiles([new File([bytes as Uint8Array<ArrayBuffer>], 'newt.json')]);
    const onPage =
      'text' in file
        ? installable((mods) => loadCampaign(simple, mods, icons), others, {
            [file.name]: file.text,
          })
        : { problems: 'problem' in file ? [file.problem] : [] };
    const inTerminal = problemsOfBundles(simple, { ...others, 'newt.json': bytes }, icons);
    expect(textsOf(onPage.problems).sort()).toEqual([...problems].sort());
    expect(textsOf(inTerminal).sort()).toEqual([...problems].sort());
  });
});
