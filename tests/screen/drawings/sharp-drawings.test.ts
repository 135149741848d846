import '../node-navigator.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { iconFetcher } from '../../../assets/fetched-icon.ts';
import type { HeroLayer } from '../../../src/describe/hero-layers.ts';
import { SharpDrawings } from '../../../src/screen/drawings/sharp-drawings.ts';
import { packPages, type Wanted } from '../../../src/screen/drawings/sheet-pages.ts';
import { type FakeCanvas, useFakeCanvases } from '../fake-canvas.ts';

const fetchIcon = iconFetcher(async () => null);

/** The SVG texts that were made into pictures. */
let svgs: string[];
let canvases: FakeCanvas[];
let sharp: SharpDrawings;
let isOnline: boolean;

const body = (name: string) => ({ viewBox: '0 0 32 32', body: `<path id="${name}"/>` });
const names = ['icon:rat', 'icon:evil-bat', 'icon:plain-dagger', 'stairs-up', 'stairs-down'];
const vectors = { defs: '', drawings: Object.fromEntries(names.map((one) => [one, body(one)])) };

beforeEach(() => {
  svgs = [];
  isOnline = true;
  canvases = useFakeCanvases();
  vi.stubGlobal('fetch', async (address: string) => ({
    ok: isOnline && !address.includes('no-such'),
    json: async () => vectors,
    text: async () => `<svg viewBox="0 0 512 512"><path d="${address}"/></svg>`,
  }));
  const texts = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${texts.size}`;
    texts.set(address, blob as Blob);
    return address;
  });
  class FakeImage {
    src = '';
    async decode() {
      svgs.push((await texts.get(this.src)?.text()) ?? '');
    }
  }
  vi.stubGlobal('Image', FakeImage);
  sharp = new SharpDrawings(fetchIcon);
});
afterEach(() => {
  sharp.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits until all requested drawings are drawn. */
const drawn = () =>
  new Promise<void>((resolve) => {
    sharp.onReady = resolve;
  });

describe('a drawing from vectors', () => {
  test('a drawing is ready after a while, at exactly the size that was asked for', async () => {
    expect(sharp.texture('icon:rat', 49)).toBe(null);
    expect(sharp.texture('icon:evil-bat', 43)).toBe(null);
    await drawn();
    const rat = sharp.texture('icon:rat', 49);
    expect(rat).toMatchObject({ width: 49, height: 49, label: 'icon:rat' });
    expect(sharp.texture('icon:evil-bat', 43)).toMatchObject({ width: 43, height: 43 });
    // Both are on one page, and a picture of SVG has the size in pixels.
    expect(sharp.texture('icon:evil-bat', 43)?.source).toBe(rat?.source);
    expect(svgs[0]).toMatch(/^<svg xmlns="[^"]+" width="51" height="51" viewBox="0 0 51 51">/);
    expect(svgs[0]).toContain('width="49" height="49"');
    expect(sharp.texture('icon:rat', 49)).toBe(rat);
  });

  test('a drawing in another size is used until the new size is ready, and destroyed afterwards', async () => {
    sharp.texture('icon:rat', 40);
    await drawn();
    const before = sharp.texture('icon:rat', 40);
    sharp.renew();
    expect(sharp.texture('icon:rat', 60)).toBe(before);
    await drawn();
    expect(sharp.texture('icon:rat', 60)).toMatchObject({ width: 60 });
    expect(before?.destroyed).toBe(false);
    sharp.takeOld()();
    expect(before?.destroyed).toBe(true);
  });

  test('drawings of a size that is no longer shown are not finished', async () => {
    sharp.texture('icon:rat', 40);
    sharp.renew();
    sharp.texture('icon:rat', 60);
    await drawn();
    expect(svgs).toHaveLength(1);
    expect(svgs[0]).toContain('width="60"');
  });

  test('a rest stops the drawings that are not ready, and keeps the ready ones', async () => {
    sharp.texture('icon:rat', 40);
    await drawn();
    const rat = sharp.texture('icon:rat', 40);
    sharp.texture('icon:evil-bat', 40);
    sharp.rest();
    sharp.texture('icon:plain-dagger', 40);
    await drawn();
    expect(svgs).toHaveLength(2);
    expect(svgs[1]).not.toContain('evil-bat');
    expect(sharp.texture('icon:rat', 40)).toBe(rat);
    expect(sharp.texture('icon:evil-bat', 40)).toBe(null);
  });

  test('an unknown drawing is never asked for', () => {
    expect(sharp.texture('no-such-tile', 40)).toBe(null);
    expect(canvases).toEqual([]);
  });

  test('an icon that the atlas lacks is fetched from the files of the page, once', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(sharp.texture('icon:wizard-staff', 40)).toBe(null);
    await drawn();
    expect(sharp.texture('icon:wizard-staff', 40)).toMatchObject({ width: 40 });
    expect(svgs[0]).toContain('<path d="icons/wizard-staff.svg"');
    sharp.renew();
    sharp.texture('icon:wizard-staff', 60);
    await drawn();
    const addresses = fetched.mock.calls.map(([address]) => String(address));
    expect(addresses.filter((one) => one.includes('icons/'))).toEqual(['icons/wizard-staff.svg']);
  });

  test('an icon that does not exist has no drawing, and is asked for only once', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    sharp.texture('icon:rat', 40);
    sharp.texture('icon:no-such-icon', 40);
    await drawn();
    expect(sharp.texture('icon:rat', 40)).toMatchObject({ width: 40 });
    expect(sharp.texture('icon:no-such-icon', 40)).toBe(null);
    sharp.texture('icon:evil-bat', 40);
    await drawn();
    const addresses = fetched.mock.calls.map(([address]) => String(address));
    expect(addresses.filter((one) => one.includes('no-such'))).toHaveLength(1);
  });

  test('an icon that could not be fetched is fetched after the network is back, and in the next size', async () => {
    const askFor = async (name: string, side: number) => {
      const texture = sharp.texture(name, side);
      if (!texture) await drawn();
      return sharp.texture(name, side);
    };
    isOnline = false;
    expect(await askFor('icon:one-more', 40)).toBe(null);
    isOnline = true;
    expect(sharp.texture('icon:one-more', 40)).toBe(null);
    sharp.askAgain();
    expect(await askFor('icon:one-more', 40)).toMatchObject({ width: 40 });

    isOnline = false;
    expect(await askFor('icon:another', 40)).toBe(null);
    isOnline = true;
    sharp.renew();
    expect(await askFor('icon:another', 60)).toMatchObject({ width: 60 });
  });

  test('without a network the drawings stay as they are, and the next size tries again', async () => {
    isOnline = false;
    // A page that has not loaded the vectors yet.
    vi.resetModules();
    const fresh = await import('../../../src/screen/drawings/sharp-drawings.ts');
    sharp = new fresh.SharpDrawings(fetchIcon);
    const fetched = vi.spyOn(globalThis, 'fetch');
    sharp.texture('icon:rat', 40);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    isOnline = true;
    sharp.renew();
    sharp.texture('icon:rat', 60);
    await drawn();
    expect(sharp.texture('icon:rat', 60)).toMatchObject({ width: 60 });
  });
});

test('tiles are a sheet with the place of each, when all of them are ready', async () => {
  const tiles = ['stairs-up', 'stairs-down'];
  expect(sharp.sheet(tiles, 43)).toBe(null);
  await drawn();
  const sheet = sharp.sheet(tiles, 43);
  expect(sheet?.box).toEqual({ width: 43, height: 43 });
  expect(sheet?.placeOf('stairs-up')).toEqual({ x: 1, y: 1 });
  expect(sheet?.placeOf('stairs-down')).toEqual({ x: 46, y: 1 });
  expect(sheet?.texture('stairs-down')?.source).toBe(sheet?.source);
  expect(sheet?.texture('floor')).toBe(null);
});

test('a drawing in grey is another picture of the same drawing', async () => {
  expect([sharp.texture('icon:rat', 20), sharp.texture('grey icon:rat', 20)]).toEqual([null, null]);
  await drawn();
  const [own, grey] = [sharp.texture('icon:rat', 20), sharp.texture('grey icon:rat', 20)];
  expect([own?.label, grey?.label]).toEqual(['icon:rat', 'grey icon:rat']);
  expect(svgs[0].match(/grey-\w+/g)).toEqual(['grey-ffffff', 'grey-ffffff']);
});

test('tiles for a plain canvas are drawn once more, because a tint only darkens them', async () => {
  sharp = new SharpDrawings(fetchIcon, ['stairs-up']);
  sharp.texture('stairs-up', 20);
  sharp.texture('icon:rat', 20);
  await drawn();
  const calls = canvases[0].callsOf('drawImage').map(({ values }) => values.slice(1));
  expect(calls).toEqual([
    [0, 0],
    [0, 0, 22, 22, 0, 0, 22, 22],
  ]);
});

test('the hero is painted from its layers, each in its colour and the thing in its hand in its place', async () => {
  const place = { x: 0.75, y: 0.25, side: 0.5, turn: Math.PI / 2 };
  const layers: HeroLayer[] = [
    { drawing: 'icon:rat', colour: '#ffffff' },
    { drawing: 'icon:plain-dagger', colour: '#cfd8e6', place },
  ];
  expect(sharp.hero(layers, 100)).toBe(null);
  await drawn();
  expect(sharp.hero(layers, 100)).toMatchObject({ width: 100, height: 100 });
  const parts = svgs.find((svg) => svg.includes('plain-dagger'));
  expect(parts).toContain('translate(76 26) rotate(90)');
  expect(parts).toContain('width="50" height="50"');
  expect(parts?.match(/tint-\w+/g)).toEqual(['tint-cfd8e6', 'tint-cfd8e6']);
  expect(parts).toContain('"0.8118 0 0 0 0 0 0.8471 0 0 0 0 0 0.902 0 0 0 0 0 1 0"');
  // Other gear is another picture.
  expect(sharp.hero(layers.slice(0, 1), 100)).toBe(null);
});

test('the pictures of the hero with earlier gear are given up, and drawn again when it is worn again', async () => {
  const layersOf = (n: number): HeroLayer[] => [
    { drawing: 'icon:rat', colour: '#ffffff' },
    { drawing: 'icon:plain-dagger', colour: `#00000${n}` },
  ];
  const wear = async (n: number) => {
    if (sharp.hero(layersOf(n), 100)?.label !== JSON.stringify(layersOf(n))) await drawn();
    return sharp.hero(layersOf(n), 100);
  };
  sharp.texture('icon:evil-bat', 40);
  await drawn();
  const first = await wear(0);
  for (const n of [1, 2, 3, 4, 5]) await wear(n);
  sharp.takeOld()();
  expect(first?.destroyed).toBe(false);
  const last = await wear(6);
  sharp.takeOld()();
  expect([first?.destroyed, last?.destroyed]).toEqual([true, false]);
  expect(sharp.texture('icon:evil-bat', 40)).toMatchObject({ width: 40, destroyed: false });
  expect(await wear(0)).toMatchObject({ width: 100, destroyed: false });
});

describe('pages', () => {
  const wanted = (count: number, side: number): Wanted[] =>
    Array.from({ length: count }, (_, n) => ({ key: `${side} ${n}`, side, names: [`${n}`] }));

  test.each([
    [27, 103],
    [80, 27],
    [60, 256],
  ])(
    '%i drawings of %i px have their own places on pages that every GPU supports',
    (count, side) => {
      const pages = packPages([...wanted(11, 90), ...wanted(count, side)], 1);
      const keys = pages.flatMap(({ rows }) => rows.flatMap((row) => row.wanted));
      expect(new Set(keys).size).toBe(11 + count);
      for (const { width, height, rows } of pages) {
        expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
        let bottom = 0;
        for (const row of rows) {
          expect(row.y).toBe(bottom);
          bottom += row.side + 2;
          expect(row.wanted.length * (row.side + 2)).toBeLessThanOrEqual(width);
        }
        expect(height).toBe(bottom);
      }
      expect(pages[0].rows[0].side).toBe(90);
    },
  );
});
