import { type FetchIcon, iconFetcher } from '../../assets/fetched-icon.ts';
import type { Control, Request } from '../controls/controls.ts';
import { withoutPrompt } from '../controls/session.ts';
import { goTo } from '../controls/tap.ts';
import type { Cell } from '../dungeon/grid.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { type Address, writeGame } from '../page/address.ts';
import { type Announcer, makeAnnouncer } from '../page/announcer.ts';
import { closeDialogs } from '../page/dialog.ts';
import { followMap, padOn } from '../page/direction-pad.ts';
import { element, isDialogOpen } from '../page/elements.ts';
import type { ErrorNotice } from '../page/error-notice.ts';
import { type DroppedFolder, listenToDrops } from '../page/file-input.ts';
import { panelsOn } from '../page/floating-panel.ts';
import { lookOf } from '../page/options/options.ts';
import { usesTouch } from '../page/options/root-options.ts';
import { makePictureNotice } from '../page/picture-notice.ts';
import { makePortraits } from '../page/portrait.ts';
import { makeProgress, type ProgressDialog } from '../page/progress.ts';
import { makeQuestion, type QuestionDialog } from '../page/question.ts';
import type { Settings } from '../page/settings.ts';
import { makeStorageNotice, type StorageNotice } from '../page/storage-notice.ts';
import type { FileMessage, Title, TitleAction } from '../page/title/title.ts';
import { makeUpdateNotice } from '../page/title/update-notice.ts';
import { StorageError } from '../records/game-database.ts';
import type { PackStore } from '../records/pack-store.ts';
import type { StoredPack } from '../records/packs.ts';
import { nextFrame } from '../screen/draw-time.ts';
import type { ScreenPictures } from '../screen/drawings/pictures.ts';
import { languages } from '../words/languages.ts';
import { loadWords } from '../words/loading.ts';
import type { Words } from '../words/texts.ts';
import { CurrentGame } from './current-game.ts';
import { FailedGame } from './failed-game.ts';
import { GameEnds } from './game-ends.ts';
import { GameScreen } from './game-screen.ts';
import { LazyModules } from './lazy-modules.ts';
import { applyOptions, ModeSwitch } from './mode-switch.ts';
import { OfflinePage } from './offline.ts';
import { Campaigns } from './packs/campaigns.ts';
import { openFiles } from './packs/open-files.ts';
import { layOutPage } from './page-layout.ts';
import { BackGesture } from './play/back-gesture.ts';
import { Briefing } from './play/briefing.ts';
import { Hints } from './play/hints.ts';
import { LookMode } from './play/look.ts';
import type { Device } from './play/next-step.ts';
import { Outcomes } from './play/outcomes.ts';
import { playByPad } from './play/play-by-gamepad.ts';
import { playByKeys } from './play/play-by-keys.ts';
import { playByPointer } from './play/play-by-pointer.ts';
import { Prompts } from './play/prompts.ts';
import { performRequest } from './play/requests.ts';
import { TextPlay } from './play/text-play.ts';
import { viewOf } from './play/view.ts';
import { WakeLock } from './play/wake-lock.ts';
import { ReplayMode } from './replay/replay-mode.ts';
import { SavedGames } from './saves/saved-games.ts';
import { cardKinds } from './title/card-kinds.ts';
import { Demo } from './title/demo.ts';
import { performTitleAction } from './title/title-actions.ts';
import { TitleOffer } from './title/title-offer.ts';

/** The objects that the first script of the page has made. */
interface FirstParts {
  readonly settings: Settings;
  readonly title: Title;
  /** All campaigns. The list changes with the packs of the player. */
  readonly sources: CampaignSource[];
  /** The campaigns of the game. */
  readonly shipped: readonly CampaignSource[];
  /** All packs of the player. */
  readonly packs: readonly StoredPack[];
  readonly packStore: PackStore;
  /** The addresses of the campaigns' pictures by id. */
  readonly emblems: ReadonlyMap<string, string>;
  /** Loads the pictures of the screen, once. */
  readonly pictures: () => Promise<ScreenPictures>;
  readonly address: Address;
  readonly errors: Pick<ErrorNotice, 'element' | 'show' | 'leaveGame' | 'showStorageError'>;
}

