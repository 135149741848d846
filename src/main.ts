import './page/page.css';
import { Backdrop } from './app/backdrop.ts';
import { Kept } from './app/kept.ts';
import { Library } from './app/library.ts';
import { Mods } from './app/mods.ts';
import { Picture } from './app/picture.ts';
import { Play } from './app/play.ts';
import { Reload } from './app/reload.ts';
import { newSeed } from './app/seed.ts';
import { arena } from './content/arena/campaign.ts';
import { rogue } from './content/rogue/campaign.ts';
import { simple } from './content/simple/campaign.ts';
import { listenToKeys } from './controls/keyboard.ts';
import { type Action, keyRows } from './controls/keys.ts';
import { act, type Request } from './controls/session.ts';
import { drawScene } from './game/scene.ts';
import type { Game } from './game/world.ts';
import { isSeed, readAddress } from './page/address.ts';
import { makeAnnouncer } from './page/announcer.ts';
import { makeBestiary } from './page/bestiary.ts';
import { makeChallenge } from './page/challenge.ts';
import { makeCredits } from './page/credits.ts';
import { element } from './page/elements.ts';
import { makeEnding } from './page/ending.ts';
import { makeFaultNotice } from './page/fault.ts';
import { duel, unpackFight } from './page/fight.ts';
import { makeHelp } from './page/help.ts';
import { makeLive } from './page/live.ts';
import { makeMenu } from './page/menu.ts';
import { chooseFiles, listenToDrops } from './page/mods.ts';
import { keepOptions, type Options, readOptions, withChoice } from './page/options.ts';
import { bareScene, makePlacer } from './page/placer.ts';
import { makeReport } from './page/report.ts';
import { copySeed } from './page/seed.ts';
import { makeTitle } from './page/title.ts';
import { makeScreen } from './screen/screen.ts';
import { languages } from './words/words.ts';

const library = new Library([simple, rogue, arena]);
const address = readAddress(location.search);
// A link with a seed alone means the first campaign, whatever was played last.
const wanted = address.campaign ?? (address.seed === null ? null : library.campaigns[0].id);
const live = makeLive(readOptions(library.campaigns, wanted));
const chosen = () => library.campaign(live.options.campaign);

const fault = makeFaultNotice(live);
document.body.append(fault.element);
window.addEventListener('error', ({ error, message }) => {
  // Browsers report this as an error; it only means that a size is measured a frame later.
  if (!message.startsWith('ResizeObserver loop')) fault.show(error ?? message);
});
window.addEventListener('unhandledrejection', ({ reason }) => fault.show(reason));

const stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
const announcer = makeAnnouncer(live);
const title = makeTitle(live, () => library.campaigns, {
  start: (seed) => play.start(chosen(), seed ?? newSeed()),
  goOn: () => kept.left && play.goOn(kept.left),
  choose,
  bestiary: () => bestiary.open(),
  sandbox() {
    const campaign = chosen();
    const scene = bareScene(campaign);
    const bundles = library.filesOf(campaign);
    play.startFight({ campaign: campaign.id, seed: newSeed(), scene, bundles }, campaign);
    placer.open();
  },
  help: () => help.showModal(),
  credits: () => credits.showModal(),
});
const ending = makeEnding(live, {
  sameSeed: () => play.again(),
  newSeed: () => play.start(chosen(), newSeed()),
  toTitle: () => play.toTitle(null),
});
const backdrop = new Backdrop(library, live.options.campaign, {
  moved: (events) => picture.show(events),
  failed: fault.show,
});
const kept = new Kept(library, title);
const play = new Play(library, kept, {
  titled(seed) {
    placer.close();
    backdrop.start();
    ending.hide();
    announcer.clear();
    enter();
    title.show(seed);
    kept.offer(seed);
  },
  begun({ game }) {
    if (!play.fight) placer.close();
    backdrop.stop();
    // A game that is taken up again may be of another campaign than the title has chosen.
    if (game.campaign.id !== live.options.campaign) choose({ campaign: game.campaign.id });
    title.hide();
    ending.hide();
    announcer.clear();
    enter();
    stage.focus();
    announcer.announce(game, game.events);
  },
  went({ game }, events) {
    picture.note(null);
    picture.show(events ?? []);
    if (events) announcer.announce(game, events);
  },
  over({ game }) {
    enter();
    ending.show(game);
  },
  request(request) {
    picture.note(null);
    fulfil(request);
  },
});
const picture = new Picture(stage, {
  live,
  play,
  backdrop,
  taker: () => (placer.placing ? put : null),
  failed: () => title.complain(({ ui }) => ui.noWebGl),
});

