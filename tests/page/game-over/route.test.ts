import { afterEach, expect, test, vi } from 'vitest';
import type { DatedLine } from '../../../src/describe/route.ts';
import { makeRoute } from '../../../src/page/game-over/route.ts';
import { arenaCampaign, scene } from '../../world.ts';
import { PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const said = (from: number, depth: number, monster = '') =>
  ({
    line: { id: monster ? 'kill' : 'wake', params: { monster }, tone: 'important', times: 1 },
    from,
    depth,
  }) as unknown as DatedLine;

test('a won game shows its floors with their turns and the monsters killed there', () => {
  plainPage();
  const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
  const route = makeRoute(plainSettings(), portraitOf);
  const shown = route.element as unknown as PlainElement;
  expect(shown.hidden).toBe(true);
  const lines = [said(0, 0), said(4, 1, 'rat'), said(5, 1, 'rat'), said(6, 1, 'wolf')];
  const game = scene('### #@# ###');
  game.turn = 9;
  route.show(game, () => lines);
  expect(shown.hidden).toBe(false);
  const floors = shown.querySelector('ol')?.children as PlainElement[];
  expect(floors.map(({ textContent }) => textContent)).toEqual([
    'Depth 04 turns',
    'Depth 15 turns×2',
  ]);
  expect(floors.map((floor) => floor.querySelector('i') !== null)).toEqual([false, true]);
  // One floor is no way, and an arena has no floors.
  route.show(game, () => lines.slice(0, 1));
  expect(shown.hidden).toBe(true);
  route.show(scene('### #@# ###', { campaign: arenaCampaign, depth: 0 }), () => lines);
  expect(shown.hidden).toBe(true);
  route.show(game, () => lines);
  route.hide();
  expect(shown.hidden).toBe(true);
});
