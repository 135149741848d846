import type { Campaign, CampaignSource, Vault } from '../../game/campaign.ts';
import { ownDepths } from '../../game/floors/vault-depths.ts';
import {
  groundCell,
  thingCell,
  vaultFault,
  vaultGrounds,
} from '../../game/floors/vault-drawing.ts';
import { type Kind, kindHas, natures } from '../../game/kinds.ts';
import { isObject, type JsonText, type TextPlace } from '../json.ts';
import { printable } from '../printable.ts';
import type { Problem } from '../problems.ts';
import { missingKind } from '../spelling.ts';
import { type Fault, faultsIn } from './check-shape.ts';
import {
  flag,
  kindName,
  number,
  type ObjectShape,
  object,
  optional,
  text,
  word,
} from './shapes.ts';
import { allBelow, depths, spanOf, spansText } from './spawn-shape.ts';

/** Vaults: files with rooms drawn by hand, `{"map": ["###", "#o.", "###"], "legend": {"o": "orc"}, …}`. */

/** The characters that need no legend. */
const defaultLegend: Readonly<Record<string, string>> = { '#': 'wall', '.': 'floor' };

/** The most columns and rows of a drawing. */
const [mostColumns, mostRows] = [60, 40];

/** The whole file of a vault. */
export const vaultShape: ObjectShape = object('A room drawn by hand.', {
  $schema: optional(text('The JSON Schema that an editor uses for this file.', 200)),
  map: {
    form: 'list',
    doc: `The drawing, row by row. "#" is wall, "." is floor, and a space leaves the floor as it is. Open cells on its edge are entrances.`,
    each: {
      form: 'value',
      doc: 'A row.',
      mustBe: `a text of 1 to ${mostColumns} characters without tabs and line breaks`,
      json: { type: 'string', minLength: 1, maxLength: mostColumns },
      accepts: (value) =>
        typeof value === 'string' &&
        value.length > 0 &&
        value.length <= mostColumns &&
        !/[^\P{C}\p{Cs}]/u.test(value),
    },
    most: mostRows,
  },
  legend: optional({
    form: 'map',
    doc: 'The meaning of other characters of the drawing.',
    key: word('A character.', /^[^\p{C}\p{Z}\p{M}]$/u, 'one visible character'),
    each: kindName(
      `A kind of monster, item, trap or feature, or a ground: ${vaultGrounds.join(', ')}.`,
    ),
    most: 60,
  }),
  depths: depths('The floors: a depth, a range of depths, or a depth and all below.'),
  chance: optional(number('The chance that a floor has it. Without it, 100.', 1, 100, '%')),
  once: optional(
    flag('Whether a game has it at most once, on one of its depths. They must have a last one.'),
  ),
});

/** A vault whose file has the right shape. */
export interface StatedVault {
  readonly file: string;
  readonly id: string;
  readonly json: JsonText;
}

/** The content of such a file. */
interface VaultText {
  readonly map: readonly string[];
  readonly legend?: Readonly<Record<string, string>>;
  readonly depths: string;
  readonly chance?: number;
  readonly once?: boolean;
}

/** Whether a file is that of a vault. */
export function isVault(file: string, value: unknown): boolean {
  return /(^|\/)vaults\/[^/]+$/.test(file) || (isObject(value) && 'map' in value);
}

/** The problems of a vault's file that do not depend on a campaign. */
export function vaultProblems({ file, json }: StatedVault): Problem[] {
  if (isObject(json.value) && !('map' in json.value) && 'look' in json.value) {
    const text = 'this is not a vault; move the file to monsters/, items/, traps/ or features/';
    return [problemAt(file, json, { path: [], key: false, text })];
  }
  const faults = faultsIn(vaultShape, json.value);
  if (faults.length > 0) return faults.map((fault) => problemAt(file, json, fault));
  const { map, legend = {}, depths: written, once } = json.value as VaultText;
  const problems: Problem[] = [];
  const addError = (fault: Omit<Fault, 'key'>, grade?: Problem['grade']) =>
    problems.push(problemAt(file, json, { key: false, ...fault }, grade));
  if (map.length === 0) addError({ path: ['map'], text: 'map is empty; draw at least one row' });
  const known = { ...defaultLegend, ...legend };
  const width = charactersOf(map[0] ?? '').length;
  map.forEach((row, n) => {
    const characters = charactersOf(row);
    if (characters.length !== width) {
      const text = `map[${n}] has ${characters.length} characters, but map[0] has ${width}; make all rows equally long`;
      addError({ path: ['map', n], text });
    }
    characters.forEach((character, x) => {
      if (character === ' ' || Object.hasOwn(known, character)) return;
      const text = `map[${n}]: "${printable(character)}" is not in the legend; known here: ${Object.keys(known).join(' ')}`;
      problems.push({ file, ...cellPlace(json, n, x), grade: 'error', text });
    });
  });
  for (const character of Object.keys(legend)) {
    const fixed = defaultLegend[character];
    if (fixed !== undefined && legend[character] !== fixed) {
      const text = `legend.${character}: this character is always ${fixed}; use another one`;
      addError({ path: ['legend', character], text });
    }
    if (map.some((row) => charactersOf(row).includes(character))) continue;
    const text = `legend.${character} is not in the map`;
    addError({ path: ['legend', character], text }, 'warning');
  }
  const { from, to } = spanOf(written);
  if (from > to)
    addError({ path: ['depths'], text: `depths: "${from}-${to}" must be "${to}-${from}"` });
  if (once && to === allBelow) {
    const text = `depths: a vault with "once" needs a last depth, such as "${from}-${from + 2}"`;
    addError({ path: ['depths'], text });
  }
  return problems;
}

