import { effectNames } from '../../../src/game/effects/names.ts';
import { bundle, monster } from '../sample-bundles.ts';
import type { Mistake } from './mistake.ts';

const effects = effectNames.map((name) => `"${name}"`).join(', ');
const [, ...body] = monster;
const at = (spawn: string) => bundle(`"spawn": ${spawn}`, ...body);
const item = (...lines: string[]) => bundle('"Item": {"weight": 1}', ...lines);

/** Parts that are correct alone but do not fit the campaign, or other parts. */
export const campaignMistakes: readonly Mistake[] = [
  [
    'no depths',
    at('{"depths": {}}'),
    ['4:21: warning: spawn.depths is empty; state depths such as {"1-2": 20}, or remove it'],
  ],
  [
    'depths without weight',
    at('{"depths": {"1": 0, "2+": 0}}'),
    ['4:21: warning: spawn.depths: all weights are 0; state a weight above 0, or remove it'],
  ],
  ['no cells', at('{"at": []}'), ['4:17: warning: spawn.at is empty; state cells, or remove it']],
  [
    'a depth that the campaign lacks',
    at('{"depths": {"30-40": 5}}'),
    [
      '4:21: warning: spawn.depths: no floor of this campaign has monsters at 30-40; its depths are 1-4',
    ],
  ],
  [
    'a depth without monsters',
    at('{"depths": {"0": 5}}'),
    [
      '4:21: warning: spawn.depths: no floor of this campaign has monsters at 0; its depths are 1-4',
    ],
  ],
  [
    'depths in the wrong order',
    at('{"depths": {"4-2": 5}}'),
    ['4:22: spawn.depths: "4-2" must be "2-4"'],
  ],
  [
    'a negative depth',
    at('{"depths": {"-1": 5}}'),
    ['4:22: spawn.depths.-1 is not known: it must be a depth such as "3", "2-4" or "5+"'],
  ],
  [
    'a depth of five digits',
    at('{"depths": {"10000": 5}}'),
    ['4:22: spawn.depths.10000 is not known: it must be a depth such as "3", "2-4" or "5+"'],
  ],
  [
    'a depth in words',
    at('{"depths": {"all": 5}}'),
    ['4:22: spawn.depths.all is not known: it must be a depth such as "3", "2-4" or "5+"'],
  ],
  [
    'a text for a weight',
    at('{"depths": {"1": "often"}}'),
    ['4:27: spawn.depths.1 must be a number from 0 to 1000000, but "often" was found'],
  ],
  [
    'a rank that no floor has',
    at('{"rank": 90}'),
    [
      '4:19: warning: spawn.rank: no floor of this campaign has monsters of rank 90; its depths are 1-4',
    ],
  ],
  [
    'rank 0',
    at('{"rank": 0}'),
    ['4:19: spawn.rank must be a whole number from 1 to 999, but 0 was found'],
  ],
  [
    'a cell outside the floor',
    at('{"at": [{"depth": 1, "x": 999, "y": 1}]}'),
    ['4:18: spawn.at: there is no cell {"depth":1,"x":999,"y":1} in this campaign'],
  ],
  [
    'a cell on a floor that does not exist',
    at('{"at": [{"depth": 77, "x": 3, "y": 3}]}'),
    ['4:18: spawn.at: there is no cell {"depth":77,"x":3,"y":3} in this campaign'],
  ],
  [
    'an item from a depth that does not exist',
    item('"spawn": {"from": 50}'),
    [
      '5:19: warning: spawn.from: no floor of this campaign has depth 50 or more; its depths are 0, 1-4, 5',
    ],
  ],
  [
    'an item from a depth on, on floors that cannot have one',
    item('"spawn": {"from": 3}'),
    [
      '5:19: warning: spawn.from: only the generator "rogue" places it, and no floor from depth 3 on has this generator; use "at", or a vault',
    ],
  ],
  ['no spawn', bundle(...body), ['1:1: hint: spawn is missing; no floor generates this kind']],
  [
    'a summoned item',
    bundle(...monster, '"Summons": {"kind": "apple"}'),
    [
      '8:21: warning: Summons.kind: "apple" is an item, but only monsters are possible; its own kind is used',
    ],
  ],
  [
    'a summoned hero',
    bundle(...monster, '"Summons": {"kind": "hero"}'),
    [
      '8:21: warning: Summons.kind: "hero" is the hero, but only monsters are possible; its own kind is used',
    ],
  ],
  [
    'an unknown summoned kind',
    bundle(...monster, '"Summons": {"kind": "rta"}'),
    [
      '8:21: warning: Summons.kind: there is no kind "rta"; did you mean "rat"?; its own kind is used',
    ],
  ],
  [
    'monsters that summon one another',
    bundle(...monster, '"Summons": {"kind": "caller"}'),
    [
      '8:21: warning: Summons.kind forms a circle: newt → caller → newt; they summon one another without end; remove one of these summons',
    ],
  ],
  [
    'monsters that summon one another by a trigger',
    bundle(
      ...monster,
      '"Triggers": [{"when": "death", "effects": [{"effect": "summon", "kind": "caller"}]}]',
    ),
    [
      '8:73: warning: Triggers[0].effects[0].kind forms a circle: newt → caller → newt; they summon one another without end; remove one of these summons',
    ],
  ],
  [
    'a monster that summons its own kind at each death',
    bundle(...monster, '"Triggers": [{"when": "death", "effects": [{"effect": "summon"}]}]'),
    [
      '8:44: warning: Triggers[0].effects[0] forms a circle: newt → newt; it summons itself without end; remove one of these summons',
    ],
  ],
  [
    'a potion that creates an item',
    item('"Potion": {"effects": [{"effect": "createMonster", "kind": "apple"}]}'),
    [
      '1:1: hint: spawn is missing; no floor generates this kind',
      '5:60: warning: Potion.effects[0].kind: "apple" is an item, but only monsters are possible; a kind of the floor is used',
    ],
  ],
  [
    'Stats and Fighter',
    bundle(...monster, '"Fighter": {"attacks": "1d6"}'),
    ['8:1: warning: Stats and Fighter are two ways to state the same numbers; remove one'],
  ],
  [
    'neither Stats nor Fighter',
    bundle(...monster.slice(0, 3)),
    ['6:1: warning: Stats and Fighter are both missing; its attacks do almost no damage'],
  ],
  [
    'a rooted coward',
    bundle(...monster, '"Rooted": {}', '"Coward": {}'),
    ['9:1: warning: Coward has no effect together with Rooted'],
  ],
  [
    'a rooted guard that strays',
    bundle(...monster, '"Erratic": {"chance": 30}', '"Guard": {}', '"Rooted": {}'),
    [
      '8:1: warning: Erratic has no effect together with Rooted',
      '9:1: warning: Guard has no effect together with Rooted',
    ],
  ],
  [
    'gold that can be drunk',
    item('"Gold": {}', '"Potion": {"effects": [{"effect": "heal", "points": 5}]}'),
    ['6:1: warning: Potion has no effect together with Gold'],
  ],
  [
    'a sleeper that never sleeps',
    bundle(...monster, '"Mean": {}'),
    [
      '8:1: warning: Mean has no effect, because this monster never sleeps; minds that sleep: "chaser", "tracker"',
    ],
  ],
  [
    'a greedy hunter',
    bundle(...monster.map((line) => line.replace('timid', 'hunter')), '"Greedy": {}'),
    [
      '8:1: warning: Greedy has no effect, because this monster never sleeps; minds that sleep: "chaser", "tracker"',
    ],
  ],
  [
    'a power without its bearer',
    item('"Leech": {}'),
    [
      '1:1: hint: spawn is missing; no floor generates this kind',
      '5:1: warning: Leech has no effect without Health',
    ],
  ],
  [
    'a missile that is no weapon',
    item('"Missile": {}'),
    [
      '1:1: hint: spawn is missing; no floor generates this kind',
      '5:1: warning: Missile has no effect without Weapon',
    ],
  ],
  [
    'a stack that is no item',
    bundle(...monster, '"Stack": {"as": "units"}'),
    ['8:1: warning: Stack has no effect without Item'],
  ],
  [
    'an unknown effect',
    item('"Potion": {"effects": [{"effect": "heel"}]}'),
    [
      `5:35: Potion.effects[0].effect must be one of ${effects}, but "heel" was found; did you mean "feel"?`,
    ],
  ],
  [
    'an effect without its name',
    item('"Potion": {"effects": [{"points": 3}]}'),
    [`5:24: Potion.effects[0].effect is missing; it must be one of ${effects}`],
  ],
  [
    'an unknown parameter of an effect',
    item('"Potion": {"effects": [{"effect": "heal", "point": 3}]}'),
    [
      '5:43: Potion.effects[0].point is not known; did you mean "points"?; allowed here: effect, points, sidesPerLevel, raises, chance, resist',
    ],
  ],
  [
    'a chance above 100%',
    item('"Potion": {"effects": [{"effect": "heal", "chance": 101}]}'),
    ['5:53: Potion.effects[0].chance must be a whole number from 1 to 100 (%), but 101 was found'],
  ],
  [
    'an unknown resistance',
    item('"Potion": {"effects": [{"effect": "heal", "resist": "magik"}]}'),
    [
      '5:53: Potion.effects[0].resist must be one of "none", "poison", "magic", but "magik" was found; did you mean "magic"?',
    ],
  ],
  [
    'effects that are no list',
    item('"Potion": {"effects": {"effect": "heal"}}'),
    [
      '5:23: Potion.effects must be a list, but {"effect":"heal"} was found; write [{"effect":"heal"}]',
    ],
  ],
  [
    'eleven effects',
    item(`"Potion": {"effects": [${Array.from({ length: 11 }, () => '{"effect": "heal"}')}]}`),
    ['5:23: Potion.effects must be a list of at most 10 entries, but it has 11'],
  ],
  [
    'effects in a component without effects',
    bundle(...monster, '"Rust": {"effects": []}'),
    ['8:10: Rust.effects is not known; allowed here: nothing'],
  ],
  [
    'a key for a comment',
    bundle(...monster, '"_comment": "slow"'),
    ['8:1: _comment is not known: JSON has no comments; write notes in a file such as README.md'],
  ],
  [
    'a key for a comment in a component',
    bundle(...monster, '"Splits": {"//": "often", "chance": 50}'),
    [
      '8:12: Splits."//" is not known: JSON has no comments; write notes in a file such as README.md',
    ],
  ],
  [
    'a component twice',
    bundle(...monster, '"Health": {"max": 9}'),
    ['8:1: "Health" is set twice; remove one of the two'],
  ],
  [
    'a reserved name',
    bundle(...monster, '"__proto__": {"max": 9}'),
    ['8:1: "__proto__" is reserved; use another name'],
  ],
  [
    'a field twice',
    bundle(...monster, '"Splits": {"chance": 1, "chance": 2}'),
    ['8:25: "chance" is set twice; remove one of the two'],
  ],
  [
    'a component in small letters',
    bundle(...monster, '"splits": {}'),
    ['8:1: splits is not known; did you mean "Splits"?'],
  ],
  [
    'a speed of 0%',
    bundle(...monster, '"Speed": {"percent": 0}'),
    ['8:22: Speed.percent must be a whole number from 10 to 1000 (%), but 0 was found'],
  ],
  [
    'a chance in words',
    bundle(...monster, '"Splits": {"chance": "often"}'),
    ['8:22: Splits.chance must be a whole number from 1 to 100 (%), but "often" was found'],
  ],
  [
    'a chance with a percent sign',
    bundle(...monster, '"Splits": {"chance": "50%"}'),
    ['8:22: Splits.chance must be a whole number from 1 to 100 (%), but "50%" was found; write 50'],
  ],
  [
    'true for a component',
    bundle(...monster, '"Invisible": true'),
    ['8:14: Invisible must be an object {…}, but true was found'],
  ],
  [
    'a stick with fewer charges than its least',
    item('"Stick": {"shape": "line", "range": 5, "least": 9, "most": 2}'),
    ['5:49: Stick.least must be at most Stick.most, but 9 is more than 2'],
  ],
];