/** Owns the current game, the screen and the dialogs, and connects them with the title screen. */
export class Shell {
  readonly title: Title;
  readonly settings: Settings;
  readonly errors: FirstParts['errors'];
  readonly campaigns: Campaigns;
  readonly emblems: FirstParts['emblems'];
  readonly fetchIcon: FetchIcon;
  readonly current = new CurrentGame();
  /** The main landmark while a game is played: the map and the text view. */
  readonly main = element('main', 'play');
  readonly stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
  readonly modules = new LazyModules(this);
  readonly modes = new ModeSwitch(this);
  readonly outcomes = new Outcomes(this);
  readonly replay = new ReplayMode(this);
  readonly offer = new TitleOffer(this);
  readonly back = new BackGesture(this);
  readonly wakeLock = new WakeLock(this.current);
  readonly demo: Demo;
  readonly question: QuestionDialog;
  readonly saves: SavedGames;
  readonly ends: GameEnds;
  readonly announcer: Announcer;
  readonly look: LookMode;
  readonly briefing: Briefing;
  readonly hints: Hints;
  readonly text: TextPlay;
  readonly prompts: Prompts;
  readonly screen: GameScreen;
  readonly offline: OfflinePage;
  /** The device of the last press. Messages name its keys or buttons. */
  device: Device = usesTouch() ? 'buttons' : 'keys';
  readonly pictureNotice;
  /** Done when all files are opened that were dropped so far. */
  #opening: Promise<void> = Promise.resolve();