/** The kinds that a vault names, even if its file has errors. */
export function kindsOfVault({ json: { value } }: StatedVault): string[] {
  const legend = isObject(value) && isObject(value.legend) ? value.legend : {};
  return Object.values(legend).map(String);
}

/** Warnings about vaults with `once` that share their only depths, so that a game can lack one of them. */
export function sharedDepths(
  campaign: Pick<Campaign, 'floors' | 'vaults'>,
  stated: readonly StatedVault[],
): Problem[] {
  const { depths, sharing } = ownDepths(campaign, () => 0);
  return [...sharing].flatMap(([vault, own]) => {
    if (own.length === 0) return [];
    const ids = new Set([...own.flatMap((depth) => depths.get(depth)?.id ?? []), vault.id]);
    const text =
      `once: depths ${spansText([vault])} are too few for the vaults ${[...ids].join(', ')}: a floor has at most one ` +
      'vault, so games lack some of them; give them more depths';
    return stated
      .filter(({ id }) => ids.has(id))
      .map(({ file, json }) =>
        problemAt(file, json, { path: ['once'], key: false, text }, 'warning'),
      );
  });
}

/** A vault of a campaign with these kinds; null if it has errors, which are added to `problems`. */
export function makeVault(
  { file, id, json }: StatedVault,
  source: CampaignSource,
  kinds: readonly Kind[],
  problems: Problem[],
  isLeftOut: (id: string) => boolean,
): Vault | null {
  const { map, legend = {}, depths: written, chance = 100, once } = json.value as VaultText;
  const errors: Problem[] = [];
  const addError = (place: TextPlace, text: string, absentKind?: string) =>
    errors.push({ file, ...place, grade: 'error', text, ...(absentKind && { absentKind }) });
  const things = kinds.filter((kind, n) => n > 0 && natures.some((one) => kindHas(kind, one)));
  for (const [character, name] of Object.entries(legend)) {
    if (vaultGrounds.includes(name) || things.some((kind) => kind.id === name)) continue;
    const names = [...vaultGrounds, ...things.map((kind) => kind.id)];
    const isHero = kinds.some((kind) => kind.id === name);
    const reason = isHero
      ? `"${name}" is the hero; name a monster, an item, a trap or a feature`
      : missingKind(name, names, isLeftOut);
    const text = `legend.${character}: ${reason}`;
    addError(json.placeOf(['legend', character]), text, isHero ? undefined : name);
  }
  const meanings = { ...defaultLegend, ...legend };
  const rows = map.map(charactersOf);
  const cells = rows.flat().map((character) => {
    if (character === ' ') return null;
    const name = meanings[character];
    const kind = things.find(({ id }) => id === name);
    // An unknown kind has been reported.
    return kind && !vaultGrounds.includes(name) ? thingCell(kind) : groundCell(name);
  });
  const drawing = { width: rows[0].length, height: rows.length, cells };
  // The outer wall of a floor stays.
  const [columns, lines] = [source.width - 2, source.height - 2];
  if (drawing.width > columns || drawing.height > lines) {
    const size = `the drawing has ${drawing.width} × ${drawing.height} cells`;
    addError(json.placeOf(['map']), `map: ${size}, but floors hold at most ${columns} × ${lines}`);
  }
  const fault = errors.length === 0 ? vaultFault(drawing) : null;
  if (fault === 'no entrance') {
    const text = 'map: the drawing has no entrance; leave an open cell on its edge';
    addError(json.placeOf(['map']), text);
  } else if (fault) {
    const y = Math.floor(fault.cell / drawing.width);
    const x = fault.cell % drawing.width;
    const place = `map[${y}]: no entrance leads to "${rows[y][x]}" in column ${x + 1}`;
    addError(cellPlace(json, y, x), `${place}; open a way to it, or draw a wall`);
  }
  problems.push(...errors);
  if (errors.length > 0) return null;
  const { from, to } = spanOf(written);
  if (!source.floors.some((floor) => from <= floor.to && floor.from <= to)) {
    const known = spansText(source.floors);
    const text = `depths: no floor of this campaign has depths ${written}; its depths are ${known}`;
    problems.push({ file, ...json.placeOf(['depths']), grade: 'warning', text });
  }
  return { id, from, to, chance, ...(once && { once }), ...drawing };
}

/** The characters of a row; one outside of the basic plane counts once. */
function charactersOf(row: string): string[] {
  return [...row];
}

/** The place of a character of the drawing. */
function cellPlace(json: JsonText, row: number, x: number): TextPlace {
  const { line, column } = json.placeOf(['map', row]);
  const before = charactersOf((json.value as VaultText).map[row])
    .slice(0, x)
    .join('');
  // Quotes and backslashes are written with a backslash.
  return { line, column: column + JSON.stringify(before).length - 1 };
}

function problemAt(
  file: string,
  json: JsonText,
  { path, key, text }: Fault,
  grade: Problem['grade'] = 'error',
): Problem {
  return { file, ...json.placeOf(path, key), grade, text };
}
