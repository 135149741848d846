import type { Changes } from '../../describe/changes.ts';
import { perilOf } from '../../describe/danger.ts';
import { experienceOf } from '../../describe/experience.ts';
import { hungerName, statusOf, warningOf } from '../../describe/hero.ts';
import { canStarve } from '../../game/actors/hunger-state.ts';
import { attackOf, defenceOf } from '../../game/combat/fighters.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { element, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';

/** A line of a list whose lines have no identity. */
function makeLine(): Row<string> {
  const line = element('li', '');
  return { element: line, show: (text) => setText(line, text) };
}

/** The state of the hero: a warning, then health, food, level and so on. */
export function makeHeroPart(settings: Settings) {
  const warning = element('p', 'warning');
  const facts = new KeyedList<string>(makeLine);
  return {
    element: makePart(
      settings,
      'text-hero',
      ({ textView }) => textView.hero,
      warning,
      facts.element,
    ),
    show(game: Game) {
      const { words } = settings;
      const text = warningOf(perilOf(game), words);
      setText(warning, text);
      warning.hidden = text === '';
      facts.show([...statusOf(game, words), ...moreFacts(game, words)], (fact) =>
        fact.replace(/\d.*/, ''),
      );
    },
  };
}

/** The numbers of the panel beside the map that are not announced with each turn. */
function moreFacts(game: Game, words: Words): string[] {
  const { ui } = words;
  const { hero } = game;
  const { Hunger } = game.stores;
  const facts: string[] = [];
  // A hero that starves has its energy in the status, and a hungry one its hunger.
  if (has(game, hero, 'Hunger') && !canStarve(game, hero) && hungerName(game) === null)
    facts.push(`${ui.energy} ${Hunger.energy[hero]}/${Hunger.max[hero]}`);
  if (has(game, hero, 'Experience')) facts.push(`${ui.experience} ${experienceOf(game).value}`);
  if (has(game, hero, 'Stats'))
    facts.push(`${ui.attack} ${attackOf(game, hero)}`, `${ui.defence} ${defenceOf(game, hero)}`);
  return facts;
}

/** The changes since the last turn, in the order in which they are announced. */
export function makeChangesPart(settings: Settings) {
  const list = new KeyedList<string>(makeLine);
  const none = settings.text(element('p', 'none'), ({ textView }) => textView.noChanges);
  return {
    element: makePart(
      settings,
      'text-changes',
      ({ textView }) => textView.changes,
      list.element,
      none,
    ),
    show(
      { arrival, health, gain, threats, moves, sensed, conditions, places }: Changes,
      messages: readonly string[],
    ) {
      const lines = [
        ...arrival,
        ...health,
        ...gain,
        ...threats,
        ...moves,
        ...messages,
        ...sensed,
        ...conditions,
        ...places,
      ];
      list.show(lines, (line) => line);
      // The lines stay in their language when another one is chosen.
      list.element.lang = settings.options.language;
      none.hidden = lines.length > 0;
    },
  };
}

/** The room or passage of the hero, in sentences. */
export function makeSurroundingsPart(settings: Settings) {
  const list = new KeyedList<string>(makeLine);
  const part = makePart(
    settings,
    'text-surroundings',
    ({ textView }) => textView.surroundings,
    list.element,
  );
  return {
    element: part,
    show: (lines: readonly string[]) => list.show(lines, (line) => line),
  };
}
