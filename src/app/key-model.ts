import { bind, bindings, holderOf, isFixed, keysOf, reset } from '../controls/bindings.ts';
import { isUsable } from '../controls/controls.ts';
import { nameOfKey } from '../controls/key-list.ts';
import { type Binding, type CompassPoint, compass, tableOf } from '../controls/key-tables.ts';
import { keyOf } from '../controls/keys.ts';
import type { Campaign } from '../game/campaign.ts';
import type { KeyModel } from '../page/key-editor.ts';
import type { Settings } from '../page/settings.ts';

/** The keys of the chosen campaign, for the dialog that changes them. */
export function makeKeyModel(settings: Settings, chosen: () => Campaign): KeyModel {
  const table = () => tableOf(chosen(), settings.options.keySet);
  const now = () => keysOf(table(), settings.options.keys);
  const does = (binding: Binding) => {
    const { ui } = settings.words;
    return binding in compass
      ? ui.direction[binding as CompassPoint]
      : ui.keys[binding as Exclude<Binding, CompassPoint>];
  };
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
      if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(event.key))
        return null;
      const key = keyOf(event);
      return { key, name: nameOfKey(key, settings.words) };
    },
    isFixed,
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
