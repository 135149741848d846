import { expect, test } from 'vitest';
import { readFolder } from '../../../src/app/packs/read-folder.ts';
import { readPack } from '../../../src/bundles/packs/read-pack.ts';
import { bytesOf, samplePack } from '../../bundles/sample-packs.ts';

/** A tree of entries as browsers make it of a dropped folder, with at most 100 entries at once. */
function folderOf(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  name = 'moor',
): FileSystemDirectoryEntry {
  const inner = new Map<string, Record<string, Uint8Array<ArrayBuffer>>>();
  const entries: unknown[] = [];
  for (const [path, bytes] of Object.entries(files)) {
    const [first, ...rest] = path.split('/');
    if (rest.length === 0) {
      const file = new File([bytes], first);
      entries.push({
        name: first,
        isDirectory: false,
        file: (use: (file: File) => void) => use(file),
      });
    } else {
      inner.set(first, { ...inner.get(first), [rest.join('/')]: bytes });
    }
  }
  for (const [path, own] of inner) entries.push(folderOf(own, path));
  return fakeFolder(name, (at) => entries.slice(at, at + 100));
}

/** A folder that returns the part of its entries from a place on. */
function fakeFolder(name: string, part: (at: number) => unknown[]): FileSystemDirectoryEntry {
  const createReader = () => {
    let at = 0;
    return {
      readEntries(use: (entries: unknown[]) => void) {
        const entries = part(at);
        at += entries.length;
        use(entries);
      },
    };
  };
  return { name, isDirectory: true, createReader } as unknown as FileSystemDirectoryEntry;
}

const sample = bytesOf(samplePack) as Record<string, Uint8Array<ArrayBuffer>>;

test('a dropped folder is the pack of its files, also inside of another folder', async () => {
  const outer = Object.fromEntries(
    Object.entries(sample).map(([path, own]) => [`moor/${path}`, own]),
  );
  for (const files of [sample, outer]) {
    const result = await readFolder(folderOf(files));
    if (!('files' in result)) throw new Error(result.problem);
    expect(readPack(result.files).pack?.manifest.name).toBe('moor');
  }
});

test('all parts of a folder with 900 files are read', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 900 }, (_, n) => [`${n}.json`, new Uint8Array()]),
  );
  const result = await readFolder(folderOf(files));
  expect(Object.keys('files' in result ? result.files : {})).toHaveLength(900);
});

test('a folder with 100,000 files is refused after the first thousand, and no more files are listed', async () => {
  let listed = 0;
  const folder = fakeFolder('many', (at) => {
    listed = at + 100;
    const file = (use: (file: File) => void) => use(new File([], 'x'));
    const count = Math.min(100, 100_000 - at);
    return Array.from({ length: count }, (_, n) => ({
      name: `${at + n}`,
      isDirectory: false,
      file,
    }));
  });
  const problem = 'it has more than 1000 files and folders; make several packs of them';
  expect(await readFolder(folder)).toEqual({ problem });
  expect(listed).toBe(1100);
});

test('hidden files and folders are left out and do not count, and a file can have any name', async () => {
  const hidden = Array.from({ length: 1100 }, (_, n) => [`.git/${n}`, new Uint8Array([1])]);
  const files = Object.fromEntries([
    ...hidden,
    ['.DS_Store', new Uint8Array([1])],
    ['monsters/.hidden.json', new Uint8Array([1])],
    ['monsters/rat.json', new Uint8Array([2])],
    ['__proto__', new Uint8Array([3])],
  ]);
  const result = await readFolder(folderOf(files));
  if (!('files' in result)) throw new Error(result.problem);
  expect(Object.keys(result.files).sort()).toEqual(['__proto__', 'monsters/rat.json']);
});

test('a folder that contains itself is refused', async () => {
  const folder = fakeFolder('loop', (at) => (at === 0 ? [folder] : []));
  expect(await readFolder(folder)).toHaveProperty('problem');
});

test('a folder with more than eight million bytes is refused before its large file is read', async () => {
  const large = { name: 'large', isDirectory: false };
  const file = { size: 8_000_001, arrayBuffer: () => Promise.reject(new Error('was read')) };
  const entry = { ...large, file: (use: (file: unknown) => void) => use(file) };
  const problem = 'its files have more than 8000000 bytes; make several packs of them';
  expect(await readFolder(fakeFolder('heavy', (at) => (at === 0 ? [entry] : [])))).toEqual({
    problem,
  });
});
