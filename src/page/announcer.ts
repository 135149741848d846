import { monstersInSight } from '../game/actors.ts';
import { armourClassOf } from '../game/armour-class.ts';
import { hungerModes } from '../game/components.ts';
import { hungerState } from '../game/energy.ts';
import { cellOf, has, heroCell, kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { squaredDistance } from '../game/minds/steps.ts';
import { strengthText } from '../game/strength.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { namesOf, sentenceOf } from '../words/sentences.ts';
import type { Names, Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** The game in words for screen readers: what happens, and the state of the hero. */
export interface Announcer {
  readonly element: HTMLElement;
  /** Adds the messages of a turn, and the monsters that came into view, to the log. */
  announce(game: Game, events: readonly GameEvent[]): void;
  /** Clears the log and the status line. */
  clear(): void;
}

/** Lines of the log: enough to read back over a fight. */
const longestLog = 30;
/** More monsters than this are only counted: a crowd would take too long to read out. */
const mostListed = 12;

/** Makes a log and a status line that only screen readers read. */
export function makeAnnouncer(settings: Settings): Announcer {
  const log = element('div', 'announcer-log', { role: 'log' });
  const status = element('p', 'announcer-status', {});
  let game: Game | null = null;
  let known = new Set<number>();

  settings.follow((words, { language }) => {
    log.ariaLabel = words.ui.log;
    log.lang = language;
    status.textContent = game ? statusOf(game, monstersInSight(game), words, settings) : '';
  });
  return {
    element: element('div', 'announcer', {}, log, status),
    announce(now, events) {
      game = now;
      const { words, options } = settings;
      const names = namesOf(game.campaign, options.language);
      const seen = monstersInSight(game);
      const messages = events.flatMap((event) => (event.type === 'message' ? event.message : []));
      const fresh = seen.filter((monster) => !known.has(monster));
      const lines = [
        ...messages.slice(-longestLog).map((message) => sentenceOf(words, names, message)),
        ...listMonsters(game, fresh, words, names),
      ];
      known = new Set(seen);
      log.append(...lines.map((line) => element('p', '', {}, line)));
      while (log.childElementCount > longestLog) log.firstElementChild?.remove();
      status.textContent = statusOf(game, seen, words, settings);
    },
    clear() {
      game = null;
      known = new Set();
      log.replaceChildren();
      status.textContent = '';
    },
  };
}

/**
 * One line: depth, health, food, strength, armour class and level as far as the hero has them, turn,
 * score, conditions, and the monsters in view.
 */
function statusOf(game: Game, seen: readonly number[], words: Words, settings: Settings): string {
  const { Health, Hunger, Strength, Experience } = game.stores;
  const { hero } = game;
  const { ui } = words;
  const starves = has(game, hero, 'Hunger') && hungerModes[Hunger.mode[hero]] === 'starves';
  return [
    `${ui.depth} ${game.floor.depth}`,
    `${ui.hp} ${Health.current[hero]}/${Health.max[hero]}`,
    ...(starves ? [`${ui.energy} ${Hunger.energy[hero]}/${Hunger.max[hero]}`] : []),
    ...(has(game, hero, 'Strength') ? [`${ui.strength} ${strengthText(Strength.now[hero])}`] : []),
    ...(has(game, hero, 'Fighter')
      ? [`${ui.armourClass} ${plain(armourClassOf(game, hero))}`]
      : []),
    ...(has(game, hero, 'Experience') ? [`${ui.level} ${Experience.level[hero]}`] : []),
    `${ui.turn} ${game.turn}`,
    `${ui[game.campaign.points.name]} ${game.score}`,
    ...conditionsOf(game, words),
    ...listMonsters(game, seen, words, namesOf(game.campaign, settings.options.language)),
  ].join(' · ');
}

/** Hunger and other conditions of the hero, each in a word. */
function conditionsOf(game: Game, { ui }: Words): string[] {
  const { hero } = game;
  const { Condition } = game.stores;
  const hunger = hungerState(game, hero);
  return [
    ...(hunger === 'fed' ? [] : [ui[hunger]]),
    ...(['confused', 'helpless', 'held', 'stuck'] as const)
      .filter((condition) => Condition[condition][hero] > 0)
      .map((condition) => ui[condition]),
  ];
}

/** The nearest monsters and where they are, nearest first, and the number of the rest. */
export function listMonsters(
  game: Game,
  monsters: readonly number[],
  words: Words,
  names: Names,
): string[] {
  const others = monsters.length - mostListed;
  return [
    ...nearest(game, monsters).map((monster) => whereIs(game, monster, words, names)),
    ...(others > 0 ? [words.ui.more(others)] : []),
  ];
}

/** The `mostListed` monsters nearest to the hero. Equally near monsters stay in the given order. */
function nearest(game: Game, monsters: readonly number[]): number[] {
  const hero = heroCell(game);
  const found: { monster: number; far: number }[] = [];
  for (const monster of monsters) {
    const far = squaredDistance(cellOf(game, monster), hero);
    if (found.length === mostListed) {
      if (far >= found[mostListed - 1].far) continue;
      found.pop();
    }
    found.splice(found.findLastIndex((one) => one.far <= far) + 1, 0, { monster, far });
  }
  return found.map(({ monster }) => monster);
}

function whereIs(game: Game, monster: number, words: Words, names: Names): string {
  const hero = heroCell(game);
  const { x, y } = cellOf(game, monster);
  const name = names.kind(kindOf(game, monster).id);
  return `${name}: ${words.ui.whereabouts(x - hero.x, y - hero.y)}`;
}
