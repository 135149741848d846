import { opponentsInSight } from '../game/actors/actors.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import { healthText } from './hero.ts';
import { describeMonster } from './monster.ts';
import type { Explored } from './remembered-ground.ts';
import { surroundingsOf, unexploredPlacesOf } from './surroundings.ts';
import { mostListed, threatsOf, threatText } from './threats.ts';

/** More items and places elsewhere than this are only counted at first: they would take too long to read out. */
const mostAtOnce = 3;

/**
 * Reads out the surroundings when the player asks: the urgent part first, the rest when asked again in the same turn,
 * and then the last messages.
 */
export class SurroundingsReader {
  /** The turn and the language of the last question, and the number of the part that was read. */
  #asked = { game: null as Game | null, turn: 0, words: null as Words | null, part: 0 };

  /**
   * The lines to read: the health, monsters, the room, its exits, the nearest unexplored place, and then the items and
   * places elsewhere, or their numbers. `messages`: the last messages, as sentences.
   */
  read(
    game: Game,
    words: Words,
    names: Names,
    seen: Explored | null,
    messages: readonly string[],
  ): readonly string[] {
    const { turn } = game;
    const asked = this.#asked;
    const isAgain = asked.game === game && asked.turn === turn && asked.words === words;
    const parts = partsOf(game, words, names, seen);
    if (messages.length > 0) parts.push(messages);
    const part = isAgain ? (asked.part + 1) % parts.length : 0;
    this.#asked = { game, turn, words, part };
    return parts[part];
  }
}

/** The urgent part, and the rest if it is too long to read it at once. */
function partsOf(
  game: Game,
  words: Words,
  names: Names,
  seen: Explored | null,
): (readonly string[])[] {
  const around = surroundingsOf(game, words, names, seen);
  const { lines, exits, items } = around;
  const unexplored = unexploredPlacesOf(game, words, seen);
  const nearest = unexplored.slice(0, 1);
  const elsewhere = [...around.elsewhere, ...unexplored.slice(1)];
  const rest = [...items, ...elsewhere].map(({ text }) => text);
  const first = [
    healthText(game, words),
    ...monsterTexts(game, words, names),
    ...lines,
    ...[...exits, ...nearest].map(({ text }) => text),
  ];
  if (rest.length <= mostAtOnce) return [[...first, ...rest]];
  const { textView, joined, look } = words;
  const counts = [
    [textView.items, items.length] as const,
    [textView.elsewhere, elsewhere.length] as const,
  ]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => joined.pair(name, plain(count)));
  const more = words.sentences([look.sentence(words.list(counts)), textView.askAgain]);
  return [[...first, more], rest];
}

/** The monsters in view, nearest first, with HP, danger and states, and the number of the rest. */
function monsterTexts(game: Game, words: Words, names: Names): string[] {
  const seen = opponentsInSight(game);
  const others = seen.length - mostListed;
  return [
    ...threatsOf(game, seen, mostListed).map((threat) => {
      const { marks } = describeMonster(game, threat.monster, words, names, seen);
      return words.list([threatText(game, threat, words, names), ...marks]);
    }),
    ...(others > 0 ? [words.ui.more(others)] : []),
  ];
}
