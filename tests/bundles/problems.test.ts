import { expect, test } from 'vitest';
import { problemText } from '../../src/bundles/problems.ts';

const problem = { file: 'rat.json', line: 3, column: 7, grade: 'error', text: 'wrong' } as const;

test('an error is written with its place and without its grade', () => {
  expect(problemText(problem)).toBe('rat.json:3:7: wrong');
});

test('warnings and hints are written with their grade', () => {
  expect(problemText({ ...problem, grade: 'warning' })).toBe('rat.json:3:7: warning: wrong');
  expect(problemText({ ...problem, grade: 'hint' })).toBe('rat.json:3:7: hint: wrong');
});

test('a problem of the whole file has no line and column', () => {
  expect(problemText({ ...problem, line: 0, column: 0 })).toBe('rat.json: wrong');
});
