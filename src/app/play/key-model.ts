import { isUsable } from '../../controls/controls.ts';
import { nameOfKey } from '../../controls/key-names.ts';
import {
  type Binding,
  type CompassPoint,
  compass,
  type KeyTable,
  tableOf,
} from '../../controls/key-tables.ts';
import { isChord, isModifier, keyOfStroke } from '../../controls/keys.ts';
import {
  bind,
  bindings,
  builtInOf,
  holderOf,
  keysOf,
  problemOfKeys,
  reset,
  settleKeys,
} from '../../controls/own-keys.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { KeyModel } from '../../page/options/key-change.ts';
import type { Options } from '../../page/options/options.ts';
import type { ReadKeys } from '../../page/options/options-file.ts';
import type { Settings } from '../../page/settings.ts';
import type { Words } from '../../words/texts.ts';

/** The description of a control in the list of keys. */
function bindingText(binding: Binding, { ui }: Words): string {
  return binding in compass
    ? ui.direction[binding as CompassPoint]
    : ui.keys[binding as Exclude<Binding, CompassPoint>];
}

/** The keys of a file that can be used, with sentences about conflicts in the chosen language. */
export function readKeys(keys: Options['keys'], words: Words): ReturnType<ReadKeys> {
  const problem = problemOfKeys(keys);
  if (problem) return { problem };
  const settled = settleKeys(keys);
  const { option } = words.ui;
  const conflicts = settled.conflicts.map(({ table, key, holder, reason, other }) => {
    const keysNow = keysOf(table as KeyTable, settled.keys)[other] ?? [];
    const now = keysNow.map((one) => nameOfKey(one, words)).join(' ') || option.noKey;
    const [name, control] = [nameOfKey(key, words), bindingText(other, words)];
    if (reason === 'count') return option.countKey(name, option.notGiven(control, now));
    if (reason === 'run') return option.runKey(name, option.notGiven(control, now));
    return option.keyTaken(name, holder ? bindingText(holder, words) : '', control, now);
  });
  return { keys: settled.keys as Options['keys'], conflicts };
}

/** The keys of the chosen campaign, for the dialog that changes them. */
export function makeKeyModel(settings: Settings, chosen: () => Campaign): KeyModel {
  const table = () => tableOf(chosen(), settings.options.keySet);
  const now = () => keysOf(table(), settings.options.keys);
  const does = (binding: Binding) => bindingText(binding, settings.words);
  const isListed = (binding: Binding) =>
    binding in compass || isUsable(binding as Exclude<Binding, CompassPoint>, chosen());
  const change = (keys: ReturnType<typeof bind>) =>
    settings.choose({ keys: keys as Readonly<Record<string, Record<string, string[]>>> });
  return {
    lines() {
      const keys = now();
      const own = settings.options.keys[table()] ?? {};
      return bindings.filter(isListed).map((binding) => ({
        id: binding,
        does: does(binding),
        keys: [...new Set(keys[binding]?.map((key) => nameOfKey(key, settings.words)))],
        changed: Object.hasOwn(own, binding),
      }));
    },
    keyOf(event) {
      if (isModifier(event)) return null;
      const key = keyOfStroke(event);
      return { key, name: nameOfKey(key, settings.words), isChord: isChord(event) };
    },
    builtIn: (id, key) => builtInOf(now(), key, id as Binding),
    conflict(id, key) {
      const holder = holderOf(now(), key, id as Binding);
      // A control that this hero cannot use loses its key without a question.
      return holder && isListed(holder) ? does(holder) : null;
    },
    bind: (id, key) => {
      change(bind(table(), settings.options.keys, id as Binding, key));
    },
    reset: (id) => {
      change(reset(table(), settings.options.keys, id as Binding));
    },
    resetAll() {
      const { [table()]: _, ...others } = settings.options.keys;
      change(others);
    },
  };
}
