import { greatestDepth } from '../../game/campaign.ts';
import type { ScatteredSpawn, Spawn } from '../../game/kinds.ts';
import type { Fault } from './check-shape.ts';
import { flag, groupName, number, object, optional, word } from './shapes.ts';

/** The `spawn` part of a bundle: where a kind appears. */

const depth = (doc: string) => number(doc, 0, greatestDepth, 'floors');
const weight = (doc: string) => number(doc, 0, 1e6, '', false);
/** A depth, a range of depths, or a depth and all below. */
export const depths = (doc: string) =>
  word(doc, /^\d{1,4}(-\d{1,4}|\+)?$/, 'a depth such as "3", "2-4" or "5+"');
const cells = (doc: string) => number(doc, 0, 9999, 'cells');

export const spawnShape = object('Where it appears. Without it, no floor generates it.', {
  depths: optional({
    form: 'map',
    doc: 'Its weight among the monsters of a floor, by depth: {"1-2": 20, "3+": 5}.',
    key: depths('A depth, a range of depths, or a depth and all below.'),
    each: weight('The weight. A kind with twice the weight appears twice as often.'),
    most: 100,
  }),
  item: optional(
    object('Lies on floors as an item.', {
      group: groupName('Its group among the items of a floor, such as food or weapon.'),
      level: optional(
        number(
          'The rolled level at which it appears; the item itself then has level 1. Without it, it appears at every level and has the rolled one.',
          1,
          255,
        ),
      ),
      weight: optional(weight('Its weight within its group. Without it, 1.')),
    }),
  ),
  rank: optional(
    number(
      'Its place in the order of depth. It appears from four floors above the floor of this number to five below; the last five ranks also appear on all deeper floors.',
      1,
      999,
    ),
  ),
  wanders: optional(flag('Also arrives while the hero is on the floor.')),
  from: optional(
    depth(
      'One lies on each floor of the generator "rogue" from this depth on, until the hero has picked one up.',
    ),
  ),
  scattered: optional(
    object('Lies on floors, for traps and features; doors are in doorways, others in rooms.', {
      depths: depths('The floors: a depth, a range of depths, or a depth and all below.'),
      chance: optional(
        number('The chance of each; for a door, of each doorway. Without it, 100.', 1, 100, '%'),
      ),
      most: optional(number('The largest number on a floor. Without it, 1.', 1, 100)),
      size: optional(
        number(
          'The connected cells of each, such as those of a pool. Without it, 1.',
          1,
          100,
          'cells',
        ),
      ),
    }),
  ),
  at: optional({
    form: 'list',
    doc: 'Cells on which exactly one is placed when the floor is made.',
    each: object('One cell.', {
      depth: depth('The floor.'),
      x: cells('The column, from 0.'),
      y: cells('The row, from 0.'),
    }),
    most: 100,
  }),
});

/** The `spawn` part as bundles write it. */
export type SpawnText = Omit<Spawn, 'depths' | 'scattered'> & {
  readonly depths?: Readonly<Record<string, number>>;
  readonly scattered?: Partial<Omit<ScatteredSpawn, 'from' | 'to'>> & { readonly depths: string };
};

/** Parses a `spawn` part that has the right shape. */
export function readSpawn({ depths, scattered, ...rest }: SpawnText): Spawn {
  const spans =
    depths && Object.entries(depths).map(([text, weight]) => ({ ...spanOf(text), weight }));
  return {
    ...rest,
    ...(spans && { depths: spans }),
    ...(scattered && { scattered: readScattered(scattered) }),
  };
}

function readScattered({ depths, ...rest }: NonNullable<SpawnText['scattered']>): ScatteredSpawn {
  return { ...spanOf(depths), chance: 100, most: 1, size: 1, ...rest };
}

/** A range of depths. */
export interface DepthRange {
  readonly from: number;
  readonly to: number;
}

/** Whether two ranges have a depth in common. */
export function overlap(one: DepthRange, other: DepthRange): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** The end of a range without one. Recorded games have it in the hash of their content, so it is not `greatestDepth`. */
export const allBelow = 1e9;

