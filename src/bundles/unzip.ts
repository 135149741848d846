import { Unzip, UnzipInflate } from 'fflate';

/** The limits of a zip file. Campaigns with hundreds of bundles stay far below them. */
export const zipLimits = { packed: 4_000_000, unpacked: 8_000_000, files: 1000 };

/** Bytes that are unpacked at once, so that a bomb is noticed early. */
const step = 4096;

/** The files of a zip file by path, or why it cannot be read. */
export type Unzipped =
  | { readonly files: Readonly<Record<string, Uint8Array>> }
  | { readonly trouble: string };

/**
 * Unpacks a zip file in memory. The limits count what has really been unpacked, because the sizes that a
 * zip file states can be wrong.
 */
export function unzip(bytes: Uint8Array): Unzipped {
  const { packed, unpacked, files: most } = zipLimits;
  if (bytes.length > packed) {
    return { trouble: `the file has ${bytes.length} bytes; the limit is ${packed}` };
  }
  const entries: { name: string; chunks: Uint8Array[]; isWhole: boolean }[] = [];
  let total = 0;
  let trouble: string | null = null;
  const reader = new Unzip((file) => {
    const entry = { name: file.name, chunks: [] as Uint8Array[], isWhole: false };
    entries.push(entry);
    if (entries.length > most) trouble ??= `it has more than ${most} files`;
    if (trouble !== null) return;
    file.ondata = (error, chunk, isLast) => {
      if (error) trouble ??= `"${file.name.slice(0, 100)}" is damaged`;
      if (error || trouble !== null) return;
      total += chunk.length;
      if (total > unpacked) trouble = `its files have more than ${unpacked} bytes`;
      else entry.chunks.push(chunk);
      entry.isWhole = isLast;
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && trouble === null; at += step) {
      reader.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch {
    trouble ??= 'it is damaged, encrypted or no zip file';
  }
  if (trouble === null && entries.length === 0) trouble = 'it is empty or no zip file';
  const part = entries.find(({ isWhole }) => !isWhole);
  if (trouble === null && part) trouble = `"${part.name.slice(0, 100)}" is cut off or damaged`;
  if (trouble !== null) return { trouble };
  const repeated = entries.find(({ name }, n) => entries.findIndex((one) => one.name === name) < n);
  if (repeated) return { trouble: `it contains "${repeated.name.slice(0, 100)}" twice` };
  return { files: Object.fromEntries(entries.map(({ name, chunks }) => [name, joined(chunks)])) };
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
