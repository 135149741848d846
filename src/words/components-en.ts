import { diceText, plain, signed, tenths } from './numbers.ts';
import type { ComponentWords } from './words.ts';

const turns = (count: number) => `${count} ${count === 1 ? 'turn' : 'turns'}`;
const cells = (count: number) => `${count} ${count === 1 ? 'cell' : 'cells'}`;
/** From `least` up to `spread` − 1 more. */
const span = (least: number, spread: number) =>
  spread > 1 ? `${least}–${least + spread - 1} turns` : turns(least);

export const components: ComponentWords = {
  Identity: { name: 'identity', about: () => 'Has its place in every order.' },
  Position: { name: 'position', about: () => 'Stands or lies on a cell.' },
  Health: {
    name: 'health',
    about: ({ max, dice }) =>
      `Can be hurt, and dies at 0; unhurt it has ${dice > 0 ? diceText(dice) : max} HP.`,
  },
  Stats: {
    name: 'strength of blows',
    about: ({ attack, defence }) => `Attack ${attack}, defence ${defence}.`,
  },
  Fighter: {
    name: 'fighter',
    about: ({ level, armour, attacks }) =>
      `Level ${level}, armour class ${plain(armour)}, attacks ${diceText(attacks)}.`,
  },
  Strength: { name: 'strong', about: () => 'Strength makes its blows surer and harder.' },
  AI: { name: 'mind', about: () => 'Acts by itself, once a turn.' },
  Condition: { name: 'condition', about: () => 'Things can befall it.' },
  Poisoned: { name: 'poisoned', about: () => 'Poison works in it until it wears off.' },
  Recovery: { name: 'recovers', about: () => 'Heals in quiet: the faster, the higher its level.' },
  Searcher: { name: 'searches', about: () => 'Can search for secret doors and traps.' },
  Thrower: { name: 'thrower', about: () => 'Can throw what it carries.' },
  Mean: {
    name: 'mean',
    about: ({ chance }) => `Wakes with ${chance} % when the hero comes near.`,
  },
  Greedy: { name: 'greedy', about: () => 'Wakes for gold in the hero’s room, and guards it.' },
  Erratic: {
    name: 'erratic',
    about: ({ chance }) => `Steps anywhere instead of where it wants: ${chance} % of its steps.`,
  },
  Coward: {
    name: 'coward',
    about: ({ below }) =>
      below >= 100
        ? 'Always runs from the hero.'
        : `Runs from the hero while below ${below} % of its health.`,
  },
  Skirmisher: {
    name: 'skirmisher',
    about: ({ distance }) => `Stays at least ${cells(distance)} away from the hero.`,
  },
  Guard: {
    name: 'guard',
    about: ({ radius }) => `Guards its post: goes no more than ${cells(radius)} from it.`,
  },
  Ambusher: {
    name: 'ambusher',
    about: ({ distance }) =>
      `Lies still until the hero is within ${cells(distance)}, or strikes it.`,
  },
  Pack: {
    name: 'pack',
    about: ({ range }) => `Whoever rouses one rouses all of its kind within ${cells(range)}.`,
  },
  Rooted: { name: 'rooted', about: () => 'Never leaves its cell; strikes who comes beside it.' },
  Invisible: { name: 'invisible', about: () => 'Cannot be seen.' },
  Disguise: {
    name: 'disguised',
    about: () => 'Looks like some item until it strikes or is touched.',
  },
  Regeneration: {
    name: 'regenerates',
    about: ({ chance }) => `Gains a hit point after a round of its attacks with ${chance} %.`,
  },
  Mends: {
    name: 'mends',
    about: ({ turns: every }) =>
      every === 1 ? 'Heals one HP each turn.' : `Heals one HP every ${every} turns.`,
  },
  Leech: {
    name: 'drinks life',
    about: ({ share }) => `A hit heals it by ${share} % of the damage.`,
  },
  Poison: {
    name: 'poisonous',
    about: ({ damage, turns: lasts }) =>
      `A hit poisons: ${damage} HP a turn for ${turns(lasts)}, never the last one.`,
  },
  Splits: {
    name: 'splits',
    about: ({ chance }) => `Struck but not slain, it parts in two with ${chance} %.`,
  },
  Explodes: {
    name: 'explodes',
    about: ({ damage, radius }) =>
      `Dying, it takes ${damage} HP from everyone within ${cells(radius)}.`,
  },
  Summons: {
    name: 'summons',
    about: ({ kind, chance, most }, name) =>
      `Calls ${kind > 0 ? `the ${name(kind)}` : 'its own kind'} in sight of the hero: ${chance} % each turn, ${most} at most.`,
  },
  Throws: {
    name: 'throws',
    about: ({ dice, range, chance }) =>
      `Throws at the hero in a clear line up to ${cells(range)} away: ${diceText(dice)}, ${chance} % each turn.`,
  },
  Venom: {
    name: 'weakens',
    about: ({ loss }) => `A hit takes ${loss} of strength, unless poison is resisted.`,
  },
  Paralysis: {
    name: 'paralyses',
    about: ({ turns: least, spread }) => `A hit freezes for ${span(least, spread)}.`,
  },
  Grasp: { name: 'grasps', about: () => 'A hit holds; its grip grows with every blow.' },
  GoldThief: { name: 'steals gold', about: () => 'A hit takes gold, and it vanishes.' },
  ItemThief: {
    name: 'steals items',
    about: () => 'A hit takes something magic from the bag, and it vanishes.',
  },
  Rust: { name: 'rusts', about: () => 'A hit wears armour away.' },
  LevelDrain: {
    name: 'drains levels',
    about: ({ chance }) => `A hit takes a level with ${chance} %.`,
  },
  ConfusingGaze: {
    name: 'confusing gaze',
    about: ({ turns: least, spread }) =>
      `Confuses once whoever notices it, for ${span(least, spread)}.`,
  },
  Carries: {
    name: 'carries',
    about: ({ chance }) => `Has an item with ${chance} %, and drops it when it dies.`,
  },
  Intent: { name: 'intent', about: () => 'Is about to do something.' },
  Reward: {
    name: 'reward',
    about: ({ experience, points }) => `Its slayer gains ${experience} EXP and ${points} points.`,
  },
  Experience: {
    name: 'learns',
    about: ({ level, next }) =>
      `Starts on level ${level} and rises by kills, first at ${next} EXP.`,
  },
  Hunger: {
    name: 'needs food',
    about: ({ max, energy }) => `Starts with ${energy || max} of ${max} ENG.`,
  },
  Bag: {
    name: 'bag',
    about: ({ limit, places }) =>
      places < 99 ? `Carries ${places} things.` : `Carries up to ${tenths(limit)}.`,
  },
  Gear: { name: 'gear', about: () => 'Can use one weapon and one armour.' },
  Digging: { name: 'digs', about: () => 'Can break weak walls.' },
  Item: { name: 'item', about: ({ weight }) => `Can be picked up; weighs ${tenths(weight)}.` },
  Stack: {
    name: 'stacks',
    about: ({ least, most }) =>
      most > 1
        ? `Lies in stacks of ${least}–${most}, and shares a place in the bag.`
        : 'Several share a place in the bag.',
  },
  Gold: { name: 'gold', about: () => 'Counts the moment it is picked up.' },
  Food: {
    name: 'food',
    about: ({ energy, spread }) =>
      `Gives ${spread > 0 ? `${energy - spread}–${energy + spread - 1}` : energy} ENG.`,
  },
  Potion: {
    name: 'potion',
    about: ({ healing }) => `Heals ${healing} HP for each level of the potion.`,
  },
  Weapon: {
    name: 'weapon',
    about: ({ attack, dice, hurled }) =>
      dice > 0
        ? `In hand ${diceText(dice)}${hurled > 0 ? `, thrown ${diceText(hurled)}` : ''}.`
        : `Attack ${signed(attack)}.`,
  },
  Missile: { name: 'missile', about: () => 'Made for throwing, or for a launcher.' },
  Launcher: { name: 'launcher', about: () => 'In hand it speeds missiles that fit.' },
  Armour: { name: 'armour', about: ({ defence }) => `Defence ${signed(defence)}.` },
  Trap: { name: 'trap', about: () => 'Lies hidden, and springs whenever the hero steps on it.' },
  Prize: { name: 'the prize', about: () => 'What the hero came for. Never too heavy.' },
  Dead: { name: 'dead', about: () => 'Died this turn.' },
};
