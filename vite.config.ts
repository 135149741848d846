import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { atlas } from './assets/atlas.ts';

/** What the built page may load: itself, and nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Only in the build: the development server puts its styles inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

/** What the command line runs, and what each thread of its pool. */
const commandLine: Plugin = {
  name: 'command-line',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  config: () => ({
    build: { rolldownOptions: { input: ['src/cli.ts', 'src/lab/terminal/worker.ts'] } },
  }),
};

/**
 * What the page needs at once is one file, however the parts that come later share it among them:
 * many small files pack worse. But what languages share is apart: the first file waits for one of them,
 * which must not wait for the first file.
 */
const oneFirstFile: Plugin = {
  name: 'one-first-file',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  config: () => ({
    build: {
      // kB as they are, before they are packed.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'words', test: /src\/words\//, tags: ['$initial'], priority: 1 },
              { name: 'first', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  }),
};

/** The browser asks for the atlas together with the scripts, not only when these have run. */
const atlasEarly: Plugin = {
  name: 'atlas-early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /\batlas-[^/]*\.png$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'image', href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

const noColourNames = '\0no-colour-names';

/**
 * Pixi's entry registers masks, videos, spritesheets and loaders merely by being imported. We name
 * all that we use, so that it brings nothing along; nor does it need to read colours as CSS has them,
 * where ours are numbers. Only in the build: development loads it whole.
 */
const pixiSingly: Plugin = {
  name: 'pixi-singly',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.startsWith('@pixi/colord')) return noColourNames;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const registers = /pixi\.js\/lib\/(index|rendering\/init|spritesheet\/init)\.mjs$/;
    return found && registers.test(found.id) ? { ...found, moduleSideEffects: false } : null;
  },
  load: (id) =>
    id === noColourNames
      ? `export const colord = (value) => { throw new TypeError('no colour as a number: ' + value); };
export const extend = () => {};
export default extend;`
      : null,
};

export default defineConfig({
  plugins: [atlas(), atlasEarly, pixiSingly, oneFirstFile, contentSecurityPolicy, commandLine],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  test: {
    setupFiles: 'tests/languages.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // The rules keep no state in their modules, so the files of tests can share them.
          isolate: false,
          maxWorkers: 2,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          testTimeout: 30000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          fileParallelism: false,
          testTimeout: 60000,
          hookTimeout: 60000,
          // A busy machine can miss a frame that a picture waits for; twice in a row is a fault.
          retry: 1,
        },
      },
    ],
  },
});
