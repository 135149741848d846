import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { atlas } from './assets/atlas.ts';
import { iconFiles } from './assets/icon-files.ts';
import { librariesFile, licences } from './assets/licences.ts';
import { offline } from './assets/offline.ts';
import { iconNamesPlugin } from './src/build/icon-names-plugin.mjs';
import { reportPagePlugin } from './src/build/report-page-plugin.mjs';
import { rulesHashPlugin } from './src/build/rules-hash-plugin.mjs';

/** Adds a content security policy to the built page. The development server needs inline styles. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    // After Vite has inserted its tags.
    order: 'post',
    handler(html) {
      const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
      const content = [
        "default-src 'none'",
        `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ].join('; ');
      const attrs = { 'http-equiv': 'Content-Security-Policy', content };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  },
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Isolated pages get clocks with steps of 5 µs instead of 100 µs, for the profiler. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  // Relative addresses: the built page works in any folder of any static host.
  base: './',
  server: { headers },
  preview: { headers },
  plugins: [
    atlas(),
    iconFiles(),
    contentSecurityPolicy,
    licences(),
    rulesHashPlugin(),
    iconNamesPlugin(),
    reportPagePlugin(),
    offline(),
  ],
  // Workers are built apart from the page.
  worker: { format: 'es', plugins: () => [rulesHashPlugin()] },
  build: {
    target: 'es2023',
    license: { fileName: librariesFile },
    // The content security policy allows no fonts from data: addresses.
    assetsInlineLimit: 0,
    // PixiJS is one large module.
    chunkSizeWarningLimit: 700,
  },
  test: {
    setupFiles: 'tests/before-each-file.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          // The modules have no mutable state but caches, so test files can share them.
          isolate: false,
          maxWorkers: 2,
          // Tests make thousands of small games: with more room, far fewer of them outlive a collection.
          execArgv: ['--max-semi-space-size=64'],
          // V8 counts the code of these files, so Vitest must not change it.
          server: { deps: { external: [/\/\.rl\/counted-/] } },
          sequence: { groupOrder: 0 },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/engines/**', 'tests/whole-games/**'],
          testTimeout: 30000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          // The modules have no mutable state but caches, so test files can share them.
          isolate: false,
          // More than processors: most steps of a page wait for the answer of the last one.
          maxWorkers: 3,
          // After the rules, which use both processors.
          sequence: { groupOrder: 1 },
          testTimeout: 60000,
          hookTimeout: 60000,
          // Polls wait for the work of a page, which takes a few milliseconds, or on a busy machine more than the
          // default second.
          expect: { poll: { interval: 20, timeout: 30000 } },
        },
      },
    ],
  },
});
