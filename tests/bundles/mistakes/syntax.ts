import type { Mistake } from './mistake.ts';

/** Texts that are not JSON, or JSON that no bundle can be. */
export const syntaxMistakes: readonly Mistake[] = [
  ['an empty file', '', ['1:1: invalid JSON: the file is empty; it must have an object {…}']],
  [
    'a file of spaces',
    ' \n ',
    ['2:2: invalid JSON: the file is empty; it must have an object {…}'],
  ],
  [
    'an open bracket',
    '{',
    [
      '1:2: invalid JSON: the end is missing: "{" is still open; add the rest, or copy the whole file again',
    ],
  ],
  [
    'a comma before the end',
    '{\n  "a": 1,\n}',
    ['2:9: invalid JSON: there is nothing after this comma; remove it'],
  ],
  ['two commas', '{"a":1,,"b":2}', ['1:8: invalid JSON: unexpected comma; remove it']],
  ['no colon', '{"a" 1}', ['1:6: invalid JSON: expected ":" before this; add it']],
  [
    'no comma between parts',
    '{\n  "a": 1\n  "b": 2\n}',
    ['3:3: invalid JSON: expected "," before this; add it'],
  ],
  ['no comma in a list', '[1 2]', ['1:4: invalid JSON: expected "," before this; add it']],
  [
    'an open list',
    '[1, 2',
    [
      '1:6: invalid JSON: the end is missing: "[" is still open; add the rest, or copy the whole file again',
    ],
  ],
  ['no value', '{"a":}', ['1:6: invalid JSON: expected a value before this; add it']],
  [
    'a comma before the end of a list',
    '[1,]',
    ['1:3: invalid JSON: there is nothing after this comma; remove it'],
  ],
  [
    'a text without its last quote',
    '{"a":"x\n}',
    [
      '1:6: invalid JSON: this text has no closing quote on its line; add it, and write \\n for a new line',
    ],
  ],
  [
    'single quotes',
    "{'a':1}",
    ['1:2: invalid JSON: unexpected quote; put names and texts in double "quotes"'],
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
    ['1:6: invalid JSON: this is no number in JSON; write one such as 5, -5 or 0.5'],
  ],
  [
    'True with a capital letter',
    '{"a":True}',
    ['1:6: invalid JSON: unexpected text; write true, false or null in small letters'],
  ],
  [
    'a number without a leading zero',
    '{"a":.5}',
    ['1:6: invalid JSON: this is no number in JSON; write 0.5'],
  ],
  [
    'a number with a plus sign',
    '{"a":+5}',
    ['1:6: invalid JSON: this is no number in JSON; write 5'],
  ],
  [
    'a number with a leading zero',
    '{"a":-05}',
    ['1:6: invalid JSON: this is no number in JSON; write -5'],
  ],
  [
    'a hexadecimal number',
    '{"a":0x1f}',
    ['1:6: invalid JSON: this is no number in JSON; write 31'],
  ],
  [
    'dice without quotes',
    '{"dice": 2d6}',
    [
      '1:10: invalid JSON: unexpected text; write a number such as 5, -5 or 0.5, or put a text in "quotes"',
    ],
  ],
  ['a decimal comma', '{"a":2,5}', ['1:7: invalid JSON: a decimal number has a point; write 2.5']],
  [
    'a value without its key',
    '{"a":1.5,5}',
    ['1:10: invalid JSON: expected a name in "quotes"; add it'],
  ],
  [
    'text after the end',
    '{"a":1} x',
    ['1:9: invalid JSON: unexpected text after the end; remove it'],
  ],
  [
    'a semicolon after the end',
    '{"a":1};',
    ['1:8: invalid JSON: unexpected text; write "," between values, and nothing at the end'],
  ],
  [
    'a semicolon for a comma',
    '{"a":1; "b":2}',
    ['1:7: invalid JSON: unexpected text; write "," between values, and nothing at the end'],
  ],
  [
    'an equals sign for a colon',
    '{"a"=1}',
    ['1:5: invalid JSON: unexpected text; write ":" between a name and its value'],
  ],
  [
    'quotes inside of a text',
    '{"a":"say "hi""}',
    [
      '1:12: invalid JSON: unexpected text; write "," before it, or \\" for a quote inside of a text',
    ],
  ],
  ...['<<<<<<< HEAD', '=======', '>>>>>>> mine', '||||||| base'].map(
    (line): Mistake => [
      `the line "${line}" of a merge`,
      `{\n  "a": 1,\n${line}\n  "b": 2\n}`,
      [
        '3:1: invalid JSON: this line marks a conflict of a merge; keep one of the two versions and delete the lines that mark them',
      ],
    ],
  ),
  [
    'a file that ends in a list',
    '{\n  "a": [\n    1,\n',
    [
      '4:1: invalid JSON: the end is missing: "[" of line 2 is still open; add the rest, or copy the whole file again',
    ],
  ],
  [
    'a file that ends in a text',
    '{\n  "a": "te',
    [
      '2:11: invalid JSON: the end is missing: a text is still open; add the rest, or copy the whole file again',
    ],
  ],
  [
    'a list that is closed by the wrong bracket',
    '{\n  "a": [1,\n    2}\n}',
    ['3:6: invalid JSON: expected "]" before this: "[" of line 2 is still open; add it'],
  ],
  ['a bracket too many', '{"a":1}}', ['1:8: invalid JSON: "}" closes nothing; remove it']],
  [
    'two bundles in a file',
    '{"a":1}\n{"b":2}',
    ['2:1: invalid JSON: unexpected text after the end; remove it'],
  ],
  ['a comment', '// rat\n{}', ['1:1: invalid JSON: JSON has no comments; remove this one']],
  [
    'a comment between parts',
    '{"a":/* one */1}',
    ['1:6: invalid JSON: JSON has no comments; remove this one'],
  ],
  ['an unfinished number', '{"a":1.}', ['1:6: invalid JSON: this is no number in JSON; write 1']],
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
    [
      '1:6: invalid JSON: this text contains a tab or another control character; write \\t for a tab',
    ],
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
  ['a list of bundles', '[{}]', ['1:1: the file must be an object {…}, but […] was found']],
  ['a text for a bundle', '"newt"', ['1:1: the file must be an object {…}, but "newt" was found']],
];
