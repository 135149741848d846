import type { CampaignSource } from '../../game/campaign.ts';
import { isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import type { Path } from '../json.ts';
import type { Grade, Problem } from '../problems.ts';
import { pathText } from '../shapes/check-shape.ts';
import { missingKind, similarNames, suggestion } from '../spelling.ts';

/**
 * Checks of a kind together with the other kinds of its campaign. `check-shape.ts` checks its fields, `check-cycles.ts`
 * what it summons, becomes and brings along, and `check-needs.ts` what it needs of other kinds.
 */

/** A problem with a part of the bundle of the kind `id`. */
export interface KindProblem extends Pick<Problem, 'grade' | 'text' | 'absentKind'> {
  readonly id: string;
  readonly path: Path;
}

export type ReportProblem = (problem: KindProblem) => void;

/** Stores the index of each kind that a field names. Another name becomes 0, the kind itself. */
export function resolveReferences(
  kinds: readonly Kind[],
  report: ReportProblem,
  isLeftOut: (id: string) => boolean,
): void {
  const ids = kinds.map(({ id }) => id);
  for (const { id, references } of kinds) {
    for (const { path, field, kind: named, values, names, otherwise } of references) {
      const index = ids.indexOf(named);
      const fits = index >= 0 && (!names || isOf(kinds[index], names));
      values[field] = fits ? index : 0;
      if (fits) continue;
      const allowed = names ? kinds.filter((kind) => isOf(kind, names)) : kinds;
      const allowedIds = allowed.map((kind) => kind.id);
      const reason =
        index < 0
          ? missingKind(named, allowedIds, isLeftOut)
          : `"${named}" is ${sortOfKind(kinds, index)}, but only ${names} are possible`;
      const text = `${pathText(path)}: ${reason}; ${otherwise ?? 'its own kind is used'}`;
      report({ id, path, grade: 'warning', text, ...(index < 0 && { absentKind: named }) });
    }
  }
}

function isOf(kind: Kind, names: 'monsters' | 'items'): boolean {
  return names === 'items' ? kindHas(kind, 'Item') : isMonsterKind(kind);
}

function sortOfKind(kinds: readonly Kind[], index: number): string {
  if (index === 0) return 'the hero';
  if (isOf(kinds[index], 'monsters')) return 'a monster';
  if (kindHas(kinds[index], 'Item')) return 'an item';
  if (kindHas(kinds[index], 'Feature')) return 'a feature';
  return kindHas(kinds[index], 'Trap') ? 'a trap' : 'no monster';
}

/** Characters that are two columns wide, by the ranges of Unicode's East Asian Width, without emoji. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]/u;

const emoji = /\p{Emoji_Presentation}/u;

/**
 * Reports glyphs that are wide, glyphs that mean terrain, and glyphs of monsters that the hero, an item or an earlier
 * monster has. A disguised monster may look like an item.
 */
export function checkGlyphs(
  { alphabet, glyphCells }: Pick<CampaignSource, 'alphabet' | 'glyphCells'>,
  kinds: readonly Kind[],
  isMod: (id: string) => boolean,
  report: ReportProblem,
): void {
  const terrain = Object.entries(terrainGlyphs[alphabet]);
  // Kinds that a player adds are compared with the kinds before them.
  const sorted = [...kinds].sort((a, b) => Number(isMod(a.id)) - Number(isMod(b.id)));
  for (const [index, kind] of sorted.entries()) {
    const { glyph, colour } = kind.look;
    const add = (grade: Grade, text: string) =>
      report({
        id: kind.id,
        path: ['look', 'glyph'],
        grade,
        text: `look.glyph: "${glyph}" is ${text}`,
      });
    if (emoji.test(glyph))
      add('warning', 'an emoji, which look.colour cannot colour; use a letter');
    else if (wide.test(glyph)) {
      // A square cell has room for a wide character.
      if (glyphCells === 'tall') {
        add('warning', 'two columns wide, and squeezed into a cell of one; use a narrow character');
      } else add('hint', 'two columns wide; campaigns with tall cells squeeze it');
    }
    const [part] = terrain.find(([, character]) => character === glyph) ?? [];
    if (part !== undefined) add('warning', `the glyph of ${terrainNames[part]} in this campaign`);
    if (!isOf(kind, 'monsters')) continue;
    const same = sorted.filter((one) => one !== kind && one.look.glyph === glyph);
    const item = same.find((one) => isOf(one, 'items'));
    const twin = sorted.slice(0, index).find((one) => {
      return same.includes(one) && isOf(one, 'monsters') && one.look.colour === colour;
    });
    if (same.includes(kinds[0])) add('warning', 'also the glyph of the hero');
    else if (item && !kindHas(kind, 'Disguise')) {
      add('warning', `also the glyph of the item "${item.id}"`);
    } else if (twin) add('hint', `also the glyph of "${twin.id}", in the same colour`);
  }
}

/** Hints at mods that state the English name of a kind of the campaign. */
export function checkNames(
  kinds: readonly Kind[],
  isMod: (id: string) => boolean,
  statesName: (id: string) => boolean,
  report: ReportProblem,
): void {
  const own = kinds.filter(({ id }) => !isMod(id));
  const names = new Map(own.map(({ id, name }) => [name.en, id]));
  for (const { id, name } of kinds) {
    const twin = isMod(id) && statesName(id) ? names.get(name.en) : undefined;
    if (twin === undefined) continue;
    const text = `name.en: "${name.en}" is also the name of "${twin}"; choose another name`;
    report({ id, path: ['name', 'en'], grade: 'hint', text });
  }
}

const terrainNames: Readonly<Record<string, string>> = {
  floor: 'the floor',
  passage: 'passages',
  door: 'doors',
  down: 'stairs',
  up: 'stairs',
  wall: 'walls',
  wallSide: 'walls',
};

/** The unknown icons for which names are suggested: each takes as long as 1000 bundles. */
const mostHelped = 20;

/**
 * Reports sprites that no icon has. A name such as "moor:*" among the icons allows every sprite of a pack whose
 * files are not here.
 */
export function checkSprites(
  kinds: readonly Kind[],
  icons: ReadonlySet<string>,
  report: ReportProblem,
): void {
  let unknown = 0;
  for (const { id, look } of kinds) {
    const check = (sprite: string, path: Path) => {
      const text = unknownIcon(sprite, icons, unknown < mostHelped);
      if (!text) return;
      unknown++;
      report({ id, path, grade: 'error', text: `${pathText(path)}: ${text}` });
    };
    if (look.sprite) check(look.sprite, ['look', 'sprite']);
    for (const [n, sprite] of (look.variants ?? []).entries())
      check(sprite, ['look', 'variants', n]);
  }
}

/** The faults of the sprites in the appearances of a campaign, with their paths. */
export function appearanceFaults(
  { appearances = {} }: Pick<CampaignSource, 'appearances'>,
  icons: ReadonlySet<string>,
): { readonly path: Path; readonly text: string }[] {
  let unknown = 0;
  return Object.entries(appearances).flatMap(([group, lists]) =>
    lists.flatMap(({ sprite }, n) => {
      const path = ['appearances', group, n, 'sprite'];
      const text = sprite && unknownIcon(sprite, icons, unknown < mostHelped);
      if (!text) return [];
      unknown++;
      return [{ path, text: `${pathText(path)}: ${text}` }];
    }),
  );
}

/** The mistake in the name of an icon, with names that it could mean; null for a name that an icon has. */
function unknownIcon(sprite: string, icons: ReadonlySet<string>, isHelped: boolean): string | null {
  if (icons.has(sprite) || icons.has(sprite.replace(/:.*/s, ':*'))) return null;
  const [pack, own] = sprite.split(':');
  if (own !== undefined && ![...icons].some((name) => name.startsWith(`${pack}:`))) {
    return `the pack "${pack}" has no sprites here; put sprites/${own}.svg or .png into it, or name it in "needs" of pack.json`;
  }
  const names = [...icons];
  const inPack = names.find((name) => name.endsWith(`:${sprite}`));
  if (inPack) return `there is no icon "${sprite}"; use "${inPack}", the sprite of a pack`;
  if (!isHelped) return `there is no icon "${sprite}"`;
  const near = `; the closest names are ${similarNames(sprite, names).join(', ')}`;
  return `there is no icon "${sprite}"${suggestion(sprite, names) || near}`;
}
