import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import type { Stop } from '../../src/controls/automatic/stop.ts';
import { advance } from '../../src/controls/automatic-control.ts';
import { playCommand, startSession } from '../../src/controls/session.ts';
import { opponentsInSight } from '../../src/game/actors/actors.ts';
import { areHostile } from '../../src/game/actors/factions.ts';
import { has, kindOf } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { temperOfMonster } from '../../src/game/goals/temper.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { Explorer } from '../../src/lab/bots/explorer.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, stopText } from '../../src/words/sentences.ts';
import { campaign, rogueCampaign } from '../world.ts';

const english = wordsOf('en');

/** A game that the bot has played with the automatic commands. */
interface PlayedGame {
  readonly game: Game;
  readonly presses: number;
  /** Dangers after a command of a series: the series went on, or stopped without a text. */
  readonly unannounced: readonly string[];
  /** All dangers after a command of a series. */
  readonly dangers: readonly string[];
}

/** Watches a game for dangers by its events and stores alone, without the code that stops a series. */
class Dangers {
  readonly #game: Game;
  readonly #met = new Set<number>();
  #inView: readonly number[];
  #health: number;

  constructor(game: Game) {
    this.#game = game;
    this.#inView = opponentsInSight(game);
    for (const monster of this.#inView) this.#met.add(monster);
    this.#health = game.stores.Health.current[game.hero];
  }

  /** The dangers that the last turn has brought. */
  after(): string[] {
    const { events, hero, stores, ending } = this.#game;
    const seq = stores.Identity.seq[hero];
    const [health, inView] = [this.#health, this.#inView];
    this.#health = stores.Health.current[hero];
    this.#inView = opponentsInSight(this.#game);
    const found: string[] = [];
    if (this.#health < health) found.push('lost health');
    for (const event of events) {
      const isAttack = event.type === 'hit' || event.type === 'missed';
      if (isAttack && event.target === seq) found.push(`attack: ${event.type}`);
      if (event.type === 'starved' && event.actor === seq) found.push('starved');
    }
    for (const monster of this.#inView) {
      const isNew = !this.#met.has(monster);
      this.#met.add(monster);
      const hasCome = !inView.includes(monster) && this.#isHostile(monster);
      if (isNew || hasCome) found.push(`in view: ${kindOf(this.#game, monster).id}`);
    }
    if (ending?.won === false) found.push('death');
    return found;
  }

  /** Whether a monster hunts the hero: neither one that only fights back nor one that cannot move. */
  #isHostile(monster: number): boolean {
    const game = this.#game;
    const isCalm = temperOfMonster(game, monster).isPeaceful && !game.stores.AI.provoked[monster];
    return areHostile(game, monster, game.hero) && !isCalm && !has(game, monster, 'Rooted');
  }
}

function play(played: typeof campaign, seed: string, turns: number): PlayedGame {
  const game = newGame(played, seed);
  const explorer = new Explorer(game);
  const watch = new Dangers(game);
  const names = namesOf(played, 'en');
  const unannounced: string[] = [];
  const dangers: string[] = [];
  let commands = 0;
  let [isInSeries, found]: [boolean, string[]] = [false, []];
  // The bot decides once more after the end, so that a series that the end has stopped says so.
  while (commands++ < 2 * turns) {
    const wasInSeries = isInSeries;
    explorer.stop = null;
    const command = explorer.decide();
    const stop = explorer.stop as Stop | null;
    ({ isInSeries } = explorer);
    if (wasInSeries && found.length > 0) {
      dangers.push(...found);
      const goesOn = isInSeries && explorer.pressed.length === 0;
      const isSilent = !stop || stopText(english, names, stop) === '';
      const isWrong = game.ending !== null && stop?.id !== 'ended';
      if (goesOn || isSilent || isWrong) unannounced.push(`turn ${game.turn}: ${found.join(', ')}`);
    }
    if (game.ending || game.turn >= turns) {
      return { game, presses: explorer.presses, unannounced, dangers };
    }
    takeTurn(game, command);
    found = watch.after();
  }
  throw new Error('The bot gives commands that pass no turn.');
}

describe('a bot that plays the Simple Roguelike with the automatic commands', () => {
  const games = Array.from({ length: 10 }, (_, n) => play(campaign, `s${n}`, 4000));

  test('the explorer reaches floor 4 with most seeds, and wins some games', () => {
    expect(games.filter(({ game }) => game.deepest >= 4).length).toBeGreaterThan(5);
    expect(games.some(({ game }) => game.ending?.won)).toBe(true);
  });

  test('a series stops with a text after any damage, attack or monster, so no death is unannounced', () => {
    expect(games.filter(({ game }) => game.ending?.won === false).length).toBeGreaterThan(2);
    expect(games.flatMap(({ unannounced }) => unannounced)).toEqual([]);
    const met = games.flatMap(({ dangers }) => dangers);
    expect(met).toEqual(expect.arrayContaining(['lost health', 'in view: wolf', 'death']));
  });

  test('a game that is won needs at most a third as many key presses as turns', () => {
    const won = games.filter(({ game }) => game.ending?.won);
    for (const { game, presses } of won) expect(presses / game.turn).toBeLessThan(1 / 3);
  });
});

test('the presses that the bot names play the same game with the controls', () => {
  const game = newGame(campaign, 's1');
  const session = startSession(newGame(campaign, 's1'));
  const explorer = new Explorer(game);
  while (!game.ending) {
    const command = explorer.decide();
    if (explorer.pressed.length > 0) expect(session.game.turn).toBe(game.turn);
    for (const press of explorer.pressed) {
      if (press.type === 'command') playCommand(session, press.command);
      else act(session, { type: press.control });
      while (session.series) advance(session);
    }
    takeTurn(game, command);
  }
  expect(session.game.ending).toMatchObject({ won: true });
});

test('in Rogue, a series stops after any danger too', () => {
  const games = ['1', '2', '3'].map((seed) => play(rogueCampaign, seed, 1500));
  expect(games.flatMap(({ unannounced }) => unannounced)).toEqual([]);
  const met = games.flatMap(({ dangers }) => dangers);
  expect(met).toEqual(expect.arrayContaining(['lost health', 'attack: missed']));
});

test('the explorer is one of the bots', () => {
  const game = newGame(campaign, 's0');
  const decide = bots.explorer(game, 'x');
  for (let turn = 0; turn < 40; turn++) takeTurn(game, decide());
  expect(game.floor.depth).toBe(1);
});
