import type { Campaign } from '../game/campaign.ts';
import { type KeyGroup, keyGroup } from '../words/control-labels.ts';
import type { Words } from '../words/texts.ts';
import { type PlainControl, plainControls } from './control-table.ts';
import { isUsable } from './controls.ts';
import { arrowKeys, keyName, nameOfKey, namesOfKeys } from './key-names.ts';
import { type CompassPoint, compass, compassPoints, type Keys } from './key-tables.ts';

/** The key list of the help. */

/** Controls from which on the controls of the table belong to another group. */
const groupFrom: Partial<Record<PlainControl, KeyGroup>> = {
  rest: 'automatic',
  here: 'place',
  bag: 'items',
  confirm: 'game',
  eat: 'items',
  examine: 'views',
  help: 'game',
};

/** A line of the key list: a description and the names of its keys. `control`: null for steps and counts. */
export interface KeyRow {
  readonly control: PlainControl | null;
  readonly group: KeyGroup;
  readonly does: string;
  readonly keys: readonly string[];
}

/** The directions in which the hero of a campaign can step, each with the name of its first key, if it has one. */
export function stepKeys(
  keys: Keys,
  words: Words,
  { rules }: Campaign,
): { point: CompassPoint; key: string }[] {
  const isPossible = (point: CompassPoint) => {
    const [dx, dy] = compass[point];
    return rules.ways !== 'orthogonal' || dx === 0 || dy === 0;
  };
  return compassPoints.filter(isPossible).map((point) => {
    const [first = ''] = keys[point] ?? [];
    return { point, key: nameOfKey(first, words) };
  });
}

/**
 * The key list of a campaign, without controls that its hero cannot use or that have no key. The letters of the
 * directions are not in it: see `stepKeys`.
 */
export function keyRows(keys: Keys, words: Words, campaign: Campaign): KeyRow[] {
  const { keys: labels, caps } = words.ui;
  const runsByLetter = compassPoints.some((point) => /^[a-z]$/.test(keys[point]?.[0] ?? ''));
  let group: KeyGroup = 'moving';
  const rows: KeyRow[] = [];
  const add = (does: string, names: readonly string[], control: PlainControl | null = null) =>
    rows.push({ control, group, does, keys: names });
  add(labels.move, [arrowKeys, caps.numpad]);
  if (campaign.rules.ways !== 'orthogonal') add(labels.diagonal, [caps.diagonal]);
  add(labels.count, ['1 … 9']);
  for (const control of plainControls) {
    group = groupFrom[control] ?? group;
    if (control === 'other' || !isUsable(control, campaign)) continue;
    let names = namesOfKeys(control, keys, words);
    if (control === 'run') {
      names = [...names, ...(runsByLetter ? [caps.letter] : []), `Ctrl + ${arrowKeys}`];
    }
    if (control === 'back') names = [...new Set([keyName('bag', keys, words), ...names])];
    if (names.length > 0) add(labels[control], names, control);
  }
  const order = Object.keys(keyGroup);
  return rows.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
