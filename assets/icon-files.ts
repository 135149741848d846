import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the icons in the built page. `fetched-icon.ts` reads them. */
const FOLDER = 'icons';

/**
 * Puts every icon of game-icons.net beside the page, one file each, so that the bundles of a mod can name any
 * of them. The page fetches an icon that its own campaigns do not have on first use.
 */
export function iconFiles(): Plugin {
  const svgOf = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  return {
    name: 'icon-files',
    apply: (_, { isSsrBuild, isPreview }) => !isSsrBuild && !isPreview,
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, name] = /^\/icons\/([a-z0-9-]+)\.svg$/.exec(request.url ?? '') ?? [];
        if (name === undefined) return next();
        const { icons: set } = await import('@iconify-json/game-icons');
        const body = Object.hasOwn(set.icons, name) ? set.icons[name].body : null;
        response.statusCode = body === null ? 404 : 200;
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(body === null ? '' : svgOf(body));
      });
    },
    // Not as assets of the build, which would list thousands of files.
    async writeBundle({ dir }) {
      const { icons: set } = await import('@iconify-json/game-icons');
      const folder = join(dir ?? '', FOLDER);
      await mkdir(folder, { recursive: true });
      for (const [name, { body }] of Object.entries(set.icons)) {
        await writeFile(join(folder, `${name}.svg`), svgOf(body));
      }
    },
  };
}