  constructor(page: FirstParts) {
    const { settings, title, errors } = page;
    this.title = title;
    this.errors = errors;
    this.settings = settings;
    this.campaigns = new Campaigns(page.sources, page.shipped, page.packs, (before, packs) =>
      page.packStore.store(before, packs),
    );
    this.fetchIcon = iconFetcher(async (name) => {
      const { packDrawing } = await import('./packs/pack-drawings.ts');
      return packDrawing(this.campaigns.packs, name);
    });
    this.emblems = page.emblems;
    this.demo = this.#makeDemo();
    this.question = makeQuestion(settings, 'question');
    const storageNotice = makeStorageNotice(settings, () => this.saves.download(null));
    const progress = makeProgress(settings);
    this.saves = this.#makeSaves(storageNotice, progress);
    this.look = new LookMode(this);
    this.announcer = makeAnnouncer(settings, () => this.current.shown?.seen ?? null);
    this.briefing = new Briefing(this);
    this.hints = new Hints(this);
    this.text = new TextPlay(this);
    this.pictureNotice = makePictureNotice(settings, () => this.text.playAsText());
    this.screen = this.#makeScreen(page.pictures);
    this.prompts = new Prompts(this);
    this.ends = new GameEnds(this);
    const failed = new FailedGame(this);
    errors.leaveGame = (error) => failed.leave(error);
    errors.showStorageError = (error) => {
      if (!(error instanceof StorageError)) return false;
      this.saves.games.storage.showError(error);
      return true;
    };
    const updateNotice = makeUpdateNotice(settings, () => this.offline.update(true));
    this.offline = new OfflinePage({
      isIdle: () => this.current.mode === 'title' && !isDialogOpen(),
      hasUnstored: () =>
        this.saves.games.hasUnstored ||
        this.ends.hasUnstored ||
        this.campaigns.hasUnstored ||
        !errors.element.hidden,
      ready: () => updateNotice.show(),
    });
    layOutPage(this, {
      notices: [this.pictureNotice.element, storageNotice.element, updateNotice.element],
      dialogs: [this.question.dialog, progress.dialog, ...this.prompts.dialogs],
    });
    settings.follow(({ ui }) => {
      this.stage.ariaLabel = ui.title;
      this.#redrawAll();
    });
    playByKeys(this);
    playByPad(this);
    listenToDrops((files, folders) => this.takeFiles(files, folders));
    window.addEventListener('hashchange', () => this.#askForLink());
    // The title screen is in use already: its seed field and its focus must stay.
    this.modes.openTitle(page.address.seed);
    this.#openAddress(page.address);
    this.screen.open().then(() => this.#loadRest(), errors.show);
  }

  /** The campaign of the current game, even if its pack is gone. On the title screen, the campaign to start. */
  get chosen(): Campaign {
    const { session } = this.current;
    const isGone = session && !this.campaigns.source(session.game.campaign.id);
    return isGone ? session.game.campaign : this.campaigns.get(this.settings.options.campaign);
  }

  /** Whether the game on the screen is shown in glyphs; on the title screen, the chosen campaign. */
  get showsGlyphs(): boolean {
    const campaign = this.current.shown?.game.campaign ?? this.chosen;
    return lookOf(this.settings.options, campaign) === 'glyphs';
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

  /** Whether direction keys choose a cell, for Look or for the inspector. */
  get isChoosing(): boolean {
    return this.look.cursor !== null || (this.modules.lab?.isChoosing ?? false);
  }

  /** Whether Look or the inspector has used an action of the player. */
  takes(action: Control): boolean {
    return (
      this.#changesScene(action) ||
      this.look.takes(action) ||
      (this.modules.lab?.takes(action) ?? false)
    );
  }

  /** Whether the player can send the hero to the cursor of Look. */
  get canTravel(): boolean {
    return this.current.mode === 'play' && !this.#scenePicker;
  }

  /** Lets the hero travel to a cell that the player has chosen, if the game is played. */
  travel(cell: Cell): void {
    const { session, mode } = this.current;
    if (session && mode === 'play') this.outcomes.show(goTo(withoutPrompt(session), cell));
  }

  /** Whether the player draws the scene of the sandbox: keys and taps place things. */
  get isDrawing(): boolean {
    return this.#scenePicker !== null;
  }

  /** Changes the scene of the sandbox at a cell; null while the player cannot change it. */
  get #scenePicker() {
    return this.modules.dialogs?.bundles.sandbox.picker ?? null;
  }

  /** Whether an action has changed the scene of the sandbox at the cursor of Look. */
  #changesScene({ type }: Control): boolean {
    const { cursor } = this.look;
    const change = this.#scenePicker;
    if (type !== 'confirm' || !cursor || !change) return false;
    change(cursor.x, cursor.y).then(() => this.look.show(cursor));
    return true;
  }

  /** Shows messages on the title screen in place of earlier ones, or over the map. */
  report(messages: readonly FileMessage[]): void {
    if (this.current.mode === 'title') return this.title.report(messages);
    this.tell((words) => words.sentences(messages.map(({ say }) => say(words))));
  }

  complain: Title['complain'] = (say) => this.title.complain(say);

  /** Shows a message on the title screen, or over the map. */
  tell(say: (words: Words) => string): void {
    if (this.current.mode === 'title') return this.complain(say);
    const text = say(this.settings.words);
    this.screen.notify(text);
    this.screen.redraw();
    this.announcer.say(text);
  }

  /** Applies new mods. A running game keeps the mods that it began with. */
  modsChanged(): void {
    this.saves.games.forgetProblems();
    // The demo behind a running game is made again when the title screen shows it.
    this.demo.restart(this.settings.options.campaign);
    if (!this.current.session) this.saves.games.list();
    this.settings.refresh();
    this.#showCardPictures();
  }

  /** Shows portraits on the cards of campaigns that have no emblem, such as those of packs. */
  #showCardPictures(): void {
    const portraitOf = makePortraits({ fetchIcon: this.fetchIcon });
    this.title.showKinds((id) => cardKinds(this.campaigns.get(id)).map(portraitOf));
  }

  /** Shows a game whose fields were changed in the inspector. */
  gameEdited(game: Game): void {
    this.saves.edited();
    this.screen.redraw();
    this.announcer.announce(game, []);
  }

  /** Takes files that the player has dropped or chosen, after the files that are being opened. */
  async takeFiles(files: readonly File[], folders: readonly DroppedFolder[] = []): Promise<void> {
    const opened = this.#opening.then(() => openFiles(this, files, folders));
    // An error about these files is reported once, and does not stop the next files.
    this.#opening = opened.catch(() => {});
    await opened;
  }

