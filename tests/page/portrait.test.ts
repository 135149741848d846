import { afterEach, expect, test, vi } from 'vitest';
import { variantOf } from '../../src/describe/actor-look.ts';
import { makePortraits } from '../../src/page/portrait.ts';
import { plainPage } from './plain-page.ts';

const ghoul = { look: { glyph: 'g', colour: '#8f8', sprite: 'ghoul' } };

afterEach(() => vi.unstubAllGlobals());

test('a portrait of a game in glyphs is the glyph of the kind, whose sprite is not fetched', async () => {
  plainPage();
  vi.stubGlobal('fetch', async () => Response.json({ defs: '', drawings: {} }));
  const fetched: string[] = [];
  const source = {
    showsGlyphs: true,
    async fetchIcon(name: string) {
      fetched.push(name);
      return null;
    },
  };
  const makePortrait = makePortraits(source);
  expect(makePortrait(ghoul).textContent).toBe('g');
  // The player chooses tiles.
  source.showsGlyphs = false;
  makePortrait(ghoul);
  await vi.waitFor(() => expect(fetched).toEqual(['ghoul']));
});

test('as glyphs, the variants of a kind have the colours that they have on the map', () => {
  plainPage();
  const look = { glyph: 'e', colour: '#b4c8f4', sprite: 'a', variants: ['b', 'c'] };
  const makePortrait = makePortraits({ showsGlyphs: true, fetchIcon: async () => null });
  const colours = [0, 1, 2].map((seq) => makePortrait({ look: variantOf(look, seq) }).style.color);
  expect(colours).toEqual(['#b4c8f4', '#f4b4c8', '#c8f4b4']);
});
