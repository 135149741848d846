import type { Kills } from '../../describe/kills.ts';
import { countsPerTurn, performanceOf } from '../../describe/score-per-turn.ts';
import { has } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { shownDepth } from '../../words/shown-depth.ts';
import type { Words } from '../../words/texts.ts';
import { element, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { killerOf, type Pictures, pictureOfEnd } from './end-pictures.ts';

/** Makes the top of the game over screen: how the game ended, and its numbers. */
export function makeSummary(settings: Settings, pictures: Pictures) {
  let game: Game | null = null;
  let killed: Kills | null = null;
  let keepsScore = false;
  const emblem = element('div', 'emblem', { ariaHidden: 'true' });
  const heading = element('h1', '', { tabIndex: -1 });
  const sentence = element('p', 'sentence');
  const facts = element('dl', 'facts');
  const end = element('div', 'end', heading, sentence);
  const head = element('div', 'ended', emblem, end);

  const fill = () => {
    if (!game) return;
    const { words, options } = settings;
    const { ui } = words;
    const { campaign, ending } = game;
    setText(heading, ending ? (ending.won ? ui.victory : ui.defeat) : ui.gaveUp);
    const names = namesOf(campaign, options.language);
    const { victory } = campaign.rules;
    const givenUp = keepsScore ? ui.scoreKept : ui.gameEnds;
    const ended = ending ? words.ending(ending, names, victory) : givenUp;
    setText(sentence, words.sentences([ended, ...lossOf(game, words)]));
    const rows = factsOf(game, killed, words).map(({ name, value, note }) => {
      const remark = note ? [' ', element('small', '', note)] : [];
      const number = element('dd', '', value, ...remark);
      return element('div', '', element('dt', '', name), number);
    });
    facts.replaceChildren(...rows);
  };
  settings.follow(fill);

  return {
    elements: [head, facts],
    heading,
    /** Shows the end of a game; screen readers read it at once. `isKept`: its score has a rank. */
    show(ended: Game, isKept: boolean, kills: Kills | null) {
      game = ended;
      keepsScore = isKept;
      killed = kills;
      const { campaign, ending } = ended;
      emblem.replaceChildren(pictureOfEnd(campaign, ending, pictures, killerOf(ended)));
      end.ariaLive = 'assertive';
      fill();
    },
    /** Keeps screen readers from reading the end again when the screen comes back. */
    silence() {
      end.ariaLive = 'off';
    },
  };
}

/** A number of a game with its name, and a remark about it. */
interface Fact {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

/** A sentence about the points that a death took; none where it takes none. */
function lossOf({ campaign, ending, score }: Game, { ui }: Words): string[] {
  const { name, death } = campaign.points;
  // With less before death, the lost part was rounded down to nothing.
  if (!ending || ending.won || death === 0 || score < death - 1) return [];
  return [ui.death.lostShare(ui[name], Math.round(100 / death))];
}

function factsOf(game: Game, killed: Kills | null, { ui, numbers }: Words): Fact[] {
  const { Experience } = game.stores;
  const { name } = game.campaign.points;
  const depth = shownDepth(game.campaign, game.floor.depth);
  const fact = (label: string, value: number | string): Fact => ({
    name: label,
    value: String(value),
  });
  return [
    fact(ui[name], game.score),
    fact(ui.turn, game.turn),
    ...(countsPerTurn(game.campaign)
      ? [fact(ui.performance, numbers.hundredths(performanceOf(game)))]
      : []),
    ...(depth === null ? [] : [fact(ui.depth, depth)]),
    ...(has(game, game.hero, 'Experience') ? [fact(ui.level, Experience.level[game.hero])] : []),
    ...(killed ? [killFact(killed, ui)] : []),
  ];
}

function killFact({ kills, since }: Kills, { front }: Words['ui']): Fact {
  const count = [...kills.values()].reduce((sum, one) => sum + one, 0);
  const fact = { name: front.kills, value: String(count) };
  return since > 0 ? { ...fact, note: front.since(since) } : fact;
}
