import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Control, Request } from '../controls/controls.ts';
import { type Outcome, type Session, startSession } from '../controls/session.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import { newGame } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import type { Address } from '../page/address.ts';
import { makeAnnouncer } from '../page/announcer.ts';
import { copyText } from '../page/clipboard.ts';
import { element } from '../page/elements.ts';
import type { Fight } from '../page/fight.ts';
import { listenToDrops } from '../page/file-drop.ts';
import { makeGameOver } from '../page/game-over.ts';
import { lazy } from '../page/lazy.ts';
import type { Settings } from '../page/settings.ts';
import type { Title, TitleAction } from '../page/title.ts';
import { languages } from '../words/languages.ts';
import { loadWords } from '../words/loading.ts';
import { Campaigns } from './campaigns.ts';
import { type CrowdGame, CurrentGame } from './current-game.ts';
import { Demo } from './demo.ts';
import type { Dialogs } from './dialogs.ts';
import { GameScreen } from './game-screen.ts';
import { playByKeys, playByPointer } from './input.ts';
import type { Lab } from './lab.ts';
import type { LiveReload } from './live-reload.ts';
import { Save } from './save.ts';
import { newSeed } from './seed.ts';
import { viewOf } from './view.ts';

/** The objects that the first script of the page has made. */
interface Page {
  readonly settings: Settings;
  readonly title: Title;
  readonly sources: readonly CampaignSource[];
  readonly address: Address;
  showError(error: unknown): void;
}

/** Owns the current game, the screen and the dialogs, and connects them with the title screen. */
export class Shell {
  readonly settings: Settings;
  readonly campaigns: Campaigns;
  readonly demo: Demo;
  readonly current = new CurrentGame();
  readonly screen: GameScreen;
  readonly #page: Page;
  readonly #save: Save;
  readonly #stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
  readonly #announcer;
  readonly #gameOver;
  #dialogs: Dialogs | null = null;
  #lab: Lab | null = null;
  /** Loads in progress. Keys are ignored meanwhile: they are meant for the part that opens. */
  #loading = 0;

