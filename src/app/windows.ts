import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { keyRows } from '../controls/keys.ts';
import type { Request } from '../controls/session.ts';
import type { Campaign } from '../game/campaign.ts';
import { makeBestiary } from '../page/bestiary.ts';
import { makeChallenge } from '../page/challenge.ts';
import type { Choose } from '../page/choices.ts';
import { makeCredits } from '../page/credits.ts';
import { makeEnding } from '../page/ending.ts';
import { duel, type Fight, unpackFight } from '../page/fight.ts';
import { makeHelp } from '../page/help.ts';
import type { Live } from '../page/live.ts';
import { makeMenu } from '../page/menu.ts';
import { chooseFiles } from '../page/mods.ts';
import { bareScene, makePlacer } from '../page/placer.ts';
import { makeReport } from '../page/report.ts';
import { drawScene, sceneGame } from '../trials/drawn-floor.ts';
import type { Library } from './library.ts';
import { Mods } from './mods.ts';
import type { Play } from './play.ts';
import { newSeed } from './seed.ts';

/** What the windows show and change. */
interface House {
  readonly live: Live;
  readonly library: Library;
  readonly play: Play;
  /** The campaign that the title starts; while a game runs, its campaign. */
  chosen(): LoadedCampaign;
  choose: Choose;
  /** Other mods are on; `stays`: the browser keeps them beyond this page. */
  otherMods(stays: boolean): void;
  request(request: Request): void;
}

export type Windows = ReturnType<typeof makeWindows>;

/** All that opens over the map or the title; none of it is needed for the first picture. */
export function makeWindows(house: House) {
  const { live, library, play, chosen, choose, otherMods } = house;
  const startFight = (fight: Fight, campaign: Campaign) =>
    play.startFight(fight, sceneGame(campaign, fight.seed, fight.scene));
  const restart = (fight: Fight | null) => {
    if (fight && play.session) startFight(fight, play.session.game.campaign);
  };

  const help = makeHelp(
    live,
    () => chosen().goal,
    () => keyRows(live.options.keySet, live.words, chosen()),
  );
  const credits = makeCredits(live);
  const menu = makeMenu(live, {
    choose,
    bestiary: () => bestiary.open(),
    profiler: () => house.request('panel'),
    inspector: () => house.request('inspect'),
    help: () => help.showModal(),
    credits: () => credits.showModal(),
    leave: () => play.leave(),
    abandon: () => play.abandon(),
  });
  const ending = makeEnding(live, {
    sameSeed() {
      if (play.fight) restart(play.fight);
      else if (play.crowd) play.startCrowd(play.crowd);
      else if (play.session) play.start(play.session.game.campaign, play.session.game.seed);
    },
    newSeed: () => play.start(chosen(), newSeed()),
    toTitle: () => play.toTitle(null),
  });
  const placer = makePlacer(live, {
    campaign: () => play.session?.game.campaign ?? chosen(),
    scene: () => play.session && drawScene(play.session.game),
    reset: () => restart(play.fight),
  });
  const report = makeReport(live);
  const mods = new Mods(library, {
    chosen: () => live.options.campaign,
    playing: () => play.session !== null,
    changed: otherMods,
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
    play: (fight) => startFight(fight, chosen()),
  });
  const challenge = makeChallenge(live, {
    load: (campaign, files) => library.load(campaign, files),
    play(fight) {
      const campaign = library.load(fight.campaign, fight.bundles);
      if (campaign) startFight(fight, campaign);
    },
    keep: ({ campaign, bundles }) => mods.add(campaign, bundles),
    decline: () => play.showFight(),
  });
  const dialogs = [help, credits, menu.dialog, bestiary.dialog, challenge.dialog, report.dialog];
  document.body.append(placer.element, ending.element, ...dialogs);

  return {
    help,
    credits,
    menu,
    bestiary,
    ending,
    placer,
    mods,
    /** Puts what is chosen on a cell of the sandbox, which then starts anew. */
    put(x: number, y: number): void {
      const { fight } = play;
      restart(fight && { ...fight, scene: placer.put(fight.scene, x, y) });
    },
    /** Plays an empty floor on which things can be put. */
    sandbox(): void {
      const campaign = chosen();
      const scene = bareScene(campaign);
      const bundles = library.filesOf(campaign);
      startFight({ campaign: campaign.id, seed: newSeed(), scene, bundles }, campaign);
      placer.open();
    },
    /** Asks whether to play the fight that the address carries, if it does. */
    async askForFight(): Promise<void> {
      const asked = await unpackFight(location.hash);
      if (asked) challenge.ask(asked);
    },
  };
}
