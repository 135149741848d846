import { has } from '../game/entity.ts';
import { countsPerTurn, performanceOf } from '../game/score.ts';
import type { Game } from '../game/world.ts';
import { namesOf } from '../words/sentences.ts';
import { shownDepth } from '../words/shown-depth.ts';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import jewel from './jewel.svg';
import laurel from './laurel.svg';
import type { Settings } from './settings.ts';
import { setText } from './text-view/keyed-list.ts';
import tombstone from './tombstone.svg';

/** Makes the top of the game over screen: how the game ended, and its numbers. */
export function makeSummary(settings: Settings) {
  let game: Game | null = null;
  let isRanked = true;
  const emblem = element('img', 'emblem', { alt: '', width: 96, height: 96 });
  const heading = element('h1', '', { tabIndex: -1 });
  const sentence = element('p', 'sentence', {});
  const facts = element('dl', 'facts', {});
  const end = element('div', 'end', {}, emblem, heading, sentence);

  const fill = () => {
    if (!game) return;
    const { words, options } = settings;
    const { ui } = words;
    const { campaign, ending } = game;
    setText(heading, ending ? (ending.won ? ui.victory : ui.defeat) : ui.gaveUp);
    const names = namesOf(campaign, options.language);
    const { victory } = campaign.rules;
    const givenUp = isRanked ? ui.scoreKept : ui.gameEnds;
    setText(sentence, ending ? words.ending(ending, names, victory) : givenUp);
    const rows = factsOf(game, words).map(([name, value]) =>
      element('div', '', {}, element('dt', '', {}, name), element('dd', '', {}, value)),
    );
    facts.replaceChildren(...rows);
  };
  settings.follow(fill);

  return {
    elements: [end, facts],
    heading,
    /** Shows the end of a game; screen readers read it at once. `ranked`: its score has a rank. */
    show(ended: Game, ranked: boolean) {
      game = ended;
      isRanked = ranked;
      emblem.src = emblemOf(ended);
      emblem.hidden = ended.ending === null;
      end.ariaLive = 'assertive';
      fill();
    },
    /** Keeps screen readers from reading the end again when the screen comes back. */
    silence() {
      end.ariaLive = 'off';
    },
  };
}

/** The picture of an ending: the prize that was won, a laurel without one, or a tombstone. */
function emblemOf({ ending }: Game): string {
  if (!ending?.won) return tombstone;
  return ending.by === 'lastStanding' ? laurel : jewel;
}

function factsOf(game: Game, { ui }: Words): (readonly [name: string, value: string])[] {
  const { Experience } = game.stores;
  const { name } = game.campaign.points;
  const depth = shownDepth(game.campaign, game.floor.depth);
  return [
    [ui[name], String(game.score)],
    [ui.turn, String(game.turn)],
    ...(countsPerTurn(game.campaign) ? [[ui.performance, performanceOf(game)] as const] : []),
    ...(depth === null ? [] : [[ui.depth, String(depth)] as const]),
    ...(has(game, game.hero, 'Experience')
      ? [[ui.level, String(Experience.level[game.hero])] as const]
      : []),
  ];
}
