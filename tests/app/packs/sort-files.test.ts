import { expect, test } from 'vitest';
import { sortFiles } from '../../../src/app/packs/sort-files.ts';

const file = (name: string, text: string) => new File([text], name);

test('files are sorted by their content, and a damaged file of options is one of them', async () => {
  const options = '{ "format": "simple-roguelike options", "version": 1, "textSize": 150 }';
  const sorted = await sortFiles([
    file('game.json', '{ "version": 5, "campaign": "simple", "seed": "a" }'),
    file('options.json', options),
    file('damaged.json', options.slice(0, -9)),
    file('rat.json', '{ "name": "rat" }'),
    file('pack.zip', ''),
    file('letter.txt', 'Dear player'),
  ]);
  const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);
  expect(names(sorted.games)).toEqual(['game.json']);
  expect(names(sorted.options)).toEqual(['options.json', 'damaged.json']);
  expect(names(sorted.mods)).toEqual(['rat.json']);
  expect(names(sorted.packs)).toEqual(['pack.zip']);
  expect(names(sorted.unknown)).toEqual(['letter.txt']);
});
