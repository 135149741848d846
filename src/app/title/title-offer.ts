import type { SavedGameCard } from '../../page/title/saved-game-item.ts';
import type { Shell } from '../shell.ts';
import { dailyText } from './daily-text.ts';

/** The page that the offers of the title screen depend on: the shell. */
type Page = Pick<Shell, 'settings' | 'campaigns' | 'title' | 'current' | 'ends'>;

/** The games that the title screen offers: the saved ones, the one that Continue opens, the daily game. */
export class TitleOffer {
  /** Resolves when the saved games of this visit to the title screen were listed, or could not be listed. */
  listed: Promise<void> = Promise.resolve();
  /** The seed that the title screen was opened with. */
  seed: string | null = null;
  readonly #page: Page;
  /** Newest first. */
  #cards: readonly SavedGameCard[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Lists the saved games. `isComplete`: no others may follow when the storage answers. */
  list(cards: readonly SavedGameCard[], isComplete: boolean): void {
    this.#cards = cards;
    this.#page.title.listGames(cards, isComplete);
    this.show();
  }

  /** The saved game that Continue opens, and whether it comes before a new game: then Z continues it. */
  get first(): { card: SavedGameCard; isFirst: boolean } | null {
    const { campaign } = this.#page.settings.options;
    const cards = this.#cards.filter(({ deleted, problem }) => !deleted && !problem);
    const isChosen = (card: SavedGameCard) =>
      card.campaign === campaign && (this.seed === null || card.seed === this.seed);
    const card = cards.find(isChosen) ?? cards[0];
    return card ? { card, isFirst: isChosen(card) } : null;
  }

  /** Shows the offers for the chosen campaign on the title screen. */
  show(): void {
    if (this.#page.current.mode !== 'title') return;
    const { first } = this;
    this.#page.title.offer(first?.card ?? null, first?.isFirst ?? false);
    this.showDaily();
    this.showBest();
  }

  /** Shows the best score of each campaign. */
  async showBest(): Promise<void> {
    const { campaigns, title, ends, current } = this.#page;
    if (current.mode !== 'title') return;
    const best = await ends.best();
    title.showBest((id, { ui }) => {
      const entry = best.get(id);
      const name = campaigns.source(id)?.points.name;
      if (!entry || !name) return null;
      return ui.scores.points(entry.points, name);
    });
  }

  /** Shows the state of the daily game of the chosen campaign. */
  async showDaily(): Promise<void> {
    const { campaigns, settings, title } = this.#page;
    if (this.#page.current.mode !== 'title') return;
    const { campaign } = settings.options;
    const state = await this.#page.ends.daily(campaign);
    // The player may have chosen another campaign meanwhile.
    if (campaign !== settings.options.campaign) return;
    const chosen = campaigns.get(campaign);
    const hasMods = campaigns.hasMods(chosen);
    title.showDaily((words) => dailyText(state, chosen, hasMods, words, settings.options.language));
  }
}
