import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../scratch-folder.ts';
import { file, json, rl } from './rl.ts';

const hound = {
  name: { en: 'hound', ja: '猟犬', ru: 'гончая' },
  look: { glyph: 'h', colour: '#ffffff', sprite: 'hound' },
  spawn: { depths: { '2+': 30 } },
  Health: { max: 9 },
  Stats: { attack: 5, defence: 5 },
  AI: { mind: 'hunter' },
};

test('check plays a bundle and prints the results', async () => {
  const path = file('hound.json', JSON.stringify(hound));
  const { lines, stderr, status } = await rl(['check', path]);
  expect([stderr, status]).toEqual(['', 0]);
  for (const line of lines) expect(line.startsWith(`${path}: `)).toBe(true);
  expect(lines.join('\n')).toContain('in 200 fights at depth 2');
});

test('check prints JSON, reads standard input, and accepts any campaign', async () => {
  const [check] = await json(
    ['check', '-', '--json', '--campaign', 'arena'],
    JSON.stringify(hound),
  );
  expect(check).toMatchObject({ file: 'stdin.json', replaces: false });
  expect(check.problems.map(({ text }: { text: string }) => text)).toEqual([
    'spawn.depths: no floor of this campaign has monsters at 2+; its depths are 0',
  ]);
  expect(check.trial).toMatchObject({ kind: 'stdin', nature: 'monster' });
});

test.each([
  ['an abstract bundle', { abstract: true, Health: { max: 5 } }],
  ['a patch that changes nothing', { patch: 'rat', Health: { max: 6 } }],
])('check says of %s that nothing is played', async (_, bundle) => {
  const path = file('undead.json', JSON.stringify(bundle));
  const { stdout, status } = await rl(['check', path]);
  expect(stdout).toBe(
    `${path}: its text is checked, but nothing is played: it defines no kind and changes none\n`,
  );
  expect(status).toBe(0);
  expect(await json(['check', path, '--json'])).toMatchObject([{ idle: true, trial: null }]);
});

test('check reads all bundles of a folder and its subfolders', async () => {
  const folder = scratchFolder('rl');
  mkdirSync(join(folder, 'deep'));
  writeFileSync(join(folder, 'hound.json'), JSON.stringify(hound));
  writeFileSync(join(folder, 'deep', 'puppy.json'), JSON.stringify({ ...hound, Health: {} }));
  const { lines, status } = await rl(['check', folder]);
  expect(status).toBe(1);
  expect(lines.join('\n')).toContain(`${folder}/deep/puppy.json:`);
  expect(lines.join('\n')).toContain(`${folder}/hound.json: in 200 fights`);
});

test('check reports a broken bundle with its place and exit code 1', async () => {
  const path = file('hound.json', '{\n  "name": { "en": "hound" },\n  "Helth": {}\n}');
  const { lines, status } = await rl(['check', path]);
  expect(status).toBe(1);
  expect(lines.join('\n')).toContain(`${path}:3:3: Helth is not known; did you mean "Health"?`);
});
