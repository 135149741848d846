import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findOrInstallChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built page is served, with a slash at the end. */
    address: string;
    /** The path of the browser. */
    browserPath: string;
  }
}

/** Builds the page as `npm start` does, serves it, and finds a browser; once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browserPath', findOrInstallChromium());
  const outDir = '.browser-tests';
  await build({ logLevel: 'warn', build: { outDir } });
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The preview server has no address.');
  project.provide('address', address);
  return () => server.close();
}
