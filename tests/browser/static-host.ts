import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder under a path, as a static host does, and calls `use` with its address. After `cutOff`,
 * no request is answered.
 */
export async function serve(
  folder: string,
  path: string,
  use: (address: string, cutOff: (isOff: boolean) => void) => Promise<void>,
): Promise<void> {
  let isOff = false;
  const server = createServer((request, response) => {
    if (isOff) return void request.destroy();
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const file = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '';
    try {
      const content = readFileSync(join(folder, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await use(`http://127.0.0.1:${port}${path}`, (off) => {
      isOff = off;
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
