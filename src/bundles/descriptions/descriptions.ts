import type { ComponentName } from '../../game/components.ts';
import type { ComponentDocs } from '../../words/component-docs.ts';

/**
 * The purpose of each component and field, and the rules for bundles that have it. The JSON Schema,
 * the component list for modders, the warnings and the inspector use it. Kept apart from
 * `components.ts` because the rules never read it.
 */
export const descriptions: ComponentDocs = {
  Identity: {
    doc: 'Internal id and kind. Every entity has it.',
    fields: {
      seq: 'Increases with each entity; never reused.',
      kind: "Index into the campaign's kinds.",
      actions: 'The number of its actions in this turn.',
    },
  },
  Position: {
    doc: 'Its cell. Items in a bag have none.',
    fields: {
      x: 'Column, from 0.',
      y: 'Row, from 0.',
      depth: 'The floor.',
    },
  },
  Health: {
    doc: 'Can be hurt, and dies at 0 hit points.',
    fields: {
      max: 'Hit points when unhurt. Use either `max` or `dice`.',
      dice: 'Rolled for each individual to set `max`.',
      current: 'Hit points now.',
      fraction: 'Partial healing, 0 to 1.',
    },
  },
  Stats: {
    doc: 'Attack and defence without weapon and armour.',
    fields: {
      attack: 'An attack deals attack² / defence damage, rounded up.',
      defence: 'The defence in that formula.',
    },
  },
  Fighter: {
    doc: 'Fights by dice: level, armour class and the damage of its attacks.',
    fields: {
      level: 'Higher levels hit more often and resist better.',
      armour: 'Armour class: 10 without armour; lower is harder to hit.',
      attacks: 'Damage of each attack. Each rolls separately to hit.',
    },
  },
  Strength: {
    doc: 'Makes attacks hit more often and harder. 3 to 18, then 19 to 118 for 18/01 to 18/100.',
    fields: {
      now: 'Current strength.',
      best: 'The highest strength so far.',
      gifted: 'Chance of a strength of 18/01 to 18/100.',
    },
  },
  AI: {
    doc: 'Acts once per turn.',
    fields: {
      mind: 'How it chooses its actions: a list of goals with a name.',
      provoked: 'The hero has attacked it.',
      awake: 'Awake; for monsters that sleep.',
      hasGoal: 'Heads for the goal cell instead of the hero. A roamer: has a course.',
      goalX: 'Column of the goal cell.',
      goalY: 'Row of the goal cell.',
      shown: 'The hero knows its position.',
    },
  },
  Condition: {
    doc: 'Temporary conditions. Every actor has it.',
    fields: {
      helpless: 'Turns until it can act again.',
      confused: 'Turns of random movement.',
      blind: 'Turns in which it sees nothing; a monster sees what is beside it.',
      hasted: 'Turns at double speed; 65535 for good.',
      slowed: 'Turns at half speed; 65535 for good.',
      energy: 'Energy for actions: each takes 100.',
      seeing: 'Turns in which it sees the invisible.',
      stuck: 'Turns in a trap that holds it.',
      held: 'Held by a grasp: can attack but not leave.',
      grip: 'Damage of the grasp that holds it; grows with each attack.',
      glowing: 'Its next hit confuses.',
      bound: 'Can do nothing until something attacks or wakes it.',
      frozen: 'Turns of paralysis by hits since it could last act.',
      cancelled: 'The powers of its attacks have ended.',
    },
  },
  Speed: {
    doc: 'Acts faster or more slowly than others.',
    fields: {
      percent: 'Actions in 100 turns: 200 acts twice a turn, 50 every second turn.',
    },
  },
  Poisoned: {
    doc: 'Loses hit points each turn until the poison wears off.',
    fields: {
      turns: 'Remaining turns.',
      damage: 'Damage per turn.',
    },
  },
  Recovery: {
    doc: 'Heals while it does not fight; faster at higher levels.',
    fields: {
      quiet: 'Turns since its last fight.',
    },
  },
  Searcher: {
    doc: 'Can search for secret doors and traps.',
    fields: {},
  },
  Thrower: {
    doc: 'Can throw items from its bag.',
    fields: {},
  },
  Wielder: {
    doc: 'Can hold any item but armour in its hand.',
    fields: {},
  },
  Mean: {
    doc: 'While it sleeps, it may wake when the hero comes near.',
    fields: {
      chance: 'Chance to wake.',
    },
  },
  Greedy: {
    doc: 'While it sleeps, it wakes if there is gold in the room of the hero, and guards the gold.',
    fields: {},
  },
  Erratic: {
    doc: 'Sometimes steps in a random direction.',
    fields: {
      chance: 'Chance per step.',
    },
  },
  Coward: {
    doc: 'Flees from the hero while badly hurt.',
    fields: {
      below: 'Flees below this share of its health; 100: always.',
    },
  },
  Skirmisher: {
    doc: 'Keeps its distance from the hero. Useful with Throws.',
    fields: {
      distance: 'The least distance it accepts.',
    },
  },
  Guard: {
    doc: 'Attacks only near the cell where it was placed, then returns there.',
    fields: {
      radius: 'The greatest distance from its post.',
      posted: 'Has a post.',
      postX: 'Column of the post.',
      postY: 'Row of the post.',
    },
  },
  Ambusher: {
    doc: 'Does not move until the hero comes near or attacks it.',
    fields: {
      distance: "The hero's distance at which it attacks.",
      sprung: 'Has left its ambush.',
    },
  },
  Pack: {
    doc: 'Provoking or waking one provokes or wakes all of its kind nearby.',
    fields: {
      range: 'The greatest distance to others.',
    },
  },
  Faction: {
    doc: 'Belongs to a faction, which determines its enemies.',
    fields: {},
  },
  Follower: {
    doc: 'Stays near its leader until it sees an enemy: an ally of the hero follows the hero, an escort the monster with which it arrived.',
    fields: {
      distance: 'How far it lets its leader go.',
      leader: 'The actor that it follows.',
    },
  },
  Group: {
    doc: 'Arrives with escorts, which follow it. All of them wake and attack together.',
    fields: {},
  },
  Senses: {
    doc: 'Knows where the hero is only if it sees, hears or smells it. Without this component a monster always knows.',
    fields: {
      sight: 'How far it sees.',
      hearing: 'How far it hears a hero that moves, attacks or digs, through walls, too.',
      smell: 'How far it smells the hero, counted in steps along open ways.',
      wakes:
        'The things that wake it while it sleeps: the usual ways; only a noise that it hears; only the sight of the hero; only an attack; nothing.',
    },
  },
  Rooted: {
    doc: 'Never leaves its cell; attacks adjacent enemies.',
    fields: {},
  },
  OpensDoors: {
    doc: 'Opens closed doors.',
    fields: {},
  },
  Moves: {
    doc: 'Moves where walkers cannot, but not over the edge of a floor.',
    fields: {
      through:
        'How: `walls` passes walls without a trace, `digging` opens each cell that it enters, `flying` crosses deep water, `water` stays in deep water, `wading` walks and swims.',
    },
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
    doc: 'May gain a hit point after each round of its attacks, without an upper limit.',
    fields: {
      chance: 'Chance of one HP.',
    },
  },
  Mends: {
    doc: 'Heals itself up to its full health.',
    fields: {
      turns: 'Turns per HP.',
    },
  },
  Leech: {
    doc: 'A hit heals it by a share of the damage, up to its full health.',
    fields: {
      share: 'Share of the damage.',
    },
  },
  Poison: {
    doc: 'A hit poisons the target, which loses hit points each turn but never the last one.',
    fields: {
      damage: 'Damage per turn.',
      turns: 'Duration.',
    },
  },
  Splits: {
    doc: 'If a hit does not kill it, it may split into two that share the remaining hit points.',
    fields: {
      chance: 'Chance per hit.',
    },
  },
  Explodes: {
    doc: 'Damages everyone around it when it dies. Walls protect.',
    fields: {
      damage: 'Damage to each actor.',
      radius: 'Range of the explosion.',
      element: 'The cause of the damage.',
    },
  },
  Summons: {
    doc: 'Summons other monsters to a free adjacent cell while the hero is in sight.',
    fields: {
      kind: 'The kind it summons. Without it, its own kind.',
      chance: 'Chance per turn.',
      most: 'The greatest number it summons in its life.',
      called: 'The number summoned so far.',
    },
  },
  Triggers: {
    doc: 'Says something, or has effects on itself or the hero, at certain events: below a share of its health, when hurt, at the first sight of the hero, every few turns, or at its death.',
    fields: {
      fired: 'A bit for each trigger that has fired.',
      health: 'Its hit points when the triggers were last checked.',
      awake: 'Turns that it has been awake.',
      counted: 'The last turn that was counted.',
    },
  },
  Aids: {
    doc: 'Uses its turn to help a wounded monster of its side in a clear line: its effects act on that monster.',
    fields: {
      range: 'The greatest distance.',
      chance: 'Chance per turn.',
      below: 'Helps monsters below this share of their health.',
    },
  },
  Throws: {
    doc: 'Throws at the hero along a straight or diagonal line with nothing in between.',
    fields: {
      dice: 'Damage of a hit.',
      range: 'The greatest distance.',
      chance: 'Chance per turn.',
      element: 'The cause of the damage.',
    },
  },
  Venom: {
    doc: "A hit reduces the target's strength, unless the target resists poison.",
    fields: {
      loss: 'Strength lost.',
    },
  },
  Paralysis: {
    doc: 'A hit deals no damage but paralyses the target. Further hits prolong this.',
    fields: {
      turns: 'Least duration.',
      spread: 'Adds 0 to spread − 1 turns.',
      most: 'The greatest sum of all hits until the target can act again.',
    },
  },
  Grasp: {
    doc: 'A hit holds the target. Every further attack, even a miss, damages it by the strength of the grip.',
    fields: {},
  },
  GoldThief: {
    doc: 'A hit steals gold, then the thief vanishes. If it dies in a room, it leaves gold.',
    fields: {},
  },
  ItemThief: {
    doc: 'A hit steals a magic item from the bag, then the thief vanishes.',
    fields: {},
  },
  Rust: {
    doc: "A hit reduces the defence of the target's armour.",
    fields: {},
  },
  LevelDrain: {
    doc: 'A hit may take one experience level from the target.',
    fields: {
      chance: 'Chance per hit.',
    },
  },
  ConfusingGaze: {
    doc: 'Confuses an observer once, unless the observer resists magic.',
    fields: {
      turns: 'Least duration.',
      spread: 'Adds 0 to spread − 1 turns.',
      spent: 'Has been used.',
    },
  },
  Robs: {
    doc: 'A hit takes an item from the bag of the target. The thief flees with it, and drops it when it dies.',
    fields: {
      what: 'The items that it takes. Never a prize, and nothing that is worn.',
    },
  },
  Loot: {
    doc: 'Leaves items when it dies.',
    fields: {},
  },
  Resists: {
    doc: 'Takes less damage from some causes; a negative number means more damage. For actors, and for anything that is worn.',
    fields: {
      fire: 'Less damage by fire; 100: none; −100: twice as much.',
      cold: 'Less damage by cold.',
      lightning: 'Less damage by lightning.',
      force: 'Less damage by magic force.',
      poison: 'Less damage by poison; 100: cannot be poisoned.',
      blow: 'Less damage by attacks and missiles.',
    },
  },
  Carries: {
    doc: 'May carry an item and drops it when it dies.',
    fields: {
      chance: 'Chance of an item.',
    },
  },
  Intent: {
    doc: 'The action that an actor has chosen. Systems carry it out and reset it to none.',
    fields: {
      verb: 'The action.',
      dx: 'Direction, −1 to 1.',
      dy: 'Direction, −1 to 1.',
      item: 'The item to use.',
    },
  },
  Reward: {
    doc: 'Experience and score for the killer.',
    fields: {
      experience: 'Experience.',
      points: 'Score.',
    },
  },
  Experience: {
    doc: 'Gains experience from kills and rises in level.',
    fields: {
      level: 'Level.',
      points: 'Points since the last level.',
      next: 'Points needed for the next level.',
    },
  },
  Hunger: {
    doc: 'Needs food. Heals while it has energy; starves or faints without it.',
    fields: {
      max: 'Energy when full.',
      energy: 'Energy now. Without it, starts at `max`.',
      mode: 'starves: uses one energy in ten turns to heal; dies without energy. faints: uses one per turn; faints without energy.',
      counter: 'starves: turns since energy last fell. faints: 1 after the first faint.',
    },
  },
  Bag: {
    doc: 'Carries items.',
    fields: {
      limit: 'The greatest total weight.',
      places: 'The greatest number of items.',
    },
  },
  Gear: {
    doc: 'Can use one weapon and one suit of armour from its bag.',
    fields: {
      weapon: 'The equipped weapon.',
      armour: 'The worn armour.',
      left: 'Ring on the left hand.',
      right: 'Ring on the right hand.',
    },
  },
  Digging: {
    doc: 'Can dig through weak walls.',
    fields: {
      x: 'Column of the wall.',
      y: 'Row of the wall.',
      depth: 'Floor of the wall.',
      turns: 'Turns of work on this wall.',
    },
  },
  Item: {
    doc: 'Can be picked up.',
    fields: {
      weight: 'Weight.',
      level: 'Item level.',
      order: 'Increases whenever an item changes place; bags and piles are sorted by it.',
      rank: 'Items of a bag are sorted by it first.',
      put: 'Has been put down: earns no more points.',
      worth: 'Sale value.',
      count: 'Number of items in the stack.',
      cursed: 'Cannot be taken off once equipped.',
      known: 'The hero knows its bonus.',
    },
  },
  Stack: {
    doc: 'Several of its kind share one place in a bag.',
    fields: {
      as: 'units: each counts as one item in the bag. group: only items made together stack, and count as one.',
      least: 'Least number found together.',
      most: 'Greatest number found together.',
      group: 'The group it was made with.',
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
      energy: 'Energy gained.',
      spread: 'Varies the energy by up to this amount.',
      foul: 'Chance of a bad taste, which gives one experience point.',
    },
  },
  Potion: {
    doc: 'Can be drunk.',
    fields: {
      reveals: 'When drinking it makes its kind known.',
    },
  },
  Scroll: {
    doc: 'Can be read.',
    fields: {
      reveals: 'When reading it makes its kind known.',
    },
  },
  Scares: {
    doc: 'On the floor, no monster steps on it or attacks a hero who stands on it. Picked up a second time, it turns to dust.',
    fields: {
      taken: 'Has been picked up.',
    },
  },
  Stick: {
    doc: 'A wand or staff: can be zapped while it has charges.',
    fields: {
      shape:
        'The actors that it reaches: `self` the actor that zaps it, `neighbour` the actor on the next cell, `line` the first actor in a straight line, `missile` like `line` but not beyond doors, `bolt` actors in the way of a bolt that walls throw back until one fails to resist, `room` all monsters in the room.',
      range: 'The cells that it reaches. For a bolt, its whole way, which includes its first cell.',
      least: 'The least charges of a new one.',
      most: 'The most charges of a new one.',
      charges: 'Remaining charges.',
      reveals: 'When zapping it makes its kind known.',
    },
  },
  Shatters: {
    doc: 'Breaks where it lands or hits when thrown; its effects act on all actors around.',
    fields: {
      radius: 'Cells in each direction; 0: only its own cell.',
    },
  },
  OnHit: {
    doc: 'Effects on each actor that it hits. For monsters, and for weapons in the hand or thrown.',
    fields: {},
  },
  WhenHit: {
    doc: 'Effects on each actor that hits it by hand. For monsters, and for anything that is worn.',
    fields: {},
  },
  Weapon: {
    doc: 'Can be equipped as a weapon.',
    fields: {
      attack: 'Attack bonus. Without it, derived from `dice`.',
      dice: 'Damage when equipped. Without it, derived from `attack`.',
      hurled: 'Damage when fired or thrown.',
      hit: 'Bonus to hit.',
      damage: 'Bonus to damage.',
    },
  },
  Missile: {
    doc: 'A weapon made for throwing or for a launcher.',
    fields: {
      fits: 'The launcher it needs, if any.',
    },
  },
  Launcher: {
    doc: 'While equipped, fires missiles that fit.',
    fields: {
      fits: 'The missiles it fires.',
    },
  },
  Armour: {
    doc: 'Can be worn.',
    fields: {
      defence: 'Bonus to Stats.defence; armour class becomes 10 − defence.',
    },
  },
  Ring: {
    doc: 'Can be worn on a finger. Its effects happen once a turn while it is worn.',
    fields: {
      power: 'Its power while it is worn.',
      varies: 'The bonus of a new ring: "rolled" is −1 and cursed, +1 or +2.',
      bonus: 'Bonus of this ring.',
      hunger: 'Energy that it uses each turn, in hundredths; a negative number saves energy.',
      cursed: 'Every ring of this kind is cursed: it cannot be taken off.',
    },
  },
  Trap: {
    doc: 'Lies on the floor, mostly hidden, and goes off whenever the hero steps on it.',
    fields: {
      found: 'The hero has found it.',
    },
  },
  Feature: {
    doc: 'A part of the floor, such as a door, water or an altar. Its effects act on the hero who uses it: by walking into an obstacle, or by stepping on any other feature. The effects of a door act on the actor that opens it.',
    fields: {
      ground:
        'Its ground: `floor` is open, `screen` is open but hides the view, nobody enters an `obstacle`, only swimmers and flyers cross `water`, and a `door` is closed until someone walks into it.',
      uses: 'How many times it can be used; 0 for any number.',
      used: 'How many times it has been used.',
      under: 'The tile under it.',
    },
  },
  Prize: {
    doc: 'The goal of the campaign. Picking it up wins the game or, if `rules.victory` is "escape", opens the way out. It is never too heavy.',
    fields: {},
  },
  Dead: {
    doc: 'Died this turn. Removed at the end of the turn.',
    fields: {},
  },
};

/** The purpose of a component or of one of its fields. */
export function docOf(component: ComponentName, field?: string): string {
  const { doc, fields } = descriptions[component];
  return field === undefined ? doc : (fields as Readonly<Record<string, string>>)[field];
}
