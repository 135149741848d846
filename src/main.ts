import './page/page.css';
import { arena } from './content/arena/campaign.ts';
import { rogue } from './content/rogue/campaign.ts';
import { simple } from './content/simple/campaign.ts';
import { listenToKeys } from './controls/keyboard.ts';
import { type Action, keyName, keyRows, type PlainAction } from './controls/keys.ts';
import { listenToPointer } from './controls/pointer.ts';
import {
  act,
  type Outcome,
  type Request,
  type Session,
  scroll,
  startSession,
  startWalk,
  tap,
} from './controls/session.ts';
import { type Campaign, type CampaignSource, loadCampaign } from './game/campaign.ts';
import type { GameEvent } from './game/events.ts';
import { newGame, takeTurn } from './game/game.ts';
import { tellProblem } from './game/problems.ts';
import { type Renewal, readAnew, reshape } from './game/reshape.ts';
import { drawScene, sceneGame } from './game/scene.ts';
import { contentHash } from './game/state.ts';
import { type Game, say } from './game/world.ts';
import { isSeed, readAddress, showFragment, showGame } from './page/address.ts';
import { makeAnnouncer } from './page/announcer.ts';
import { makeBestiary } from './page/bestiary.ts';
import { makeChallenge } from './page/challenge.ts';
import { makeCredits } from './page/credits.ts';
import { demoGame } from './page/demo.ts';
import { element } from './page/elements.ts';
import { makeEnding } from './page/ending.ts';
import { makeFaultNotice } from './page/fault.ts';
import { duel, type Fight, packFight, readFight, unpackFight } from './page/fight.ts';
import { makeHelp } from './page/help.ts';
import { makeLive } from './page/live.ts';
import { makeMenu } from './page/menu.ts';
import {
  type Brought,
  chooseFiles,
  joining,
  listenToDrops,
  modName,
  readFiles,
} from './page/mods.ts';
import { keepOptions, type Options, readOptions, withChoice } from './page/options.ts';
import { bareScene, makePlacer } from './page/placer.ts';
import { makeReport } from './page/report.ts';
import { copySeed } from './page/seed.ts';
import { makeTitle } from './page/title.ts';
import {
  type Files,
  keepMods,
  type Mod,
  modsOn,
  mostMods,
  readMods,
  withMods,
} from './records/mods.ts';
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from './records/unfinished.ts';
import { makeScreen } from './screen/screen.ts';
import type { Screen, View } from './screen/view.ts';
import { namesOf } from './words/tell.ts';
import { languages, type Words } from './words/words.ts';

/** Milliseconds between the turns that pass behind the title. */
const demoPause = 700;
/** Milliseconds that a notice such as "Seed copied." stays. */
const noticePause = 4000;

const sources = [simple, rogue, arena];
let mods: readonly Mod[] = readMods();
/** The mods that each campaign was loaded with. */
const modsOf = new WeakMap<Campaign, Files>();
let campaigns = loadAll();
const address = readAddress(location.search);
// A link with a seed alone means the first campaign, whatever was played last.
const wanted = address.campaign ?? (address.seed === null ? null : campaigns[0].id);
const live = makeLive(readOptions(campaigns, wanted));
const fault = makeFaultNotice(live);
document.body.append(fault.element);
window.addEventListener('error', ({ error, message }) => {
  // Browsers report this as an error; it only means that a size is measured a frame later.
  if (!message.startsWith('ResizeObserver loop')) fault.show(error ?? message);
});
window.addEventListener('unhandledrejection', ({ reason }) => fault.show(reason));

const newSeed = () => String(Date.now());

let screen: Screen | null = null;
/** Null on the title, where `demo` shows. */
let session: Session | null = null;
/** The game that was left unfinished, offered on the title. */
let kept: Unfinished | null = null;
/** The fight that is being played, if the game is one: it is not kept. */
let fight: Fight | null = null;
let demo = makeDemo();
let diagonal = false;
/** Games whose bundles were changed on the way: their commands do not make them again. */
const reshaped = import.meta.hot ? new WeakSet<Game>() : null;
let notice: string | null = null;
let noticeTimer = 0;
let demoTimer = 0;

const stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
const announcer = makeAnnouncer(live);
const title = makeTitle(live, () => campaigns, {
  start: (seed) => play(seed ?? newSeed()),
  goOn: () => kept && goOn(kept),
  choose,
  bestiary: () => bestiary.open(),
  sandbox() {
    const campaign = chosenCampaign();
    const bundles = modsOf.get(campaign) ?? {};
    const scene = bareScene(campaign);
    playFight({ campaign: campaign.id, seed: newSeed(), scene, bundles }, campaign);
    placer.open();
  },
  help: () => help.showModal(),
  credits: () => credits.showModal(),
});
const ending = makeEnding(live, {
  sameSeed() {
    if (fight && session) playFight(fight, session.game.campaign);
    else play(session?.game.seed ?? newSeed(), session?.game.campaign);
  },
  newSeed: () => play(newSeed()),
  toTitle: () => toTitle(null),
});
const help = makeHelp(
  live,
  () => chosenCampaign().goal,
  () => keyRows(live.options.keySet, live.words, chosenCampaign()),
);
const credits = makeCredits(live);
const menu = makeMenu(live, {
  choose,
  bestiary: () => bestiary.open(),
  help: () => help.showModal(),
  credits: () => credits.showModal(),
  leave() {
    layAside();
    toTitle(null);
  },
  abandon() {
    if (!fight) forgetUnfinished();
    toTitle(null);
  },
});
const placer = makePlacer(live, {
  campaign: () => session?.game.campaign ?? chosenCampaign(),
  scene: () => session && drawScene(session.game),
  reset: () => fight && session && playFight(fight, session.game.campaign),
});
const report = makeReport(live);
const bestiary = makeBestiary(live, {
  campaign: chosenCampaign,
  mods: () => mods.filter(({ campaign }) => campaign === live.options.campaign),
  chooseFiles: () => chooseFiles(take),
  switchMod: (file, on) => changeMod(file, (mod) => [{ ...mod, on }]),
  removeMod: (file) => changeMod(file, () => []),
  duel: (kind) => duel(chosenCampaign(), kind, newSeed(), modsOf.get(chosenCampaign()) ?? {}),
  play: (started) => playFight(started, chosenCampaign()),
});
const challenge = makeChallenge(live, {
  load,
  play(asked) {
    const campaign = load(asked.campaign, asked.bundles);
    if (campaign) playFight(asked, campaign);
  },
  keep: ({ campaign, bundles }) => addMods(campaign, bundles),
  decline: () => showFight(fight),
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

if (address.campaign !== null && !campaigns.some(({ id }) => id === address.campaign)) {
  const asked = address.campaign.slice(0, 40);
  title.complain(({ ui }) => ui.unknownCampaign(asked));
}
const badSeed = address.seed !== null && !isSeed(address.seed);
if (badSeed) title.complain(({ ui }) => `${ui.seedIgnored} ${ui.seedRule}`);

live.follow(({ ui }, { language }) => {
  document.documentElement.lang = language;
  document.title = ui.title;
  stage.ariaLabel = ui.title;
  show();
});
toTitle(badSeed ? null : address.seed);
askForFight();
window.addEventListener('hashchange', askForFight);
listenToDrops(take);

listenToKeys({
  keySet: () => live.options.keySet,
  wants: ({ type }) => {
    const everywhere = type === 'look' || type === 'language';
    if (document.querySelector('dialog[open]')) return everywhere;
    return mode() === 'play' || everywhere || type === 'help';
  },
  act(action, repeat) {
    if (mode() === 'play' && session && !document.querySelector('dialog[open]')) {
      meet(act(session, action, repeat));
    } else if (isRequest(action)) fulfil(action.type);
  },
  diagonal(held) {
    if (diagonal === held) return;
    diagonal = held;
    if (mode() === 'play') show();
  },
});

openScreen(makeScreen);

function openScreen(make: typeof makeScreen): Promise<void> {
  return make(stage).then(
    (made) => {
      screen = made;
      let step: ReturnType<typeof startWalk> | null = null;
      listenToPointer(made.canvas, {
        targetAt: (x, y) => (mode() === 'play' ? made.targetAt(x, y) : null),
        tap(target) {
          if (placer.placing && target.type === 'cell') put(target.x, target.y);
          else if (session) meet(tap(session, target));
        },
        scroll: (by) => session && meet(scroll(session, by)),
        startWalk() {
          step = session && !placer.placing ? startWalk(session) : null;
        },
        walk(x, y) {
          if (mode() !== 'play') return false;
          const outcome = step?.(x, y) ?? null;
          meet(outcome);
          return outcome !== null;
        },
      });
      show();
    },
    (problem: unknown) => {
      console.error(problem);
      stage.append(live.text(element('p', 'no-screen', { role: 'alert' }), ({ ui }) => ui.noWebGl));
      title.complain(({ ui }) => ui.noWebGl);
    },
  );
}

function mode(): 'title' | 'play' | 'over' {
  if (!session) return 'title';
  return session.game.ending ? 'over' : 'play';
}

/** The campaign that the title starts; while a game runs, its campaign. */
function chosenCampaign(): Campaign {
  return campaigns.find(({ id }) => id === live.options.campaign) ?? campaigns[0];
}

/** A campaign with these mods; null where there is none of that name. */
function load(id: string, files: Files): Campaign | null {
  const source = sources.find((one) => one.id === id);
  if (!source) return null;
  const campaign = loadCampaign(source, files);
  modsOf.set(campaign, files);
  return campaign;
}

/** Every campaign with its mods that are switched on. */
function loadAll(): Campaign[] {
  return sources.flatMap(({ id }) => load(id, modsOn(mods, id)) ?? []);
}

/** A mod may be sound, and still no floor can be made with it: then the title shows one without. */
function makeDemo(): Game {
  try {
    return demoGame(chosenCampaign(), newSeed());
  } catch (problem) {
    fault.show(problem);
    return demoGame(load(live.options.campaign, {}) ?? chosenCampaign(), newSeed());
  }
}

function play(seed: string, campaign: Campaign = chosenCampaign()): void {
  begin(startSession(newGame(campaign, seed)), null);
}

/** Takes up a game where it was left. */
function goOn({ game, commands, mods: used }: Unfinished): void {
  modsOf.set(game.campaign, used);
  begin(startSession(game, commands), null);
}

/** Plays a fight; a game under way stays kept meanwhile. */
function playFight(started: Fight, campaign: Campaign): void {
  const game = sceneGame(campaign, started.seed, started.scene);
  layAside();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  begin(startSession(game), started);
}

/** Puts what is chosen on a cell of the sandbox, which then starts anew. */
function put(x: number, y: number): void {
  if (!fight || !session) return;
  playFight({ ...fight, scene: placer.put(fight.scene, x, y) }, session.game.campaign);
}

/** Keeps the game under way, so that the title offers it. */
function layAside(): void {
  if (!session || fight || session.game.ending) return;
  kept = unfinished(session);
  keepGame();
}

function unfinished({ game, commands }: Session): Unfinished {
  return { game, commands, mods: modsOf.get(game.campaign) ?? {} };
}

function keepGame(): void {
  if (session && !fight && !reshaped?.has(session.game)) keepUnfinished(unfinished(session));
}

/** Puts a fight into the address, so that a reload asks for it again, or takes it out. */
async function showFight(shown: Fight | null): Promise<void> {
  const fragment = shown ? await packFight(shown) : '';
  if (shown === fight) showFragment(fragment);
}

/** Asks whether to play the fight that the address carries. */
async function askForFight(): Promise<void> {
  const asked = await unpackFight(location.hash);
  if (asked) challenge.ask(asked);
}

function begin(started: Session, played: Fight | null): void {
  session = started;
  fight = played;
  if (!fight) {
    kept = null;
    placer.close();
  }
  window.clearInterval(demoTimer);
  const { campaign, seed } = session.game;
  showGame(fight ? null : seed, fight || campaign.id === campaigns[0].id ? null : campaign.id);
  showFight(fight);
  // A game that is taken up again may be of another campaign than the title has chosen.
  if (campaign.id !== live.options.campaign) choose({ campaign: campaign.id });
  title.hide();
  ending.hide();
  announcer.clear();
  enter();
  stage.focus();
  announcer.announce(session.game, session.game.events);
}

function toTitle(seed: string | null): void {
  session = null;
  placer.close();
  if (fight) {
    fight = null;
    showFight(null);
  }
  window.clearInterval(demoTimer);
  demoTimer = window.setInterval(liveOn, demoPause);
  showGame(seed, null);
  ending.hide();
  announcer.clear();
  enter();
  title.show(seed);
  offerKept(seed);
}

/** Offers the kept game on the title; after the one that the address asks for. */
function offerKept(seed: string | null): void {
  const left = kept ?? readUnfinished((id) => modsOn(mods, id), load);
  kept = left && 'game' in left ? left : null;
  title.need(left && 'needs' in left ? left.needs : []);
  if (!kept) return title.offer(null, false);
  const { depth } = kept.game.floor;
  const { turn, seed: own } = kept.game;
  title.offer({ depth, turn, seed: own }, seed === null || seed === own);
}

/** Changes one mod of the chosen campaign. */
function changeMod(file: string, to: (mod: Mod) => Mod[]): void {
  const { campaign } = live.options;
  useMods(
    mods.flatMap((mod) => (mod.file === file && mod.campaign === campaign ? to(mod) : [mod])),
  );
}

/** Other mods from now on; a game under way keeps those that it began with. False: until the end. */
function useMods(next: readonly Mod[]): boolean {
  mods = next;
  const stays = keepMods(mods);
  campaigns = loadAll();
  if (!session) {
    demo = makeDemo();
    // From storage, where it may now wait for mods; where nothing is stored it goes on as it was.
    if (stays) kept = null;
    offerKept(null);
    show();
  }
  live.refresh();
  return stays;
}

/** Takes files that a player has dropped or chosen: mods, or a fight. */
async function take(files: readonly File[]): Promise<void> {
  const texts: Record<string, string> = {};
  const refused: Brought[] = [];
  for (const one of await readFiles(files)) {
    const asked = 'text' in one ? readFight(one.text) : null;
    if (asked) return challenge.ask(asked);
    if ('text' in one) texts[modName(one.name)] = one.text;
    else refused.push(one);
  }
  addMods(live.options.campaign, texts, refused);
}

/** Adds bundles to a campaign, switched on, and tells what came of it. */
function addMods(id: string, texts: Files, refused: readonly Brought[] = []): void {
  const held = mods.filter(({ campaign }) => campaign === id).map(({ file }) => file);
  const fresh = Object.keys(texts).filter((file) => !held.includes(file));
  const fits = mods.length + fresh.length <= mostMods;
  const loadWith = (files: Files) => load(id, files) ?? chosenCampaign();
  const { joined, kinds, problems } = joining(loadWith, modsOn(mods, id), fits ? texts : {});
  const added = Object.entries(joined).map(([file, text]) => ({
    campaign: id,
    file,
    text,
    on: true,
  }));
  const stays = added.length === 0 || useMods(withMods(mods, added));
  const troubles = refused.map(
    (one) =>
      ({ ui }: Words) =>
        `${one.name}: ${'trouble' in one ? ui.mods[one.trouble] : ''}`,
  );
  report.show({
    joined: kinds,
    campaign: campaigns.find((one) => one.id === id)?.name ?? null,
    remarks: problems,
    refused: [...troubles, ...(fits ? [] : [({ ui }: Words) => ui.mods.full(mostMods)])],
    notes: [
      ...(session && added.length > 0 ? [({ ui }: Words) => ui.mods.nextGame] : []),
      ...(stays ? [] : [({ ui }: Words) => ui.mods.notKept]),
    ],
  });
}

/** Shows where the page stands now. */
function enter(): void {
  setNotice(null);
  document.body.dataset.mode = mode();
  stage.inert = mode() !== 'play';
  show();
}

/** Shows what came of an action. */
function meet(outcome: Outcome): void {
  if (!outcome || !session) return;
  setNotice(null);
  if (outcome.type === 'request') return fulfil(outcome.request);
  if (outcome.type === 'changed') return show();
  show(outcome.events);
  announcer.announce(session.game, outcome.events);
  if (!session.game.ending) {
    keepGame();
    return;
  }
  if (!fight) forgetUnfinished();
  enter();
  ending.show(session.game);
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
    case 'menu':
      return session ? menu.open(session.game.seed, fight === null) : undefined;
    case 'copySeed':
      if (session) copySeedOf(session.game);
  }
}

async function copySeedOf({ seed }: Game): Promise<void> {
  const copied = await copySeed(seed);
  const { ui } = live.words;
  setNotice(copied ? ui.seedCopied : `${ui.seedNotCopied} ${seed}`);
  show();
}

function choose(changed: Partial<Options>): void {
  live.refresh(withChoice(live.options, changed, campaigns));
  keepOptions(live.options);
  if (session || demo.campaign.id === chosenCampaign().id) return;
  demo = makeDemo();
  show();
}

function setNotice(text: string | null): void {
  notice = text;
  window.clearTimeout(noticeTimer);
  if (text === null) return;
  noticeTimer = window.setTimeout(() => {
    notice = null;
    show();
  }, noticePause);
}

/** Draws everything as it is now. */
function show(events?: readonly GameEvent[]): void {
  screen?.show(view(), events);
}

function view(): View {
  const { language, look, keySet } = live.options;
  const name = (action: PlainAction) => keyName(action, keySet, live.words);
  const bag = session?.bag;
  const asking = session?.asking;
  return {
    game: session?.game ?? demo,
    language,
    look,
    bag: bag?.open ? { index: bag.index, offset: bag.offset, menu: bag.menu } : null,
    diagonal: diagonal && mode() === 'play',
    asking: Boolean(asking),
    notice: asking ? live.words.ui[`${asking.type}Where`] : notice,
    keys: {
      here: name('here'),
      wait: name('wait'),
      dig: name('dig'),
      search: name('search'),
      bag: name('bag'),
      look: name('look'),
      language: name('language'),
      help: name('help'),
      menu: name('back'),
    },
    backdrop: session === null,
  };
}

/** Lets a turn pass behind the title, for those who like to see things move. */
function liveOn(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || document.hidden) return;
  const events = takeTurn(demo, { type: 'wait' });
  if (demo.ending) demo = demoGame(demo.campaign, newSeed());
  show(events);
}

