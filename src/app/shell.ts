import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Stop } from '../controls/automatic/stops.ts';
import type { Control, Request } from '../controls/controls.ts';
import { type Outcome, type Session, startSession } from '../controls/session.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { type Address, showGame } from '../page/address.ts';
import { makeAnnouncer } from '../page/announcer.ts';
import { element } from '../page/elements.ts';
import type { ErrorNotice } from '../page/error-notice.ts';
import type { FightSetup } from '../page/fight-setup.ts';
import { listenToDrops } from '../page/file-drop.ts';
import { makeProgress } from '../page/progress.ts';
import { makeQuestion } from '../page/question.ts';
import type { Settings } from '../page/settings.ts';
import { makeStorageNotice } from '../page/storage-notice.ts';
import type { Message, Title, TitleAction } from '../page/title.ts';
import { makeUpdateNotice } from '../page/update-notice.ts';
import { soundsOf } from '../sound/sounds.ts';
import { Speaker } from '../sound/speaker.ts';
import { languages } from '../words/languages.ts';
import { loadWords } from '../words/loading.ts';
import { namesOf, stopText } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { Campaigns } from './campaigns.ts';
import { type CrowdGame, CurrentGame } from './current-game.ts';
import { Demo } from './demo.ts';
import { playByDirectionPad } from './direction-pad.ts';
import { FailedGame } from './failed-game.ts';
import { GameEnds } from './game-ends.ts';
import { GameScreen } from './game-screen.ts';
import { Hints } from './hints.ts';
import { playByKeys, playByPointer } from './input.ts';
import { keysIn } from './keys-in.ts';
import { LazyModules } from './lazy-modules.ts';
import type { LiveReload } from './live-reload.ts';
import { Look } from './look.ts';
import { nextStepText } from './next-step.ts';
import { OfflinePage } from './offline.ts';
import { openFiles } from './open-files.ts';
import { playByPad } from './play-by-pad.ts';
import { Prompts } from './prompts.ts';
import { ReplayMode } from './replay-mode.ts';
import { performRequest } from './requests.ts';
import { SavedGames } from './saved-games.ts';
import { selectionText } from './selection.ts';
import { SeriesPlayer } from './series-player.ts';
import { TextPlay } from './text-play.ts';
import { performTitleAction } from './title-actions.ts';
import { TitleOffer } from './title-offer.ts';
import { viewOf } from './view.ts';

/** The objects that the first script of the page has made. */
interface Page {
  readonly settings: Settings;
  readonly title: Title;
  readonly sources: readonly CampaignSource[];
  readonly address: Address;
  readonly errors: Pick<ErrorNotice, 'show' | 'leaveGame'>;
}

/** Owns the current game, the screen and the dialogs, and connects them with the title screen. */
export class Shell {
  readonly title: Title;
  readonly settings: Settings;
  readonly campaigns: Campaigns;
  readonly demo: Demo;
  readonly current = new CurrentGame();
  readonly screen: GameScreen;
  readonly modules = new LazyModules(this);
  readonly look;
  readonly replay = new ReplayMode(this);
  readonly saves: SavedGames;
  readonly ends: GameEnds;
  readonly offer = new TitleOffer(this);
  readonly stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
  readonly announcer;
  readonly hints;
  readonly text: TextPlay;
  readonly errors: Page['errors'];
  usesGamepad = false;
  /** The main landmark while a game is played: the map and the text view. */
  readonly #play = element('main', 'play', {});
  /** The last text about an open question or the bag that was announced. */
  #selection: string | null = null;
  readonly #speaker = new Speaker();
  readonly #series = new SeriesPlayer(this.current, (outcome) => this.apply(outcome));
  readonly #prompts: Prompts;
  readonly question;
  readonly #offline: OfflinePage;
  #liveReload: LiveReload | null = null;

