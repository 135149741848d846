import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The size of some files of a built page after Brotli, in bytes. `paths` as the page requests them. */
export function packedSize(folder: string, paths: readonly string[]): number {
  return paths
    .map((path) => brotliCompressSync(readFileSync(join(folder, path))).length)
    .reduce((sum, size) => sum + size, 0);
}
