import { type Renewal, readAnew, reshape } from '../bundles/live-reload.ts';
import { tellProblem } from '../bundles/problems.ts';
import type { Session } from '../controls/session.ts';
import type { CampaignSource } from '../game/campaign.ts';
import { say } from '../game/log.ts';
import type { Game } from '../game/world.ts';
import { element } from '../page/elements.ts';
import type { Live } from '../page/live.ts';
import { contentHash } from '../state/hash.ts';
import { namesOf } from '../words/sentences.ts';
import type { Kept } from './kept.ts';
import type { Library } from './library.ts';
import type { Reader } from './reader.ts';

/** What a saved file can change. */
interface Reach {
  readonly live: Live;
  readonly library: Library;
  readonly reader: Reader;
  readonly kept: Kept;
  session(): Session | null;
  backdrop(): Game;
  /** The game under way was told of a change. */
  told(game: Game): void;
}

/** While the game is developed: a saved bundle changes the page at once, and no game is lost. */
export class Reload {
  readonly #reach: Reach;
  /** The campaigns as they were last saved. */
  readonly #saved: Map<string, CampaignSource>;
  readonly #renewals = new Map<string, Renewal>();
  readonly #slip = element('div', 'fault', { role: 'alert', hidden: true });

  constructor(reach: Reach) {
    this.#reach = reach;
    this.#saved = new Map(reach.reader.sources.map((source) => [source.id, source]));
    document.body.append(this.#slip);
  }

  /** Takes a campaign as its files are now, if any has changed. */
  renew(now: CampaignSource): void {
    if (this.#saved.get(now.id) === now) return;
    this.#saved.set(now.id, now);
    const { live, library, reader, kept, session, backdrop, told } = this.#reach;
    const renewal = readAnew(reader.source(now.id), now);
    reader.useSource(renewal.source);
    library.renew(renewal.campaign);
    this.#renewals.set(now.id, renewal);
    for (const game of new Set([session()?.game, kept.left?.game, backdrop()])) {
      if (game?.campaign.id !== now.id) continue;
      const files = library.filesOf(game.campaign);
      const before = contentHash(game.campaign);
      reshape(game, library.load(now.id, files) ?? renewal.campaign);
      library.note(game.campaign, files);
      if (contentHash(game.campaign) !== before) kept.reshaped(game);
      for (const file of renewal.kept) say(game, 'important', 'reshapeFailed', { file });
    }
    this.#showMistakes();
    const game = session()?.game;
    if (game?.campaign.id === now.id) told(game);
    live.refresh();
  }

  /** Says what is wrong in the saved files, over the page. */
  #showMistakes(): void {
    const { ui, messages } = this.#reach.live.words;
    const { language } = this.#reach.live.options;
    const renewals = [...this.#renewals.values()];
    const mistakes = renewals.flatMap(({ mistakes, source: { id } }) =>
      mistakes.map(({ file, ...rest }) => ({ ...rest, file: file.replace('./', `${id}/`) })),
    );
    const lines = renewals.flatMap(({ kept, campaign }) =>
      kept.map((file) => messages.reshapeFailed({ file }, namesOf(campaign, language))),
    );
    this.#slip.replaceChildren(
      element('p', '', {}, lines.join(' ') || ui.brokenBundles),
      ...mistakes.slice(0, 3).map((mistake) => element('code', '', {}, tellProblem(mistake))),
    );
    this.#slip.hidden = mistakes.length === 0;
  }
}
