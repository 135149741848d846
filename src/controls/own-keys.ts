import { plainControls } from './control-table.ts';
import {
  type Binding,
  compass,
  compassPoints,
  type Keys,
  type KeyTable,
  keyTables,
} from './key-tables.ts';
import { isCapital } from './keys.ts';

/** A player's own keys. The default keys are in `control-table.ts` and `key-tables.ts`. */

/** The changed keys of each table. */
export type ChangedKeys = Readonly<Record<string, Keys>>;

/** Everything that a player can bind, in the order of lists. */
export const bindings: readonly Binding[] = [
  ...compassPoints,
  ...plainControls.filter((control) => control !== 'other' && control !== 'menu'),
];

/** The keys of a table with the changes of the player. A changed key is taken from its default control. */
export function keysOf(table: KeyTable, changed: ChangedKeys): Keys {
  const own: Keys = changed[table] ?? {};
  const taken = new Set<string>();
  for (const binding of bindings) {
    for (const key of own[binding] ?? []) {
      taken.add(key);
      // The capital of a letter that steps runs.
      if (binding in compass && isCapital(key.toUpperCase())) taken.add(key.toUpperCase());
    }
  }
  const defaults = Object.entries(keyTables[table]).map(([binding, keys]) => [
    binding,
    keys.filter((key) => !taken.has(key)),
  ]);
  return { ...(Object.fromEntries(defaults) as Keys), ...own };
}

/** Whether a key keeps its meaning: arrows and numpad step, and the browser has its function keys. */
export function isFixed(key: string): boolean {
  return /^(Shift\+)?(Arrow.*|Numpad[1-46-9]|F\d+|Tab|Escape|Dead|Unidentified)$/.test(key);
}

/** Why no control can get a key: it is fixed, a digit of a count, or the capital of a letter that steps. */
export type BuiltIn = 'fixed' | 'count' | 'run';

/** The built-in meaning of a key that a binding would get; null if it has none. */
export function builtInOf(keys: Keys, key: string, binding: Binding): BuiltIn | null {
  if (isFixed(key)) return 'fixed';
  if (/^\d$/.test(key)) return 'count';
  const steps = compassPoints.filter((point) => point !== binding);
  const runs = isCapital(key) && steps.some((step) => keys[step]?.includes(key.toLowerCase()));
  // A control that has the capital itself comes before the run.
  const isBound = bindings.some((one) => keys[one]?.includes(key));
  return runs && !isBound ? 'run' : null;
}

/** The other binding that a key has, also as the capital of a letter that steps; null if it is free. */
export function holderOf(keys: Keys, key: string, except: Binding): Binding | null {
  const has = (binding: Binding, wanted: string) => keys[binding]?.includes(wanted) ?? false;
  const runs = (binding: Binding) => isCapital(key) && has(binding, key.toLowerCase());
  const blocks = (binding: Binding) => except in compass && has(binding, key.toUpperCase());
  return (
    bindings.find(
      (binding) =>
        binding !== except &&
        (has(binding, key) || (binding in compass && runs(binding)) || blocks(binding)),
    ) ?? null
  );
}

/** The changes with a binding on one key only. Another holder of the key gets the old key in exchange. */
export function bind(
  table: KeyTable,
  changed: ChangedKeys,
  binding: Binding,
  key: string,
): ChangedKeys {
  const keys = keysOf(table, changed);
  const holder = holderOf(keys, key, binding);
  const old = keys[binding]?.[0];
  const own: Record<string, readonly string[]> = { ...changed[table], [binding]: [key] };
  if (holder) {
    const clash = [key, key.toLowerCase(), key.toUpperCase()];
    const rest = (keys[holder] ?? []).filter((other) => !clash.includes(other));
    own[holder] = old === undefined ? rest : [old, ...rest];
  }
  return { ...changed, [table]: own };
}

