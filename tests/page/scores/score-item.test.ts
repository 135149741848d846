import { afterEach, expect, test, vi } from 'vitest';
import type { Kind } from '../../../src/game/kinds.ts';
import { element } from '../../../src/page/elements.ts';
import type { ScoreEntry } from '../../../src/page/scores/score-entry.ts';
import { emptyPlace, scoreItem } from '../../../src/page/scores/score-item.ts';
import { campaign } from '../../world.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const entry: ScoreEntry = {
  id: 'a',
  campaign: 'simple',
  seed: 'yurina',
  date: 0,
  turns: 412,
  depth: 3,
  level: 4,
  points: 740,
  cause: { won: false, by: 'attack', kind: 'wolf' },
  mods: [],
  daily: null,
  unranked: null,
  picture: '',
  isVerified: true,
};

/** The colours of the portraits that a page asks for. */
const portraits: string[] = [];
const pictures = {
  portraitOf({ look }: Pick<Kind, 'look'>) {
    portraits.push(look.colour);
    return element('span', 'portrait');
  },
  emblems: new Map([['simple', 'jewel.svg']]),
};

/** A score on the page. */
function shown(of: ScoreEntry, rank: number | null = 1): HTMLElement {
  plainPage();
  portraits.length = 0;
  const actions = { watch() {}, download() {}, replaySeed() {} };
  return scoreItem(
    of,
    { rank, most: 1480, open: new Set() },
    campaign,
    plainSettings(),
    pictures,
    actions,
    () => {},
  );
}

/** The text of a score whose game was played with some files. */
const textWith = (mods: readonly string[]) => shown({ ...entry, mods }).textContent;

test('a score names the mods and packs of its game, not their files or those of the campaign', () => {
  const own = ['campaign.json', 'hero.json', './monsters/bat.json'];
  const pack = ['moor/monsters/ghoul.json', 'moor/items/lamp.json'];
  expect(textWith([...own, ...pack, 'kobold.json'])).toContain(
    'Seed yurina · Mods: moor, kobold.json',
  );
  expect(textWith(own)).not.toContain('Mods');
});

test('a score shows the killer, or the picture of the campaign for its prize', () => {
  const wolf = campaign.kinds.find(({ id }) => id === 'wolf');
  expect(shown(entry).querySelector('img')).toBeNull();
  expect(portraits).toEqual([wolf?.look.colour]);
  const won = shown({ ...entry, cause: { won: true, by: 'prize', kind: 'green-jewel' } });
  expect(won.querySelector('img')?.src).toBe('jewel.svg');
  expect(portraits).toEqual([]);
});

test('a score shows its rank, its facts with their names, and a white flag if the player gave up', () => {
  const { textContent } = shown(entry);
  for (const fact of ['Killed by a wolf', '740 points', 'Depth 3', 'Lv 4', 'Turn 412'])
    expect(textContent).toContain(fact);
  expect(textContent.startsWith('1')).toBe(true);
  const given = shown({ ...entry, cause: { won: false, by: 'quit' } });
  expect(given.querySelector('img')?.src).toContain('white-flag');
  expect(given.textContent).toContain('Gave up');
});

test('the first three games of the best have medals, and a bar shows the share of the best score', () => {
  const medals = [1, 2, 3, 4, null].map((rank) => shown(entry, rank).className);
  expect(medals).toEqual(['gold', 'silver', 'bronze', '', '']);
  const barOf = (points: number) => {
    const parts = shown({ ...entry, points }).children as unknown as PlainElement[];
    return parts.find(({ className }) => className === 'score-bar')?.style.values['--share'];
  };
  expect([barOf(1480), barOf(740), barOf(0), barOf(2000)]).toEqual([
    '1.000',
    '0.500',
    '0.000',
    '1.000',
  ]);
});

test('a place that no game has yet has its number and its medal, and is silent', () => {
  plainPage();
  const { textContent, className, ariaHidden } = emptyPlace(2);
  expect([textContent, className, ariaHidden]).toEqual(['2–', 'score-place silver', 'true']);
});