/** Depths such as "3", "2-4" or "5+". */
export function spanOf(text: string): DepthRange {
  const [from, to] = text.split(/[-+]/);
  return { from: Number(from), to: to === undefined ? Number(from) : Number(to || allBelow) };
}

/** Ranges of depths as bundles write them, such as "1, 2-4, 5+". */
export function spansText(spans: readonly DepthRange[]): string {
  return spans
    .map(({ from, to }) => {
      if (to >= allBelow) return `${from}+`;
      return from === to ? from : `${from}-${to}`;
    })
    .join(', ');
}

/** Contradictions within a `spawn` part, and between it and the components of its bundle. */
export function spawnFaults(written: SpawnText, components: ReadonlySet<string>): Fault[] {
  const spawn = readSpawn(written);
  return [
    ...monsterSpawnFaults(spawn, components),
    ...ownerFaults(spawn, components),
    ...depthFaults(written, spawn),
  ];
}

const faultAt = (text: string, ...path: string[]): Fault => ({ path, key: true, text });

/** The parts of `spawn` that only monsters can have. */
function monsterSpawnFaults(spawn: Spawn, components: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const [isActor, isMonster] = [components.has('Health'), components.has('AI')];
  const part = (['depths', 'rank', 'wanders'] as const).find((name) => spawn[name]);
  if (isActor !== isMonster && (part || spawn.at) && !components.has('Item')) {
    const [own, missing] = isActor ? ['Health', 'AI'] : ['AI', 'Health'];
    faults.push(faultAt(`a monster needs both Health and AI; add ${missing}`, own));
  } else if (part && !isMonster) {
    const text = `spawn.${part} is only for monsters, which need Health and AI`;
    faults.push(faultAt(text, 'spawn', part));
  }
  if (spawn.wanders && !spawn.depths && !spawn.rank) {
    const text = 'spawn.wanders requires spawn.depths or spawn.rank';
    faults.push(faultAt(text, 'spawn', 'wanders'));
  }
  return faults;
}

/** The parts of `spawn` that only items, traps and features can have, and `at` without anything to place. */
function ownerFaults(spawn: Spawn, components: ReadonlySet<string>): Fault[] {
  const isItem = components.has('Item');
  const isFixture = components.has('Trap') || components.has('Feature');
  const isPlaced = isItem || isFixture || components.has('Health');
  const wrong = {
    item: !isItem && 'is only for items, which need Item',
    from: !isItem && 'is only for items, which need Item',
    scattered: !isFixture && 'is only for traps and features',
    at: !isPlaced && 'requires Item, Trap, Feature, or Health and AI',
  };
  return Object.entries(wrong).flatMap(([part, text]) =>
    text && spawn[part as keyof typeof wrong] !== undefined
      ? faultAt(`spawn.${part} ${text}`, 'spawn', part)
      : [],
  );
}

/** Ranges of depths that run backwards or overlap. */
function depthFaults({ depths }: SpawnText, spawn: Spawn): Fault[] {
  const backwards = (part: string, { from, to }: DepthRange, ...path: string[]) =>
    from > to ? [faultAt(`${part}: "${from}-${to}" must be "${to}-${from}"`, ...path)] : [];
  const names = Object.keys(depths ?? {});
  const spans = spawn.depths ?? [];
  return [
    ...(spawn.scattered
      ? backwards('spawn.scattered.depths', spawn.scattered, 'spawn', 'scattered', 'depths')
      : []),
    ...spans.flatMap((span, i) => {
      const place = ['spawn', 'depths', names[i]];
      const faults = backwards('spawn.depths', span, ...place);
      const other = spans.slice(0, i).find((one) => span.from <= one.to && one.from <= span.to);
      if (!other) return faults;
      const shared = Math.max(span.from, other.from);
      const text = `spawn.depths: depth ${shared} is in two ranges; change one of them`;
      return [...faults, faultAt(text, ...place)];
    }),
  ];
}
