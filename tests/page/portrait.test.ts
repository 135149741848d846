import { afterEach, expect, test, vi } from 'vitest';
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
