import { createHash } from 'node:crypto';
import { type Plugin, runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import { atlas } from './assets/atlas.ts';

/** What the built page may load: itself with the styles in it, and nothing from elsewhere. */
const policyOf = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only in the build: the development server puts its styles inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    // After all others, so that it comes before what they put there.
    order: 'post',
    handler(html) {
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text);
      const attrs = { 'http-equiv': 'Content-Security-Policy', content: policyOf(styles) };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
  },
};

const isMain = (id: string) => id.endsWith('/src/main.ts');
const isPage = (id: string) => /\/(index\.html|src\/index\.ts)$/.test(id);

/** What `src/index.ts` and `src/main.ts` import is one file each, which packs better than its parts. */
const twoFiles: Plugin = {
  name: 'two-files',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    build: {
      // kB as they are, before they are packed.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Named here so that what it imports is known to come with it. Others may import the rest of
        // its file too.
        input: ['index.html', 'src/main.ts'],
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              {
                tags: ['$initial'],
                debugName: 'index',
                name(id, modules) {
                  const above = new Set([id]);
                  for (const one of above)
                    for (const importer of modules.getModuleInfo(one)?.importers ?? [])
                      above.add(importer);
                  return [...above].some(isPage) ? 'index' : null;
                },
              },
              { tags: ['$initial'], name: 'main' },
            ],
          },
        },
      },
    },
  }),
};

/**
 * The built page asks for what `src/index.ts` imports later along with that itself, and nothing is
 * painted before that has run: a picture of an empty page would only come between.
 */
const askedAtOnce: Plugin = {
  name: 'asked-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const asked = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some(isMain)
          ? [file.fileName, ...file.imports]
          : [],
      );
      return {
        html: html.replace('<script type="module"', '$& blocking="render"'),
        tags: asked
          .filter((file) => !html.includes(`"/${file}"`))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
      };
    },
  },
};

/**
 * All functions of the small file are called at once: browsers that read this (WICG's explicit compile
 * hints) compile them while they come, and not one by one when they are called.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== 'index') continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Of the campaigns that `src/ready/` makes, the page gets what comes out, and not the work. */
const campaignsReady: Plugin = {
  name: 'campaigns-ready',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async load(id) {
    if (!/\/src\/ready\/\w+\.ts$/.test(id)) return null;
    const { module, dependencies } = await runnerImport<object>(id, {
      configFile: false,
      logLevel: 'error',
    });
    for (const file of dependencies) this.addWatchFile(file);
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/** What stands in for parts of Pixi that a page of ours has no use for, by the end of their path. */
const replaced: Readonly<Record<string, string>> = {
  // Our colours are numbers: it need not read them as CSS has them.
  '@pixi/colord': `export const colord = (value) => { throw new TypeError('no colour as a number: ' + value); };
export const extend = () => {};
export default extend;`,
  // Every WebGL 2 has them; Pixi makes a context of its own to find out.
  '/maxRecommendedTextures': 'export const getMaxTexturesPerBatch = () => 16;',
  // Our shaders state all that Pixi would add to them.
  '/GlProgram': "export { Program as GlProgram } from '/src/screen/program.ts';",
  // We draw with no WebGPU.
  '/GpuProgram': 'export class GpuProgram {}',
  // Nobody of ours draws a polygon.
  earcut: 'export default {};',
  // Development, which loads Pixi whole, warns of what is out of date.
  '/deprecation': `export const deprecation = () => {};
export const v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = '';`,
  // Textures of ours are pictures and bytes.
  '/mapFormatToGlInternalFormat': `export const mapFormatToGlInternalFormat = (gl) =>
  ({ r8unorm: gl.R8, rg8unorm: gl.RG8, rgba8unorm: gl.RGBA8, bgra8unorm: gl.RGBA8 });`,
  '/mapFormatToGlFormat': `export const mapFormatToGlFormat = (gl) =>
  ({ r8unorm: gl.RED, rg8unorm: gl.RG, rgba8unorm: gl.RGBA, bgra8unorm: gl.RGBA });`,
  '/mapFormatToGlType': `export const mapFormatToGlType = ({ UNSIGNED_BYTE: byte }) =>
  ({ r8unorm: byte, rg8unorm: byte, rgba8unorm: byte, bgra8unorm: byte });`,
  '/glUploadCompressedTextureResource': 'export const glUploadCompressedTextureResource = null;',
  '/glUploadCubeTextureResource': 'export const createGlUploadCubeTextureResource = () => null;',
  '/glUploadVideoResource': 'export const glUploadVideoResource = null;',
  // Nothing of ours is kept as a texture of what was drawn.
  '/TexturePool': `export const TexturePool = { setScreenSize() {}, removeScreen() {} };
export const TexturePoolClass = null;`,
  // Our own `Shaders` writes no code, and takes programs that were begun.
  '/generateProgram': 'export const generateProgram = null;',
  './GenerateShaderSyncCode': 'export const generateShaderSyncCode = null;',
  // Pixi puts this shader together from pieces.
  '/DefaultShader': "export { BatchShader as DefaultShader } from '/src/screen/batch.ts';",
};

/**
 * Pixi's entry registers masks, videos, spritesheets and loaders merely by being imported. We name
 * all that we use, so that it brings nothing along. Only in the build: development loads it whole.
 */
const pixiSingly: Plugin = {
  name: 'pixi-singly',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const part = Object.keys(replaced).find((end) => source.replace(/\.mjs$/, '').endsWith(end));
    if (part && importer?.includes('/pixi.js/'))
      return { id: `\0${part}`, moduleSideEffects: false };
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const registers = /pixi\.js\/lib\/(index|rendering\/init|spritesheet\/init)\.mjs$/;
    return found && registers.test(found.id) ? { ...found, moduleSideEffects: false } : null;
  },
  load: (id) => (id.startsWith('\0') ? (replaced[id.slice(1)] ?? null) : null),
};

/** Where nothing else can look in, browsers' clocks go in steps of 5 µs, and of 100 elsewhere. */
const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export default defineConfig({
  server: { headers },
  preview: { headers },
  plugins: [
    atlas(),
    askedAtOnce,
    compiledAhead,
    pixiSingly,
    twoFiles,
    campaignsReady,
    contentSecurityPolicy,
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
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
