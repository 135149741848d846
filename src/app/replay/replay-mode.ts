import { watchMoment } from '../../controls/session.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { removeReplayFromAddress } from '../../page/address.ts';
import { lazy } from '../../page/lazy.ts';
import type { RunFile } from '../../records/run-file.ts';
import type { Say } from '../../words/texts.ts';
import type { Shell } from '../shell.ts';
import { readReplayLink } from './replay-link.ts';
import type { ReplayViewer } from './replay-viewer.ts';

/** Watching a recorded game in place of everything else. */
export class ReplayMode {
  readonly #page: Shell;
  #viewer: ReplayViewer | null = null;
  readonly #loadViewer = lazy(
    () => import('./replay-viewer.ts'),
    ({ ReplayViewer }) => {
      const page = this.#page;
      this.#viewer = new ReplayViewer({
        settings: page.settings,
        campaigns: page.campaigns,
        showMoment: (game, events) => this.#show(game, events),
        closeReplay: () => this.close(),
        playCopy: (game) => page.modes.playCopy(game),
        inspect: () => page.inspect(),
        say: (text) => page.announcer.say(text),
        showError: (error) => page.errors.show(error),
      });
      return this.#viewer;
    },
  );

  constructor(page: Shell) {
    this.#page = page;
  }

  /** Shows a recorded game in the replay viewer, with a first message. Nothing else changes. */
  watch(run: RunFile, message: Say | null = null): void {
    this.#open(run, message, false);
  }

  /** Shows the replay of a link, or the problem of the link. */
  async watchLink(packed: string): Promise<void> {
    const run = await this.#page.modules.wait(readReplayLink(packed));
    if (!('problem' in run)) return this.#open(run, null, true);
    removeReplayFromAddress();
    this.#page.tell((words) => words.ui.replay.badLink(run.problem(words)));
  }

  /** Stops the replay, if there is one, hides its bar, and removes it from the address. */
  leave(): void {
    this.#viewer?.leave();
    removeReplayFromAddress();
  }

  /** `isOfLink`: the address contains this replay. It keeps the replay as long as the page shows it. */
  #open(run: RunFile, message: Say | null, isOfLink: boolean): void {
    const { modules, screen } = this.#page;
    const load = () => Promise.all([this.#loadViewer(), screen.open()]);
    modules.use(load, ([viewer]) => {
      const problem = viewer.open(run, message);
      if (isOfLink === (problem !== null)) removeReplayFromAddress();
      if (problem) this.#page.tell(problem);
    });
  }

  /** Shows a moment of a replay in place of everything else. */
  #show(game: Game, events: readonly GameEvent[] | null): void {
    const { current, ends, announcer, look, modules } = this.#page;
    const { mode } = current;
    if (events) this.#page.wakeLock.used();
    // The card describes the moment before.
    look.close();
    current.watched = watchMoment(current.watched, game, events);
    if (mode !== 'replay') {
      this.#page.title.hide();
      ends.cover(true);
      this.#page.demo.stop();
      announcer.clear();
      this.#page.modes.show();
      this.#page.modes.focus();
      modules.lab?.gameChanged();
    }
    if (!events) this.#page.text.forget();
    this.#page.screen.redraw(events ?? []);
    announcer.announce(game, events ?? []);
    modules.lab?.update();
  }

  /** Leaves the replay that is shown, and returns to the title screen, the game or the game over screen. */
  close(): void {
    this.leave();
    const { current, announcer, ends } = this.#page;
    current.watched = null;
    const { mode, session } = current;
    if (mode === 'title') return this.#page.modes.toTitle(this.#page.offer.seed);
    announcer.clear();
    this.#page.modules.lab?.gameChanged();
    this.#page.modes.show();
    if (!session) return;
    if (mode === 'over') ends.cover(false);
    else {
      this.#page.modes.focus();
      announcer.announce(session.game, []);
    }
  }
}
