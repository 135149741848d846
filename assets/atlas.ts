import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Plugin, ResolvedConfig } from 'vite';
import { greyPng } from './grey-png.ts';
import { canvasBox, outlinedIcon, outlinedSprite, toneDefs } from './outlines.ts';
import { bricks, earth, flagstones, masonry, sand } from './stone.ts';

const BOX = 128;
/** Linear sampling reads half a texel outside the box. This covers it down to mip level 3. */
const GUTTER = 8;
const CELL = BOX + 2 * GUTTER;

/** The possible widths and the maximum height in px, which every GPU supports. */
const WIDTHS = [1024, 2048];
const HEIGHT = 2048;

/** Sides of a cell in the pictures of the terrain, and the free px around each stone, which repeat it. */
const TERRAIN_CELLS = [64, 128];
const TERRAIN_GUTTER = 8;

/** Side of a tile drawing's view box. */
const TILE = 32;

const ID = 'virtual:atlas';
const RESOLVED = `\0${ID}`;
const KIND_FILE = /^src\/content\/[^/]+\/(?:hero|(?:monsters|items|traps)\/[^/]+)\.json$/;
const UI_FILE = 'assets/icons.json';
const GRIP_FILE = 'assets/grips.json';
/** The folders of our drawings. */
const DRAWN_FILE = /^assets\/(?:tiles|figures|sprites|worn)\/[^/]+\.svg$/;

type Warn = (message: string) => void;
/** A drawing. `wide`: it fills its box, and its edges continue outside. */
export type Drawing = { name: string; viewBox: string; body: string; wide?: true };

/** Packs all drawings of the game into one picture, and as vectors: the module `virtual:atlas`. */
export function atlas(): Plugin {
  let config: ResolvedConfig;
  let served:
    | { files: ReadonlyMap<string, Uint8Array | string>; names: ReadonlySet<string> }
    | undefined;
  const inputOf = (file: string) => {
    const path = slashed(relative(config.root, file));
    return [UI_FILE, GRIP_FILE].includes(path) || KIND_FILE.test(path) || DRAWN_FILE.test(path);
  };

  return {
    name: 'atlas',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const content = served?.files.get(request.originalUrl ?? '');
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
      const drawings = await collect(config.root, (message) => this.warn(message));
      const sheet = await compose(drawings, (message) => this.warn(message));
      const terrains = await Promise.all(TERRAIN_CELLS.map(drawTerrain));
      const files = new Map<string, Uint8Array | string>();
      const serve = (name: string, content: Uint8Array | string) => {
        if (config.command === 'build') {
          const file = this.emitFile({ type: 'asset', name, source: content });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        }
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        const url = `${config.base}@${hash}-${name}`;
        files.set(url, content);
        return JSON.stringify(url);
      };
      const urls = [serve('atlas-half.png', sheet.half), serve('atlas.png', sheet.whole)];
      const vectors = serve('drawings.json', vectorsOf(drawings));
      const { width, height, columns, frames } = sheet;
      served = { files, names: new Set(Object.keys(frames)) };
      const figures = (await ours(config.root, 'figures')).map(({ name }) => name);
      const grips = JSON.parse(await readFile(join(config.root, GRIP_FILE), 'utf8'));
      const grid = { width, height, box: BOX, gutter: GUTTER, columns, frames };
      return `export const urls = [${urls.join(', ')}];
export const vectors = ${vectors};
${Object.entries({ ...grid, figures, grips })
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
  .join('\n')}
export const terrains = [${terrains
        .map(
          ({ png, ...places }) =>
            `{ url: ${serve(`terrain-${places.cell}.png`, png)}, ...${JSON.stringify(places)} }`,
        )
        .join(', ')}];
`;
    },
    async hotUpdate({ file, modules }) {
      if (!inputOf(file)) return undefined;
      const isKind = KIND_FILE.test(slashed(relative(config.root, file)));
      if (isKind && !(await lacks(config.root, served?.names))) return undefined;
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      return module ? [...modules, module] : undefined;
    },
  };
}

/** All drawings: ours, and the icons that bundles and buttons name. */
export async function collect(root: string, warn: Warn): Promise<Drawing[]> {
  const tiles = (await ours(root, 'tiles')).map(({ name, body }) => tile(name, body));
  const worn = (await ours(root, 'worn')).map(({ name, body }) =>
    iconDrawing(`worn:${name}`, outlinedSprite(body, 'worn')),
  );
  const sprites = [...(await ours(root, 'figures')), ...(await ours(root, 'sprites'))];
  const own = sprites.map(({ name, body }) =>
    iconDrawing(`icon:${name}`, outlinedSprite(body, 'sprite')),
  );
  const names = new Set(sprites.map(({ name }) => name));
  return [...tiles, ...worn, ...own, ...(await icons(root, names, warn))];
}

