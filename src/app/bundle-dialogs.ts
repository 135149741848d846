import { monstersShown } from '../game/actors/actors.ts';
import type { Campaign } from '../game/campaign.ts';
import { kindOf } from '../game/entity.ts';
import { makeBestiary } from '../page/bestiary/bestiary.ts';
import { makeModReport } from '../page/bestiary/mod-report.ts';
import { makeSharedFight } from '../page/bestiary/shared-fight.ts';
import { closeDialogs } from '../page/dialog.ts';
import { type FightSetup, fightAgainst, unpackFight } from '../page/fight-setup.ts';
import { chooseFiles } from '../page/file-input.ts';
import { LoadError } from '../page/lazy.ts';
import { makePortraits } from '../page/portrait.ts';
import { fightGame } from '../trials/fight-odds.ts';
import { askWorker } from './background/ask-worker.ts';
import { newSeed } from './new-seed.ts';
import { ModInstaller } from './packs/install-mods.ts';
import { PackInstaller } from './packs/install-packs.ts';
import { makeSandboxPlay } from './play/play-sandbox.ts';
import type { Shell } from './shell.ts';

/** Makes the bestiary with its mods and packs, the dialogs of fights, and the sandbox, all closed. */
export function makeBundleDialogs(page: Shell) {
  const { settings, campaigns, current } = page;
  const playFight = (fight: FightSetup, campaign: Campaign) =>
    page.modes.startFight(fight, fightGame(campaign, fight));
  /** Plays a fight again from its beginning. */
  const restart = async (fight: FightSetup | null) => {
    const { session } = current;
    if (fight && session) await playFight(fight, session.game.campaign);
  };

  const report = makeModReport(settings, makePortraits(page), () => {
    closeDialogs();
    sandbox.play();
  });
  const mods = new ModInstaller(campaigns, {
    chosen: () => campaigns.get(settings.options.campaign).id,
    isPlaying: () => current.session !== null,
    changed: () => page.modsChanged(),
    report: (result) => report.show(result),
    askForFight: (fight) => sharedFight.ask(fight),
  });
  const packs = new PackInstaller(campaigns, {
    settings,
    question: page.question,
    isPlaying: () => current.session !== null,
    changed: () => page.modsChanged(),
    leaveLink: () => current.showFight(),
    report: (result) => report.show(result),
  });
  const sharedFight = makeFightDialog(page, mods, (fight, campaign) => {
    // The palette of a sandbox would put its earlier scenes into this fight.
    sandbox.close();
    playFight(fight, campaign);
  });
  const askForFight = (fight: FightSetup) => sharedFight.ask(fight, true);
  const bestiary = makeBundleList(page, mods, packs, askForFight);
  const sandbox = makeSandboxPlay(page, { play: playFight, restart });

  return {
    elements: [sandbox.element, bestiary.dialog, sharedFight.dialog, report.dialog],
    bestiary,
    mods,
    packs,
    sandbox,
    restart,
    /** Asks whether to play the fight or to add the pack in the address, if there is one. */
    async askForLink(): Promise<void> {
      if (await packs.takeLink(location.hash)) return;
      const fight = await unpackFight(location.hash);
      if (fight) sharedFight.ask(fight);
    },
  };
}

/** Makes the closed dialog that asks before a fight is played. */
function makeFightDialog(
  page: Shell,
  mods: ModInstaller,
  play: (fight: FightSetup, campaign: Campaign) => void,
) {
  const { settings, campaigns } = page;
  return makeSharedFight(
    settings,
    {
      load: (campaign, files) => campaigns.load(campaign, files),
      play(fight) {
        const campaign = campaigns.load(fight.campaign, fight.bundles);
        if (campaign) play(fight, campaign);
      },
      measure: (fight, take) =>
        askWorker('odds', { sources: campaigns.sourcesOfGames, fight }, take, (error) => {
          take('failed');
          if (error instanceof LoadError) page.errors.show(error);
        }),
      keep: ({ campaign, bundles }) => mods.add(campaign, bundles),
      decline: () => page.current.showFight(),
    },
    // In every look: the fight can be of another campaign than the game.
    makePortraits({ fetchIcon: page.fetchIcon }),
  );
}

/** Makes the closed bestiary, which also switches mods and packs. */
function makeBundleList(
  page: Shell,
  mods: ModInstaller,
  packs: PackInstaller,
  askForFight: (fight: FightSetup) => void,
) {
  const { settings, campaigns, current } = page;
  return makeBestiary(
    settings,
    {
      campaign: () => page.chosen,
      problems: () => campaigns.get(settings.options.campaign).problems,
      mods: () => mods.chosen,
      kindsOfMods: () => mods.kinds,
      met() {
        const { session } = current;
        if (!session) return new Set();
        const { game, history } = session;
        const seen = monstersShown(game).map((monster) => kindOf(game, monster).id);
        return new Set([...history.kills.keys(), ...seen]);
      },
      packs: () => packs.list,
      switchPack: (name, on) => packs.switch(name, on),
      removePack: (name) => packs.remove(name),
      savePack: (name) => packs.save(name),
      linkPack: (name) => packs.copyLink(name),
      chooseFiles: () => chooseFiles((files) => page.takeFiles(files)),
      switchMod: (file, on) => mods.switch(file, on),
      removeMod: (file) => mods.remove(file),
      fightAgainst: (kind) =>
        fightAgainst(kind, page.chosen, newSeed(), campaigns.filesOf(page.chosen)),
      askForFight,
    },
    makePortraits(page),
  );
}
