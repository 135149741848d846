import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourCard } from '../../../src/page/title/card-colours.ts';
import { dungeonColours } from '../../../src/screen/map/stone-colours.ts';
import { arena, rogue, simple } from '../../sources.ts';

const css = readFileSync('src/page/title/title.css', 'utf8');

/** The custom properties of a card in the colours of a campaign. */
function coloursOf(campaign: Parameters<typeof colourCard>[1]): Map<string, string> {
  const set = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => set.set(name, value) };
  colourCard({ style } as unknown as HTMLElement, campaign);
  return set;
}

test('the picture of a card has the colours of the last floors of its campaign', () => {
  for (const campaign of [simple, rogue, arena]) {
    const last = campaign.scenery?.at(-1);
    const colours = coloursOf(campaign);
    expect(colours.get('--card-wall')).toBe(last?.walls);
    expect(colours.get('--card-ground')).toBe(last?.ground);
    expect(colours.get('--card-lamp')).toBe(last?.lamp);
  }
});

test('the picture of a card without a scenery has the colours of a floor without one', () => {
  expect([...coloursOf({}).values()]).toEqual(['', '', '']);
  const inCss = (name: string) => {
    const [, digits] = new RegExp(`--card-${name}: #(\\w{6});`).exec(css) ?? expect.fail();
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  };
  const { stones, lamp } = dungeonColours;
  expect(inCss('wall')).toEqual(stones.bricks.map((part) => part * 128));
  expect(inCss('ground')).toEqual(stones.flagstones.map((part) => part * 128));
  expect(inCss('lamp')).toEqual(lamp.map((part) => part * 255));
});
