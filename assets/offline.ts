import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const background = '#0b0a0f';
/** The picture of the program is that of its first campaign. `index.html` links it, too. */
const jewelFile = 'src/content/simple/emblem.svg';
const icons = [
  { name: 'icon-192.png', size: 192, jewel: 0.8, purpose: 'any' },
  { name: 'icon-512.png', size: 512, jewel: 0.8, purpose: 'any' },
  // Systems cut a circle or another shape out of a maskable icon.
  { name: 'icon-maskable.png', size: 512, jewel: 0.5, purpose: 'maskable' },
] as const;

/**
 * Makes the built page installable: a manifest with icons, and a service worker that stores the files of the
 * page, so that it works without a network after the first visit. `src/app/offline.ts` registers it.
 */
export function offline(): PluginOption[] {
  let root = '';
  return [
    {
      name: 'icons',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      configResolved(config) {
        root = config.root;
      },
      generateBundle() {
        const jewel = readFileSync(join(root, jewelFile), 'utf8');
        for (const icon of icons) {
          this.emitFile({ type: 'asset', fileName: icon.name, source: iconOf(jewel, icon) });
        }
      },
    },
    VitePWA({
      // Also for the page that the tests build.
      mode: 'production',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Simple Roguelike',
        short_name: 'Roguelike',
        description: 'A turn-based roguelike that works offline.',
        display: 'standalone',
        background_color: background,
        theme_color: background,
        categories: ['games'],
        icons: icons.map(({ name, size, purpose }) => ({
          src: name,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      },
      workbox: {
        // Browsers that have service workers read woff2, so they need no woff.
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,json,md,txt}'],
        // Thousands of files, of which a player sees a few: each is kept when it is first used.
        globIgnores: ['icons/**'],
        runtimeCaching: [
          {
            urlPattern: /\/icons\/[a-z0-9-]+\.svg$/,
            handler: 'CacheFirst',
            options: { cacheName: 'icons' },
          },
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        // The parameters of the address choose a game, not a file.
        ignoreURLParametersMatching: [/./],
        navigateFallback: null,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}

/** A square PNG with the jewel in its middle, in warm light. `jewel`: the jewel's part of the side. */
function iconOf(svg: string, { size, jewel }: { size: number; jewel: number }): Uint8Array {
  const side = size * jewel;
  const at = (size - side) / 2;
  const inner = svg.replace('<svg', `<svg x="${at}" y="${at}" width="${side}" height="${side}"`);
  const light = `<radialGradient id="light" cx=".42" cy=".38" r=".7"><stop offset="0" stop-color="#4a3a34"/><stop offset="1" stop-color="${background}"/></radialGradient>`;
  const ground = `<rect width="${size}" height="${size}" fill="url(#light)"/>`;
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${light}${ground}${inner}</svg>`;
  return new Resvg(image).render().asPng();
}