  constructor(page: Page) {
    const { settings, title, errors } = page;
    this.title = title;
    this.errors = errors;
    this.settings = settings;
    this.campaigns = new Campaigns(page.sources);
    this.demo = this.#makeDemo();
    const notice = makeStorageNotice(settings, () => this.download());
    this.question = makeQuestion(settings, 'question');
    const { question } = this;
    const progress = makeProgress(settings);
    this.saves = new SavedGames({
      campaigns: this.campaigns,
      notice,
      question,
      progress,
      listed: (cards) => this.offer.list(cards),
      takenOver: () => {
        this.toTitle(null);
        title.complain(({ ui }) => ui.saves.takenOver);
      },
      deletedElsewhere: () => {
        if (this.current.mode === 'title') title.complain(({ ui }) => ui.saves.deletedElsewhere);
      },
    });
    this.look = new Look(this);
    this.announcer = makeAnnouncer(settings);
    this.hints = new Hints(this);
    this.text = new TextPlay(this);
    this.screen = this.#makeScreen();
    this.#prompts = new Prompts(this);
    this.ends = new GameEnds(this);
    const failed = new FailedGame(this);
    errors.leaveGame = (error) => failed.leave(error);
    const heading = settings.text(element('h1', '', {}), ({ ui }) => ui.title);
    this.#play.append(
      heading,
      this.stage,
      playByDirectionPad(this),
      this.text.makeHiddenSwitch(),
      this.text.element,
    );
    title.element.before(
      this.#play,
      ...this.look.elements,
      ...this.hints.elements,
      this.announcer.element,
    );
    title.element.prepend(this.text.makeHiddenSwitch());
    const updateNotice = makeUpdateNotice(settings, () => this.#offline.update());
    this.#offline = new OfflinePage({
      isIdle: () => this.current.mode === 'title' && !document.querySelector('dialog[open]'),
      ready: () => updateNotice.show(),
    });
    const notices = [notice.element, updateNotice.element];
    const dialogs = [question.dialog, progress.dialog, this.#prompts.dialog];
    title.element.after(...this.ends.elements, ...notices, ...dialogs);
    settings.follow(({ ui }) => {
      this.stage.ariaLabel = ui.title;
      this.#redrawAll();
    });
    playByKeys(this);
    playByPad(this);
    listenToDrops((files) => this.takeFiles(files));
    window.addEventListener('hashchange', () => this.#askForFight());
    // The title screen is in use already: its seed field and its focus must stay.
    this.#openTitle(page.address.seed);
    this.#openAddress(page.address);
    this.screen.open().then(() => this.#loadRest(), errors.show);
  }

  /** The campaign that the title screen starts; during a game, its campaign. */
  get chosen(): LoadedCampaign {
    return this.campaigns.get(this.settings.options.campaign);
  }

  /** Whether something is loading that will take the next key. */
  get isLoading(): boolean {
    return this.modules.isLoading;
  }

  /** Performs a button or key of the title screen. */
  handle(action: TitleAction): void {
    performTitleAction(this, action);
  }

  /** Opens or closes the inspector. */
  inspect(): void {
    this.modules.useLab((lab) => lab.toggleInspector());
  }

  /** Performs a request of a key, a button of the screen, or the menu. */
  fulfil(request: Request): void {
    performRequest(this, request);
  }

  /** Starts a new game. `daily`: the date of a ranked daily game. */
  start(campaign: Campaign, seed: string, daily: string | null = null): void {
    const session = startSession(newGame(campaign, seed));
    this.saves.leave();
    this.#begin(session);
    this.saves.record(session, this.campaigns.filesOf(campaign), daily);
  }

  /** Plays a fight. A saved game stays saved meanwhile. */
  async startFight(fight: FightSetup, game: Game): Promise<void> {
    this.saves.leave();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    await this.modules.wait(this.screen.open());
    this.#begin(startSession(game), { fight });
  }

  /** Plays a crowd. A saved game stays saved meanwhile. */
  startCrowd(crowd: CrowdGame): void {
    const game = crowd.make();
    this.saves.leave();
    this.modules.use(
      () => this.screen.open(),
      () => this.#begin(startSession(game), { crowd }),
    );
  }

  /** Plays a game that began within a replay. */
  playCopy(game: Game): void {
    this.saves.leave();
    const session = startSession(game);
    this.#begin(session);
    this.saves.recordCopy(session, this.campaigns.filesOf(game.campaign));
  }

  /** Whether direction keys choose a cell, for Look or for the inspector. */
  get isChoosing(): boolean {
    return this.look.cursor !== null || (this.modules.lab?.isChoosing ?? false);
  }

  /** Whether Look or the inspector has used an action of the player. */
  takes(action: Control): boolean {
    return this.look.takes(action) || (this.modules.lab?.takes(action) ?? false);
  }

  /** Shows what an action of the player has done in the current game. */
  apply(outcome: Outcome): void {
    const { session } = this.current;
    if (!outcome || !session) return;
    this.look.close();
    if (outcome.type === 'request') {
      this.screen.notify(null);
      return this.fulfil(outcome.request);
    }
    if (outcome.type === 'nothingFor') return this.tell(({ ui }) => ui.nothingFor[outcome.verb]);
    const { stop } = outcome;
    const text = stop ? this.#stopText(session, stop) : null;
    this.screen.notify(text);
    const events = outcome.type === 'turn' ? outcome.events : undefined;
    this.screen.redraw(events);
    if (events) this.#speaker.play(soundsOf(events), this.settings.options.volume);
    // A message of the rules is announced with the events.
    const remark = text !== null && stop?.id !== 'message' ? text : undefined;
    if (events || remark !== undefined) {
      this.announcer.announce(session.game, events ?? [], remark);
    }
    this.#announceSelection(session);
    if (outcome.type === 'changed') {
      this.#prompts.ask(session);
    }
    this.modules.lab?.update();
    if (outcome.type === 'changed') return;
    if (session.game.ending) this.#showGameOver(session);
    else {
      this.#series.follow();
      this.hints.follow(session, events ?? []);
    }
  }

  /** The reason of a stop, and the command that leads on. */
  #stopText({ game }: Session, stop: Stop): string {
    const { words, options } = this.settings;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const device = this.usesGamepad ? 'gamepad' : isTouch ? 'touch' : 'keys';
    const next = nextStepText(stop, device, keysIn(game.campaign, options), words);
    return [stopText(words, namesOf(game.campaign, options.language), stop), next]
      .filter(Boolean)
      .join(options.language === 'ja' ? '' : ' ');
  }

  /** Goes to the title screen, which offers to continue the game. */
  leave(): void {
    this.toTitle(null);
  }

  /** Saves the current game as a file. */
  download(): void {
    this.saves.download(null);
  }

  /** Gives the game up and shows its end. The score is kept. */
  abandon(): void {
    const { session } = this.current;
    if (!session || !this.ends.giveUp(session)) return this.toTitle(null);
    this.current.giveUp();
    this.showMode();
  }

  /** Shows the title screen with a seed in its field. */
  toTitle(seed: string | null): void {
    this.replay.leave();
    this.modules.dialogs?.sandbox.close();
    this.ends.hide();
    this.announcer.clear();
    this.title.show(seed);
    this.#openTitle(seed);
    this.modules.lab?.gameChanged();
  }

  /** Applies new mods. A running game keeps the mods that it began with. */
  modsChanged(): void {
    if (!this.current.session) {
      this.demo.restart(this.settings.options.campaign);
      this.saves.forgetProblems();
      this.saves.list();
    }
    this.settings.refresh();
  }

  /** Shows a game whose fields were changed in the inspector. */
  gameEdited(game: Game): void {
    this.saves.edited();
    this.screen.redraw();
    this.announcer.announce(game, []);
  }

  complain: Title['complain'] = (say) => this.title.complain(say);

  /** During development: loads campaigns whose files were saved. */
  async reload(sources: readonly CampaignSource[]): Promise<void> {
    if (import.meta.hot) {
      const { LiveReload } = await import('./live-reload.ts');
      this.#liveReload ??= new LiveReload(this.settings, this.campaigns, {
        games: () => [this.current.session?.game, this.demo.game],
        changed: (game) => {
          if (game === this.current.session?.game) this.saves.edited();
        },
        reloaded: (game) => {
          if (game === this.current.session?.game) this.announcer.announce(game, game.events);
        },
      });
      this.#liveReload.reload(sources);
    }
  }

  /** Runs the demo behind the title screen, and offers the saved game there. */
  #openTitle(seed: string | null): void {
    this.current.leave(seed, this.settings.options.campaign);
    this.demo.start();
    this.showMode();
    this.offer.seed = seed;
    this.saves
      .leave()
      .then(() => this.saves.list())
      .then(() => this.#offline.update())
      .catch((error: unknown) => {
        this.offer.giveUp();
        this.errors.show(error);
      });
  }

  /** Begins a game: new or continued. */
  #begin(session: Session, kind: { fight?: FightSetup; crowd?: CrowdGame } = {}): void {
    const { game } = session;
    this.#applyOptions(session);
    this.replay.leave();
    this.current.begin(session, kind);
    if (!kind.fight) this.modules.dialogs?.sandbox.close();
    this.demo.stop();
    // A continued game can be of another campaign than the title screen has chosen.
    if (game.campaign.id !== this.settings.options.campaign) {
      this.settings.choose({ campaign: game.campaign.id });
    }
    this.title.hide();
    this.ends.hide();
    this.announcer.clear();
    this.showMode();
    this.focusGame();
    this.announcer.announce(game, game.events);
    this.hints.follow(session, game.events);
    this.modules.lab?.gameChanged();
  }

  /** Opens a saved game, after questions if necessary, and plays it. */
  async openSaved(id: string): Promise<void> {
    await this.modules.wait(this.screen.open());
    const session = await this.modules.wait(this.saves.open(id));
    if (!session) return;
    this.#begin(session);
    if (session.game.ending) this.#showGameOver(session);
  }

  /** Takes files that the player has dropped or chosen. */
  takeFiles(files: readonly File[]): Promise<void> {
    return openFiles(this, files);
  }

  /** Shows messages on the title screen in place of earlier ones, or over the map. */
  report(messages: readonly Message[]): void {
    if (this.current.mode === 'title') return this.title.report(messages);
    for (const { say } of messages) this.tell(say);
  }

  /** Shows a message on the title screen, or over the map. */
  tell(say: (words: Words) => string): void {
    if (this.current.mode === 'title') return this.complain(say);
    const text = say(this.settings.words);
    this.screen.notify(text);
    this.screen.redraw();
    this.announcer.say(text);
  }

  /** Plays the game that has ended again: the same seed, fight or crowd. */
  restart(): void {
    const { session, fight, crowd } = this.current;
    if (fight) this.modules.useDialogs((dialogs) => dialogs.replayFight(fight));
    else if (crowd) this.startCrowd(crowd);
    else if (session) this.start(session.game.campaign, session.game.seed);
  }

  /** Moves the focus to the place where the keys of the game or of the title screen work. */
  focusGame(): void {
    if (this.current.mode === 'title') return this.title.element.focus({ preventScroll: true });
    if (this.text.hidesMap) this.text.focus();
    else this.stage.focus();
  }

  /** Says what the open question or the cursor of the bag is on, if that has changed. */
  #announceSelection(session: Session): void {
    const before = this.#selection;
    this.#selection = selectionText(session, this.settings);
    // The prompts say their questions themselves.
    if (this.#selection === before || session.asking || session.game.ending) return;
    this.announcer.say(this.#selection ?? this.settings.words.textView.closed);
  }

  #showGameOver(session: Session): void {
    this.showMode();
    this.ends.show(session, this.current.isSaved);
  }

  /** Shows the parts of the page that belong to the mode of the current game. */
  showMode(): void {
    const { mode } = this.current;
    document.body.dataset.mode = mode;
    this.#play.inert = mode !== 'play' && mode !== 'replay';
    this.look.close();
    this.screen.camera.follow();
    this.hints.hide();
    this.screen.notify(null);
    this.screen.redraw();
  }

  /** Shows changed settings. Behind the title screen runs a demo of the chosen campaign. */
  #redrawAll(): void {
    const { campaign } = this.settings.options;
    const isTitle = this.current.mode === 'title';
    if (isTitle && this.demo.game.campaign.id !== campaign) {
      if (this.offer.seed !== null) showGame(this.offer.seed, campaign);
      this.demo.restart(campaign);
      this.offer.show();
    }
    this.demo.refresh();
    const { session } = this.current;
    if (session) this.#applyOptions(session);
    this.title.showProblems(this.campaigns.problems);
    this.screen.redraw();
  }

  #applyOptions(session: Session): void {
    const { confirms, sortsBag } = this.settings.options;
    session.confirms = confirms;
    session.sortsBag = sortsBag;
  }

  /** Opens the replay, the fight or the crowd that the address names. */
  #openAddress({ crowd, replay, seed, complaints }: Address): void {
    if (replay !== null) this.replay.watchLink(replay);
    if (location.hash) this.#askForFight();
    if (crowd === null) return;
    // A crowd would hide the complaints about the rest of the address.
    const campaign = complaints.length > 0 ? null : this.chosen;
    this.modules.useLab((lab) => lab.playAddress(crowd, campaign, seed));
  }

  #askForFight(): void {
    this.modules.useDialogs((dialogs) => dialogs.askForFight());
  }

  #makeDemo(): Demo {
    return new Demo(this.campaigns, this.settings.options.campaign, {
      moved: (events) => {
        this.screen.redraw(events);
        this.modules.lab?.update();
      },
      failed: this.errors.show,
    });
  }

  #makeScreen(): GameScreen {
    const { settings, current, modules } = this;
    return new GameScreen(this.stage, {
      settings,
      view: (overlay) =>
        viewOf(settings, current.shown, current.mode === 'replay', this.demo.game, {
          ...overlay,
          // The settings can draw before the shell has made Look.
          cursor: this.look?.cursor ?? null,
        }),
      isMapHidden: () => this.text.hidesMap,
      shown: (view, events) => {
        document.body.dataset.bag = view.bag ? 'open' : 'closed';
        this.text.show(view, events);
      },
      opened: (screen) => {
        const picker = () => modules.lab?.picker ?? modules.dialogs?.picker ?? null;
        playByPointer(screen, this, this.look, this.screen.camera, picker);
        this.look.watch(screen);
      },
      cannotDraw: () => this.complain(({ ui }) => ui.noWebGl),
    });
  }

  /** Loads the dialogs and all languages, so that the page works without a network from now on. */
  #loadRest(): void {
    // A part that cannot be loaded now is loaded again, and reported, when it is needed.
    const loads = [this.modules.loadDialogs(), ...languages.map(loadWords)];
    for (const load of loads) load.catch(() => {});
    this.#offline.start();
  }
}
