import { kindsWithAppearance, lookOf } from '../game/items/appearances.ts';
import { kindName } from '../game/items/items.ts';
import type { Kind } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import type { SheetSection } from './sheet.ts';

/**
 * The kinds of items that the hero has seen, by group, and how likely it is that an unknown one is of
 * each kind of its group that is not known yet.
 */
export function describeDiscoveries(game: Game, words: Words, names: Names): SheetSection[] {
  const { sheet } = words.ui;
  const kinds = kindsWithAppearance(game);
  const groups = Object.keys(game.campaign.appearances ?? {});
  const sections = groups.flatMap((group) => {
    const members = kinds.filter(({ look }) => look.group === group).map(({ kind }) => kind);
    const seen = members.filter(({ id }) => game.seen.has(id));
    if (seen.length === 0) return [];
    const known = members.filter(({ id }) => game.known.has(id));
    const name = words.groups[group] ?? group;
    const numberOf = (kind: Kind) => game.campaign.kinds.indexOf(kind);
    const isUnknown = (kind: Kind) => !known.includes(kind);
    // By name: the order of the campaign would reveal the unknown kinds.
    const rowsOf = (some: readonly Kind[], value: string) =>
      some
        .map((kind) => ({
          label: names.item(kindName(game, numberOf(kind))),
          value,
          look: lookOf(game, numberOf(kind)),
        }))
        .sort((a, b) => Number(a.label > b.label) - Number(a.label < b.label));
    const rows = [
      ...rowsOf(
        seen.filter((kind) => !isUnknown(kind)),
        '',
      ),
      ...rowsOf(seen.filter(isUnknown), sheet.unknown),
    ];
    const chances = seen.some(isUnknown) ? chancesOf(members.filter(isUnknown)) : [];
    return [
      { heading: sheet.seenOf(name, known.length, members.length), rows },
      ...(chances.length > 0
        ? [
            {
              heading: sheet.possible(name),
              rows: chances.map(({ kind, percent }) => ({
                label: names.kind(kind.id),
                value: sheet.percent(percent),
              })),
            },
          ]
        : []),
    ];
  });
  return sections.length > 0
    ? sections
    : [{ heading: sheet.discoveries, rows: [], note: sheet.nothingSeen }];
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
