import { expect, test } from 'vitest';
import { ready } from '../../src/ready.ts';
import { sources } from '../../src/sources.ts';

test('the campaigns that the build prepares come out of JSON as they went in, and none is missing', async () => {
  const { outlines, first, others } = ready;
  const campaigns = [first, ...(await Promise.all(Object.values(others).map((load) => load())))];
  expect(campaigns.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
  expect([first.id, ...Object.keys(others)]).toEqual(outlines.map(({ id }) => id));
  expect(JSON.parse(JSON.stringify(campaigns))).toStrictEqual(campaigns);
  expect(campaigns).toMatchObject(outlines);
});
