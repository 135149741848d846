import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostilePacks } from '../bundles/hostile-packs.ts';
import { samplePack } from '../bundles/sample-packs.ts';
import { processTime } from '../process-time.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { rl } from './rl.ts';

/**
 * The longest processor time for a refusal in milliseconds. With 900 files, not 300, mistakes.zip took 3 s, and 30 s
 * when each mistake had a suggestion.
 */
const longest = 8_000;

test.each(Object.keys(hostilePacks))(
  'check refuses %s quickly with the message of the page',
  // Whoever waits for a busy machine waits longer.
  { timeout: 120_000 },
  async (name) => {
    const { zip, message } = hostilePacks[name];
    const path = join(scratchFolder('hostile'), name);
    writeFileSync(path, zip);
    const start = processTime();
    const { stdout, stderr, status } = await rl(['check', path]);
    expect(processTime() - start).toBeLessThan(longest);
    expect(status).toBeGreaterThan(0);
    expect(stdout + stderr).toContain(message.replace(/^(: |\/)/, ''));
  },
);

test('check refuses a folder with a huge file, and one with a link, by their names', async () => {
  const folderWith = (name: string) => {
    const folder = join(scratchFolder('hostile'), 'moor');
    mkdirSync(join(folder, 'monsters'), { recursive: true });
    writeFileSync(join(folder, 'pack.json'), samplePack['pack.json']);
    return { folder, path: join(folder, name) };
  };
  const large = folderWith('pack.json');
  writeFileSync(large.path, ' '.repeat(50_000_000));
  expect((await rl(['check', large.folder])).stderr).toContain(
    'have more than 8000000 bytes, with pack.json of 50000000; make several packs of them',
  );
  const linked = folderWith('monsters/passwd.json');
  symlinkSync('/etc/passwd', linked.path);
  expect((await rl(['check', linked.folder])).stderr).toContain(
    'monsters/passwd.json is a symbolic link; put the file itself there',
  );
});
