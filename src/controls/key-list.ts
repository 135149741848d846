import type { Campaign } from '../game/campaign.ts';
import { type KeyGroup, keyGroup } from '../words/control-labels.ts';
import type { Words } from '../words/texts.ts';
import { type PlainControl, plainControls } from './control-table.ts';
import { isUsable } from './controls.ts';
import { arrowKeys, keyName, namesOfKeys } from './key-names.ts';
import { compass, type Keys } from './key-tables.ts';

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

/** A line of the key list: a description and the names of its keys. */
export interface KeyRow {
  readonly group: KeyGroup;
  readonly does: string;
  readonly keys: readonly string[];
}

/** The key list of a campaign, without controls that its hero cannot use or that have no key. */
export function keyRows(keys: Keys, words: Words, campaign: Campaign): KeyRow[] {
  const { keys: labels, caps } = words.ui;
  // In the order of the table: h j k l, but the ring around S row by row.
  const isStep = (binding: string) => binding in compass;
  const steps = Object.entries(keys)
    .flatMap(([binding, [first]]) => (isStep(binding) ? (first ?? []) : []))
    .join(' ');
  let group: KeyGroup = 'moving';
  const rows: KeyRow[] = [{ group, does: labels.move, keys: [arrowKeys, caps.numpad, steps] }];
  if (campaign.rules.ways !== 'orthogonal') {
    rows.push({ group, does: labels.diagonal, keys: [caps.diagonal] });
  }
  rows.push({ group, does: labels.count, keys: ['1 … 9'] });
  for (const control of plainControls) {
    group = groupFrom[control] ?? group;
    if (control === 'other' || !isUsable(control, campaign)) continue;
    let names = namesOfKeys(control, keys, words);
    if (control === 'run') names = [...names, `Shift + ${steps}`, `Ctrl + ${arrowKeys}`];
    if (control === 'back') names = [...new Set([keyName('bag', keys, words), ...names])];
    if (names.length > 0) rows.push({ group, does: labels[control], keys: names });
  }
  const order = Object.keys(keyGroup);
  return rows.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
