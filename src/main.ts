import { Backdrop } from './app/backdrop.ts';
import { Kept } from './app/kept.ts';
import { Later } from './app/later.ts';
import { Library } from './app/library.ts';
import { Picture } from './app/picture.ts';
import { Play } from './app/play.ts';
import type { Playing } from './app/playing.ts';
import type { Reader } from './app/reader.ts';
import { newSeed } from './app/seed.ts';
import type { Windows } from './app/windows.ts';
import type { Workbench } from './app/workbench.ts';
import { listenToKeys } from './controls/keyboard.ts';
import type { Action } from './controls/keys.ts';
import type { Request } from './controls/session.ts';
import type { Game } from './game/world.ts';
import { isSeed, readAddress } from './page/address.ts';
import { listenToDrops } from './page/drops.ts';
import { element } from './page/elements.ts';
import { makeFaultNotice, PartMissing } from './page/fault.ts';
import { makeLive } from './page/live.ts';
import { keepOptions, type Options, readOptions, withChoice } from './page/options.ts';
import { copySeed } from './page/seed.ts';
import { makeTitle } from './page/title.ts';
import { ready } from './ready.ts';
import { keptCampaign } from './records/unfinished.ts';
import { declareFaces } from './screen/faces.ts';
import { makeScreen } from './screen/screen.ts';
import { started } from './start.ts';
import { languages } from './words/languages.ts';
import { hasWords, loadWords } from './words/loading.ts';

