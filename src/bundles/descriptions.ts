import type { ComponentName, FieldName } from '../game/components.ts';

type Descriptions = {
  readonly [C in ComponentName]: {
    readonly doc: string;
    readonly fields: Readonly<Record<FieldName<C>, string>>;
  };
};

/**
 * A sentence about each component and each of its fields, for the schema of bundles, the guide for
 * modders and the inspector. Separate from `components.ts`, because no page needs it to play.
 */
export const descriptions: Descriptions = {
  Identity: {
    doc: 'The internal id and the kind of an entity. Every entity has it.',
    fields: {
      seq: 'Increases with each new entity; never reused.',
      kind: "Index into the campaign's kinds.",
    },
  },
  Position: {
    doc: 'The cell of an entity on a floor. Items in a bag have no position.',
    fields: {
      x: 'Column.',
      y: 'Row.',
      depth: 'The floor.',
    },
  },
  Health: {
    doc: 'Can be damaged; dies at 0.',
    fields: {
      max: 'Full hit points, or use `dice`.',
      dice: 'Rolled for each new monster, instead of `max`.',
      current: 'Starts at max.',
      fraction: 'Part of the next hit point that has healed, 0 to 1.',
    },
  },
  Stats: {
    doc: 'Attack and defence without equipment.',
    fields: {
      attack: 'Damage is attack² / defence of the target, rounded up.',
      defence: 'See `attack`.',
    },
  },
  Fighter: {
    doc: 'Fights with dice: accuracy, damage and armour class.',
    fields: {
      level: 'A higher level hits and resists more often.',
      armour: 'Armour class: 10 is no armour; lower is harder to hit.',
      attacks: 'One attack for each throw of dice; each can hit or miss.',
    },
  },
  Strength: {
    doc: 'Improves accuracy and damage. 3 to 18; 19 to 118 means 18/01 to 18/100.',
    fields: {
      now: 'The current strength.',
      best: 'The highest strength so far.',
      gifted: 'Chance to start with 18/01 to 18/100.',
    },
  },
  AI: {
    doc: 'Acts on its own, once a turn.',
    fields: {
      mind: 'The decision rule.',
      provoked: 'The hero has hit it.',
      awake: 'For minds that sleep: it is awake.',
      guards: 'It goes to its goal, not to the hero; for a roamer: it has a direction.',
      goalX: 'The cell of its goal.',
      goalY: 'The cell of its goal.',
      shown: 'The hero knows its position.',
    },
  },
  Condition: {
    doc: 'Temporary states of an actor. Every actor has it.',
    fields: {
      helpless: 'Turns without action.',
      confused: 'Turns of random steps.',
      stuck: 'Turns in a bear trap.',
      held: 'Grasped: it can attack but not leave.',
      grip: 'Damage of the grip for each attack.',
    },
  },
  Poisoned: {
    doc: 'Loses hit points each turn until the poison wears off.',
    fields: {
      turns: 'Remaining turns.',
      damage: 'Damage each turn.',
    },
  },
  Recovery: {
    doc: 'Regains hit points while it does not fight: the higher its level, the faster.',
    fields: {
      quiet: 'Turns since its last fight.',
    },
  },
  Searcher: {
    doc: 'Can search for secret doors and traps.',
    fields: {},
  },
  Thrower: {
    doc: 'Can throw the items in its bag.',
    fields: {},
  },
  Mean: {
    doc: 'For a mind that sleeps: it may wake when the hero comes near.',
    fields: {
      chance: 'Chance to wake.',
    },
  },
  Greedy: {
    doc: 'For a chaser: it wakes if there is gold in the room of the hero, and guards the gold.',
    fields: {},
  },
  Erratic: {
    doc: 'Sometimes steps in a random direction.',
    fields: {
      chance: 'Chance each turn.',
    },
  },
  Coward: {
    doc: 'Flees from the hero while its health is low.',
    fields: {
      below: 'It flees below this share of its full health; with 100 it always flees.',
    },
  },
  Skirmisher: {
    doc: 'Keeps its distance from the hero. Useful together with `Throws`.',
    fields: {
      distance: 'The distance that it keeps.',
    },
  },
  Guard: {
    doc: 'Follows the hero only near its post, the cell where it starts; then returns there.',
    fields: {
      radius: 'Distance from the post.',
      posted: 'Its post is set.',
      postX: 'Cell of the post.',
      postY: 'Cell of the post.',
    },
  },
  Ambusher: {
    doc: 'Does not move until the hero is near or attacks it.',
    fields: {
      distance: 'Distance at which it attacks.',
      sprung: 'It has started to move.',
    },
  },
  Pack: {
    doc: 'Attacking or waking one monster rouses all of its kind nearby.',
    fields: {
      range: 'Greatest distance between them.',
    },
  },
  Rooted: {
    doc: 'Never leaves its cell; attacks targets next to it.',
    fields: {},
  },
  Invisible: {
    doc: 'Cannot be seen.',
    fields: {},
  },
  Disguise: {
    doc: 'Looks like an item until it attacks or is touched.',
    fields: {
      as: "Index into the campaign's kinds.",
    },
  },
  Regeneration: {
    doc: 'May gain a hit point each time it attacks, even beyond its full health.',
    fields: {
      chance: 'Chance each time.',
    },
  },
  Mends: {
    doc: 'Regains hit points at a steady rate, up to its full health.',
    fields: {
      turns: 'Turns for 1 HP.',
    },
  },
  Leech: {
    doc: 'A hit heals it by a share of the damage, up to its full health.',
    fields: {
      share: 'Share of the damage.',
    },
  },
  Poison: {
    doc: 'A hit poisons: the target loses hit points each turn for a while, but never the last one.',
    fields: {
      damage: 'Damage each turn.',
      turns: 'Duration.',
    },
  },
  Splits: {
    doc: 'If a hit does not kill it, it may split into two monsters that share the remaining health.',
    fields: {
      chance: 'Chance for each hit.',
    },
  },
  Explodes: {
    doc: 'When it dies, it damages everyone around it; walls protect.',
    fields: {
      damage: 'Damage to each actor.',
      radius: 'Radius of the explosion.',
    },
  },
  Summons: {
    doc: 'Summons monsters to a free cell next to it when it sees the hero.',
    fields: {
      kind: 'The kind that it summons; its own kind by default.',
      chance: 'Chance each turn.',
      most: 'The number that it can summon in all.',
      called: 'The number that it has summoned.',
    },
  },
  Throws: {
    doc: 'Throws at the hero along a clear straight or diagonal line.',
    fields: {
      dice: 'Damage of a hit.',
      range: 'Greatest distance.',
      chance: 'Chance each turn.',
    },
  },
  Venom: {
    doc: 'A hit takes strength, unless the target resists poison.',
    fields: {
      loss: 'Strength lost.',
    },
  },
  Paralysis: {
    doc: 'On a hit, paralyses the target instead of dealing damage. No effect on a target that already cannot act.',
    fields: {
      turns: 'Least number of turns.',
      spread: 'Up to `spread` − 1 more turns.',
    },
  },
  Grasp: {
    doc: 'A hit holds the target and tightens the grip. Every attack, hit or miss, deals the damage of the grip.',
    fields: {},
  },
  GoldThief: {
    doc: 'A hit steals gold, and the thief vanishes. If it is killed in a room, it leaves gold.',
    fields: {},
  },
  ItemThief: {
    doc: 'A hit steals a magic item from the bag, and the thief vanishes.',
    fields: {},
  },
  Rust: {
    doc: 'A hit rusts the armour of the target: defence −1.',
    fields: {},
  },
  LevelDrain: {
    doc: 'A hit may drain a level of experience.',
    fields: {
      chance: 'Chance for each hit.',
    },
  },
  ConfusingGaze: {
    doc: 'Its gaze confuses the hero once, unless the hero resists magic.',
    fields: {
      turns: 'Least number of turns.',
      spread: 'Up to `spread` − 1 more turns.',
      spent: 'It has been used.',
    },
  },
  Carries: {
    doc: 'May carry an item, which it drops when it dies.',
    fields: {
      chance: 'Chance to carry an item.',
    },
  },
  Intent: {
    doc: 'The next action of an actor. The `actions` system executes it and resets it.',
    fields: {
      verb: 'The action.',
      dx: 'Direction, −1 to 1.',
      dy: 'Direction, −1 to 1.',
      item: 'The item to use.',
    },
  },
  Reward: {
    doc: 'The gain for killing it.',
    fields: {
      experience: 'Experience.',
      points: 'Score.',
    },
  },
  Experience: {
    doc: 'Gains experience from kills, and levels from experience.',
    fields: {
      level: 'Level.',
      points: 'Points; where levels cost steps, those since the last level.',
      next: 'Points needed for the next level.',
    },
  },
  Hunger: {
    doc: 'Needs food.',
    fields: {
      max: 'Most energy.',
      energy: 'Energy at the start; `max` by default.',
      mode: 'starves: uses 1 energy in ten turns and heals; at 0 it loses health. faints: uses 1 energy a turn; at 0 it faints now and then.',
      counter: 'starves: turns since energy last fell. faints: 1 after the first faint.',
    },
  },
  Bag: {
    doc: 'Carries items.',
    fields: {
      limit: 'Greatest weight.',
      places: 'Greatest number of items; 99 means no limit.',
    },
  },
  Gear: {
    doc: 'Can use one weapon and one suit of armour from its bag.',
    fields: {
      weapon: 'The weapon in hand.',
      armour: 'The armour worn.',
    },
  },
  Digging: {
    doc: 'Can dig through weak walls; remembers the wall that it is digging.',
    fields: {
      x: 'Cell of the wall.',
      y: 'Cell of the wall.',
      depth: 'The floor of the wall.',
      turns: 'Turns of digging so far.',
    },
  },
  Item: {
    doc: 'Can be picked up.',
    fields: {
      weight: 'Its weight.',
      level: 'Level of this item.',
      order: 'Increases each time any item changes place. Bags and piles are sorted by it.',
      put: 'It was put down once and earns no more points.',
      worth: 'Its price.',
      count: 'Number of items in the stack.',
      cursed: 'Cannot be taken off once it is in use.',
      known: 'The hero knows its bonus.',
    },
  },
  Stack: {
    doc: 'Forms stacks in a bag.',
    fields: {
      as: 'units: each piece counts as one item in the bag. group: only pieces generated together form a stack, which counts as one item.',
      least: 'Least number that is found together.',
      most: 'Greatest number that is found together.',
      group: 'Id of the pieces that were generated together.',
    },
  },
  Gold: {
    doc: 'Adds to the score as soon as it is picked up.',
    fields: {
      value: 'Amount.',
    },
  },
  Food: {
    doc: 'Can be eaten.',
    fields: {
      energy: 'Energy that it restores.',
      spread: 'Up to this much less, or up to this − 1 more.',
      foul: 'Chance that it tastes bad, which gives 1 point of experience.',
    },
  },
  Potion: {
    doc: 'Can be drunk.',
    fields: {
      healing: 'HP that it restores for each level of the item.',
    },
  },
  Weapon: {
    doc: 'Can be held in hand.',
    fields: {
      attack: 'Attack that it adds, or use `dice`.',
      dice: 'Damage in hand, or use `attack`.',
      hurled: 'Damage of a missile shot from its launcher, or of another weapon that is thrown.',
      hit: 'Bonus to hit.',
      damage: 'Bonus to damage.',
    },
  },
  Missile: {
    doc: 'A weapon made to be thrown or shot.',
    fields: {
      fits: 'Its launcher, if it has one.',
    },
  },
  Launcher: {
    doc: 'Held in hand, it shoots missiles that fit.',
    fields: {
      fits: 'The missiles that it shoots.',
    },
  },
  Armour: {
    doc: 'Can be worn.',
    fields: {
      defence: 'Defence that it adds; its armour class is 10 − defence.',
    },
  },
  Trap: {
    doc: 'Hidden until it is found; springs each time the hero steps on it.',
    fields: {
      does: 'Its effect.',
      found: 'The hero has found it.',
    },
  },
  Prize: {
    doc: 'The goal of the campaign. It always fits in the bag.',
    fields: {},
  },
  Dead: {
    doc: 'Died this turn; removed when the turn ends.',
    fields: {},
  },
};

/** The sentence about a field, by name; for tools that walk all fields. */
export function docOf(component: ComponentName, field: string): string {
  const fields: Readonly<Record<string, string>> = descriptions[component].fields;
  return fields[field];
}
