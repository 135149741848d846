import { bundle } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const health = '"Health": {"max": 6}';
const mind = '"AI": {"mind": "timid"}';

/** Parts that contradict each other. */
export const contradictions: readonly Mistake[] = [
  ['Health without hit points', bundle('"Health": {}'), ['4:1: Health needs either max or dice']],
  [
    'Health with max and dice',
    bundle('"Health": {"max": 3, "dice": "1d8"}'),
    ['4:1: Health needs either max or dice, not both'],
  ],
  [
    'an actor that is an item',
    bundle(health, '"Item": {"weight": 1}'),
    ['5:1: Health and Item cannot be combined: a kind is an actor, an item, a trap or a feature'],
  ],
  [
    'a monster without a mind',
    bundle('"spawn": {"depths": {"1": 1}}', health),
    ['5:1: a monster needs both Health and AI; add AI'],
  ],
  [
    'a monster without hit points',
    bundle('"spawn": {"rank": 1}', mind),
    ['5:1: a monster needs both Health and AI; add Health'],
  ],
  [
    'an item with depths',
    bundle('"spawn": {"depths": {"1": 1}}', '"Item": {"weight": 1}'),
    ['4:11: spawn.depths is only for monsters, which need Health and AI'],
  ],
  [
    'a wandering monster without depths',
    bundle('"spawn": {"wanders": true}', health, mind),
    ['4:11: spawn.wanders requires spawn.depths or spawn.rank'],
  ],
  [
    'a monster in an item group',
    bundle('"spawn": {"item": {"group": "food"}, "from": 1}', health, mind),
    [
      '4:11: spawn.item is only for items, which need Item',
      '4:38: spawn.from is only for items, which need Item',
    ],
  ],
  [
    'a cell for a kind that is neither actor nor item',
    bundle('"spawn": {"at": [{"depth": 0, "x": 1, "y": 1}]}'),
    ['4:11: spawn.at requires Item, Trap, Feature, or Health and AI'],
  ],
  [
    'a monster that is scattered like a trap',
    bundle('"spawn": {"scattered": {"depths": "1"}}', health, mind),
    ['4:11: spawn.scattered is only for traps and features'],
  ],
  [
    'a feature on reversed depths',
    bundle('"spawn": {"scattered": {"depths": "4-2"}}', '"Feature": {}'),
    ['4:25: spawn.scattered.depths: "4-2" must be "2-4"'],
  ],
  [
    'a feature that is an item',
    bundle('"Feature": {}', '"Item": {"weight": 1}'),
    ['4:1: Item and Feature cannot be combined: a kind is an actor, an item, a trap or a feature'],
  ],
  [
    'ranges that overlap or are reversed',
    bundle('"spawn": {"depths": {"1-3": 1, "9-7": 1, "3+": 1}}', health, mind),
    [
      '4:32: spawn.depths: "9-7" must be "7-9"',
      '4:42: spawn.depths: depth 3 is in two ranges; change one of them',
    ],
  ],
  [
    'a stack whose least size exceeds its greatest',
    bundle(
      '"spawn": {"item": {"group": "food"}}',
      '"Item": {"weight": 1}',
      '"Stack": {"as": "units", "least": 4}',
    ),
    ['6:35: Stack.least must be at most Stack.most, but 4 is more than 1'],
  ],
  [
    'a meal that could take energy away',
    bundle(
      '"spawn": {"item": {"group": "food"}}',
      '"Item": {"weight": 1}',
      '"Food": {"energy": 10, "spread": 40}',
    ),
    [
      '6:34: Food.spread must be at most Food.energy, but 40 is more than 10: such a meal could take energy away',
    ],
  ],
];
