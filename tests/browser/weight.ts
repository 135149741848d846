import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of some files of a built page after Brotli; `paths` as the page asks for them. */
export function packedSize(folder: string, paths: readonly string[]): number {
  return paths
    .map((path) => brotliCompressSync(readFileSync(join(folder, path))).length)
    .reduce((sum, size) => sum + size, 0);
}

/** The scripts that a built page names in its head, each once, and those of its assets with these names. */
export function scriptsOf(folder: string, named: readonly string[]): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const head = [...page.matchAll(/(?:src|href)="(\/[^"]*\.js)"/g)].map(([, path]) => path);
  const files = readdirSync(join(folder, 'assets')).filter(
    (file) => file.endsWith('.js') && named.some((name) => file.startsWith(`${name}-`)),
  );
  return [...new Set(head), ...files.map((file) => `/assets/${file}`)];
}
