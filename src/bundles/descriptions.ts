import type { ComponentName, FieldName } from '../game/components.ts';

type Descriptions = {
  readonly [C in ComponentName]: {
    readonly doc: string;
    readonly fields: Readonly<Record<FieldName<C>, string>>;
  };
};

/**
 * What each component and each of its fields is for, in a sentence: what the schema of bundles, the
 * modders' guide and the inspector say. Apart from the facts, which every page needs to play.
 */
export const descriptions: Descriptions = {
  Identity: {
    doc: 'What every entity has: its place in every order, and the kind it was made from.',
    fields: {
      seq: 'Rises with each entity made; never reused.',
      kind: "Index into the campaign's kinds.",
      actions: 'The number of its actions in this turn.',
    },
  },
  Position: {
    doc: 'Stands or lies on a cell of a floor. Items in a bag have none.',
    fields: {
      x: 'To the right.',
      y: 'Downwards.',
      depth: 'The floor it is on.',
    },
  },
  Health: {
    doc: 'Can be hurt, and dies at 0.',
    fields: {
      max: 'Hit points when unhurt; else `dice`.',
      dice: 'Rolled for each one in place of `max`.',
      current: 'Starts at max.',
      fraction: 'Healing under way, 0 to 1.',
    },
  },
  Stats: {
    doc: 'How hard it hits and how well it withstands, without gear.',
    fields: {
      attack: 'A blow does attack² / defence, rounded up.',
      defence: 'See attack.',
    },
  },
  Fighter: {
    doc: 'Fights by rolled dice: how well it hits, how hard, and how hard it is to hit.',
    fields: {
      level: 'Level: hits and resists the better.',
      armour: 'Armour class: 10 is bare skin, lower is harder to hit.',
      attacks: 'Each is rolled to hit by itself.',
    },
  },
  Strength: {
    doc: 'Makes blows surer and harder. 3 to 18, then 19 to 118 for 18/01 to 18/100.',
    fields: {
      now: 'As it is.',
      best: 'The best it ever was.',
      gifted: 'Chance of 18/01 to 18/100.',
    },
  },
  AI: {
    doc: 'Acts by itself, once a turn.',
    fields: {
      mind: 'How it decides what to do.',
      provoked: 'The hero has hit it.',
      awake: 'Of those that sleep: is awake.',
      guards: 'It is after the goal, not the hero; a roamer: it has a course.',
      goalX: 'The cell that it guards.',
      goalY: 'The cell that it guards.',
      shown: 'The hero knows that it stands where it stands.',
    },
  },
  Condition: {
    doc: 'What has befallen an actor; every one has it.',
    fields: {
      helpless: 'Cannot act.',
      confused: 'Staggers about.',
      stuck: 'In a bear trap.',
      held: 'Grasped: can strike, not leave.',
      grip: 'How hard the grasp has grown.',
    },
  },
  Poisoned: {
    doc: 'Poison works in it, until it wears off.',
    fields: {
      turns: 'How long yet.',
      damage: 'What it takes each turn.',
    },
  },
  Recovery: {
    doc: 'Heals in quiet: the faster, the higher its level.',
    fields: {
      quiet: 'Since it last fought.',
    },
  },
  Searcher: {
    doc: 'Can search for secret doors and traps.',
    fields: {},
  },
  Thrower: {
    doc: 'Can throw what it carries.',
    fields: {},
  },
  Mean: {
    doc: 'A chaser that may wake when the hero comes near.',
    fields: {
      chance: 'Of waking.',
    },
  },
  Greedy: {
    doc: 'A chaser that wakes for gold in the room of the hero, and guards it.',
    fields: {},
  },
  Erratic: {
    doc: 'Steps anywhere instead of where it wants.',
    fields: {
      chance: 'Of each step.',
    },
  },
  Coward: {
    doc: 'Runs from the hero while it is badly hurt.',
    fields: {
      below: 'The share of its health below which it runs; 100: it always does.',
    },
  },
  Skirmisher: {
    doc: 'Keeps its distance from the hero; goes well with Throws.',
    fields: {
      distance: 'The least it likes.',
    },
  },
  Guard: {
    doc: 'Goes for the hero only near the cell where it first stood, and back there after.',
    fields: {
      radius: 'How far it goes.',
      posted: 'Knows its post.',
      postX: 'Where it first stood.',
      postY: 'Where it first stood.',
    },
  },
  Ambusher: {
    doc: 'Lies still until the hero is near, or strikes it.',
    fields: {
      distance: 'How near.',
      sprung: 'Has come out.',
    },
  },
  Pack: {
    doc: 'What provokes or wakes one provokes all of its kind nearby.',
    fields: {
      range: 'How near.',
    },
  },
  Rooted: {
    doc: 'Never leaves its cell; strikes who comes beside it.',
    fields: {},
  },
  Invisible: {
    doc: 'Is not seen.',
    fields: {},
  },
  Disguise: {
    doc: 'Looks like some item until it strikes or is touched.',
    fields: {
      as: "Index into the campaign's kinds.",
    },
  },
  Regeneration: {
    doc: 'May gain a hit point after each round of its attacks, without a limit.',
    fields: {
      chance: 'Of one HP.',
    },
  },
  Mends: {
    doc: 'Heals by itself, up to its full health.',
    fields: {
      turns: 'For one HP.',
    },
  },
  Leech: {
    doc: 'A hit heals it by a share of what it took, up to its full health.',
    fields: {
      share: 'Of the damage.',
    },
  },
  Poison: {
    doc: 'A hit poisons: it takes hit points each turn for a while, and never the last one.',
    fields: {
      damage: 'Each turn.',
      turns: 'How long.',
    },
  },
  Splits: {
    doc: 'Struck but not slain, it may part into two that share what health is left.',
    fields: {
      chance: 'Of a blow.',
    },
  },
  Explodes: {
    doc: 'Dying, it hurts everyone around; walls protect.',
    fields: {
      damage: 'To each.',
      radius: 'How far it reaches.',
    },
  },
  Summons: {
    doc: 'Calls others to a free cell beside it when the hero is in sight.',
    fields: {
      kind: 'Whom it calls; without it, its own kind.',
      chance: 'Each turn.',
      most: 'How many it calls in its life.',
      called: 'How many it has called.',
    },
  },
  Throws: {
    doc: 'Throws at the hero when he stands in a straight or diagonal line with nothing between.',
    fields: {
      dice: 'Damage of a hit.',
      range: 'How far.',
      chance: 'Each turn.',
    },
  },
  Venom: {
    doc: 'A hit takes strength, unless the victim resists poison.',
    fields: {
      loss: 'Strength lost.',
    },
  },
  Paralysis: {
    doc: 'A hit hurts nobody, but freezes the victim, unless it already cannot move.',
    fields: {
      turns: 'At least.',
      spread: '0 to spread − 1 more.',
    },
  },
  Grasp: {
    doc: 'A hit holds the victim, and every blow, hit or miss, squeezes as hard as the grip has grown.',
    fields: {},
  },
  GoldThief: {
    doc: 'A hit takes gold, and it vanishes. Dead it leaves gold.',
    fields: {},
  },
  ItemThief: {
    doc: 'A hit takes something magic out of the bag, and it vanishes.',
    fields: {},
  },
  Rust: {
    doc: 'A hit wears away the armour of its victim.',
    fields: {},
  },
  LevelDrain: {
    doc: 'A hit may take a level of experience.',
    fields: {
      chance: 'Of a hit.',
    },
  },
  ConfusingGaze: {
    doc: 'Confuses once who notices it, unless the victim resists magic.',
    fields: {
      turns: 'At least.',
      spread: '0 to spread − 1 more.',
      spent: 'Has been met.',
    },
  },
  Carries: {
    doc: 'May have an item with it, which it drops when it dies.',
    fields: {
      chance: 'Of an item.',
    },
  },
  Intent: {
    doc: 'What an actor is about to do; systems carry it out and set it back to none.',
    fields: {
      verb: 'The action.',
      dx: 'Direction, −1 to 1.',
      dy: 'Direction, −1 to 1.',
      item: 'The item to use.',
    },
  },
  Reward: {
    doc: 'What its slayer gains.',
    fields: {
      experience: 'Experience.',
      points: 'Score.',
    },
  },
  Experience: {
    doc: 'Learns from kills and rises in level.',
    fields: {
      level: 'Level.',
      points: 'Since the last level.',
      next: 'Points that the next level costs.',
    },
  },
  Hunger: {
    doc: 'Needs food. While there is energy it heals; without, it starves.',
    fields: {
      max: 'Energy when full; starts so.',
      energy: 'What is left; without it, starts at max.',
      mode: 'starves: one energy in ten turns heals, none kills. faints: one a turn, none makes faint.',
      counter: 'starves: since energy last fell. faints: 1 after the first faint.',
    },
  },
  Bag: {
    doc: 'Carries items.',
    fields: {
      limit: 'The weight it can hold.',
      places: 'The number of things it can hold.',
    },
  },
  Gear: {
    doc: 'Can wear one weapon and one armour out of its bag.',
    fields: {
      weapon: 'The weapon in hand.',
      armour: 'The armour worn.',
    },
  },
  Digging: {
    doc: 'Can break weak walls, and remembers the one it is working on.',
    fields: {
      x: 'The wall cell.',
      y: 'The wall cell.',
      depth: 'The floor of the wall.',
      turns: 'Work done on that cell.',
    },
  },
  Item: {
    doc: 'Can be picked up.',
    fields: {
      weight: 'Its weight.',
      level: 'How strong this one is.',
      order: 'Rises each time any item changes place: bags and piles are in this order.',
      put: 'Was put down once: earns no more points.',
      worth: 'What it sells for.',
      count: 'How many there are in the stack.',
      cursed: 'Once in use it cannot be taken off.',
      known: 'The hero knows its bonus.',
    },
  },
  Stack: {
    doc: 'Several can share a place in a bag.',
    fields: {
      as: 'units: each counts as one of the things in the bag. group: only those made together stack, and count as one.',
      least: 'How many lie together, at least.',
      most: 'How many lie together, at most.',
      group: 'Which were made together.',
    },
  },
  Gold: {
    doc: 'Counts as score the moment it is picked up.',
    fields: {
      value: 'How much.',
    },
  },
  Food: {
    doc: 'Can be eaten.',
    fields: {
      energy: 'Energy it gives.',
      spread: 'Up to this less, or just less than this more.',
      foul: 'Chance that it tastes bad, which teaches one point of experience.',
    },
  },
  Potion: {
    doc: 'Can be drunk.',
    fields: {
      healing: 'HP it gives for each item level.',
    },
  },
  Weapon: {
    doc: 'Can be taken in hand.',
    fields: {
      attack: 'Attack it adds; else from `dice`.',
      dice: 'Damage in the hand; else from `attack`.',
      hurled: 'Damage from its launcher, or thrown at a pinch.',
      hit: 'Bonus to hit.',
      damage: 'Bonus to damage.',
    },
  },
  Missile: {
    doc: 'A weapon made for throwing, or for a launcher.',
    fields: {
      fits: 'The launcher it needs, if any.',
    },
  },
  Launcher: {
    doc: 'In the hand it speeds missiles that fit.',
    fields: {
      fits: 'What it shoots.',
    },
  },
  Armour: {
    doc: 'Can be worn.',
    fields: {
      defence: 'Defence it adds; its armour class is 10 − defence.',
    },
  },
  Trap: {
    doc: 'Lies hidden on the floor and springs whenever the hero steps on it.',
    fields: {
      does: 'What it does.',
      found: 'The hero knows of it.',
    },
  },
  Prize: {
    doc: 'Whoever picks it up wins the game. It is never too heavy.',
    fields: {},
  },
  Dead: {
    doc: 'Died this turn; removed when the turn ends.',
    fields: {},
  },
};

/** What a field is for; for tools that walk all of them. */
export function docOf(component: ComponentName, field: string): string {
  const fields: Readonly<Record<string, string>> = descriptions[component].fields;
  return fields[field];
}
