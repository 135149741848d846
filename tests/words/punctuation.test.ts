import { expect, test } from 'vitest';
import { splitLead } from '../../src/words/punctuation.ts';

test.each([
  ['Find the jewel on floor 5. It is green.', 'Find the jewel on floor 5.', 'It is green.'],
  ['Play Rogue 3.6 without an end', 'Play Rogue 3.6 without an end', ''],
  ['宝珠を手に入れよう。満腹度に注意。', '宝珠を手に入れよう。', '満腹度に注意。'],
])('the first sentence of "%s" is its lead', (text, lead, rest) => {
  expect(splitLead(text)).toEqual([lead, rest]);
});
