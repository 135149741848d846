import { afterEach, expect, test, vi } from 'vitest';
import { actorLook } from '../../../src/describe/actor-look.ts';
import { monstersHere } from '../../../src/game/actors/actors.ts';
import { kindOf } from '../../../src/game/entity.ts';
import type { Ending } from '../../../src/game/events.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Kind } from '../../../src/game/kinds.ts';
import type { Game } from '../../../src/game/world.ts';
import { makeGameOverCard } from '../../../src/page/game-over/game-over-card.ts';
import { makeSummary } from '../../../src/page/game-over/game-over-summary.ts';
import { arenaCampaign, give, rogueCampaign, scene } from '../../world.ts';
import { PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

const killed = { since: 0, lines: [], kills: new Map([['rat', 2]]) };

/** The lists on the card of a game that has ended so, by their headings. */
function listsOf(game: Game, ending: Ending | null, isSaved = true) {
  const made = plainPage();
  const settings = plainSettings();
  const nothing = () => {};
  const actions = { sameSeed: nothing, newSeed: nothing, toTitle: nothing };
  const more = { watch: nothing, scores: nothing, download: nothing };
  const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
  const pictures = { portraitOf, emblems: new Map<string, string>() };
  const card = makeGameOverCard(settings, pictures, { ...actions, ...more }, nothing);
  game.ending = ending;
  card.fill(game, { isSaved, keepsScore: false, killed });
  const sections = made.filter(({ localName, hidden }) => localName === 'section' && !hidden);
  const parts = sections.map((part) => [
    part.querySelector('h2')?.textContent,
    part.querySelector('ul')?.textContent,
  ]);
  const { ui } = settings.words;
  return { lists: Object.fromEntries(parts.filter(([heading]) => heading)), ui };
}

test('a victory lists the killed kinds and the items of the bag', () => {
  const game = scene('### #@# ###');
  give(game, 'apple');
  const { lists, ui } = listsOf(game, { won: true, by: 'prize', kind: 'jewel' });
  expect(lists).toEqual({ [ui.sheet.kills]: 'rat ×2', [ui.bag]: 'apple' });
});

test('the end of a game of Rogue lists the killed kinds and the sale, which names the items once', () => {
  const game = scene('### #@# ###', { campaign: rogueCampaign });
  give(game, 'mace');
  const { lists, ui } = listsOf(game, { won: true, by: 'escape', kind: 'amulet', sold: 8 });
  expect(Object.keys(lists).sort()).toEqual([ui.sheet.kills, ui.death.sale].sort());
});

test('a death lists the items that were left; without any, the killed kinds', () => {
  const game = scene('### #@# ###');
  const death = { won: false, by: 'attack', kind: 'rat' } as const;
  give(game, 'apple');
  const { lists, ui } = listsOf(game, death);
  expect(lists).toEqual({ [ui.death.items]: 'apple' });
  const { lists: without } = listsOf(scene('### #@# ###'), death);
  expect(without).toEqual({ [ui.sheet.kills]: 'rat ×2' });
});

test('a game that was given up lists the killed kinds and the items of the bag', () => {
  const game = scene('### #@# ###');
  give(game, 'apple');
  const { lists, ui } = listsOf(game, null);
  expect(lists).toEqual({ [ui.sheet.kills]: 'rat ×2', [ui.bag]: 'apple' });
});

test('the picture of an end is the killer as the map shows it, or a white flag if the player gave up', () => {
  const pictureAfter = (game: Game) => {
    const made = plainPage();
    const portraitOf = ({ look }: Pick<Kind, 'look'>) =>
      new PlainElement(`picture-${look.sprite}`) as unknown as HTMLElement;
    const summary = makeSummary(plainSettings(), { portraitOf, emblems: new Map() });
    summary.show(game, true, killed);
    const emblem = made.find(({ className }) => className === 'emblem');
    return (emblem?.children[0] as PlainElement | undefined)?.localName;
  };
  const game = scene('##### #e@e# #####', { campaign: arenaCampaign, depth: 0 });
  expect(pictureAfter(game)).toBe('img');
  game.stores.Health.current[game.hero] = 1;
  takeTurn(game, { type: 'wait' });
  expect(game.ending?.by).toBe('attack');
  const killer = monstersHere(game)[0];
  expect(pictureAfter(game)).toBe(`picture-${actorLook(game, killer).sprite}`);
  // The gladiators of a fight differ.
  expect(actorLook(game, killer).sprite).not.toBe(kindOf(game, killer).look.sprite);
});

test('after the death of a hero of Rogue, a sentence explains the gold that is missing', () => {
  const sentenceAfter = (game: Game, ending: Ending) => {
    const made = plainPage();
    const settings = plainSettings();
    const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
    const summary = makeSummary(settings, { portraitOf, emblems: new Map() });
    game.ending = ending;
    summary.show(game, true, killed);
    return made.find(({ className }) => className === 'sentence')?.textContent;
  };
  const rogue = () =>
    Object.assign(scene('### #@# ###', { campaign: rogueCampaign }), { score: 90 });
  const death = { won: false, by: 'attack', kind: 'hobgoblin' } as const;
  expect(sentenceAfter(rogue(), death)).toMatch(/hobgoblin.* Gold lost at death: 10%\.$/);
  const won = { won: true, by: 'escape', kind: 'amulet', sold: 8 } as const;
  expect(sentenceAfter(rogue(), won)).not.toContain('lost');
  // Where death has taken nothing, also of little gold, there is nothing to explain.
  expect(sentenceAfter(Object.assign(rogue(), { score: 8 }), death)).not.toContain('lost');
  expect(sentenceAfter(Object.assign(scene('### #@# ###'), { score: 90 }), death)).not.toContain(
    'lost',
  );
});

test('after a death the last way out has its room at once, and without one no item could have helped', () => {
  const game = scene('### #@# ###', { campaign: rogueCampaign });
  give(game, 'potion-healing');
  const made = plainPage();
  const settings = plainSettings();
  const nothing = () => {};
  const actions = { sameSeed: nothing, newSeed: nothing, toTitle: nothing };
  const more = { watch: nothing, scores: nothing, download: nothing };
  const portraitOf = () => new PlainElement('i') as unknown as HTMLElement;
  const pictures = { portraitOf, emblems: new Map<string, string>() };
  const card = makeGameOverCard(settings, pictures, { ...actions, ...more }, nothing);
  const part = made.find(({ className }) => className === 'way-out');
  const { death } = settings.words.ui;
  game.ending = { won: false, by: 'attack', kind: 'rat' };
  card.fill(game, { isSaved: true, keepsScore: true, killed });
  expect([part?.hidden, part?.querySelector('p')?.textContent]).toEqual([false, death.searching]);
  const lists = made.filter(({ className }) => className === 'left-items');
  const isMarked = () => lists.some(({ textContent }) => textContent.includes(death.usable));
  expect(isMarked()).toBe(true);
  card.showWayOut('none');
  expect(isMarked()).toBe(false);
  expect([part?.hidden, part?.querySelector('p')?.textContent]).toEqual([false, death.noWayOut]);
  card.showWayOut('failed');
  expect(part?.hidden).toBe(true);
});

test('the card of a game that is not saved lists neither kinds nor items', () => {
  const game = scene('### #@# ###');
  give(game, 'apple');
  expect(listsOf(game, { won: true, by: 'prize', kind: 'jewel' }, false).lists).toEqual({});
});
