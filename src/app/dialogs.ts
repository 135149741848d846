import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Request } from '../controls/controls.ts';
import { keyRows } from '../controls/key-list.ts';
import type { Campaign } from '../game/campaign.ts';
import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { makeBestiary } from '../page/bestiary.ts';
import { makeCredits } from '../page/credits.ts';
import { download } from '../page/download.ts';
import { type FightSetup, fightAgainst, unpackFight } from '../page/fight-setup.ts';
import { makeHelp } from '../page/help.ts';
import { makeMenu } from '../page/menu.ts';
import { chooseFiles } from '../page/mod-files.ts';
import { makeModReport } from '../page/mod-report.ts';
import { makeOptionsDialog } from '../page/options-dialog.ts';
import { optionsFileText, readOptionsFile } from '../page/options-file.ts';
import { makePortraits } from '../page/portrait.ts';
import { bareScene, makeSandbox } from '../page/sandbox.ts';
import type { Settings } from '../page/settings.ts';
import { makeSharedFight } from '../page/shared-fight.ts';
import { drawFloor } from '../trials/drawn-floor.ts';
import { fightGame } from '../trials/fight-odds.ts';
import type { Campaigns } from './campaigns.ts';
import type { CurrentGame } from './current-game.ts';
import { ModInstaller } from './install-mods.ts';
import { makeKeyModel, readKeys } from './key-model.ts';
import { keysIn } from './keys-in.ts';
import { measureInBackground } from './measure-in-background.ts';
import { newSeed } from './seed.ts';
import { makeGameSheets } from './sheets.ts';

/** The page that the dialogs show and change: the shell. */
interface Page {
  readonly settings: Settings;
  readonly campaigns: Campaigns;
  readonly current: CurrentGame;
  readonly chosen: LoadedCampaign;
  readonly saves: { download(id: string | null): Promise<void> };
  readonly modes: {
    startFight(fight: FightSetup, game: Game): Promise<void>;
    toTitle(seed: string | null): void;
    abandon(): void;
  };
  fulfil(request: Request): void;
  inspect(): void;
  modsChanged(): void;
}

export type Dialogs = ReturnType<typeof makeDialogs>;

/** Makes all dialogs, closed, and the sandbox's palette. */
export function makeDialogs(page: Page) {
  const { settings, campaigns, current } = page;
  const playFight = (fight: FightSetup, campaign: Campaign) =>
    page.modes.startFight(fight, fightGame(campaign, fight));
  /** Plays a fight again from its beginning. */
  const restartFight = (fight: FightSetup | null) => {
    const { session } = current;
    if (fight && session) playFight(fight, session.game.campaign);
  };

  const makePortrait = makePortraits();
  const help = makeHelp(
    settings,
    () => page.chosen.goal,
    () => keyRows(keysIn(page.chosen, settings.options), settings.words, page.chosen),
  );
  const credits = makeCredits(settings);
  const keyModel = makeKeyModel(settings, () => page.chosen);
  const options = makeOptionsDialog(settings, keyModel, {
    save: () => download('options.json', optionsFileText(settings.options)),
    async open(file) {
      const read = readOptionsFile(await file.text(), (keys) => readKeys(keys, settings.words));
      if (!('problem' in read)) await settings.choose(read.options);
      return read;
    },
  });
  const sheets = makeGameSheets(settings, current);
  const menu = makeMenu(settings, {
    sheet: (name) => sheets.open(name),
    bestiary: () => bestiary.open(),
    profiler: () => page.fulfil('panel'),
    options: () => options.showModal(),
    inspector: () => page.inspect(),
    help: () => help.showModal(),
    credits: () => credits.showModal(),
    hasBag() {
      const { session } = current;
      return session !== null && has(session.game, session.game.hero, 'Bag');
    },
    leave: () => page.modes.toTitle(null),
    download: () => page.saves.download(null),
    abandon: () => page.modes.abandon(),
  });
  const sandbox = makeSandbox(settings, {
    campaign: () => current.session?.game.campaign ?? page.chosen,
    scene: () => current.session && drawFloor(current.session.game),
    reset: () => restartFight(current.fight),
  });
  const report = makeModReport(settings);
  const mods = new ModInstaller(campaigns, {
    chosen: () => settings.options.campaign,
    isPlaying: () => current.session !== null,
    changed: () => page.modsChanged(),
    report: (result) => report.show(result),
    askForFight: (fight) => sharedFight.ask(fight),
  });
  const bestiary = makeBestiary(
    settings,
    {
      campaign: () => page.chosen,
      mods: () => mods.chosen,
      chooseFiles: () => chooseFiles((files) => mods.take(files)),
      switchMod: (file, on) => mods.switch(file, on),
      removeMod: (file) => mods.remove(file),
      fightAgainst: (kind) =>
        fightAgainst(kind, page.chosen, newSeed(), campaigns.filesOf(page.chosen)),
      askForFight: (fight) => sharedFight.ask(fight, true),
    },
    makePortrait,
  );
  const sharedFight = makeSharedFight(
    settings,
    {
      load: (campaign, files) => campaigns.load(campaign, files),
      play(fight) {
        const campaign = campaigns.load(fight.campaign, fight.bundles);
        if (campaign) playFight(fight, campaign);
      },
      measure: (fight, take) => measureInBackground({ sources: campaigns.sources, fight }, take),
      keep: ({ campaign, bundles }) => mods.add(campaign, bundles),
      decline: () => current.showFight(),
    },
    makePortrait,
  );
  const dialogs = [
    help,
    credits,
    options,
    menu.dialog,
    sheets.dialog,
    bestiary.dialog,
    sharedFight.dialog,
    report.dialog,
  ];
  document.body.append(sandbox.element, ...dialogs);

  return {
    help,
    credits,
    options,
    menu,
    sheets,
    bestiary,
    sandbox,
    mods,
    restartFight,
    /** While the sandbox is open: puts the chosen thing on a cell and plays the scene again. */
    get picker(): ((x: number, y: number) => void) | null {
      if (!sandbox.isPlacing) return null;
      const { fight } = current;
      return (x, y) => restartFight(fight && { ...fight, scene: sandbox.put(fight.scene, x, y) });
    },
    /** Plays an empty floor on which the player can put things. */
    async playSandbox(): Promise<void> {
      const campaign = page.chosen;
      const scene = bareScene(campaign);
      const bundles = campaigns.filesOf(campaign);
      const fight = { campaign: campaign.id, seed: newSeed(), scene, outfitted: false, bundles };
      await playFight(fight, campaign);
      sandbox.open();
    },
    /** Asks whether to play the fight in the address, if there is one. */
    async askForFight(): Promise<void> {
      const fight = await unpackFight(location.hash);
      if (fight) sharedFight.ask(fight);
    },
  };
}
