import { expect, test } from 'vitest';
import { descriptions } from '../../src/bundles/descriptions/descriptions.ts';
import { componentDocsJa } from '../../src/words/component-docs-ja.ts';
import { componentDocsRu } from '../../src/words/component-docs-ru.ts';

test.each([
  ['English', descriptions, /^[A-Zsuf].*\.$/s],
  ['Japanese', componentDocsJa, /[\u3040-\u30ff\u4e00-\u9fff].*。$/s],
  ['Russian', componentDocsRu, /[А-я].*\.$/s],
])('each component and field is described in %s sentences', (_, docs, sentence) => {
  for (const { doc, fields } of Object.values(docs)) {
    for (const text of [doc, ...Object.values(fields)]) expect(text).toMatch(sentence);
  }
});
