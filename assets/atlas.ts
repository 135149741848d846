import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import {
  collect,
  type Drawing,
  drawingsIn,
  paintedColours,
  slashed,
  TILE,
  type Warn,
} from './drawings.ts';
import { toneDefs } from './outlines.ts';
import { drawTerrain, TERRAIN_CELLS } from './terrain.ts';

const BOX = 128;
/** Linear sampling reads half a texel outside the box. This covers it down to mip level 3. */
const GUTTER = 8;
const CELL = BOX + 2 * GUTTER;

/** The possible widths and the maximum height in px. The picture has half of them: every GPU supports 2048. */
const WIDTHS = [1024, 2048];
const HEIGHT = 4096;

const ID = 'virtual:atlas';
const RESOLVED = `\0${ID}`;
const GRIP_FILE = 'assets/grips.json';
/** The drawings in `assets`. */
const DRAWN_FILE = /^assets\/(?:tiles|figures|monsters|traps|sprites|worn)\/[^/]+\.svg$/;

/** Packs all drawings of the game into one picture, and as vectors: the module `virtual:atlas`. */
export function atlas(): Plugin {
  let config: ResolvedConfig;
  let served: ReadonlyMap<string, Uint8Array | string> | undefined;
  /** The files whose changes change the picture. The page fetches the icons that bundles name since then. */
  const inputOf = (file: string) => {
    const path = slashed(relative(config.root, file));
    return path === GRIP_FILE || DRAWN_FILE.test(path);
  };

  return {
    name: 'atlas',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const content = served?.get(request.originalUrl ?? '');
        if (content === undefined) return next();
        const type = typeof content === 'string' ? 'application/json' : 'image/png';
        response.setHeader('Content-Type', type);
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        response.end(content);
      });
    },
    resolveId(id) {
      return id === ID ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const files = new Map<string, Uint8Array | string>();
      const serve: Serve = (name, content) => {
        if (config.command === 'build') {
          const file = this.emitFile({ type: 'asset', name, source: content });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        }
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        const url = `${config.base}@${hash}-${name}`;
        files.set(url, content);
        return JSON.stringify(url);
      };
      const text = await moduleText(config.root, serve, (message) => this.warn(message));
      served = files;
      return text;
    },
    async hotUpdate({ file, modules }) {
      if (!inputOf(file)) return undefined;
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      return module ? [...modules, module] : undefined;
    },
  };
}

/** Serves a file, and returns its address as an expression of JavaScript. */
type Serve = (name: string, content: Uint8Array | string) => string;

/** The text of the module. Its files are served. */
async function moduleText(root: string, serve: Serve, warn: Warn): Promise<string> {
  const drawings = await collect(root, warn);
  const { png, ...sheet } = await compose(drawings, warn);
  const namesIn = async (folder: string) =>
    (await drawingsIn(root, folder)).map(({ name }) => name);
  const values = {
    ...sheet,
    box: BOX,
    gutter: GUTTER,
    figures: await namesIn('figures'),
    painted: await paintedColours(root, [
      ...(await namesIn('monsters')),
      ...(await namesIn('traps')),
    ]),
    grips: JSON.parse(await readFile(join(root, GRIP_FILE), 'utf8')),
  };
  const terrains = await Promise.all(TERRAIN_CELLS.map(drawTerrain));
  const terrainTexts = terrains.map(
    ({ png, ...places }) =>
      `{ url: ${serve(`terrain-${places.cell}.png`, png)}, ...${JSON.stringify(places)} }`,
  );
  return [
    `export const url = ${serve('atlas.png', png)};`,
    `export const vectors = ${serve('drawings.json', vectorsOf(drawings))};`,
    ...Object.entries(values).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    ),
    `export const terrains = [${terrainTexts.join(', ')}];`,
  ].join('\n');
}

/** All drawings as SVG texts by name, for the page, which draws them at the size that it shows. */
function vectorsOf(drawings: readonly Drawing[]): string {
  const byName = drawings.map(({ name, viewBox, body }) => [name, { viewBox, body }] as const);
  return JSON.stringify({ defs: toneDefs, drawings: Object.fromEntries(byName) });
}

/** A drawing in its cell of the picture. */
function placed({ name, viewBox, body, wide }: Drawing, x: number, y: number): string {
  if (wide) return stretched(name, body, x, y);
  const at = `x="${x + GUTTER}" y="${y + GUTTER}" width="${BOX}" height="${BOX}"`;
  return `<svg ${at} viewBox="${viewBox}">${body}</svg>`;
}

/**
 * A tile, with its border pixels stretched over the gutter, so that sampling near an edge never reads
 * the neighbouring drawing.
 */
function stretched(name: string, body: string, x: number, y: number): string {
  const border = TILE / BOX;
  const spans = [
    { at: 0, size: GUTTER, from: 0, length: border },
    { at: GUTTER, size: BOX, from: 0, length: TILE },
    { at: GUTTER + BOX, size: GUTTER, from: TILE - border, length: border },
  ];
  return `<defs><g id="${name}">${body}</g></defs>${spans
    .flatMap((v) =>
      spans.map(
        (h) =>
          `<svg x="${x + h.at}" y="${y + v.at}" width="${h.size}" height="${v.size}" ` +
          `viewBox="${h.from} ${v.from} ${h.length} ${v.length}" ` +
          `preserveAspectRatio="none"><use href="#${name}"/></svg>`,
      ),
    )
    .join('')}`;
}

async function compose(drawings: readonly Drawing[], warn: Warn) {
  const columnsOf = (width: number) => Math.floor(width / CELL);
  const room = (width: number) => columnsOf(width) * columnsOf(HEIGHT);
  const width = WIDTHS.find((width) => room(width) >= drawings.length) ?? Math.max(...WIDTHS);
  const columns = columnsOf(width);
  const drawn = drawings.slice(0, room(width));
  const left = drawings.slice(drawn.length).map(({ name }) => name);
  if (left.length) warn(`the atlas is full and does not contain: ${left.join(', ')}`);

  const height = Math.ceil(drawn.length / columns) * CELL;

  const frames: Record<string, number> = {};
  let body = '';
  drawn.forEach((drawing, index) => {
    frames[drawing.name] = index;
    body += placed(drawing, (index % columns) * CELL, Math.floor(index / columns) * CELL);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${toneDefs}</defs>${body}</svg>`;

  const { Resvg } = await import('@resvg/resvg-js');
  // Until the vectors are drawn, half the size is sharp enough.
  const options = {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'zoom', value: 1 / 2 },
  } as const;
  const png = new Resvg(svg, options).render().asPng();
  return { width, height, columns, frames, png };
}
