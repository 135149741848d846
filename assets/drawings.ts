import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { similarNames } from '../src/bundles/spelling.ts';
import { type ControlFacts, controls } from '../src/controls/control-table.ts';
import { weakDecorations } from '../src/screen/map/tile-names.ts';
import { canvasBox, outlinedIcon, outlinedSprite } from './outlines.ts';

/** Side of a tile drawing's view box. */
export const TILE = 32;

/** The files that name icons: bundles and campaigns (of unknown items). */
const KIND_FILE = /^src\/content\/[^/]+\/(?:hero|(?:monsters|items|traps|features)\/[^/]+)\.json$/;
const CAMPAIGN_FILE = /^src\/content\/[^/]+\/campaign\.json$/;
/** The icons of the screen and the help: for a deadly monster, for magic that the hero senses, and for headings. */
const SCREEN_ICONS = ['skull-crossed-bones', 'sparkles', 'stairs', 'spyglass', 'click', 'gamepad'];

/** The name and the content of an SVG file. */
type Source = { name: string; body: string };
/** Reports a problem of a drawing without ending the build. */
export type Warn = (message: string) => void;
/** A drawing. `wide`: it fills its box, and its edges continue outside. */
export type Drawing = { name: string; viewBox: string; body: string; wide?: true };

/** All drawings: those in `assets`, and the icons that bundles, buttons and the screen name. */
export async function collect(root: string, warn: Warn): Promise<Drawing[]> {
  const tiles = onWeakWalls(await drawingsIn(root, 'tiles')).map(({ name, body }) =>
    tile(name, body),
  );
  const worn = (await drawingsIn(root, 'worn')).map(({ name, body }) =>
    iconDrawing(`worn:${name}`, outlinedSprite(body, 'worn')),
  );
  const folders = ['figures', 'monsters', 'traps', 'sprites'];
  const sprites = (await Promise.all(folders.map((folder) => drawingsIn(root, folder)))).flat();
  const own = sprites.map(({ name, body }) =>
    iconDrawing(`icon:${name}`, outlinedSprite(body, 'sprite')),
  );
  const names = new Set(sprites.map(({ name }) => name));
  return [...tiles, ...worn, ...own, ...(await icons(root, names, warn))];
}

/** The drawings of a folder: the name and the content of each SVG file. */
export async function drawingsIn(root: string, folder: string): Promise<Source[]> {
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

/** The drawings of tiles with those of things on weak walls: on a cracked front the thing from the front of a wall. */
function onWeakWalls(tiles: readonly Source[]): Source[] {
  const front = tiles.find(({ name }) => name === 'weak-front-2');
  const weak = weakDecorations.map((decoration) => {
    const thing = tiles.find(({ name }) => name === `wall-${decoration}`);
    return { name: `weak-${decoration}`, body: (front?.body ?? '') + (thing?.body ?? '') };
  });
  return [...tiles, ...weak];
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

/** The icons that bundles and buttons name, except those with a drawing in `assets`. */
async function icons(root: string, own: ReadonlySet<string>, warn: Warn): Promise<Drawing[]> {
  const { icons: set } = await import('@iconify-json/game-icons');
  const names = new Set<string>();
  for (const { file, icon } of await namedIcons(root, warn)) {
    if (own.has(icon)) continue;
    if (set.icons[icon]) names.add(icon);
    else
      warn(
        `${file}: no icon "${icon}"; the closest names are ${similarNames(icon, Object.keys(set.icons)).join(', ')}`,
      );
  }
  return [...names]
    .sort()
    .map((name) => iconDrawing(`icon:${name}`, outlinedIcon(name, set.icons[name]?.body ?? '')));
}

/** The icons that bundles and buttons name, with the files that name them. */
async function namedIcons(root: string, warn: Warn): Promise<{ file: string; icon: string }[]> {
  const buttons = Object.values<ControlFacts>(controls).flatMap(({ icon }) => icon ?? []);
  const found = [
    ...buttons.map((icon) => ({ file: 'src/controls/control-table.ts', icon })),
    ...SCREEN_ICONS.map((icon) => ({ file: 'assets/drawings.ts', icon })),
  ];
  const content = await readdir(join(root, 'src/content'), { recursive: true });
  for (const file of content.map((path) => `src/content/${slashed(path)}`).sort()) {
    if (!KIND_FILE.test(file) && !CAMPAIGN_FILE.test(file)) continue;
    try {
      const content = JSON.parse(await readFile(join(root, file), 'utf8'));
      const lists = Object.values<{ sprite?: unknown }[]>(content?.appearances ?? {}).flat();
      const { sprite, variants = [] } = content?.look ?? {};
      for (const icon of [sprite, ...variants, ...lists.map(({ sprite }) => sprite)]) {
        if (typeof icon === 'string') found.push({ file, icon });
      }
    } catch (error) {
      warn(`${file}: ${(error as Error).message}`);
    }
  }
  return found;
}

/**
 * The colours of the monsters and traps for which drawings were made, by drawing: of those with the name of the drawing, and of
 * those that have it among their variants.
 */
export async function paintedColours(
  root: string,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const colours = Object.fromEntries(names.map((name) => [name, [] as string[]]));
  const content = await readdir(join(root, 'src/content'), { recursive: true });
  for (const file of content.map((path) => `src/content/${slashed(path)}`).sort()) {
    if (!KIND_FILE.test(file)) continue;
    const { look } = JSON.parse(await readFile(join(root, file), 'utf8'));
    for (const name of [basename(file, '.json'), ...(look?.variants ?? [])]) {
      if (look?.colour && Object.hasOwn(colours, name)) colours[name].push(look.colour);
    }
  }
  return colours;
}

/** A path with slashes on every system. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
