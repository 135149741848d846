import { expect, test } from 'vitest';
import { bundle, monster, problemsOf } from '../sample-bundles.ts';

test('a correct bundle has no problems', () => {
  expect(problemsOf(bundle(...monster))).toEqual([]);
});
