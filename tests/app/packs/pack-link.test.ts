import { expect, test } from 'vitest';
import { linkToPack, readPackLink } from '../../../src/app/packs/pack-link.ts';
import { textOfFile } from '../../../src/bundles/packs/pack-paths.ts';
import { longestLink, packText } from '../../../src/page/packed-text.ts';
import { imp, samplePack, slimePng } from '../../bundles/sample-packs.ts';

const address = 'https://a.example/game/?seed=1#fight=x';
const small = {
  'pack.json': samplePack['pack.json'],
  'monsters/ghoul.json': samplePack['monsters/ghoul.json'],
  'monsters/imp.json': imp,
  'sprites/ghoul.svg': samplePack['sprites/ghoul.svg'],
  'sprites/slime.png': textOfFile('sprites/slime.png', slimePng),
};

/** The result of a link to a JSON text. */
const read = async (text: string) => readPackLink(`#pack=${await packText(text)}`);

test('a link contains all files of a pack, with pictures', async () => {
  const link = await linkToPack(small, address);
  expect(link).toMatch(/^https:\/\/a\.example\/game\/#pack=[\w-]+$/);
  const result = await readPackLink(new URL(link ?? '').hash);
  expect(result).toMatchObject({ pack: { files: small }, problems: [] });
});

test('a pack that is too large has no link', async () => {
  const noise = Array.from({ length: 3000 }, (_, n) => Math.sin(n)).join();
  expect(await linkToPack({ ...small, 'monsters/a.json': noise }, address)).toBeNull();
});

test('other fragments are no packs', async () => {
  expect(await readPackLink('')).toBeNull();
  expect(await readPackLink('#fight=abc')).toBeNull();
});

test('broken and hostile links are refused with the reason', async () => {
  const damaged = { problem: 'the link is incomplete or damaged' };
  expect(await readPackLink('#pack=')).toEqual(damaged);
  expect(await readPackLink('#pack=nonsense')).toEqual(damaged);
  expect(await readPackLink(`#pack=${'A'.repeat(longestLink + 1)}`)).toEqual({
    problem: 'it has more than 8000 characters',
  });
  expect(await read(' '.repeat(300_000))).toEqual({ problem: 'more than 200000 bytes' });
  for (const text of ['{', '[]', 'null', '7', '{"pack.json": 7}']) {
    expect(await read(text)).toEqual({ problem: 'it contains no pack' });
  }
  const evil = { ...small, '../evil.json': '{}', 'sprites/slime.png': '%%%' };
  const result = await read(JSON.stringify(evil));
  expect(result).toMatchObject({
    pack: null,
    problems: [
      { file: 'sprites/slime.png', text: 'the file is no PNG; save it as PNG' },
      { file: '../evil.json' },
    ],
  });
});