  readonly #loadScreen = () => this.screen.open();
  readonly #loadDialogs = lazy(
    () => import('./dialogs.ts'),
    ({ makeDialogs }) => {
      this.#dialogs = makeDialogs(this);
      return this.#dialogs;
    },
  );
  readonly #loadLab = lazy(
    () => import('./lab.ts'),
    ({ Lab }) => {
      this.#lab = new Lab(this);
      return this.#lab;
    },
  );
  #liveReload: LiveReload | null = null;

  constructor(page: Page) {
    const { settings, title } = page;
    this.#page = page;
    this.settings = settings;
    this.campaigns = new Campaigns(page.sources);
    this.demo = new Demo(this.campaigns, settings.options.campaign, {
      moved: (events) => {
        this.screen.redraw(events);
        this.#lab?.update();
      },
      failed: page.showError,
    });
    this.#save = new Save(this.campaigns, title);
    this.screen = new GameScreen(this.#stage, {
      settings,
      view: (overlay) => viewOf(settings, this.current.session, this.demo.game, overlay),
      opened: (screen) =>
        playByPointer(screen, this, () => this.#lab?.picker ?? this.#dialogs?.picker ?? null),
      cannotDraw: () => title.complain(({ ui }) => ui.noWebGl),
    });
    this.#announcer = makeAnnouncer(settings);
    this.#gameOver = makeGameOver(settings, {
      sameSeed: () => this.#restart(),
      newSeed: () => this.start(this.chosen, newSeed()),
      toTitle: () => this.toTitle(null),
    });
    title.element.before(this.#stage, this.#announcer.element);
    title.element.after(this.#gameOver.element);
    settings.follow(({ ui }) => {
      this.#stage.ariaLabel = ui.title;
      this.#redrawAll();
    });
    playByKeys(this);
    listenToDrops((files) => this.#use(this.#loadDialogs, ({ mods }) => mods.take(files)));
    window.addEventListener('hashchange', () => this.#askForFight());
    // The title screen is in use already: its seed field and its focus must stay.
    this.#openTitle(page.address.seed);
    this.#openAddress();
    this.screen.open().then(() => this.#loadRest(), page.showError);
  }

  /** The campaign that the title screen starts; during a game, its campaign. */
  get chosen(): LoadedCampaign {
    return this.campaigns.get(this.settings.options.campaign);
  }

  /** Whether something is loading that will take the next key. */
  get isLoading(): boolean {
    return this.#loading > 0;
  }

  /** Performs a button or key of the title screen. */
  handle(action: TitleAction): void {
    switch (action.type) {
      case 'start':
        return this.#use(this.#loadScreen, () => this.start(this.chosen, action.seed ?? newSeed()));
      case 'confirm':
        if (this.#save.comesFirst) return this.#continue();
        return this.handle({ type: 'start', seed: action.seed });
      case 'continue':
        return this.#continue();
      case 'crowds':
        return this.#use(this.#loadLab, (lab) => lab.openCrowds());
      case 'profiler':
        return this.fulfil('panel');
      case 'bestiary':
        return this.#use(this.#loadDialogs, ({ bestiary }) => bestiary.open());
      case 'sandbox':
        return this.#use(this.#loadDialogs, (dialogs) => dialogs.playSandbox());
      case 'help':
        return this.fulfil('help');
      case 'credits':
        return this.#use(this.#loadDialogs, ({ credits }) => credits.showModal());
    }
  }

  /** Performs a request of a key, a button of the screen, or the menu. */
  fulfil(request: Request): void {
    const { settings } = this;
    const { session, isSaved } = this.current;
    const { look, language } = settings.options;
    switch (request) {
      case 'look':
        settings.choose({ look: look === 'tiles' ? 'glyphs' : 'tiles' });
        return;
      case 'language':
        settings.choose({
          language: languages[(languages.indexOf(language) + 1) % languages.length],
        });
        return;
      case 'help':
        return this.#use(this.#loadDialogs, ({ help }) => help.showModal());
      case 'menu':
        if (!session) return;
        return this.#use(this.#loadDialogs, ({ menu }) => menu.open(session.game.seed, isSaved));
      case 'panel':
        return this.#use(this.#loadLab, (lab) => lab.toggleProfiler());
      case 'inspect':
        return this.#use(this.#loadLab, (lab) => lab.toggleInspector());
      case 'copySeed':
        if (session) this.#copySeed(session.game.seed);
    }
  }

  /** Starts a new game. */
  start(campaign: Campaign, seed: string): void {
    this.#begin(startSession(newGame(campaign, seed)));
  }

  /** Plays a fight. A saved game stays saved meanwhile. */
  async startFight(fight: Fight, game: Game): Promise<void> {
    this.#setAside();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    await this.#wait(this.screen.open());
    this.#begin(startSession(game), { fight });
  }

  /** Plays a crowd. A saved game stays saved meanwhile. */
  startCrowd(crowd: CrowdGame): void {
    const game = crowd.make();
    this.#setAside();
    this.#use(this.#loadScreen, () => this.#begin(startSession(game), { crowd }));
  }

  /** Whether the inspector or a dialog has used an action of the player. */
  takes(action: Control): boolean {
    return this.#lab?.takes(action) ?? false;
  }

  /** Shows what an action of the player has done in the current game. */
  apply(outcome: Outcome): void {
    const { session } = this.current;
    if (!outcome || !session) return;
    this.screen.notify(null);
    if (outcome.type === 'request') return this.fulfil(outcome.request);
    if (outcome.type === 'changed') this.screen.redraw();
    else {
      this.screen.redraw(outcome.events);
      this.#announcer.announce(session.game, outcome.events);
    }
    this.#lab?.update();
    if (outcome.type === 'changed') return;
    if (session.game.ending) this.#showGameOver(session.game);
    else if (this.current.isSaved) this.#save.write(session);
  }

  /** Goes to the title screen, which offers to continue the game. */
  leave(): void {
    this.#setAside();
    this.toTitle(null);
  }

  /** Gives the game up and goes to the title screen. */
  abandon(): void {
    if (this.current.isSaved) this.#save.delete();
    this.toTitle(null);
  }

  /** Shows the title screen with a seed in its field. */
  toTitle(seed: string | null): void {
    this.#dialogs?.sandbox.close();
    this.#gameOver.hide();
    this.#announcer.clear();
    this.#page.title.show(seed);
    this.#openTitle(seed);
    this.#lab?.gameChanged();
  }

  /** Applies new mods. A running game keeps the mods that it began with. */
  modsChanged(stored: boolean): void {
    if (!this.current.session) {
      this.demo.restart(this.settings.options.campaign);
      // Reads the saved game again, which may need another mod now. Without storage it stays offered.
      if (stored) this.#save.clearOffer();
      this.#save.offer(null, this.settings.options.campaign);
    }
    this.settings.refresh();
  }

  /** Shows a game whose fields were changed in the inspector. */
  gameEdited(game: Game): void {
    this.screen.redraw();
    this.#announcer.announce(game, []);
  }

  complain: Title['complain'] = (say) => this.#page.title.complain(say);

  /** During development: takes over campaigns whose files were saved. */
  async reload(sources: readonly CampaignSource[]): Promise<void> {
    if (import.meta.hot) {
      const { LiveReload } = await import('./live-reload.ts');
      this.#liveReload ??= new LiveReload(this.settings, this.campaigns, {
        games: () => [this.current.session?.game, this.#save.offered?.game, this.demo.game],
        changed: (game) => this.#save.markChanged(game),
        reloaded: (game) => {
          if (game === this.current.session?.game) this.#announcer.announce(game, game.events);
        },
      });
      this.#liveReload.reload(sources);
    }
  }

  /** Runs the demo behind the title screen, and offers the saved game there. */
  #openTitle(seed: string | null): void {
    this.current.leave(seed);
    this.demo.start();
    this.#showMode();
    this.#save.offer(seed, this.settings.options.campaign);
  }

  /** Begins a game: new or continued. */
  #begin(session: Session, kind: { fight?: Fight; crowd?: CrowdGame } = {}): void {
    const { game } = session;
    this.current.begin(session, this.campaigns.sources[0].id, kind);
    if (this.current.isSaved) this.#save.clearOffer();
    if (!kind.fight) this.#dialogs?.sandbox.close();
    this.demo.stop();
    // A continued game can be of another campaign than the title screen has chosen.
    if (game.campaign.id !== this.settings.options.campaign) {
      this.settings.choose({ campaign: game.campaign.id });
    }
    this.#page.title.hide();
    this.#gameOver.hide();
    this.#announcer.clear();
    this.#showMode();
    this.#stage.focus();
    this.#announcer.announce(game, game.events);
    this.#lab?.gameChanged();
  }

  #continue(): void {
    const { offered } = this.#save;
    if (!offered) return;
    this.#use(this.#loadScreen, () => {
      this.campaigns.noteFiles(offered.game.campaign, offered.mods);
      this.#begin(startSession(offered.game, offered.commands, offered.inspected));
    });
  }

  /** Plays the game that has ended again: the same seed, fight or crowd. */
  #restart(): void {
    const { session, fight, crowd } = this.current;
    if (fight) this.#use(this.#loadDialogs, (dialogs) => dialogs.replayFight(fight));
    else if (crowd) this.startCrowd(crowd);
    else if (session) this.start(session.game.campaign, session.game.seed);
  }

  #showGameOver(game: Game): void {
    if (this.current.isSaved) this.#save.delete();
    this.#showMode();
    this.#gameOver.show(game, this.current.isRanked);
  }

  /** Saves the current game, so that the title screen offers it. */
  #setAside(): void {
    const { session, isSaved } = this.current;
    if (session && isSaved && !session.game.ending) this.#save.setAside(session);
  }

  #showMode(): void {
    const { mode } = this.current;
    document.body.dataset.mode = mode;
    this.#stage.inert = mode !== 'play';
    this.screen.notify(null);
    this.screen.redraw();
  }

  /** Shows changed settings. Behind the title screen runs a demo of the chosen campaign. */
  #redrawAll(): void {
    const { campaign } = this.settings.options;
    const isTitle = this.current.mode === 'title';
    if (isTitle && this.demo.game.campaign.id !== campaign) this.demo.restart(campaign);
    this.#page.title.showProblems(this.campaigns.problems);
    this.screen.redraw();
  }

  /** Opens the fight or the crowd that the address names. */
  #openAddress(): void {
    const { crowd, seed, complaints } = this.#page.address;
    if (location.hash) this.#askForFight();
    if (crowd === null) return;
    // A crowd would hide the complaints about the rest of the address.
    const campaign = complaints.length > 0 ? null : this.chosen;
    this.#use(this.#loadLab, (lab) => lab.playAddress(crowd, campaign, seed));
  }

  #askForFight(): void {
    this.#use(this.#loadDialogs, (dialogs) => dialogs.askForFight());
  }

  async #copySeed(seed: string): Promise<void> {
    const copied = await copyText(seed);
    const { ui } = this.settings.words;
    this.screen.notify(copied ? ui.seedCopied : `${ui.seedNotCopied} ${seed}`);
    this.screen.redraw();
  }

  /** Loads a part of the page and does something with it. The error notice reports a failure. */
  #use<T>(load: () => Promise<T>, use: (part: T) => void): void {
    this.#wait(load()).then(use);
  }

  /** Ignores keys until a part of the page is loaded. */
  async #wait<T>(part: Promise<T>): Promise<T> {
    this.#loading++;
    try {
      return await part;
    } finally {
      this.#loading--;
    }
  }

  /** Loads the dialogs and all languages, so that the page works without a network from now on. */
  #loadRest(): void {
    // A part that cannot be loaded now is loaded again, and reported, when it is needed.
    for (const load of [this.#loadDialogs(), ...languages.map(loadWords)]) load.catch(() => {});
  }
}
