import type { Mistake } from './mistake.ts';

/** Texts that are not JSON, or JSON that no bundle can be. */
export const syntaxMistakes: readonly Mistake[] = [
  ['an empty file', '', ['1:1: invalid JSON: the file is empty']],
  ['a file of spaces', ' \n ', ['2:2: invalid JSON: the file is empty']],
  ['an open bracket', '{', ['1:2: invalid JSON: expected "}" before the end of the file']],
  [
    'a comma before the end',
    '{\n  "a": 1,\n}',
    ['3:1: invalid JSON: expected a name in "quotes"; check for an extra comma'],
  ],
  [
    'two commas',
    '{"a":1,,"b":2}',
    ['1:8: invalid JSON: expected a name in "quotes"; check for an extra comma'],
  ],
  ['no colon', '{"a" 1}', ['1:6: invalid JSON: expected ":" before this']],
  [
    'no comma between parts',
    '{\n  "a": 1\n  "b": 2\n}',
    ['3:3: invalid JSON: expected "," before this'],
  ],
  ['no comma in a list', '[1 2]', ['1:4: invalid JSON: expected "," before this']],
  ['an open list', '[1, 2', ['1:6: invalid JSON: expected "]" here']],
  ['no value', '{"a":}', ['1:6: invalid JSON: expected a value; check for an extra comma']],
  [
    'a comma before the end of a list',
    '[1,]',
    ['1:4: invalid JSON: expected a value; check for an extra comma'],
  ],
  [
    'a text without its last quote',
    '{"a":"x\n}',
    ['1:6: invalid JSON: this text has no closing quote on its line'],
  ],
  [
    'single quotes',
    "{'a':1}",
    ['1:2: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  [
    'a name without quotes',
    '{name: 1}',
    ['1:2: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  [
    'curly quotes',
    '{“name”: 1}',
    ['1:2: invalid JSON: unexpected text; put names and texts in straight "quotes"'],
  ],
  [
    'no number',
    '{"a":NaN}',
    ['1:6: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  [
    'True with a capital letter',
    '{"a":True}',
    ['1:6: invalid JSON: unexpected text; write true, false or null in small letters'],
  ],
  [
    'a number without a leading zero',
    '{"a":.5}',
    ['1:6: invalid JSON: unexpected text; write a number such as 5, -5 or 0.5'],
  ],
  [
    'a number with a plus sign',
    '{"a":+5}',
    ['1:6: invalid JSON: unexpected text; write a number such as 5, -5 or 0.5'],
  ],
  ['a number with a leading zero', '{"a":05}', ['1:7: invalid JSON: expected "," before this']],
  [
    'a decimal comma',
    '{"a":2,5}',
    ['1:8: invalid JSON: expected a name in "quotes"; check for an extra comma'],
  ],
  [
    'text after the end',
    '{"a":1} x',
    ['1:9: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  ['a bracket too many', '{"a":1}}', ['1:8: invalid JSON: unexpected text after the end']],
  [
    'two bundles in a file',
    '{"a":1}\n{"b":2}',
    ['2:1: invalid JSON: unexpected text after the end'],
  ],
  ['a comment', '// rat\n{}', ['1:1: invalid JSON: JSON has no comments; remove this one']],
  [
    'a comment between parts',
    '{"a":/* one */1}',
    ['1:6: invalid JSON: JSON has no comments; remove this one'],
  ],
  ['an unfinished number', '{"a":1.}', ['1:6: invalid JSON: this number is incomplete']],
  [
    'an unknown escape',
    '{"a":"\\q"}',
    ['1:6: invalid JSON: \\ is followed by the wrong character; write \\\\ for a backslash'],
  ],
  [
    'an unfinished escape',
    '{"a":"\\u12"}',
    ['1:6: invalid JSON: \\u needs four hexadecimal digits, for example \\u0041'],
  ],
  [
    'a tab in a text',
    '{"a":"\t"}',
    ['1:6: invalid JSON: this text contains a tab or another control character'],
  ],
  [
    'a web page',
    '<!DOCTYPE html>\n<html></html>',
    ['1:1: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  [
    'YAML',
    'name:\n  en: newt\n',
    ['1:1: invalid JSON: unexpected text; put names and texts in "quotes"'],
  ],
  ['a list of bundles', '[{}]', ['1:1: a bundle must be an object {…}, but […] was found']],
  ['a text for a bundle', '"newt"', ['1:1: a bundle must be an object {…}, but "newt" was found']],
];