// While it is developed, a saved bundle or drawing changes the page at once, and no game is lost.
if (import.meta.hot) {
  const slips: Renewal[] = [];
  const slip = element('div', 'fault', { role: 'alert', hidden: true });
  document.body.append(slip);

  const showSlips = () => {
    const { ui, messages } = live.words;
    const mistakes = slips.flatMap(({ mistakes, source: { id } }) =>
      mistakes.map(({ file, ...rest }) => ({ ...rest, file: file.replace('./', `${id}/`) })),
    );
    const lines = slips.flatMap(({ kept, campaign }) =>
      kept.map((file) =>
        messages.reshapeFailed({ file }, namesOf(campaign, live.options.language)),
      ),
    );
    slip.replaceChildren(
      element('p', '', {}, lines.join(' ') || ui.brokenBundles),
      ...mistakes.slice(0, 3).map((mistake) => element('code', '', {}, tellProblem(mistake))),
    );
    slip.hidden = mistakes.length === 0;
  };

  const renew = (index: number, now: CampaignSource) => {
    const renewal = readAnew(sources[index], now);
    sources[index] = renewal.source;
    slips[index] = renewal;
    campaigns = loadAll();
    for (const game of new Set([session?.game, kept?.game, demo])) {
      if (game?.campaign.id !== now.id) continue;
      const files = modsOf.get(game.campaign) ?? {};
      const before = contentHash(game.campaign);
      reshape(game, load(now.id, files) ?? renewal.campaign);
      modsOf.set(game.campaign, files);
      if (contentHash(game.campaign) !== before) reshaped?.add(game);
      for (const file of renewal.kept) say(game, 'important', 'reshapeFailed', { file });
    }
    showSlips();
    if (session?.game.campaign.id === now.id) {
      announcer.announce(session.game, session.game.events);
    }
    live.refresh();
  };

  import.meta.hot.accept(
    ['./content/simple/campaign.ts', './content/rogue/campaign.ts', './content/arena/campaign.ts'],
    (modules) => {
      modules.forEach((module, index) => {
        if (module) renew(index, module[sources[index].id]);
      });
    },
  );

  let opened = Promise.resolve();
  import.meta.hot.accept('./screen/screen.ts', (module) => {
    if (!module) return;
    opened = opened.then(() => {
      screen?.destroy();
      screen = null;
      return openScreen(module.makeScreen);
    });
  });
}
