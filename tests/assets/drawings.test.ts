import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures, frames, grips, painted } from 'virtual:atlas';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, test } from 'vitest';
import { collect } from '../../assets/drawings.ts';
import { plainControls } from '../../src/controls/control-table.ts';
import { controlFacts } from '../../src/controls/controls.ts';
import { spriteLayer, untinted } from '../../src/describe/sprite-colour.ts';
import { type Kind, kindHas } from '../../src/game/kinds.ts';
import { removeScratchFolders, scratchFolder } from '../scratch-folder.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { stylePicture } from './style-picture.ts';

afterAll(removeScratchFolders);

/** The folders of our drawings, with the side of their canvas. */
const folders = {
  figures: 512,
  monsters: 512,
  traps: 512,
  sprites: 512,
  worn: 512,
  tiles: 32,
} as const;
const files = Object.entries(folders).flatMap(([folder, side]) =>
  readdirSync(`assets/${folder}`).map((file) => [`${folder}/${file}`, side] as const),
);
const textOf = (file: string) => readFileSync(`assets/${file}`, 'utf8');

/** The hue of a colour in degrees; null for grey, and for tones that are nearly black. */
function hueOf(colour: string): number | null {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < 40) return null;
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}

describe('our drawings keep the rules of the style guide', () => {
  test.each(files)('%s has the canvas of its folder and no size of its own', (file, side) => {
    const [root] = textOf(file).match(/<svg[^>]*>/) ?? [''];
    expect(root).toContain(`viewBox="0 0 ${side} ${side}"`);
    expect(root).not.toMatch(/\s(?:width|height|x|y)=/);
  });

  test.each(files)('%s consists of shapes alone', (file) => {
    const elements = [...textOf(file).matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name);
    const shapes = ['path', 'rect', 'circle', 'ellipse', 'g', 'svg'];
    const paint = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath'];
    expect([...shapes, ...paint]).toEqual(expect.arrayContaining([...new Set(elements)]));
    expect(textOf(file)).not.toMatch(/href|style=|class=/);
  });

  test.each(files.filter(([, side]) => side === 512))(
    '%s stays inside its canvas, so that its outline fits the margin',
    (file, side) => {
      // A larger view box, because a drawing is cut off at the edges of its own.
      const wide = textOf(file).replace(/viewBox="[^"]+"/, 'viewBox="-256 -256 1024 1024"');
      const box = new Resvg(wide, { font: { loadSystemFonts: false } }).getBBox();
      if (!box) throw new Error(`${file} is empty.`);
      const edges = [box.x, box.y, side - box.x - box.width, side - box.y - box.height];
      for (const free of edges) expect(Math.round(free)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(side);
    },
  );

  test.each(files.filter(([file]) => file.startsWith('figures/')))(
    '%s stands at the bottom of its canvas, as tall as a person',
    (file) => {
      const wide = textOf(file).replace(/viewBox="[^"]+"/, 'viewBox="-256 -256 1024 1024"');
      const box = new Resvg(wide, { font: { loadSystemFonts: false } }).getBBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(490);
      expect(box?.height).toBeGreaterThan(440);
    },
  );

  const monsters = files.filter(([file]) => file.startsWith('monsters/'));
  test.each(monsters)('%s reaches from its feet to above the middle of its canvas', (file) => {
    const wide = textOf(file).replace(/viewBox="[^"]+"/, 'viewBox="-256 -256 1024 1024"');
    const box = new Resvg(wide, { font: { loadSystemFonts: false } }).getBBox();
    if (!box) throw new Error(`${file} is empty.`);
    expect(box.y + box.height).toBeGreaterThan(470);
    expect(box.y).toBeLessThan(200);
  });

  test.each(monsters)('%s has at least two hues', (file) => {
    const hues = [...textOf(file).matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].flatMap(
      ([, colour]) => hueOf(colour) ?? [],
    );
    const apart = (one: number, other: number) => {
      const angle = Math.abs(one - other);
      return Math.min(angle, 360 - angle);
    };
    expect(Math.max(...hues.map((hue) => apart(hue, hues[0])))).toBeGreaterThan(25);
  });
});

test('every sprite of the campaigns, every grip, every button and every mark of the screen is in the atlas', () => {
  const buttons = plainControls.flatMap((control) => controlFacts(control).icon ?? []);
  const kinds = [campaign, rogueCampaign, arenaCampaign].flatMap((one) => one.kinds);
  const sprites = kinds.flatMap(({ look }) => [look.sprite ?? [], look.variants ?? []].flat());
  // The skull marks deadly monsters, and sparkles mark magic that is sensed.
  const marks = ['skull-crossed-bones', 'sparkles'];
  const all = [...sprites, ...buttons, ...marks, ...grips.upperLeft, ...grips.middle];
  expect(all.filter((name) => !Object.hasOwn(frames, `icon:${name}`))).toEqual([]);
});

test('every monster of the campaigns is a whole figure in colours of its own, and so is every trap', () => {
  const kinds = [campaign, rogueCampaign, arenaCampaign].flatMap((one) => one.kinds);
  const monsters = kinds.filter((kind) => kindHas(kind, 'Health') || kindHas(kind, 'Trap'));
  const whole = [...Object.keys(painted), ...figures];
  const spritesOf = ({ look }: Kind) => [look.sprite ?? '', ...(look.variants ?? [])];
  expect(monsters.flatMap(spritesOf).filter((sprite) => !whole.includes(sprite))).toEqual([]);
  const unused = Object.keys(painted).filter((name) => !monsters.flatMap(spritesOf).includes(name));
  expect(unused).toEqual([]);
});

test('every monster of the campaigns is shown in the colours of its drawing', () => {
  const kinds = [campaign, rogueCampaign, arenaCampaign].flatMap((one) => one.kinds);
  const drawn = kinds.flatMap(({ look }) => {
    const { sprite, variants = [] } = look;
    return sprite === undefined
      ? []
      : [sprite, ...variants].map((one) => ({ ...look, sprite: one }));
  });
  const own = drawn.filter(({ sprite }) => Object.hasOwn(painted, sprite));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((look) => spriteLayer(look, painted)?.colour !== untinted)).toEqual([]);
});

test('the atlas has the icons of kinds and of the unknown items of a campaign', async () => {
  const root = scratchFolder('drawings');
  for (const folder of Object.keys(folders)) {
    mkdirSync(join(root, 'assets', folder), { recursive: true });
  }
  mkdirSync(join(root, 'src/content/cave/items'), { recursive: true });
  const write = (file: string, content: unknown) =>
    writeFileSync(join(root, file), JSON.stringify(content));
  write('src/content/cave/items/elixir.json', { look: { sprite: 'apple-core' } });
  const appearances = { potion: [{ sprite: 'square-bottle' }, { sprite: 'potion-ball' }] };
  write('src/content/cave/campaign.json', { look: 'tiles', appearances });
  const drawings = await collect(root, expect.unreachable);
  const names = ['icon:apple-core', 'icon:potion-ball', 'icon:square-bottle'];
  expect(drawings.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('the picture of the style guide shows the drawings of today; -u renews it', async () => {
  const picture = stylePicture(await collect('.', () => {}));
  await expect(picture).toMatchFileSnapshot('../../assets/pictures/style.svg');
});
