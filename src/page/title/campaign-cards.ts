import type { Outline } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import type { Floors } from '../../words/shown-depth.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { placeText, type SavedGameCard } from './saved-game-item.ts';

/** The best score of a campaign; null if it has none. */
export type BestScore = { readonly points: string; readonly turns: number } | null;

/** The campaigns as cards, of which one is chosen. */
export interface CampaignCards {
  readonly element: HTMLElement;
  /**
   * Shows the newest game in progress of each campaign, except the one that the page names elsewhere.
   * `named`: the id of that game.
   */
  showGames(games: readonly SavedGameCard[], named: string | null): void;
  /** Shows the best score of each campaign by its id. */
  showBest(say: (id: string, words: Words) => BestScore): void;
}

/**
 * Makes the cards. They follow the list of campaigns, which changes with the packs of the player.
 * `emblems`: the addresses of the campaigns' pictures by id.
 */
export function makeCampaignCards(
  settings: Settings,
  campaigns: readonly (Outline & Floors)[],
  emblems: ReadonlyMap<string, string>,
): CampaignCards {
  let games: readonly SavedGameCard[] = [];
  let named: string | null = null;
  let bestOf: (id: string, words: Words) => BestScore = () => null;
  const cards = new Map<Outline, { readonly element: HTMLElement; showFacts(): void }>();
  const cardOf = (campaign: Outline & Floors) =>
    makeCard(settings, campaign, emblems.get(campaign.id), (words) => {
      const game = games.find((one) => one.campaign === campaign.id);
      const isNamed = game?.id === named;
      const best = bestOf(campaign.id, words);
      const { front } = words.ui;
      return {
        progress: game && !isNamed ? front.inProgress(placeText(game, campaign, words)) : '',
        best: best ? front.best(best.points, best.turns) : '',
      };
    });
  const legend = settings.text(element('legend', '', {}), ({ ui }) => ui.campaign);
  const fieldset = element('fieldset', 'campaigns', {}, legend);
  settings.follow(() => {
    for (const [campaign, card] of cards) {
      if (campaigns.some((one) => one === campaign)) continue;
      card.element.remove();
      cards.delete(campaign);
    }
    if (campaigns.every((campaign) => cards.has(campaign))) return;
    for (const campaign of campaigns) {
      const card = cards.get(campaign) ?? cardOf(campaign);
      cards.set(campaign, card);
      fieldset.append(card.element);
    }
  });
  const showFacts = () => {
    for (const card of cards.values()) card.showFacts();
  };
  return {
    element: fieldset,
    showGames(next, id) {
      games = next;
      named = id;
      showFacts();
    },
    showBest(say) {
      bestOf = say;
      showFacts();
    },
  };
}

/** A card that chooses a campaign. */
function makeCard(
  settings: Settings,
  { id, name, about }: Outline,
  emblem: string | undefined,
  facts: (words: Words) => { readonly progress: string; readonly best: string },
) {
  const own = (text: Outline['name']) => () => textIn(text, settings.options.language);
  const part = (className: string, say: (words: Words) => string) =>
    settings.text(element('span', className, { id: `campaign-${id}-${className}` }), say);
  const heading = part('name', own(name));
  const lines = [
    part('line', own(about)),
    part('progress', (words) => facts(words).progress),
    part('best', (words) => facts(words).best),
  ];
  const input = element('input', '', {
    type: 'radio',
    name: 'title-campaign',
    value: id,
    onchange: () => settings.choose({ campaign: id }),
  });
  settings.follow((_, { campaign }) => {
    input.checked = campaign === id;
  });
  // The name alone names the card; screen readers read the rest after it.
  input.setAttribute('aria-labelledby', heading.id);
  input.setAttribute('aria-describedby', lines.map((line) => line.id).join(' '));
  const picture = emblem ? [element('img', 'emblem', { alt: '', src: emblem })] : [];
  const texts = element('span', 'texts', {}, heading, ...lines);
  return {
    element: element('label', 'campaign-card', {}, input, ...picture, texts),
    /** Shows the facts again. */
    showFacts: () => settings.renewTexts(...lines),
  };
}
