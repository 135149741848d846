import { expect, test } from 'vitest';
import { completeLibraries } from '../../assets/licences.ts';

const head = '# Licenses\n\nThe app bundles:\n';

/** The titles of the sections of a list, without version, and the sections without a text. */
function sectionsOf(list: string): { names: string[]; empty: string[] } {
  const sections = list.split(/^## /m).slice(1);
  const nameOf = (section: string) => section.split(' ')[0];
  const empty = sections.filter((section) => !/\n\n\S/.test(section.trim()));
  return { names: sections.map(nameOf), empty: empty.map(nameOf) };
}

test('a library whose package has no licence text gets the text that the game keeps for it', () => {
  const list = `${head}\n## @pixi/colord - 2.9.6 (MIT)\n\n## idb - 8.0.4 (ISC)\n\nISC License\n`;
  const complete = completeLibraries(list, '.');
  expect(complete).toContain('## @pixi/colord - 2.9.6 (MIT)\n\nMIT License\n\nCopyright (c) 2020');
  expect(complete).toContain('## idb - 8.0.4 (ISC)\n\nISC License\n');
});

test('the libraries of the service worker are listed, each with a licence text', () => {
  const { names, empty } = sectionsOf(completeLibraries(head, '.'));
  expect(names).toEqual(['core', 'precaching', 'routing', 'strategies'].map((n) => `workbox-${n}`));
  expect(empty).toEqual([]);
});

test('a build fails for a library without any licence text', () => {
  const list = `${head}\n## nobody - 1.0.0\n`;
  expect(() => completeLibraries(list, '.')).toThrow('nobody contains no licence text: add one');
});
