import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fonts } from '../../src/screen/fonts.ts';

/** The characters that are loaded, and functions that end the loading of the others. */
let known: string;
let finish: (() => void)[];

beforeEach(() => {
  known = '';
  finish = [];
  const load = () => new Promise<void>((done) => finish.push(done));
  const check = (_: string, text: string) => [...text].every((one) => known.includes(one));
  vi.stubGlobal('document', { fonts: { load, check } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('fonts are reported once after several requests, and not for characters that are loaded', async () => {
  const fonts = new Fonts();
  const loaded: string[][] = [];
  fonts.onLoaded = (some) => loaded.push([...some]);
  fonts.request('500 16px A', 'ab');
  fonts.request('800 16px A', 'b');
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  finish[0]();
  await Promise.resolve();
  expect(loaded).toEqual([]);
  finish[1]();
  await vi.waitFor(() => expect(loaded).toEqual([['500 16px A', '800 16px A']]));
  known = 'ab';
  await fonts.request('500 16px A', 'a');
  expect(finish).toHaveLength(2);
  expect(loaded).toHaveLength(1);
});

test('a text whose font cannot be loaded is not requested again when its failure is reported', async () => {
  let loads = 0;
  const load = async () => {
    loads++;
    throw new Error('The network is away.');
  };
  vi.stubGlobal('document', { fonts: { load, check: () => false } });
  const fonts = new Fonts();
  let reports = 0;
  fonts.onLoaded = () => {
    reports++;
    if (reports < 9) fonts.request('500 16px A', 'ab');
  };
  await fonts.request('500 16px A', 'ab');
  await new Promise((done) => setTimeout(done));
  expect({ loads, reports }).toEqual({ loads: 1, reports: 1 });
});