/** The changes without those of one binding; its default keys are taken back from their holders. */
export function reset(table: KeyTable, changed: ChangedKeys, binding: Binding): ChangedKeys {
  const { [binding]: _, ...rest } = changed[table] ?? {};
  const own: Partial<Record<Binding, readonly string[]>> = rest;
  const back = keyTables[table][binding] ?? [];
  // The capital of a letter that steps belongs to its run.
  const runs = (key: string) =>
    binding in compass && isCapital(key) && back.includes(key.toLowerCase());
  for (const other of Object.keys(own) as Binding[]) {
    own[other] = own[other]?.filter((key) => !back.includes(key) && !runs(key)) ?? [];
  }
  return { ...changed, [table]: own };
}

/** The problem of keys from a file, with its place; null if there is none. */
export function problemOfKeys(changed: Readonly<Record<string, Keys>>): string | null {
  for (const [table, own] of Object.entries(changed)) {
    const at = `keys.${table}`;
    if (!Object.hasOwn(keyTables, table)) {
      return `"${at}" is unknown; use one of ${Object.keys(keyTables).join(', ')}`;
    }
    const defaults = Object.values(keyTables[table as KeyTable]).flat();
    for (const [binding, keys] of Object.entries(own)) {
      if (!bindings.includes(binding as Binding)) {
        return `"${at}.${binding}" is unknown; use one of ${bindings.join(', ')}`;
      }
      // Two controls can have swapped default keys such as Tab.
      const fixed = keys.find((key) => isFixed(key) && !defaults.includes(key));
      if (fixed)
        return `"${at}.${binding}" has the key ${fixed}, which cannot be changed; remove it`;
    }
  }
  return null;
}

/** A key that a file gives to a control although it has another meaning. */
export interface KeyConflict {
  readonly table: string;
  readonly key: string;
  /** The control that has the key, also by its run; null for a digit of a count. */
  readonly holder: Binding | null;
  readonly reason: 'taken' | 'count' | 'run';
  /** The control that does not get it. */
  readonly other: Binding;
}

/**
 * The keys of a file without the keys of other controls, and these conflicts. A key stays with the control
 * that has it by default. A control that would have no key left gets its default keys back, where they are free.
 * The names in the file must be known: see `problemOfKeys`.
 */
export function settleKeys(changed: ChangedKeys): {
  readonly keys: ChangedKeys;
  readonly conflicts: readonly KeyConflict[];
} {
  const conflicts: KeyConflict[] = [];
  const settled = Object.entries(changed).map(([table, own]) => {
    const defaults = keyTables[table as KeyTable];
    let all: Keys = { ...defaults, ...own };
    const take = (binding: Binding, isFree: (key: string) => boolean) => {
      all = { ...all, [binding]: (all[binding] ?? []).filter(isFree) };
    };
    const refused = new Set<Binding>();
    for (const binding of bindings.filter((one) => Object.hasOwn(own, one))) {
      take(binding, (key) => {
        const holder = holderOf(all, key, binding);
        const others = { ...all, [binding]: [] };
        const meaning = builtInOf(others, key, binding);
        const reason = meaning === 'count' || meaning === 'run' ? meaning : 'taken';
        if (holder === null && reason === 'taken') return true;
        // If both controls are in the file, the other one is refused when its turn comes.
        const isOwn = defaults[binding]?.includes(key) ?? false;
        if (isOwn && holder && Object.hasOwn(own, holder)) return true;
        conflicts.push({ table, key, holder, reason, other: binding });
        refused.add(binding);
        return false;
      });
    }
    for (const binding of refused) {
      if (all[binding]?.length) continue;
      const free = defaults[binding]?.filter((key) => holderOf(all, key, binding) === null);
      all = { ...all, [binding]: free ?? [] };
    }
    const kept = Object.keys(own).map((binding) => [binding, all[binding as Binding]]);
    return [table, Object.fromEntries(kept) as Keys] as const;
  });
  return { keys: Object.fromEntries(settled), conflicts };
}
