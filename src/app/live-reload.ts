import { applyCampaign } from '../bundles/apply-campaign.ts';
import { problemText } from '../bundles/problems.ts';
import { type RereadCampaign, rereadCampaign } from '../bundles/reread-campaign.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { say } from '../game/log.ts';
import type { Game } from '../game/world.ts';
import { element } from '../page/elements.ts';
import type { Settings } from '../page/settings.ts';
import { contentHash } from '../state/hash.ts';
import { namesOf } from '../words/sentences.ts';
import type { Campaigns } from './campaigns.ts';

/** The games that a saved file can change. */
interface Games {
  games(): readonly (Game | undefined)[];
  /** The rules or kinds of a game have changed. */
  changed(game: Game): void;
  /** A game of the saved campaign was updated. */
  reloaded(game: Game): void;
}

/** Loads saved bundles during development. Running games continue with the new bundles. */
export class LiveReload {
  readonly #settings: Settings;
  readonly #campaigns: Campaigns;
  readonly #games: Games;
  /** The campaigns as their files were last saved, by id. */
  readonly #saved = new Map<string, CampaignSource>();
  readonly #renewals = new Map<string, RereadCampaign>();
  readonly #notice = element('div', 'error-notice', { role: 'alert', hidden: true });

  constructor(settings: Settings, campaigns: Campaigns, games: Games) {
    this.#settings = settings;
    this.#campaigns = campaigns;
    this.#games = games;
    document.body.append(this.#notice);
  }

  /** Loads the campaigns that have changed. */
  reload(sources: readonly CampaignSource[]): void {
    for (const source of sources) {
      const known = this.#campaigns.source(source.id);
      if (!known || (this.#saved.get(source.id) ?? known) === source) continue;
      this.#saved.set(source.id, source);
      const renewal = rereadCampaign(known, source);
      this.#renewals.set(source.id, renewal);
      this.#campaigns.replace(renewal.source);
      this.#updateGames(renewal);
    }
    this.#showMistakes();
    this.#settings.refresh();
  }

  #updateGames({ campaign, kept }: RereadCampaign): void {
    const games = this.#games;
    for (const game of new Set(games.games())) {
      if (game?.campaign.id !== campaign.id) continue;
      const files = this.#campaigns.filesOf(game.campaign);
      const before = contentHash(game.campaign);
      applyCampaign(game, this.#campaigns.load(campaign.id, files) ?? campaign);
      this.#campaigns.noteFiles(game.campaign, files);
      if (contentHash(game.campaign) !== before) games.changed(game);
      for (const file of kept) say(game, 'important', 'reshapeFailed', { file });
      games.reloaded(game);
    }
  }

  /** Shows the errors in the saved files over the page. */
  #showMistakes(): void {
    const { words, options } = this.#settings;
    const renewals = [...this.#renewals.values()];
    const mistakes = renewals.flatMap(({ mistakes, source: { id } }) =>
      mistakes.map(({ file, ...rest }) => ({ ...rest, file: file.replace('./', `${id}/`) })),
    );
    const lines = renewals.flatMap(({ kept, campaign }) => {
      const names = namesOf(campaign, options.language);
      return kept.map((file) => words.messages.reshapeFailed({ file }, names));
    });
    this.#notice.replaceChildren(
      element('p', '', {}, lines.join(' ') || words.ui.brokenBundles),
      ...mistakes.slice(0, 3).map((mistake) => element('code', '', {}, problemText(mistake))),
    );
    this.#notice.hidden = mistakes.length === 0;
  }
}
