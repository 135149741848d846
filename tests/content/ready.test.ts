import { expect, test } from 'vitest';
import { ready } from '../../src/ready.ts';
import { sources } from '../../src/sources.ts';

test('the campaigns that the build prepares come out of JSON as they went in', () => {
  expect(ready.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(ready))).toStrictEqual(ready);
});
