import { hungerModes } from '../game/components.ts';
import type { GameEvent } from '../game/events.ts';
import {
  armourClassOf,
  has,
  hungerState,
  kindOf,
  monstersInSight,
  strengthText,
} from '../game/queries.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { namesOf, tell } from '../words/tell.ts';
import type { Words } from '../words/words.ts';
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

/** A log and a status line that only screen readers meet. */
export function makeAnnouncer(live: Live): Announcer {
  const log = element('div', 'announcer-log', { role: 'log' });
  const status = element('p', 'announcer-status', {});
  let game: Game | null = null;
  let known = new Set<number>();

  live.follow((words, { language }) => {
    log.ariaLabel = words.ui.log;
    log.lang = language;
    status.textContent = game ? statusOf(game, words, live) : '';
  });
  return {
    element: element('div', 'announcer', {}, log, status),
    announce(now, events) {
      game = now;
      const { words, options } = live;
      const names = namesOf(game.campaign, options.language);
      const seen = monstersInSight(game);
      const lines = events.flatMap((event) =>
        event.type === 'message' ? [tell(words, names, event.message)] : [],
      );
      for (const monster of seen) {
        if (!known.has(monster)) lines.push(whereIs(game, monster, words, live));
      }
      known = new Set(seen);
      log.append(...lines.map((line) => element('p', '', {}, line)));
      while (log.childElementCount > kept) log.firstElementChild?.remove();
      status.textContent = statusOf(game, words, live);
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
 * score, what has befallen him, and each monster in sight.
 */
function statusOf(game: Game, words: Words, live: Live): string {
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
    ...monstersInSight(game).map((monster) => whereIs(game, monster, words, live)),
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

function whereIs(game: Game, monster: number, words: Words, live: Live): string {
  const { Position } = game.stores;
  const name = namesOf(game.campaign, live.options.language).kind(kindOf(game, monster).id);
  const dx = Position.x[monster] - Position.x[game.hero];
  const dy = Position.y[monster] - Position.y[game.hero];
  return `${name}: ${words.ui.whereabouts(dx, dy)}`;
}
