import { strToU8, zipSync } from 'fflate';
import { bytesOf, samplePack, slimePng } from './sample-packs.ts';

/** A zip file that must be refused. */
export interface HostilePack {
  readonly zip: Uint8Array;
  /** The message after the name of the zip file: the place, the problem and the fix. */
  readonly message: string;
}

const spaces = (bytes: number) => new Uint8Array(bytes).fill(32);
const sample = bytesOf(samplePack);
const withFiles = (files: Readonly<Record<string, Uint8Array | string>>) =>
  zipSync({
    ...sample,
    ...Object.fromEntries(
      Object.entries(files).map(([path, file]) => [
        path,
        typeof file === 'string' ? strToU8(file) : file,
      ]),
    ),
  });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inside}</svg>`;
const emptyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, new Uint8Array(0)]));

/** A zip file with a file of this name twice. */
function twice(name: string): Uint8Array {
  const other = `${name.slice(0, -1)}_`;
  const zip = withFiles({ [name]: '{}', [other]: '{}' });
  const [from, to] = [strToU8(other), strToU8(name)];
  for (let at = 0; at < zip.length; at++) {
    if (from.every((byte, n) => zip[at + n] === byte)) zip.set(to, at);
  }
  return zip;
}

/** A zip file whose file of this name is a symbolic link. */
function linked(name: string): Uint8Array {
  return zipSync({
    ...sample,
    [name]: [strToU8('../../../etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
  });
}

/** A PNG that states 65,535 × 65,535 pixels. */
function hugePng(): Uint8Array {
  const png = slimePng.slice();
  png.set([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff], 16);
  return png;
}

/** Packs with unknown icons and unknown keys, for each of which a suggestion would take time. */
function manyMistakes(): Uint8Array {
  const keys = Array.from({ length: 1000 }, (_, n) => `"${n.toString(36)}": 1`).join();
  const files = Array.from({ length: 300 }, (_, n) => {
    const sprite = `${'q'.repeat(50)}${n}`;
    const look = { glyph: 'x', colour: '#ffffff', sprite };
    const monster = { name: { en: 'x' }, look, Health: { max: 1 }, AI: { mind: 'hunter' } };
    return [`monsters/k${n}.json`, n % 3 === 0 ? `{${keys}}` : JSON.stringify(monster)];
  });
  return withFiles(Object.fromEntries(files));
}

/** Every kind of hostile pack, by the name of its zip file. */
export const hostilePacks: Readonly<Record<string, HostilePack>> = {
  'many-files.zip': {
    zip: zipSync(emptyFiles(40_000), { level: 0 }),
    message: ': it has more than 1000 files; make several packs of them',
  },
  'hundred-thousand.zip': {
    zip: zipSync(emptyFiles(100_000), { level: 0 }),
    message: ' bytes; the limit is 4000000; make several packs of it',
  },
  'bomb.zip': {
    zip: zipSync({ 'monsters/a.json': spaces(100_000_000) }),
    message: ': its files have more than 8000000 bytes; make several packs of them',
  },
  'large-manifest.zip': {
    zip: withFiles({ 'pack.json': spaces(50_000_000) }),
    message: ': its files have more than 8000000 bytes; make several packs of them',
  },
  'traversal.zip': {
    zip: withFiles({ '../../evil.json': '{}' }),
    message: '/../../evil.json: the path must not leave its folder; remove "." and ".."',
  },
  'absolute.zip': {
    zip: withFiles({ '/etc/evil.json': '{}' }),
    message: '//etc/evil.json: the path must be relative, with "/" between folders',
  },
  'twice.zip': {
    zip: twice('monsters/imp.json'),
    message: ': it contains "monsters/imp.json" twice; remove one of the two',
  },
  'nested.zip': {
    zip: withFiles({ 'monsters/inner.zip': zipSync(sample) }),
    message: '/monsters/inner.zip: a zip file inside of a pack is not read; unpack it',
  },
  'link.zip': {
    zip: linked('monsters/passwd.json'),
    message: ': "monsters/passwd.json" is a symbolic link; put the file itself there',
  },
  'latin-1.zip': {
    zip: withFiles({ 'monsters/ghoul.json': new Uint8Array([0x22, 0xe9, 0x22]) }),
    message: '/monsters/ghoul.json: the file is not UTF-8 text; save it as UTF-8',
  },
  'script.zip': {
    zip: withFiles({ 'sprites/ghoul.svg': svg('<script>alert(1)</script>') }),
    message: '/sprites/ghoul.svg:1:63: <script> is not allowed',
  },
  'foreign-object.zip': {
    zip: withFiles({ 'sprites/ghoul.svg': svg('<foreignObject/>') }),
    message: '/sprites/ghoul.svg:1:63: <foreignObject> is not allowed',
  },
  'reference.zip': {
    zip: withFiles({ 'sprites/ghoul.svg': svg('<image href="https://example.org/x.png"/>') }),
    message: '/sprites/ghoul.svg:1:63: <image> is not allowed',
  },
  'huge-png.zip': {
    zip: withFiles({ 'sprites/huge.png': hugePng() }),
    message:
      '/sprites/huge.png: the picture has 65535 × 65535 pixels; each side must have 8 to 512',
  },
  'deep.zip': {
    zip: withFiles({ 'pack.json': '['.repeat(9000) }),
    message: '/pack.json:1:9: brackets are nested more than 8 levels deep; remove some',
  },
  'mistakes.zip': {
    zip: manyMistakes(),
    message: '/monsters/k0.json:1:1: name is missing',
  },
};
