import { kindsWithAppearance, lookOf } from '../game/items/appearances.ts';
import { kindName } from '../game/items/item-names.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import { powersOf } from './powers.ts';
import type { SheetRow } from './sheet.ts';

/** The kinds of a group of items that the hero has seen, and the number that is left to discover. */
export interface DiscoveryGroup {
  readonly heading: string;
  readonly known: readonly SheetRow[];
  /** The kinds that the hero has seen and does not know. */
  readonly unknown: readonly SheetRow[];
  /** The number of kinds that the hero has never seen, and the words for it; empty for none. */
  readonly unseen: number;
  readonly unseenText: string;
  /** The kinds that an unknown one can be, by short names, with their chances, and the heading of this list. */
  readonly possible: readonly SheetRow[];
  readonly possibleHeading: string;
}

/** The kinds of items whose appearance is unknown at first, by group. */
export function describeDiscoveries(game: Game, words: Words, names: Names): DiscoveryGroup[] {
  const kinds = kindsWithAppearance(game);
  return Object.keys(game.campaign.appearances ?? {}).map((group) => {
    const members = kinds.filter(({ look }) => look.group === group).map(({ kind }) => kind);
    return describeGroup(game, words.groups[group] ?? group, members, words, names);
  });
}

function describeGroup(
  game: Game,
  name: string,
  members: readonly Kind[],
  words: Words,
  names: Names,
): DiscoveryGroup {
  const { sheet } = words.ui;
  const seen = members.filter(({ id }) => game.seen.has(id));
  const isKnown = ({ id }: Kind) => game.known.has(id);
  const known = members.filter(isKnown);
  const unknown = seen.filter((kind) => !isKnown(kind));
  const unseen = members.length - known.length - unknown.length;
  const numberOf = (kind: Kind) => game.campaign.kinds.indexOf(kind);
  // By name: the order of the campaign would reveal the unknown kinds.
  const rowOf = (kind: Kind) => ({
    label: names.item(kindName(game, numberOf(kind))),
    look: lookOf(game, numberOf(kind)),
  });
  const inOrder = (rows: SheetRow[]) =>
    rows.sort((a, b) => Number(a.label > b.label) - Number(a.label < b.label));
  const chances = unknown.length > 0 ? chancesOf(members.filter((kind) => !isKnown(kind))) : [];
  const shorten = shortener(members.map(({ id }) => names.kind(id)));
  return {
    heading: sheet.seenOf(name, known.length, members.length),
    known: inOrder(
      known.map((kind) => ({
        ...rowOf(kind),
        value: '',
        about: powersText(game, kind, words, names),
      })),
    ),
    unknown: inOrder(unknown.map((kind) => ({ ...rowOf(kind), value: sheet.unknown }))),
    unseen,
    unseenText: unseen > 0 ? sheet.unseen(unseen) : '',
    possible: chances.map(({ kind, percent }) => ({
      label: shorten(names.kind(kind.id)),
      value: sheet.percent(percent),
      // The likeliest has the longest bar.
      share: { of: 'plain', part: percent / chances[0].percent },
    })),
    possibleHeading: sheet.possible(name),
  };
}

/** The powers of a known kind. Each group has one rule for stacks, so a kind has no sentence about it. */
function powersText({ campaign }: Game, kind: Kind, words: Words, names: Names): string {
  const powers = powersOf(campaign, kind, words, names);
  return words.sentences(
    powers.filter(({ component }) => component !== 'Stack').map(({ about }) => about),
  );
}

/** The chance in percent of each of some unknown kinds, the likeliest first. */
function chancesOf(unknown: readonly Kind[]): { kind: Kind; percent: number }[] {
  const weightOf = ({ spawn }: Kind) => spawn.item?.weight ?? 1;
  const sum = unknown.reduce((total, kind) => total + weightOf(kind), 0);
  return unknown
    .map((kind) => ({
      kind,
      percent: sum > 0 ? Math.round((1000 * weightOf(kind)) / sum) / 10 : 0,
    }))
    .sort((a, b) => b.percent - a.percent);
}

/**
 * A function that leaves out what most of some names begin or end with, such as "potion of ": the heading of a list of
 * them says it. Japanese names end with it.
 */
function shortener(all: readonly string[]): (name: string) => string {
  const starts = (name: string) =>
    [...name.matchAll(/ /g)].map(({ index }) => name.slice(0, index + 1));
  const ends = (name: string) =>
    [...name.matchAll(/(?<!^)の/g)].map(({ index }) => name.slice(index));
  const start = longestShared(all.map(starts));
  const end = longestShared(all.map(ends));
  return (name) =>
    name.slice(
      name.startsWith(start) ? start.length : 0,
      name.endsWith(end) ? name.length - end.length : name.length,
    );
}

/** The longest text that is in more than half of some lists; empty if there is none. */
function longestShared(lists: readonly string[][]): string {
  const isShared = (text: string) =>
    2 * lists.filter((list) => list.includes(text)).length > lists.length;
  const shared = lists.flat().filter(isShared);
  return shared.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
