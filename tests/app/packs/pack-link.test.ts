import { expect, test } from 'vitest';
import { linkToPack, readPackLink } from '../../../src/app/packs/pack-link.ts';
import { textOfFile } from '../../../src/bundles/packs/pack-paths.ts';
import { longestLink, packText } from '../../../src/page/packed-text.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Language } from '../../../src/words/texts.ts';
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
  // A short link, but nobody could open it.
  const regular = ' '.repeat(200_000);
  expect(await linkToPack({ ...small, 'monsters/a.json': regular }, address)).toBeNull();
});

test('other fragments are no packs', async () => {
  expect(await readPackLink('')).toBeNull();
  expect(await readPackLink('#fight=abc')).toBeNull();
});

test('broken and hostile links are refused with the reason', async () => {
  const { brokenLinks } = wordsOf('en').ui;
  const problemOf = async (reading: ReturnType<typeof readPackLink>, language: Language = 'en') => {
    const result = await reading;
    return result && 'problem' in result && result.problem(wordsOf(language));
  };
  expect(await problemOf(readPackLink('#pack='))).toBe(brokenLinks.damaged);
  expect(await problemOf(readPackLink('#pack=nonsense'))).toBe(brokenLinks.damaged);
  const long = `#pack=${'A'.repeat(longestLink + 1)}`;
  expect(await problemOf(readPackLink(long))).toBe('it has more than 8,000 characters');
  expect(await problemOf(readPackLink(long), 'ja')).toBe('リンクが 8,000 文字を超えています');
  expect(await problemOf(readPackLink(long), 'ru')).toBe('ссылка длиннее 8\u00a0000 символов');
  expect(await problemOf(read(' '.repeat(300_000)))).toBe(brokenLinks.tooLarge('200,000'));
  for (const text of ['{', '[]', 'null', '7', '{"pack.json": 7}']) {
    expect(await problemOf(read(text))).toBe(brokenLinks.noPack);
  }
  const evil = { ...small, '../evil.json': '{}', 'sprites/slime.png': '%%%' };
  const result = await read(JSON.stringify(evil));
  expect(result).toMatchObject({
    pack: null,
    problems: [
      { file: 'sprites/slime.png', text: 'the file is not a PNG; save it as PNG' },
      { file: '../evil.json' },
    ],
  });
});
