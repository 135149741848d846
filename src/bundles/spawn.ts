import type { Spawn } from '../game/kinds.ts';
import type { Fault } from './check-shape.ts';
import { flag, number, object, optional, word } from './shapes.ts';

/** The `spawn` part of a bundle: where a kind appears. */

const depth = (doc: string) => number(doc, 0, 9999, 'floors');
const weight = (doc: string) => number(doc, 0, 1e6, '', false);
const cells = (doc: string) => number(doc, 0, 9999, 'cells');

export const spawnShape = object('Where it appears. Without it, no floor generates it.', {
  depths: optional({
    form: 'map',
    doc: 'Its weight among the monsters of a floor, by depth: {"1-2": 20, "3+": 5}.',
    key: word(
      'A depth, a range of depths, or a depth and all below.',
      /^\d{1,4}(-\d{1,4}|\+)?$/,
      'a depth such as "3", "2-4" or "5+"',
    ),
    each: weight('The weight. A kind with twice the weight appears twice as often.'),
    most: 100,
  }),
  item: optional(
    object('Lies on floors as an item.', {
      group: word(
        'Its group among the items of a floor, such as food or weapon.',
        /^[a-z][a-z-]{0,30}$/,
        'a word in lower-case letters, such as "food"',
      ),
      level: optional(number('Its item level. Without it, the level is rolled.', 1, 255)),
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
    depth('One lies on each floor from this depth on, until the hero has picked one up.'),
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
export type SpawnText = Omit<Spawn, 'depths'> & {
  readonly depths?: Readonly<Record<string, number>>;
};

/** Parses a `spawn` part that has the right shape. */
export function readSpawn({ depths, ...rest }: SpawnText): Spawn {
  if (!depths) return rest;
  const spans = Object.entries(depths).map(([text, weight]) => {
    const [from, to] = text.split(/[-+]/);
    const end = to === undefined ? Number(from) : Number(to || 1e9);
    return { from: Number(from), to: end, weight };
  });
  return { ...rest, depths: spans };
}

/** Contradictions within a `spawn` part, and between it and the components of its bundle. */
export function spawnFaults(written: SpawnText, components: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const blame = (text: string, ...path: string[]) => faults.push({ path, key: true, text });
  const spawn = readSpawn(written);
  const [isItem, isActor] = [components.has('Item'), components.has('Health')];
  const roams = spawn.depths ?? spawn.rank ?? spawn.wanders;
  if (isActor !== components.has('AI') && (roams || spawn.at) && !isItem) {
    blame('a monster needs both Health and AI', components.has('AI') ? 'AI' : 'Health');
  } else if (roams && !components.has('AI')) {
    const part = spawn.depths ? 'depths' : spawn.rank ? 'rank' : 'wanders';
    blame(`spawn.${part} is only for monsters, which need Health and AI`, 'spawn', part);
  }
  if (spawn.wanders && !spawn.depths && !spawn.rank) {
    blame('spawn.wanders requires spawn.depths or spawn.rank', 'spawn', 'wanders');
  }
  if (spawn.item && !isItem) {
    blame('spawn.item is only for items, which need Item', 'spawn', 'item');
  }
  if (spawn.from !== undefined && !isItem) {
    blame('spawn.from is only for items, which need Item', 'spawn', 'from');
  }
  if (spawn.at && !isItem && !isActor) {
    blame('spawn.at requires Item, or Health and AI', 'spawn', 'at');
  }
  const names = Object.keys(written.depths ?? {});
  const weights = Object.values(written.depths ?? {});
  if (written.depths && names.length === 0) {
    blame(
      'spawn.depths is empty; state depths such as {"1-2": 20}, or remove it',
      'spawn',
      'depths',
    );
  } else if (written.depths && weights.every((weight) => weight === 0)) {
    blame(
      'spawn.depths: all weights are 0; state a weight above 0, or remove it',
      'spawn',
      'depths',
    );
  }
  if (written.at?.length === 0) {
    blame('spawn.at is empty; state cells, or remove it', 'spawn', 'at');
  }
  const spans = spawn.depths ?? [];
  spans.forEach((span, i) => {
    const { from, to } = span;
    const place = ['spawn', 'depths', names[i]];
    if (from > to) blame(`spawn.depths: "${from}-${to}" must be "${to}-${from}"`, ...place);
    const other = spans.slice(0, i).find((one) => from <= one.to && one.from <= to);
    if (!other) return;
    const shared = Math.max(from, other.from);
    blame(`spawn.depths: depth ${shared} is in two ranges; change one of them`, ...place);
  });
  return faults;
}
