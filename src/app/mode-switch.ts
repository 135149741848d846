import { type Session, startSession } from '../controls/session.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { closeDialogs } from '../page/dialog.ts';
import type { FightSetup } from '../page/fight-setup.ts';
import type { Options } from '../page/options/options.ts';
import { recallPast } from './background/recall-past.ts';
import type { CrowdGame } from './current-game.ts';
import { chooseExistingCampaign } from './packs/campaigns.ts';
import type { Shell } from './shell.ts';

/** Switches the page between the title screen, a game and the game over screen. */
export class ModeSwitch {
  readonly #page: Shell;
  /** Stops adding the past to the history of a continued game. */
  #stopRecalling = () => {};

  constructor(page: Shell) {
    this.#page = page;
  }

  /** Starts a new game. `daily`: the date of a ranked daily game. */
  start(campaign: Campaign, seed: string, daily: string | null = null): void {
    this.#record(newGame(campaign, seed), { daily });
  }

  /** Plays a fight. A saved game stays saved meanwhile. */
  async startFight(fight: FightSetup, game: Game): Promise<void> {
    const { saves, modules, screen } = this.#page;
    saves.leave();
    closeDialogs();
    await modules.wait(screen.open());
    this.#begin(startSession(game), { fight });
  }

  /** Plays a crowd. A saved game stays saved meanwhile. */
  async startCrowd(crowd: CrowdGame): Promise<void> {
    const { saves, modules, screen } = this.#page;
    const game = crowd.make();
    saves.leave();
    await modules.wait(screen.open());
    this.#begin(startSession(game), { crowd });
  }

  /** Plays a game that began within a replay. */
  playCopy(game: Game): void {
    this.#record(game, { copied: true });
  }

  /** Begins a game that has no commands yet, and records it. */
  #record(game: Game, options: { daily?: string | null; copied?: boolean }): void {
    const { saves, campaigns } = this.#page;
    const session = startSession(game);
    this.#begin(session);
    saves.record(session, campaigns.filesOf(game.campaign), options);
  }

  /** Opens a saved game, after questions if necessary, and plays it. */
  async openSaved(id: string): Promise<void> {
    const { saves, modules, screen } = this.#page;
    await modules.wait(screen.open());
    const opened = await modules.wait(saves.open(id));
    if (!opened) return;
    const { session, run } = opened;
    this.#begin(session);
    if (session.game.ending) this.showGameOver(session);
    const sources = this.#page.campaigns.sourcesOfGames;
    this.#stopRecalling = recallPast(session, { sources, run }, () => this.#showPast());
  }

  /** Shows a history that has become complete, where it is on the screen. */
  #showPast(): void {
    const { current, modules, settings } = this.#page;
    const isOpen = modules.dialogs?.sheets.dialog.open;
    if (current.mode === 'over' || isOpen) settings.refresh();
  }

  /** Plays the game that has ended again: the same seed, fight or crowd. */
  restart(): void {
    const { current, modules } = this.#page;
    const { session, fight, crowd } = current;
    if (fight) modules.useDialogs(({ bundles }) => bundles.restart(fight));
    else if (crowd) this.startCrowd(crowd);
    else if (session) this.start(session.game.campaign, session.game.seed);
  }

  /** Gives the game up and shows its end. The score is kept. */
  giveUp(): void {
    const { current, ends, modules } = this.#page;
    const { session } = current;
    if (!session || !ends.giveUp(session)) return this.toTitle(null);
    current.giveUp();
    this.show();
    modules.lab?.update();
  }

  /** Shows how the game of a session has ended. */
  showGameOver(session: Session): void {
    this.show();
    this.#page.ends.show(session, this.#page.current.isSaved);
  }

  /** Shows the title screen with a seed in its field. The current game can be continued from there. */
  toTitle(seed: string | null): void {
    const { replay, modules, ends, announcer, title } = this.#page;
    replay.leave();
    modules.dialogs?.bundles.sandbox.close();
    ends.hide();
    announcer.clear();
    title.show(seed);
    this.openTitle(seed);
    modules.lab?.gameChanged();
  }

  /** Runs the demo behind the title screen, and offers the saved games there. */
  openTitle(seed: string | null): void {
    const { settings, campaigns, current, title, demo, offer, saves, offline, errors } = this.#page;
    title.waitForGames();
    // Its pack may have been removed during the game.
    chooseExistingCampaign(campaigns, settings);
    this.#stopRecalling();
    current.leave(seed, settings.options.campaign);
    // The game may have changed the chosen campaign. A scene that continues reports faults of mods only once.
    if (demo.campaign !== settings.options.campaign) demo.restart(settings.options.campaign);
    demo.start();
    this.show();
    offer.seed = seed;
    offer.listed = saves
      .leave()
      .then(() => saves.games.list())
      .catch(errors.show);
    offer.listed.then(() => offline.update(false)).catch(errors.show);
  }

  /** Shows the parts of the page that belong to the mode of the current game. */
  show(): void {
    const { current, main, look, screen, hints, briefing } = this.#page;
    const { mode } = current;
    document.body.dataset.mode = mode;
    main.inert = mode !== 'play' && mode !== 'replay';
    look.close();
    screen.camera.follow();
    hints.hide();
    briefing.place();
    screen.notify(null);
    screen.redraw();
  }

  /** Moves the focus to the place where the keys of the game or of the title screen work. */
  focus(): void {
    const { current, title, text, stage } = this.#page;
    if (current.mode === 'title') return title.element.focus({ preventScroll: true });
    if (text.hidesMap) text.focus();
    else stage.focus();
  }

  /** Begins a game: new or continued. */
  #begin(session: Session, kind: { fight?: FightSetup; crowd?: CrowdGame } = {}): void {
    const { settings, campaigns, current, title, announcer, modules } = this.#page;
    const { game } = session;
    this.#stopRecalling();
    applyOptions(session, settings.options);
    session.clock = () => performance.now();
    this.#page.replay.leave();
    current.begin(session, kind);
    if (!kind.fight) modules.dialogs?.bundles.sandbox.close();
    this.#page.demo.stop();
    // A continued game can be of another campaign than the title screen has chosen, and its pack can be gone.
    const { id } = game.campaign;
    if (id === settings.options.campaign) settings.keep({ campaign: id });
    else if (campaigns.source(id)) settings.choose({ campaign: id });
    // The keys in the options are those of the game.
    else settings.refresh();
    title.hide();
    this.#page.ends.hide();
    announcer.clear();
    this.show();
    this.focus();
    announcer.announce(game, game.events);
    this.#page.hints.follow(session, game.events);
    // A game may have been left with an open question.
    this.#page.prompts.ask(session);
    modules.lab?.gameChanged();
  }
}

/** Applies the player's options to a session. */
export function applyOptions(
  session: Session,
  { confirms, sortsBag, leaves }: Pick<Options, 'confirms' | 'sortsBag' | 'leaves'>,
): void {
  // The style of the campaign, whatever letters the player has chosen.
  const alwaysAsks = session.game.campaign.keys === 'rogue';
  session.options = { confirms, sortsBag, leaves, alwaysAsks };
}
