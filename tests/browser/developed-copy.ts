import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const parts = ['src', 'assets', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];

/** A copy of the project under the development server, so that its files can be saved over. */
export class DevelopedCopy {
  readonly #root: string;
  #server: ViteDevServer | null = null;

  /** Copies the project. `name`: that of the folder and of its cache. */
  constructor(readonly name: string) {
    this.#root = mkdtempSync(join(tmpdir(), `${name}-`));
    for (const part of parts) cpSync(part, join(this.#root, part), { recursive: true });
    symlinkSync(realpathSync('node_modules'), join(this.#root, 'node_modules'));
  }

  /** The path of a file of the campaign Simple. */
  pathOf(file: string): string {
    return join(this.#root, 'src/content/simple', file);
  }

  /** Saves a bundle of the campaign Simple. */
  save(file: string, bundle: object | string): void {
    const text = typeof bundle === 'string' ? bundle : JSON.stringify(bundle, null, 2);
    writeFileSync(this.pathOf(file), text);
  }

  /** Starts the server. Returns its address. */
  async serve(): Promise<string> {
    const libraries = realpathSync('node_modules');
    this.#server = await createServer({
      root: this.#root,
      configFile: join(this.#root, 'vite.config.ts'),
      cacheDir: join(libraries, '.vite', this.name),
      logLevel: 'error',
      server: { port: 0, fs: { allow: [this.#root, libraries] } },
    });
    await this.#server.listen();
    return this.#server.resolvedUrls?.local[0] ?? '';
  }

  async remove(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#root, { recursive: true });
  }
}
