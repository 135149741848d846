import type { CampaignSource, Outline } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import type { Floors } from '../../words/shown-depth.ts';
import type { Language, Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { colourCard } from './card-colours.ts';
import { placeText, type SavedGameCard } from './saved-game-item.ts';

/** The facts about a campaign on its card. */
export type CardCampaign = Outline & Floors & Pick<CampaignSource, 'scenery'>;

/** The best score of a campaign in words; null if it has none. */
export type BestScore = (id: string, words: Words) => string | null;

/**
 * Makes the campaigns as cards, of which one is chosen. They follow the list of campaigns, which changes with the packs
 * of the player.
 * `emblems`: the addresses of the campaigns' pictures by id.
 */
export function makeCampaignCards(
  settings: Settings,
  campaigns: readonly CardCampaign[],
  emblems: ReadonlyMap<string, string>,
) {
  let games: readonly SavedGameCard[] = [];
  let offered: string | null = null;
  let bestOf: BestScore = () => null;
  /** By id. A card stays when the pack of its campaign changes or is removed: it cannot stop following the settings. */
  const cards = new Map<string, ReturnType<typeof makeCard>>();
  const cardOf = (id: string) => {
    const card = cards.get(id) ?? makeCard(settings, id, emblems.get(id), textsOf(id));
    cards.set(id, card);
    return card;
  };
  const textsOf = (id: string) => (words: Words) => {
    const campaign = campaigns.find((one) => one.id === id);
    if (!campaign) return { name: '', line: '', progress: '', best: '' };
    const game = games.find((one) => one.campaign === id);
    const inProgress = game && game.id !== offered ? game : null;
    return cardTexts(campaign, inProgress, bestOf(id, words), words, settings.options.language);
  };
  const legend = settings.text(element('legend', ''), ({ ui }) => ui.campaign);
  const fieldset = element('fieldset', 'campaigns', legend);
  let shown = '';
  settings.follow(() => {
    const ids = campaigns.map(({ id }) => id);
    for (const campaign of campaigns) colourCard(cardOf(campaign.id).element, campaign);
    // A card that moves would lose the focus.
    if (shown === ids.join()) return;
    shown = ids.join();
    fieldset.replaceChildren(legend, ...ids.map((id) => cardOf(id).element));
  });
  const showFacts = () => {
    for (const card of cards.values()) card.showFacts();
  };
  return {
    element: fieldset,
    /**
     * Shows the newest game in progress of each campaign, except `offered`: the id of the game that Continue offers.
     */
    showGames(next: readonly SavedGameCard[], id: string | null) {
      games = next;
      offered = id;
      showFacts();
    },
    /** Shows the best score of each campaign by its id. */
    showBest(say: BestScore) {
      bestOf = say;
      showFacts();
    },
    /** Shows portraits of kinds on the card of each campaign without an emblem. */
    showKinds(portraits: (id: string) => readonly HTMLElement[]) {
      for (const { id } of campaigns) cards.get(id)?.kinds?.replaceChildren(...portraits(id));
    },
  };
}

type CardTexts = Readonly<Record<'name' | 'line' | 'progress' | 'best', string>>;

/** The texts of a card. `game`: a game in progress. */
function cardTexts(
  campaign: CardCampaign,
  game: SavedGameCard | null,
  best: string | null,
  words: Words,
  language: Language,
): CardTexts {
  const { front } = words.ui;
  return {
    name: textIn(campaign.name, language),
    line: textIn(campaign.about, language),
    progress: game ? front.inProgress(placeText(game, campaign, words)) : '',
    best: best === null ? '' : front.record(best),
  };
}

/** A card that chooses a campaign. */
function makeCard(
  settings: Settings,
  id: string,
  emblem: string | undefined,
  texts: (words: Words) => CardTexts,
) {
  const part = (name: keyof CardTexts) =>
    settings.text(
      element('span', name, { id: `campaign-${id}-${name}` }),
      (words) => texts(words)[name],
    );
  const heading = part('name');
  const lines = [part('line'), part('progress'), part('best')];
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
  const kinds = emblem ? null : element('span', 'emblem kinds');
  const figure = kinds ?? element('img', 'emblem', { alt: '', src: emblem ?? '' });
  const picture = element('span', 'picture', element('span', 'glow'), figure);
  const text = element('span', 'texts', heading, ...lines);
  return {
    element: element('label', 'campaign-card', input, picture, text),
    /** The place of portraits; null with an emblem. */
    kinds,
    /** Shows the facts again. */
    showFacts: () => settings.renewTexts(...lines),
  };
}
