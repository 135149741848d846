import { opponentsInSight } from '../game/actors/actors.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import { healthText } from './hero.ts';
import { describeMonster } from './monster.ts';
import type { Explored } from './remembered-ground.ts';
import { surroundingsOf, unexploredPlacesOf } from './surroundings.ts';
import { mostListed, threatsOf, threatText } from './threats.ts';

/** If there are more items and places elsewhere, they are only counted at first: to read them out takes too long. */
const mostAtOnce = 3;

/**
 * Reads out the surroundings when the player asks: the urgent part first, the rest when asked again in the same turn,
 * and then the last messages.
 */
export class SurroundingsReader {
  /** The turn and the language of the last question, and the number of the part that was read. */
  #lastQuestion = { game: null as Game | null, turn: 0, words: null as Words | null, part: 0 };

  /**
   * The lines to read: the health, monsters, the room, its exits, the nearest other unexplored place, and then the items and
   * places elsewhere, or their numbers. `messages`: the last messages, as sentences.
   */
  read(
    game: Game,
    words: Words,
    names: Names,
    explored: Explored | null,
    messages: readonly string[],
  ): readonly string[] {
    const { turn } = game;
    const last = this.#lastQuestion;
    const isAgain = last.game === game && last.turn === turn && last.words === words;
    const parts = partsOf(game, words, names, explored);
    if (messages.length > 0) parts.push(messages);
    const part = isAgain ? (last.part + 1) % parts.length : 0;
    this.#lastQuestion = { game, turn, words, part };
    return parts[part];
  }
}

/** The urgent part, and the rest if it is too long to read it at once. */
function partsOf(
  game: Game,
  words: Words,
  names: Names,
  explored: Explored | null,
): (readonly string[])[] {
  const around = surroundingsOf(game, words, names, explored);
  const { lines, exits, items } = around;
  const unexplored = unexploredPlacesOf(game, words, explored, exits);
  const nearest = unexplored.slice(0, 1);
  const elsewhere = [...around.elsewhere, ...unexplored.slice(1)];
  const lessUrgent = [...items, ...elsewhere].map(({ text }) => text);
  const urgent = [
    healthText(game, words),
    ...monsterTexts(game, words, names),
    ...lines,
    ...[...exits, ...nearest].map(({ text }) => text),
  ];
  if (lessUrgent.length <= mostAtOnce) return [[...urgent, ...lessUrgent]];
  const { textView, joined, look } = words;
  const countText = (name: string, count: number) =>
    count > 0 ? [joined.pair(name, plain(count))] : [];
  const counts = [
    ...countText(textView.items, items.length),
    ...countText(textView.elsewhere, elsewhere.length),
  ];
  const howToAsk = words.sentences([look.sentence(words.list(counts)), textView.askAgain]);
  return [[...urgent, howToAsk], lessUrgent];
}

/** The nearest monsters in view with HP, danger and states, and the number of the others. */
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
