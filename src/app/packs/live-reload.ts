import { problemText } from '../../bundles/problems.ts';
import { applyCampaign } from '../../bundles/reload/apply-campaign.ts';
import { type RereadCampaign, rereadCampaign } from '../../bundles/reload/reread-campaign.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import { say } from '../../game/log.ts';
import { element } from '../../page/elements.ts';
import { contentHash } from '../../state/hash.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Shell } from '../shell.ts';
import { iconsWith } from './icon-names.ts';

/** The page whose games a saved file can change: the shell. */
type Page = Pick<Shell, 'settings' | 'campaigns' | 'current' | 'demo' | 'saves' | 'announcer'>;

/** Loads saved bundles during development. Running games continue with the new bundles. */
export class LiveReload {
  readonly #page: Page;
  /** The campaigns as their files were last saved, by id. */
  readonly #saved = new Map<string, CampaignSource>();
  readonly #rereads = new Map<string, RereadCampaign>();
  readonly #notice = element('div', 'error-notice dev-notice', { role: 'alert', hidden: true });

  constructor(page: Page) {
    this.#page = page;
    document.body.append(this.#notice);
  }

  /** Loads the campaigns that have changed. */
  reload(sources: readonly CampaignSource[]): void {
    const { campaigns, settings } = this.#page;
    const icons = iconsWith(campaigns.packs);
    for (const source of sources) {
      const known = campaigns.source(source.id);
      if (!known || isSame(this.#saved.get(source.id) ?? known, source)) continue;
      this.#saved.set(source.id, source);
      const reread = rereadCampaign(known, source, icons);
      this.#rereads.set(source.id, reread);
      campaigns.replace(reread.source);
      this.#updateGames(reread);
    }
    this.#showMistakes();
    settings.refresh();
  }

  #updateGames({ campaign, keptOld }: RereadCampaign): void {
    const { campaigns, current, demo, saves, announcer } = this.#page;
    const played = current.session?.game;
    for (const game of [played, demo.game]) {
      if (game?.campaign.id !== campaign.id) continue;
      const files = campaigns.filesOf(game.campaign);
      const before = contentHash(game.campaign);
      applyCampaign(game, campaigns.load(campaign.id, files) ?? campaign);
      campaigns.noteFiles(game.campaign, files);
      if (game === played && contentHash(game.campaign) !== before) saves.edited();
      for (const file of keptOld) say(game, 'important', 'reshapeFailed', { file });
      if (game === played) announcer.announce(game, game.events);
    }
  }

  /** Shows the errors in the saved files over the page. */
  #showMistakes(): void {
    const { words, options } = this.#page.settings;
    const rereads = [...this.#rereads.values()];
    const mistakes = rereads.flatMap(({ mistakes, source: { id } }) =>
      mistakes.map(({ file, ...rest }) => ({ ...rest, file: file.replace('./', `${id}/`) })),
    );
    const lines = rereads.flatMap(({ keptOld, campaign }) => {
      const names = namesOf(campaign, options.language);
      return keptOld.map((file) => words.messages.reshapeFailed({ file }, names));
    });
    this.#notice.replaceChildren(
      element('p', '', words.sentences(lines) || words.ui.brokenBundles),
      ...mistakes.slice(0, 3).map((mistake) => element('code', '', problemText(mistake))),
    );
    this.#notice.hidden = mistakes.length === 0;
  }
}

/** Whether two sources have the same files. Each reload makes new objects for all campaigns. */
function isSame(one: CampaignSource, other: CampaignSource): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
