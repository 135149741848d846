import { opponentsInSight } from '../game/actors/actors.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import type { Names, Words } from '../words/texts.ts';
import { describeMonster } from './monster.ts';
import type { Explored } from './remembered-ground.ts';
import { surroundingsOf } from './surroundings.ts';
import { mostListed, threatsOf, threatText } from './threats.ts';

/** More items and places elsewhere than this are only counted at first: they would take too long to read out. */
const mostAtOnce = 3;

/** Reads out the surroundings when the player asks: the urgent part first, and the rest when asked again. */
export class SurroundingsReader {
  /** The moment in which the rest was only counted. */
  #counted: { readonly game: Game; readonly turn: number } | null = null;

  /** The lines to read: monsters, the room, its exits, and then the items and places elsewhere, or their numbers. */
  read(game: Game, words: Words, names: Names, seen: Explored | null): string[] {
    const { lines, exits, items, elsewhere } = surroundingsOf(game, words, names, seen);
    const rest = [...items, ...elsewhere].map(({ text }) => text);
    const isAgain = this.#counted?.game === game && this.#counted.turn === game.turn;
    this.#counted = null;
    if (isAgain) return rest;
    const first = [...monsterTexts(game, words, names), ...lines, ...exits.map(({ text }) => text)];
    if (rest.length <= mostAtOnce) return [...first, ...rest];
    this.#counted = { game, turn: game.turn };
    const { textView, joined, look } = words;
    const counts = [
      [textView.items, items.length] as const,
      [textView.elsewhere, elsewhere.length] as const,
    ]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => joined.pair(name, plain(count)));
    return [...first, words.sentences([look.sentence(words.list(counts)), textView.askAgain])];
  }
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
