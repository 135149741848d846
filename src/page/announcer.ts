import { monstersInSight } from '../game/actors.ts';
import { hungerModes } from '../game/components.ts';
import { cellOf, has, heroCell, kindOf } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { armourClassOf } from '../game/fighters.ts';
import { hungerState } from '../game/hunger.ts';
import { strengthText } from '../game/strength.ts';
import { distance } from '../game/systems/steps.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { namesOf, sentenceOf } from '../words/sentences.ts';
import type { Names, Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** The game in words, for those who hear it: what happens, and how things stand. */
export interface Announcer {
  readonly element: HTMLElement;
  /** Tells what happened, and what has come into sight. */
  announce(game: Game, events: readonly GameEvent[]): void;
  /** Forgets the last game. */
  clear(): void;
}

/** Enough to read back over a fight. */
const kept = 30;
/** More monsters than this at once are only counted: nobody could listen to a crowd. */
const mostTold = 12;

/** A log and a status line that only screen readers meet. */
export function makeAnnouncer(live: Live): Announcer {
  const log = element('div', 'announcer-log', { role: 'log' });
  const status = element('p', 'announcer-status', {});
  let game: Game | null = null;
  let known = new Set<number>();

  live.follow((words, { language }) => {
    log.ariaLabel = words.ui.log;
    log.lang = language;
    status.textContent = game ? statusOf(game, monstersInSight(game), words, live) : '';
  });
  return {
    element: element('div', 'announcer', {}, log, status),
    announce(now, events) {
      game = now;
      const { words, options } = live;
      const names = namesOf(game.campaign, options.language);
      const seen = monstersInSight(game);
      const messages = events.flatMap((event) => (event.type === 'message' ? event.message : []));
      const fresh = seen.filter((monster) => !known.has(monster));
      const lines = [
        ...messages.slice(-kept).map((message) => sentenceOf(words, names, message)),
        ...tellMonsters(game, fresh, words, names),
      ];
      known = new Set(seen);
      log.append(...lines.map((line) => element('p', '', {}, line)));
      while (log.childElementCount > kept) log.firstElementChild?.remove();
      status.textContent = statusOf(game, seen, words, live);
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
 * One line: depth, health, what else the hero has of food, strength, armour class and level, turn,
 * score, what has befallen him, and the monsters in sight.
 */
function statusOf(game: Game, seen: readonly number[], words: Words, live: Live): string {
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
    ...tellMonsters(game, seen, words, namesOf(game.campaign, live.options.language)),
  ].join(' · ');
}

/** Hunger and what else has befallen the hero, each in a word. */
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

/** Who is where, the nearest first, and how many others there are. */
export function tellMonsters(
  game: Game,
  monsters: readonly number[],
  words: Words,
  names: Names,
): string[] {
  const others = monsters.length - mostTold;
  return [
    ...nearest(game, monsters).map((monster) => whereIs(game, monster, words, names)),
    ...(others > 0 ? [words.ui.more(others)] : []),
  ];
}

/** Those that are told: the nearest to the hero, of those as near in the order in which they came. */
function nearest(game: Game, monsters: readonly number[]): number[] {
  const hero = heroCell(game);
  const found: { monster: number; far: number }[] = [];
  for (const monster of monsters) {
    const far = distance(cellOf(game, monster), hero);
    if (found.length === mostTold) {
      if (far >= found[mostTold - 1].far) continue;
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
