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

export default defineConfig({
  plugins: [atlas(), contentSecurityPolicy, commandLine],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  test: {
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