  /** Shows changed settings. Behind the title screen runs a demo of the chosen campaign. */
  #redrawAll(): void {
    const { campaign } = this.settings.options;
    const isTitle = this.current.mode === 'title';
    if (isTitle && this.demo.campaign !== campaign) {
      if (this.offer.seed !== null) writeGame(this.offer.seed, campaign);
      this.demo.restart(campaign);
      this.offer.show();
    }
    this.demo.refresh();
    const { session } = this.current;
    if (session) applyOptions(session, this.settings.options);
    this.screen.redraw();
  }

  /** Opens the replay, the fight or the crowd that the address names. */
  #openAddress({ crowd, replay, seed, complaints }: Address): void {
    if (replay !== null) this.replay.watchLink(replay);
    if (location.hash) this.#askForLink();
    if (crowd === null) return;
    // A crowd would hide the complaints about the rest of the address.
    const campaign = complaints.length > 0 ? null : this.chosen;
    this.modules.useLab((lab) => lab.playAddress(crowd, campaign, seed));
  }

  #askForLink(): void {
    this.modules.useDialogs(({ bundles }) => bundles.askForLink());
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

  #makeSaves(notice: StorageNotice, progress: ProgressDialog): SavedGames {
    return new SavedGames({
      campaigns: this.campaigns,
      notice,
      question: this.question,
      progress,
      listed: (cards, isComplete) => this.offer.list(cards, isComplete),
      takenOver: () => {
        closeDialogs();
        this.modes.toTitle(null);
        this.complain(({ ui }) => ui.saves.takenOver);
      },
      deletedElsewhere: () => {
        if (this.current.mode === 'title') this.complain(({ ui }) => ui.saves.deletedElsewhere);
      },
    });
  }

  #makeScreen(pictures: FirstParts['pictures']): GameScreen {
    const { settings, current, modules } = this;
    return new GameScreen(this.stage, {
      settings,
      pictures,
      fetchIcon: this.fetchIcon,
      isTitle: () => current.mode === 'title',
      view: (overlay) =>
        viewOf(settings, current.shown, current.mode === 'replay', this.demo, {
          ...overlay,
          byTouch: usesTouch(),
          device: this.device,
          isFight: current.fight !== null,
          isDeserted: this.ends.isCelebrating,
          cursor: this.look.cursor,
        }),
      isMapHidden: () => this.text.hidesMap,
      showing: (view) => {
        document.body.dataset.bag = view.bag ? 'open' : 'closed';
        document.body.dataset.ways = view.game.campaign.rules.ways;
        document.body.dataset.series = current.session?.series ? 'playing' : 'none';
        this.back.follow();
        this.wakeLock.follow();
      },
      shown: (view, events) => {
        this.text.show(view, events);
        if (this.text.hidesMap) this.briefing.place();
        // The game behind the title loads its campaign when it is shown first.
        if (current.mode === 'title') this.title.showProblems(this.campaigns.problems);
      },
      mapPlaced: (box) => {
        followMap(box);
        if (box) modules.dialogs?.bundles.sandbox.place(box);
        return [padOn(box) ?? [], panelsOn(box)].flat();
      },
      placed: () => {
        const room = this.screen.places?.bagRoom;
        const { session } = current;
        if (room && session) session.bag = { ...session.bag, ...room };
        // Cards are on the map, whose place may have changed.
        this.briefing.place();
        this.hints.place();
        this.look.place();
      },
      opened: (screen) => {
        const picker = () => modules.lab?.picker ?? this.#scenePicker;
        playByPointer(screen, this, this.look, this.screen.camera, picker);
        this.look.watch(screen);
      },
      lost: (isLost) => this.pictureNotice.note(isLost),
      cannotDraw: () => this.complain(({ ui }) => ui.noWebGl),
    });
  }

  /** Loads the dialogs and all languages, so that the page works without a network from now on. */
  async #loadRest(): Promise<void> {
    // A game that waits for the screen is drawn first. A hidden tab draws nothing.
    for (let frames = 2; frames > 0 && !document.hidden; frames--) await nextFrame();
    this.#showCardPictures();
    // A part that cannot be loaded now is loaded again, and reported, when it is needed.
    const loads = [this.modules.loadDialogs(), ...languages.map(loadWords)];
    for (const load of loads) load.catch(() => {});
    this.offline.start();
  }
}
