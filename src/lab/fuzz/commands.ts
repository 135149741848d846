import { directions } from '../../dungeon/grid.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import {
  type Command,
  commandTypes,
  hands,
  type ItemVerb,
  isAimed,
  isItemVerb,
} from '../../game/commands.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import { openQuestion } from '../../game/open-question.ts';
import { drawsOf, keyOf, rndOf } from '../../game/random.ts';
import type { Game } from '../../game/world.ts';
import { bots } from '../bots/bots.ts';

/** The commands of a fuzzed game: `adversary` lets bots play, and now and then one of these habits. */

/** Chooses the next command of a habit. */
type Habit = (game: Game, rnd: Rnd) => Command;

const verbs = commandTypes.filter(isItemVerb);

/** Names that a player might give. */
const names = ['', 'heal?', '<b>$&</b>', '薬', '12345678901234567890'];

/** Slots around the end of the bag, and a far one. */
function anySlot(game: Game, rnd: Rnd): number {
  return rnd(20) === 0 ? 99_999 : rnd(bagOf(game, game.hero).length + 2);
}

function anyStep(rnd: Rnd): { dx: -1 | 0 | 1; dy: -1 | 0 | 1 } {
  return rnd(30) === 0 ? { dx: 0, dy: 0 } : directions[rnd(directions.length)];
}

function withItem(verb: ItemVerb, slot: number, rnd: Rnd): Command {
  if (isAimed(verb)) return { type: verb, slot, ...anyStep(rnd) };
  if (verb === 'name') return { type: verb, slot, text: names[rnd(names.length)] };
  if (verb === 'equip' && rnd(2) === 0) return { type: verb, slot, hand: hands[rnd(hands.length)] };
  return { type: verb, slot };
}

/** Any valid command, possible or not. */
const anything: Habit = (game, rnd) => {
  const type = commandTypes[rnd(commandTypes.length)];
  if (type === 'move' || type === 'dig') return { type, ...anyStep(rnd) };
  if (type === 'chooseItem') return { type, slot: anySlot(game, rnd) };
  if (type === 'chooseKind') {
    const { kinds } = game.campaign;
    return { type, kind: kinds[rnd(kinds.length)].id };
  }
  return isItemVerb(type) ? withItem(type, anySlot(game, rnd), rnd) : { type };
};

const dig: Habit = (_, rnd) => ({ type: rnd(3) === 0 ? 'move' : 'dig', ...anyStep(rnd) });

/** Uses, drops and picks up items. */
const juggle: Habit = (game, rnd) => {
  if (rnd(3) === 0) return { type: 'pickup' };
  const bag = bagOf(game, game.hero);
  if (bag.length === 0 || rnd(8) === 0) {
    return withItem(verbs[rnd(verbs.length)], anySlot(game, rnd), rnd);
  }
  const slot = rnd(bag.length);
  const possible = itemVerbs(game, game.hero, bag[slot]);
  return withItem(possible[rnd(possible.length)], slot, rnd);
};

const throwAll: Habit = (game, rnd) =>
  rnd(3) === 0 ? { type: 'pickup' } : withItem('throw', anySlot(game, rnd), rnd);

/** Steps to and fro, through doors and off items; on stairs, up and down. */
function pingPong(): Habit {
  let step: { dx: -1 | 0 | 1; dy: -1 | 0 | 1 } = { dx: 1, dy: 0 };
  let turn = 0;
  return (_, rnd) => {
    turn++;
    if (turn % 4 === 0) return { type: rnd(2) === 0 ? 'down' : 'up' };
    if (turn % 16 === 1) step = directions[rnd(directions.length)];
    else step = { dx: -step.dx as -1 | 0 | 1, dy: -step.dy as -1 | 0 | 1 };
    return { type: 'move', ...step };
  };
}

/** The most commands in a row of one habit. */
const longestHabit = 40;

/**
 * Commands for a game, reasonable and adversarial ones in turn: bots lead the hero to places where
 * something happens, and the habits misuse them. Equal games and seeds give equal commands.
 */
export function adversary(game: Game, seed: string): () => Command {
  const rnd = rndOf(drawsOf(keyOf(`fuzz:${seed}`), 0, 0));
  const [greedy, careful] = [bots.greedy(game, seed), bots.careful(game, seed)];
  const habits: Habit[] = [
    () => greedy(),
    () => greedy(),
    () => careful(),
    anything,
    dig,
    juggle,
    throwAll,
    pingPong(),
  ];
  let habit = habits[0];
  let commandsLeft = longestHabit;
  return () => {
    if (commandsLeft-- <= 0) {
      habit = habits[rnd(habits.length)];
      commandsLeft = 1 + rnd(longestHabit);
    }
    // A question that no habit answers would end the game.
    if (openQuestion(game) && rnd(4) > 0) return careful();
    return habit(game, rnd);
  };
}

/** Values that are not commands. The rules must refuse them. */
export const malformed: readonly unknown[] = [
  null,
  undefined,
  '',
  'wait',
  [],
  {},
  { type: 'fly' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'move' },
  { type: 'move', dx: 2, dy: 0 },
  { type: 'move', dx: 0.5, dy: 0 },
  { type: 'move', dx: '1', dy: 0 },
  { type: 'wait', extra: 1 },
  { type: 'eat' },
  { type: 'eat', slot: -1 },
  { type: 'eat', slot: 1.5 },
  { type: 'eat', slot: Number.NaN },
  { type: 'eat', slot: 2 ** 53 },
  { type: 'throw', slot: 0, dx: 1 },
  { type: 'name', slot: 0 },
  { type: 'name', slot: 0, text: '123456789012345678901' },
  { type: 'name', slot: 0, text: 'two\nlines' },
  { type: 'name', slot: 0, text: ' spaces ' },
  { type: 'name', slot: 0, text: '\u202eright to left' },
  { type: 'chooseKind', kind: 1 },
  { type: 'zap', slot: 0 },
];