/** Puts the page together. Rejects where what the title shows does not come. */
export async function main(): Promise<void> {
  const stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
  // Made while the page is; whoever opens it hears of what fails.
  const screen = makeScreen(stage, started);
  screen.catch(() => {});
  const library = new Library(ready);
  /** Reads mods, and has all campaigns at hand; where mods are on, nothing can be shown without it. */
  const reader = new Later<Reader>(async () => {
    const [{ Reader }, { sources }] = await Promise.all([
      import('./app/reader.ts'),
      import('./sources.ts'),
      library.fetchAll(),
    ]);
    return () => {
      const made = new Reader(sources);
      library.takeReader(made);
      return made;
    };
  });
  const reading = library.needsReader ? reader.fetch() : null;
  const address = readAddress(location.search);
  // A link with a seed alone means the first campaign, whatever was played last.
  const wanted = address.campaign ?? (address.seed === null ? null : library.campaigns[0].id);
  const options = readOptions(library.campaigns, wanted);
  // The title shows the one campaign, and offers to go on in the other.
  const coming = [options.campaign, keptCampaign() ?? ''].map((id) => library.fetch(id));
  await loadWords(options.language);
  const { title: live, whole } = makeLive(options);
  /** What was asked for last; it is so as soon as the words or the campaign are there. */
  let asked: Pick<Options, 'language' | 'campaign'> = options;
  /** Whether a game waits for what it takes. */
  let beginning = false;
  const chosen = () => library.campaign(live.options.campaign);

  const fault = makeFaultNotice(live);
  document.body.append(fault.element);
  window.addEventListener('error', ({ error, message }) => {
    // Browsers report this as an error; it only means that a size is measured a frame later.
    if (!message.startsWith('ResizeObserver loop')) fault.show(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => fault.show(reason));

  await Promise.all([reading, ...coming]);
  const backdrop = new Backdrop(library, live.options.campaign, {
    moved(events) {
      picture.show(events);
      workbench.now?.went();
    },
    failed: fault.show,
  });
  const kept = new Kept(library, {
    need: (files) => title.need(files),
    offer: (left, first) => title.offer(left, first),
  });
  const play = new Play(library, kept, {
    titled(seed) {
      windows.now?.placer.close();
      windows.now?.ending.hide();
      backdrop.start();
      playing.now?.announcer.clear();
      enter();
      title.show(seed);
      kept.offer(seed);
      workbench.now?.begun(null);
    },
    begun(session) {
      const { game } = session;
      if (!play.fight) windows.now?.placer.close();
      backdrop.stop();
      // A game that is taken up again may be of another campaign than the title has chosen.
      if (game.campaign.id !== live.options.campaign) choose({ campaign: game.campaign.id });
      title.hide();
      windows.now?.ending.hide();
      playing.now?.announcer.clear();
      enter();
      stage.focus();
      playing.now?.announcer.announce(game, game.events);
      workbench.now?.begun(session);
    },
    went({ game }, events) {
      picture.note(null);
      picture.show(events ?? []);
      if (events) playing.now?.announcer.announce(game, events);
      workbench.now?.went();
    },
    over({ game }) {
      enter();
      windows.use(({ ending }) => {
        if (play.session?.game === game) ending.show(game, play.counts);
      });
    },
    request(request) {
      picture.note(null);
      fulfil(request);
    },
  });
  const picture = new Picture(stage, { live, play, backdrop });
  const opened = picture.open(() => screen);
  // Where all is there for it, the graphics process is at the first picture while the title is laid out.
  await Promise.race([opened, nextTask()]);

  const title = makeTitle(live, library, {
    start: (seed) => begin(() => play.start(chosen(), seed ?? newSeed())),
    goOn: () => begin(() => kept.left && play.goOn(kept.left)),
    choose,
    bestiary: () => windows.use(({ bestiary }) => bestiary.open()),
    sandbox: () => windows.use(({ sandbox }) => sandbox()),
    crowds: () => workbench.use((made) => made.openCrowds()),
    profiler: () => fulfil('panel'),
    help: () => windows.use(({ help }) => help.showModal()),
    credits: () => windows.use(({ credits }) => credits.showModal()),
  });

  const playing = new Later<Playing>(async () => {
    const [{ makePlaying }] = await Promise.all([
      import('./app/playing.ts'),
      loadWords(live.options.language),
      picture.furnish(),
    ]);
    return () => {
      const taker = () =>
        workbench.now?.taker ?? (windows.now?.placer.placing ? windows.now.put : null);
      const made = makePlaying({ live: whole, play, taker });
      stage.after(made.announcer.element);
      picture.listen(made.listen);
      return made;
    };
  });
  const windows = new Later<Windows>(async () => {
    const [{ makeWindows }] = await Promise.all([
      import('./app/windows.ts'),
      playing.fetch(),
      reader.fetch(),
    ]);
    const deeds = { chosen, choose, otherMods, request: fulfil };
    return () => makeWindows({ live: whole, library, play, ...deeds });
  });
  const workbench = new Later<Workbench>(async () => {
    const [{ Workbench }] = await Promise.all([
      import('./app/workbench.ts'),
      playing.fetch(),
      reader.fetch(),
    ]);
    const edited = (game: Game) => {
      picture.show();
      playing.now?.announcer.announce(game, []);
    };
    const { complain } = title;
    return () => new Workbench({ live: whole, library, play, backdrop, picture, complain, edited });
  });
  document.body.append(stage, title.element);

  const badCampaign =
    address.campaign !== null && !library.campaigns.some(({ id }) => id === address.campaign);
  if (badCampaign) {
    const asked = address.campaign.slice(0, 40);
    title.complain(({ ui }) => ui.unknownCampaign(asked));
  }
  const badSeed = address.seed !== null && !isSeed(address.seed);
  if (badSeed) title.complain(({ ui }) => `${ui.seedIgnored} ${ui.seedRule}`);

  live.follow(({ ui }, { language }) => {
    const { documentElement: root } = document;
    // The same again would have everything styled again.
    if (root.lang !== language) root.lang = language;
    document.title = ui.title;
    stage.ariaLabel = ui.title;
  });
  play.toTitle(badSeed ? null : address.seed);
  if (location.hash) askForFight();
  const { crowd } = address;
  if (crowd !== null) {
    // A game would hide what was said of the rest of the address.
    const campaign = () => (badCampaign || badSeed ? null : chosen());
    workbench.use((made) => made.playAddressed(crowd, campaign(), address.seed));
  }
  window.addEventListener('hashchange', askForFight);
  listenToDrops((files) => windows.use(({ mods }) => mods.take(files)));

  listenToKeys({
    keySet: () => live.options.keySet,
    wants: ({ type }) => {
      // What is typed ahead of a window or a game is not for the game under it.
      if (windows.awaited || beginning) return false;
      const everywhere = type === 'look' || type === 'language';
      if (document.querySelector('dialog[open]')) return everywhere;
      return play.mode === 'play' || everywhere || type === 'help' || type === 'panel';
    },
    act(action, repeat) {
      if (
        play.mode === 'play' &&
        play.session &&
        playing.now &&
        !document.querySelector('dialog[open]')
      ) {
        if (workbench.now?.takes(action)) return;
        play.meet(playing.now.act(play.session, action, repeat));
      } else if (isRequest(action)) fulfil(action.type);
    },
    diagonal: (held) => picture.showDiagonal(held),
  });

  opened.then((reason) => {
    if (reason) title.complain(reason);
    painted().then(() => {
      title.enliven();
      picture.enliven();
      whenIdle(loadTheRest);
    });
  });

  /** Begins a game as soon as it can be played, of the campaign that was chosen last. */
  async function begin(deed: () => void): Promise<void> {
    if (beginning) return;
    beginning = true;
    try {
      await Promise.all([playing.fetch(), library.fetch(asked.campaign)]);
    } finally {
      beginning = false;
    }
    if (asked.campaign !== live.options.campaign) choose({ campaign: asked.campaign });
    deed();
  }

  /** Shows where the page stands now. */
  function enter(): void {
    picture.note(null);
    const fresh = !document.body.dataset.mode;
    document.body.dataset.mode = play.mode;
    stage.inert = play.mode !== 'play';
    // The first picture is the title's already.
    if (!fresh) picture.show();
  }

  /** Changes some of the options: at once, or when another language's words or campaign are there. */
  function choose(changed: Partial<Options>): void {
    asked = { ...asked, ...changed };
    const { language, campaign } = changed;
    if (language && !hasWords(language)) {
      arrival(loadWords(language)).then(() => asked.language === language && choose(changed));
      return;
    }
    if (campaign && !library.has(campaign)) {
      arrival(library.fetch(campaign)).then(() => asked.campaign === campaign && choose(changed));
      return;
    }
    live.refresh(withChoice(live.options, changed, library.campaigns));
    keepOptions(live.options);
    const { campaign: shown } = live.options;
    if (!play.session && backdrop.game.campaign.id !== shown) backdrop.renew(shown);
    picture.show();
  }

  /** Waits for what was chosen; where it does not come, all stays as it was. */
  async function arrival(part: Promise<void>): Promise<void> {
    try {
      await part;
    } catch (problem) {
      asked = live.options;
      live.refresh();
      throw new PartMissing(problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** Other mods are on. A game under way keeps those that it began with. */
  function otherMods(stays: boolean): void {
    if (!play.session) {
      backdrop.renew(live.options.campaign);
      // From storage, where it may now wait for mods; where nothing is stored it goes on as it was.
      if (stays) kept.drop();
      kept.offer(null);
      picture.show();
    }
    live.refresh();
  }

  function askForFight(): void {
    windows.use((made) => made.askForFight());
  }

  /** Loads what the first picture did without, so that the page also works when the network is gone. */
  function loadTheRest(): void {
    const rest = [playing.fetch(), windows.fetch(), declareFaces(), ...languages.map(loadWords)];
    // What does not come now is asked for again when it is needed, and only then missed.
    for (const part of rest) part.catch(() => {});
  }

  function fulfil(request: Request): void {
    const { look } = live.options;
    switch (request) {
      case 'look':
        return choose({ look: look === 'tiles' ? 'glyphs' : 'tiles' });
      case 'language':
        return choose({
          language: languages[(languages.indexOf(asked.language) + 1) % languages.length],
        });
      case 'help':
        return windows.use(({ help }) => help.showModal());
      case 'menu': {
        const { session } = play;
        if (!session) return;
        return windows.use(({ menu }) => menu.open(session.game.seed, play.keeps));
      }
      case 'panel':
        return workbench.use((made) => made.togglePanel());
      case 'inspect':
        return workbench.use((made) => made.toggleInspector());
      case 'copySeed':
        if (play.session) copySeedOf(play.session.game);
    }
  }

  async function copySeedOf({ seed }: Game): Promise<void> {
    const copied = await copySeed(seed);
    const { ui } = whole.words;
    picture.note(copied ? ui.seedCopied : `${ui.seedNotCopied} ${seed}`);
    picture.show();
  }

  // While it is developed, a saved bundle or drawing changes the page at once, and no game is lost.
  if (import.meta.hot) {
    const reload = Promise.all([reader.fetch(), import('./app/reload.ts')]).then(
      ([made, { Reload }]) =>
        new Reload({
          live: whole,
          library,
          reader: made,
          kept,
          session: () => play.session,
          backdrop: () => backdrop.game,
          told: (game) => playing.now?.announcer.announce(game, game.events),
        }),
    );
    // Both are made of the campaigns' files; what is ready when the page loads stays as it was.
    import.meta.hot.accept(['./sources.ts', './ready.ts'], async ([module]) => {
      for (const source of module?.sources ?? []) (await reload).renew(source);
      picture.show();
    });

    let reopened = opened;
    import.meta.hot.accept('./screen/screen.ts', (module) => {
      if (module) reopened = reopened.then(() => picture.open(module.makeScreen));
    });
    // It has the atlas too, but only for the first screen.
    import.meta.hot.accept('./start.ts', () => {});
  }
}

/** Lets what is ready go on before it comes back. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Resolves when the first picture is on the screen, which can be long after the page has nothing more
 * to do for it. Where the browser does not tell of it, after a while.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      observer.disconnect();
      resolve();
    };
    const patience = setTimeout(done, 1000);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function whenIdle(deed: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(deed, { timeout: 1000 });
  else setTimeout(deed, 200);
}

function isRequest(action: Action): action is { type: Request } {
  return ['look', 'language', 'copySeed', 'help', 'menu', 'panel', 'inspect'].includes(action.type);
}
