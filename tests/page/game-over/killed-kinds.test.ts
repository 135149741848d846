import { afterEach, expect, test, vi } from 'vitest';
import { makeKilledKinds } from '../../../src/page/game-over/killed-kinds.ts';
import { scene } from '../../world.ts';
import { PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a victory lists each kind that the hero has killed, with its number and picture', () => {
  plainPage();
  const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
  const settings = plainSettings();
  const killed = makeKilledKinds(settings, portraitOf);
  const shown = killed.element as unknown as PlainElement;
  const game = scene('### #@# ###');
  expect(shown.hidden).toBe(true);
  killed.show(
    game,
    new Map([
      ['rat', 2],
      ['wolf', 1],
      ['of a pack that is gone', 3],
    ]),
  );
  expect(shown.hidden).toBe(false);
  const lines = shown.querySelector('ul')?.children as PlainElement[];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['rat ×2', 'wolf']);
  expect(lines.every((line) => line.querySelector('i') !== null)).toBe(true);
  const later = new Map<string, number>();
  killed.show(game, later);
  expect(shown.hidden).toBe(true);
  // The past of a continued game is known later.
  later.set('bat', 7);
  settings.refresh();
  expect(shown.hidden).toBe(false);
  expect(shown.querySelector('ul')?.textContent).toBe('bat ×7');
});
