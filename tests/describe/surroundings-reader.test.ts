import { expect, test } from 'vitest';
import type { Explored } from '../../src/describe/remembered-ground.ts';
import { SurroundingsReader } from '../../src/describe/surroundings-reader.ts';
import { isRememberedOpen } from '../../src/game/floors/hero-memory.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { scene } from '../world.ts';

function read(
  reader: SurroundingsReader,
  game: Game,
  language: 'en' | 'ja' | 'ru' = 'en',
  messages: readonly string[] = [],
  seen: Explored | null = null,
) {
  return reader.read(game, wordsOf(language), namesOf(game.campaign, language), seen, messages);
}

const crowded = () => scene('##########\n#@.a.a.a.#\n#...a...w#\n##########');

test('many items are counted at first, and read when the player asks again in the same turn', () => {
  const reader = new SurroundingsReader();
  const game = crowded();
  const first = read(reader, game);
  expect(first[1]).toBe('wolf: 7 right, 1 down (may kill you with the next hit), HP 16/16');
  expect(first.at(-1)).toBe('Items in view: 4. Press again to hear them.');
  expect(first.join(' ')).not.toContain('apple');
  const second = read(reader, game);
  expect(second).toHaveLength(4);
  expect(second[0]).toBe('apple: 2 right');
  // A third press begins again, and so does a press in another turn.
  expect(read(reader, game)).toEqual(first);
  game.turn++;
  expect(read(reader, game)).toEqual(first);
});

test('the nearest unexplored place is read at once, although others only count', () => {
  const reader = new SurroundingsReader();
  const game = scene('##################\n#@...............#\n##################');
  const seen: Explored = {
    isOpen: ({ x, y }) => isRememberedOpen(game, x, y),
    isUnvisitedEdge: ({ x, y }) => y === 1 && x % 3 === 0,
  };
  const first = read(reader, game, 'en', [], seen);
  expect(first).toContain('nearest unexplored place: 2 right');
  expect(first.at(-1)).toBe('Elsewhere on this floor: 4. Press again to hear them.');
  expect(read(reader, game, 'en', [], seen)[0]).toBe('unexplored place: 5 right');
});

test('a few items are read at once', () => {
  const reader = new SurroundingsReader();
  const game = scene('######\n#@.a.#\n######');
  const lines = read(reader, game);
  expect(lines.at(-1)).toBe('apple: 2 right');
  expect(read(reader, game)).toEqual(lines);
});

test('the numbers of items and places are read in Japanese and Russian', () => {
  expect(read(new SurroundingsReader(), crowded(), 'ja').at(-1)).toBe(
    '見えているアイテム：4。もう一度押すと読み上げます。',
  );
  expect(read(new SurroundingsReader(), crowded(), 'ru').at(-1)).toBe(
    'Предметы в поле зрения: 4. Нажмите ещё раз, чтобы их услышать.',
  );
});

test('the health of the hero and its conditions come first', () => {
  const game = scene('######\n#@...#\n######');
  const { Health, Condition } = game.stores;
  Health.current[game.hero] = 7;
  Health.max[game.hero] = 12;
  expect(read(new SurroundingsReader(), game)[0]).toBe('HP 7/12.');
  Condition.confused[game.hero] = 5;
  expect(read(new SurroundingsReader(), game)[0]).toBe('HP 7/12. Confused.');
  expect(read(new SurroundingsReader(), game, 'ja')[0]).toBe('HP 7/12。混乱。');
  expect(read(new SurroundingsReader(), game, 'ru')[0]).toBe('ОЗ 7/12. Смятение.');
});

test('after everything around, the same key reads the last messages, and then begins again', () => {
  const reader = new SurroundingsReader();
  const messages = ['The wolf bites you.', 'You stop: you lost 3 HP.'];
  const game = crowded();
  const first = read(reader, game, 'en', messages);
  expect(read(reader, game, 'en', messages)).toHaveLength(4);
  expect(read(reader, game, 'en', messages)).toEqual(messages);
  expect(read(reader, game, 'en', messages)).toEqual(first);
  // In another language the player has heard nothing yet.
  expect(read(reader, game, 'ja', messages)[0]).toMatch(/^HP/);
});
