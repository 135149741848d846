import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Plugin, ResolvedConfig } from 'vite';
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
/** Side of a game-icons drawing, the margin for its outline, and the outline's full width. */
const ICON = 512;
const ICON_MARGIN = 44;
const OUTLINE = 72;
/** Width of the light edge. */
const RIM = 30;

const ID = 'virtual:atlas';
const RESOLVED = `\0${ID}`;
const KIND_FILE = /^src\/content\/[^/]+\/(?:hero|(?:monsters|items|traps)\/[^/]+)\.json$/;
const UI_FILE = 'assets/icons.json';
const TILE_FILE = /^assets\/tiles\/[^/]+\.svg$/;

type Warn = (message: string) => void;
type Drawing = { name: string; svg: (x: number, y: number) => string };

/** Packs all drawings of the game into one picture in three sizes, the module `virtual:atlas`. */
export function atlas(): Plugin {
  let config: ResolvedConfig;
  let served: { pictures: ReadonlyMap<string, Uint8Array>; names: ReadonlySet<string> } | undefined;
  const inputOf = (file: string) => {
    const path = slashed(relative(config.root, file));
    return path === UI_FILE || KIND_FILE.test(path) || TILE_FILE.test(path);
  };

  return {
    name: 'atlas',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const png = served?.pictures.get(request.originalUrl ?? '');
        if (!png) return next();
        response.setHeader('Content-Type', 'image/png');
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        response.end(png);
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
      const pictures = new Map<string, Uint8Array>();
      const serve = (name: string, png: Uint8Array) => {
        if (config.command === 'build') {
          const file = this.emitFile({ type: 'asset', name: `${name}.png`, source: png });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        }
        const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
        const url = `${config.base}@${name}-${hash}.png`;
        pictures.set(url, png);
        return JSON.stringify(url);
      };
      const urls = [
        serve('atlas-quarter', sheet.quarter),
        serve('atlas-half', sheet.half),
        serve('atlas', sheet.whole),
      ];
      const { width, height, columns, frames } = sheet;
      served = { pictures, names: new Set(Object.keys(frames)) };
      return `export const urls = [${urls.join(', ')}];
${Object.entries({ width, height, box: BOX, gutter: GUTTER, columns, frames })
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
  .join('\n')}
export const terrains = [${terrains
        .map(
          ({ png, ...places }) =>
            `{ url: ${serve(`terrain-${places.cell}`, png)}, ...${JSON.stringify(places)} }`,
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

async function collect(root: string, warn: Warn): Promise<Drawing[]> {
  const folder = join(root, 'assets/tiles');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort();
  const tiles = files.map(async (file) =>
    tile(basename(file, '.svg'), await readFile(join(folder, file), 'utf8')),
  );
  return [...(await Promise.all(tiles)), ...(await icons(root, warn))];
}

/**
 * Draws a tile and stretches its border pixels over the gutter, so that sampling near an edge never
 * reads the neighbouring drawing.
 */
function tile(name: string, source: string): Drawing {
  const drawing = source
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`);
  const border = TILE / BOX;
  const spans = [
    { at: 0, size: GUTTER, from: 0, length: border },
    { at: GUTTER, size: BOX, from: 0, length: TILE },
    { at: GUTTER + BOX, size: GUTTER, from: TILE - border, length: border },
  ];
  return {
    name,
    svg: (x, y) =>
      `<defs><g id="${name}">${drawing}</g></defs>${spans
        .flatMap((v) =>
          spans.map(
            (h) =>
              `<svg x="${x + h.at}" y="${y + v.at}" width="${h.size}" height="${v.size}" ` +
              `viewBox="${h.from} ${v.from} ${h.length} ${v.length}" ` +
              `preserveAspectRatio="none"><use href="#${name}"/></svg>`,
          ),
        )
        .join('')}`,
  };
}

async function icons(root: string, warn: Warn): Promise<Drawing[]> {
  const { icons: set } = await import('@iconify-json/game-icons');
  const names = new Set<string>();
  for (const { file, icon } of await wanted(root, warn)) {
    if (set.icons[icon]) names.add(icon);
    else
      warn(
        `${file}: no icon "${icon}"; the closest names are ${nearest(icon, set.icons).join(', ')}`,
      );
  }
  const side = ICON + 2 * ICON_MARGIN;
  return [...names].sort().map((name) => {
    const body = set.icons[name]?.body ?? '';
    return {
      name: `icon:${name}`,
      svg: (x, y) =>
        `<svg x="${x + GUTTER}" y="${y + GUTTER}" width="${BOX}" height="${BOX}" ` +
        `viewBox="${-ICON_MARGIN} ${-ICON_MARGIN} ${side} ${side}">` +
        `<g color="#000" stroke="#000" stroke-width="${OUTLINE}" ` +
        `stroke-linejoin="round" stroke-linecap="round">` +
        `${body}</g>${body.replaceAll('currentColor', 'url(#lit)')}` +
        // A light edge at the upper left, inside the shape.
        `<clipPath id="shape-${name}">${body}</clipPath><g clip-path="url(#shape-${name})">` +
        `<g transform="translate(7 9)" stroke="#fff" stroke-width="${RIM}">` +
        `${body.replaceAll('currentColor', 'none')}</g></g></svg>`,
    };
  });
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
  drawn.forEach(({ name, svg }, index) => {
    frames[name] = index;
    body += svg((index % columns) * CELL, Math.floor(index / columns) * CELL);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${ICON}">
<stop offset="0" stop-color="#f2f2f2"/><stop offset=".5" stop-color="#e6e6e6"/>
<stop offset=".56" stop-color="#bcbcbc"/><stop offset="1" stop-color="#a6a6a6"/>
</linearGradient></defs>${body}</svg>`;

  const { Resvg } = await import('@resvg/resvg-js');
  const render = (zoom: number) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'zoom', value: zoom } })
      .render()
      .asPng();
  const pictures = { quarter: render(1 / 4), half: render(1 / 2), whole: render(1) };
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
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
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
