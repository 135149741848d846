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
import { type Campaign, loadCampaign } from './game/campaign.ts';
import type { GameEvent } from './game/events.ts';
import { newGame, takeTurn } from './game/game.ts';
import type { Game } from './game/world.ts';
import { isSeed, readAddress, showGame } from './page/address.ts';
import { makeAnnouncer } from './page/announcer.ts';
import { makeCredits } from './page/credits.ts';
import { demoGame } from './page/demo.ts';
import { element } from './page/elements.ts';
import { makeEnding } from './page/ending.ts';
import { makeFaultNotice } from './page/fault.ts';
import { makeHelp } from './page/help.ts';
import { makeLive } from './page/live.ts';
import { makeMenu } from './page/menu.ts';
import { keepOptions, type Options, readOptions, withChoice } from './page/options.ts';
import { copySeed } from './page/seed.ts';
import { makeTitle } from './page/title.ts';
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from './records/unfinished.ts';
import { makeScreen } from './screen/screen.ts';
import type { Screen, View } from './screen/view.ts';
import { languages } from './words/words.ts';

/** Milliseconds between the turns that pass behind the title. */
const demoPause = 700;
/** Milliseconds that a notice such as "Seed copied." stays. */
const noticePause = 4000;

const campaigns = [simple, rogue, arena].map(loadCampaign);
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
let kept = readUnfinished(campaigns);
let demo = demoGame(chosenCampaign(), newSeed());
let diagonal = false;
let notice: string | null = null;
let noticeTimer = 0;
let demoTimer = 0;

const stage = element('div', '', { id: 'stage', tabIndex: 0, role: 'application' });
const announcer = makeAnnouncer(live);
const title = makeTitle(live, campaigns, {
  start: (seed) => play(seed ?? newSeed()),
  goOn: () => kept && goOn(kept),
  choose,
  help: () => help.showModal(),
  credits: () => credits.showModal(),
});
const ending = makeEnding(live, {
  sameSeed: () => play(session?.game.seed ?? newSeed(), session?.game.campaign),
  newSeed: () => play(newSeed(), session?.game.campaign),
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
  help: () => help.showModal(),
  credits: () => credits.showModal(),
  leave() {
    if (!session) return;
    kept = { game: session.game, commands: session.commands };
    keepUnfinished(kept.game, kept.commands);
    toTitle(null);
    offer(kept, true);
  },
  abandon() {
    forgetUnfinished();
    toTitle(null);
  },
});
document.body.append(
  stage,
  announcer.element,
  title.element,
  ending.element,
  help,
  credits,
  menu.dialog,
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
if (kept) offer(kept, address.seed === null || address.seed === kept.game.seed);

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

makeScreen(stage).then(
  (made) => {
    screen = made;
    let step: ReturnType<typeof startWalk> | null = null;
    listenToPointer(made.canvas, {
      targetAt: (x, y) => (mode() === 'play' ? made.targetAt(x, y) : null),
      tap: (target) => session && meet(tap(session, target)),
      scroll: (by) => session && meet(scroll(session, by)),
      startWalk() {
        step = session && startWalk(session);
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

function mode(): 'title' | 'play' | 'over' {
  if (!session) return 'title';
  return session.game.ending ? 'over' : 'play';
}

/** The campaign that the title starts; while a game runs, its campaign. */
function chosenCampaign(): Campaign {
  return campaigns.find(({ id }) => id === live.options.campaign) ?? campaigns[0];
}

function play(seed: string, campaign: Campaign = chosenCampaign()): void {
  begin(startSession(newGame(campaign, seed)));
}

/** Takes up a game where it was left. */
function goOn({ game, commands }: Unfinished): void {
  begin(startSession(game, commands));
}

function begin(started: Session): void {
  session = started;
  kept = null;
  window.clearInterval(demoTimer);
  const { campaign, seed } = session.game;
  showGame(seed, campaign === campaigns[0] ? null : campaign.id);
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
  window.clearInterval(demoTimer);
  demoTimer = window.setInterval(liveOn, demoPause);
  showGame(seed, null);
  ending.hide();
  announcer.clear();
  enter();
  title.show(seed);
}

/** Offers an unfinished game on the title; `first` as there. */
function offer({ game }: Unfinished, first: boolean): void {
  title.offer({ depth: game.floor.depth, turn: game.turn, seed: game.seed }, first);
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
    keepUnfinished(session.game, session.commands);
    return;
  }
  forgetUnfinished();
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
      return session ? menu.open(session.game.seed) : undefined;
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
  if (session || demo.campaign === chosenCampaign()) return;
  demo = demoGame(chosenCampaign(), newSeed());
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
