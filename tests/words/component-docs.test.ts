import { expect, test } from 'vitest';
import { componentDocs } from '../../src/words/component-docs/all.ts';

test.each([
  ['English', 'en', /^[A-Zsuf].*\.$/s],
  ['Japanese', 'ja', /[\u3040-\u30ff\u4e00-\u9fff].*。$/s],
  ['Russian', 'ru', /[А-я].*\.$/s],
] as const)('each component and field is described in %s sentences', (_, language, sentence) => {
  for (const { [language]: docs } of Object.values(componentDocs)) {
    for (const text of [docs.doc, ...Object.values(docs.fields)]) expect(text).toMatch(sentence);
  }
});