/** The drawings of a folder: the name and the content of each SVG file. */
async function ours(root: string, folder: string): Promise<{ name: string; body: string }[]> {
  const path = join(root, 'assets', folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.svg')).sort();
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(path, file), 'utf8');
      const body = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\n\s*/g, '');
      return { name: basename(file, '.svg'), body };
    }),
  );
}

/** All drawings as SVG texts by name, for the page, which draws them at the size that it shows. */
function vectorsOf(drawings: readonly Drawing[]): string {
  const byName = drawings.map(({ name, viewBox, body }) => [name, { viewBox, body }] as const);
  return JSON.stringify({ defs: toneDefs, drawings: Object.fromEntries(byName) });
}

/** A drawing on the canvas of icons. */
function iconDrawing(name: string, body: string): Drawing {
  return { name, viewBox: canvasBox, body };
}

/** A drawing of a cell. Its ids are unique in the atlas. */
function tile(name: string, source: string): Drawing {
  const body = source
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`);
  return { name, viewBox: `0 0 ${TILE} ${TILE}`, body, wide: true };
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

/** The icons that bundles and buttons name, except those that are drawings of ours. */
async function icons(root: string, own: ReadonlySet<string>, warn: Warn): Promise<Drawing[]> {
  const { icons: set } = await import('@iconify-json/game-icons');
  const names = new Set<string>();
  for (const { file, icon } of await wanted(root, warn)) {
    if (own.has(icon)) continue;
    if (set.icons[icon]) names.add(icon);
    else
      warn(
        `${file}: no icon "${icon}"; the closest names are ${nearest(icon, set.icons).join(', ')}`,
      );
  }
  return [...names]
    .sort()
    .map((name) => iconDrawing(`icon:${name}`, outlinedIcon(name, set.icons[name]?.body ?? '')));
}

async function wanted(root: string, warn: Warn): Promise<{ file: string; icon: string }[]> {
  const list = JSON.parse(await readFile(join(root, UI_FILE), 'utf8')) as string[];
  const found = list.map((icon) => ({ file: UI_FILE, icon }));
  const content = await readdir(join(root, 'src/content'), { recursive: true });
  for (const file of content.map((path) => `src/content/${slashed(path)}`).sort()) {
    if (!KIND_FILE.test(file)) continue;
    try {
      const kind = JSON.parse(await readFile(join(root, file), 'utf8'));
      const icon: unknown = kind?.look?.sprite;
      if (typeof icon === 'string') found.push({ file, icon });
    } catch (error) {
      warn(`${file}: ${(error as Error).message}`);
    }
  }
  return found;
}

/** Whether the bundles now use an existing icon that the picture with these drawings does not have. */
async function lacks(root: string, names: ReadonlySet<string> | undefined): Promise<boolean> {
  if (!names) return false;
  const { icons: set } = await import('@iconify-json/game-icons');
  // An unfinished file is reported when it is loaded as a bundle.
  const icons = await wanted(root, () => {});
  return icons.some(({ icon }) => set.icons[icon] && !names.has(`icon:${icon}`));
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
  const render = (zoom: number) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: zoom } })
      .render()
      .asPng();
  const pictures = { half: render(1 / 2), whole: render(1) };
  return { width, height, columns, frames, ...pictures };
}

/** All stones in one picture, one below the other, with cells of `cell` px. */
async function drawTerrain(cell: number) {
  const stones = {
    flagstones: flagstones(12, 12),
    masonry: masonry(12, 6),
    bricks: bricks(12),
    earth: earth(12, 6),
    sand: sand(12, 6),
  };
  const width = 12 * cell + 2 * TERRAIN_GUTTER;
  const margin = TERRAIN_GUTTER / cell;
  let height = 0;
  let body = '';
  const areas: Record<string, { y: number; columns: number; rows: number }> = {};
  for (const [name, { columns, rows, svg }] of Object.entries(stones)) {
    const tall = rows * cell + 2 * TERRAIN_GUTTER;
    areas[name] = { y: height + TERRAIN_GUTTER, columns, rows };
    const box = `${-margin} ${-margin} ${columns + 2 * margin} ${rows + 2 * margin}`;
    body += `<svg y="${height}" width="${width}" height="${tall}" viewBox="${box}">${svg}</svg>`;
    height += tall;
  }
  const { Resvg } = await import('@resvg/resvg-js');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const png = greyPng(pixels, width, height);
  return { width, height, cell, gutter: TERRAIN_GUTTER, areas, png };
}

/** The three existing names that are closest to a misspelt name. */
function nearest(name: string, known: object): string[] {
  const far = (other: string) =>
    distance(name, other) -
    (other.split('-').some((word) => name.split('-').includes(word)) ? 4 : 0);
  return Object.keys(known)
    .map((other) => ({ other, far: far(other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ other }) => other);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
