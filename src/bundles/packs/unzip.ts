import { Unzip, UnzipInflate } from 'fflate';

/** The limits of a zip file. Campaigns with hundreds of bundles stay far below them. */
export const zipLimits = { packed: 4_000_000, unpacked: 8_000_000, files: 1000 };

/** Bytes that are unpacked at once, so that a bomb is noticed early. */
const step = 4096;

/** Why a zip file of this size is not read. */
export function tooLarge(bytes: number): string {
  return `the file has ${bytes} bytes; the limit is ${zipLimits.packed}; make several packs of it`;
}

/** The files of a zip file by path, or why it cannot be read. */
export type Unzipped =
  | { readonly files: Readonly<Record<string, Uint8Array>> }
  | { readonly problem: string };

/**
 * Unpacks a zip file in memory. The limits count the unpacked bytes, because the sizes that a
 * zip file states can be wrong.
 */
export function unzip(bytes: Uint8Array): Unzipped {
  const { packed, unpacked, files: most } = zipLimits;
  if (bytes.length > packed) {
    return { problem: tooLarge(bytes.length) };
  }
  const entries: { name: string; chunks: Uint8Array[]; isWhole: boolean }[] = [];
  let total = 0;
  let problem: string | null = null;
  const reader = new Unzip((file) => {
    const entry = { name: file.name, chunks: [] as Uint8Array[], isWhole: false };
    entries.push(entry);
    if (entries.length > most)
      problem ??= `it has more than ${most} files; make several packs of them`;
    if (problem !== null) return;
    file.ondata = (error, chunk, isLast) => {
      if (error) problem ??= `"${file.name.slice(0, 100)}" is damaged; pack it again`;
      if (error || problem !== null) return;
      total += chunk.length;
      if (total > unpacked)
        problem = `its files have more than ${unpacked} bytes; make several packs of them`;
      else entry.chunks.push(chunk);
      entry.isWhole = isLast;
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && problem === null; at += step) {
      reader.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch {
    problem ??= 'it is damaged, encrypted or not a zip file; pack it again without a password';
  }
  if (problem === null && entries.length === 0)
    problem = 'it is empty or not a zip file; pack the folder with pack.json';
  const part = entries.find(({ isWhole }) => !isWhole);
  if (problem === null && part)
    problem = `"${part.name.slice(0, 100)}" is cut off or damaged; pack it again`;
  if (problem !== null) return { problem };
  const repeated = entries.find(({ name }, n) => entries.findIndex((one) => one.name === name) < n);
  if (repeated)
    return { problem: `it contains "${repeated.name.slice(0, 100)}" twice; remove one of the two` };
  const link = linkIn(bytes);
  if (link !== null) {
    return { problem: `"${link.slice(0, 100)}" is a symbolic link; put the file itself there` };
  }
  return { files: Object.fromEntries(entries.map(({ name, chunks }) => [name, joined(chunks)])) };
}

/** The first bytes of an entry in the directory of a zip file, and the bytes before its name. */
const [entryMark, entryHead] = [0x02014b50, 46];
/** The type of a file in the Unix mode of an entry, and that of a symbolic link. */
const [typeMask, linkType] = [0xf000, 0xa000];

/**
 * The name of a symbolic link; null without one. Only the directory at the end of a zip file marks links, and the
 * library does not read it. A damaged directory has none.
 */
function linkIn(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The end of the directory has 22 bytes and a comment, and states where the directory begins.
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  let at = end < 0 ? bytes.length : view.getUint32(end + 16, true);
  while (at + entryHead <= bytes.length && view.getUint32(at, true) === entryMark) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const mode = view.getUint32(at + 38, true) >>> 16;
    if ((mode & typeMask) === linkType) {
      return new TextDecoder().decode(bytes.subarray(at + entryHead, at + entryHead + name));
    }
    at += entryHead + name + extra + comment;
  }
  return null;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