const help = makeHelp(
  live,
  () => chosen().goal,
  () => keyRows(live.options.keySet, live.words, chosen()),
);
const credits = makeCredits(live);
const menu = makeMenu(live, {
  choose,
  bestiary: () => bestiary.open(),
  help: () => help.showModal(),
  credits: () => credits.showModal(),
  leave: () => play.leave(),
  abandon: () => play.abandon(),
});
const placer = makePlacer(live, {
  campaign: () => play.session?.game.campaign ?? chosen(),
  scene: () => play.session && drawScene(play.session.game),
  reset: () => play.restartFight(),
});
const report = makeReport(live);
const mods = new Mods(library, {
  chosen: () => live.options.campaign,
  playing: () => play.session !== null,
  changed(stays) {
    if (!play.session) {
      backdrop.renew(live.options.campaign);
      // From storage, where it may now wait for mods; where nothing is stored it goes on as it was.
      if (stays) kept.drop();
      kept.offer(null);
      picture.show();
    }
    live.refresh();
  },
  report: (joined) => report.show(joined),
  asked: (fight) => challenge.ask(fight),
});
const bestiary = makeBestiary(live, {
  campaign: chosen,
  mods: () => mods.chosen,
  chooseFiles: () => chooseFiles((files) => mods.take(files)),
  switchMod: (file, on) => mods.switch(file, on),
  removeMod: (file) => mods.remove(file),
  duel: (kind) => duel(chosen(), kind, newSeed(), library.filesOf(chosen())),
  play: (fight) => play.startFight(fight, chosen()),
});
const challenge = makeChallenge(live, {
  load: (campaign, files) => library.load(campaign, files),
  play(fight) {
    const campaign = library.load(fight.campaign, fight.bundles);
    if (campaign) play.startFight(fight, campaign);
  },
  keep: ({ campaign, bundles }) => mods.add(campaign, bundles),
  decline: () => play.showFight(),
});
document.body.append(
  stage,
  placer.element,
  announcer.element,
  title.element,
  ending.element,
  help,
  credits,
  menu.dialog,
  bestiary.dialog,
  challenge.dialog,
  report.dialog,
);

if (address.campaign !== null && !library.campaigns.some(({ id }) => id === address.campaign)) {
  const asked = address.campaign.slice(0, 40);
  title.complain(({ ui }) => ui.unknownCampaign(asked));
}
const badSeed = address.seed !== null && !isSeed(address.seed);
if (badSeed) title.complain(({ ui }) => `${ui.seedIgnored} ${ui.seedRule}`);

live.follow(({ ui }, { language }) => {
  document.documentElement.lang = language;
  document.title = ui.title;
  stage.ariaLabel = ui.title;
  picture.show();
});
play.toTitle(badSeed ? null : address.seed);
askForFight();
window.addEventListener('hashchange', askForFight);
listenToDrops((files) => mods.take(files));

listenToKeys({
  keySet: () => live.options.keySet,
  wants: ({ type }) => {
    const everywhere = type === 'look' || type === 'language';
    if (document.querySelector('dialog[open]')) return everywhere;
    return play.mode === 'play' || everywhere || type === 'help';
  },
  act(action, repeat) {
    if (play.mode === 'play' && play.session && !document.querySelector('dialog[open]')) {
      play.meet(act(play.session, action, repeat));
    } else if (isRequest(action)) fulfil(action.type);
  },
  diagonal: (held) => picture.showDiagonal(held),
});

picture.open(makeScreen);

/** Shows where the page stands now. */
function enter(): void {
  picture.note(null);
  document.body.dataset.mode = play.mode;
  stage.inert = play.mode !== 'play';
  picture.show();
}

function choose(changed: Partial<Options>): void {
  live.refresh(withChoice(live.options, changed, library.campaigns));
  keepOptions(live.options);
  if (play.session || backdrop.game.campaign.id === chosen().id) return;
  backdrop.renew(live.options.campaign);
  picture.show();
}

/** Puts what is chosen on a cell of the sandbox, which then starts anew. */
function put(x: number, y: number): void {
  play.restartFight((fight) => ({ ...fight, scene: placer.put(fight.scene, x, y) }));
}

/** Asks whether to play the fight that the address carries. */
async function askForFight(): Promise<void> {
  const asked = await unpackFight(location.hash);
  if (asked) challenge.ask(asked);
}

function isRequest(action: Action): action is { type: Request } {
  return ['look', 'language', 'copySeed', 'help', 'menu'].includes(action.type);
}

function fulfil(request: Request): void {
  const { look, language } = live.options;
  switch (request) {
    case 'look':
      return choose({ look: look === 'tiles' ? 'glyphs' : 'tiles' });
    case 'language':
      return choose({ language: languages[(languages.indexOf(language) + 1) % languages.length] });
    case 'help':
      return help.showModal();
    case 'menu': {
      const { session } = play;
      return session ? menu.open(session.game.seed, play.fight === null) : undefined;
    }
    case 'copySeed':
      if (play.session) copySeedOf(play.session.game);
  }
}

async function copySeedOf({ seed }: Game): Promise<void> {
  const copied = await copySeed(seed);
  const { ui } = live.words;
  picture.note(copied ? ui.seedCopied : `${ui.seedNotCopied} ${seed}`);
  picture.show();
}

// While it is developed, a saved bundle or drawing changes the page at once, and no game is lost.
if (import.meta.hot) {
  const reload = new Reload({
    live,
    library,
    kept,
    session: () => play.session,
    backdrop: () => backdrop.game,
    told: (game) => announcer.announce(game, game.events),
  });
  const ids = [simple.id, rogue.id, arena.id];
  import.meta.hot.accept(
    ['./content/simple/campaign.ts', './content/rogue/campaign.ts', './content/arena/campaign.ts'],
    (modules) => {
      modules.forEach((module, index) => {
        if (module) reload.renew(module[ids[index]]);
      });
    },
  );

  let opened = Promise.resolve();
  import.meta.hot.accept('./screen/screen.ts', (module) => {
    if (module) opened = opened.then(() => picture.open(module.makeScreen));
  });
}
