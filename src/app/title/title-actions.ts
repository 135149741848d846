import { chooseFiles } from '../../page/file-input.ts';
import type { TitleAction } from '../../page/title/title.ts';
import { dailySeed } from '../../records/daily.ts';
import { newSeed } from '../new-seed.ts';
import type { Shell } from '../shell.ts';

/** Performs a button or key of the title screen. */
export function performTitleAction(page: Shell, action: TitleAction): void {
  const { modules, saves, offer } = page;
  // A second click must not open a second game.
  if (modules.isLoading) return;
  switch (action.type) {
    case 'start':
      return startGame(page, action.seed);
    case 'confirm':
      // The list of saved games decides between continuing and a new game.
      modules.wait(offer.listed).then(() => {
        if (offer.first?.isFirst) page.modes.openSaved(offer.first.card.id);
        else startGame(page, action.seed);
      });
      return;
    case 'continue':
      if (offer.first) page.modes.openSaved(offer.first.card.id);
      return;
    case 'open':
      page.modes.openSaved(action.id);
      return;
    case 'download':
      modules.wait(saves.download(action.id));
      return;
    case 'delete':
      // Until then Continue would open this game.
      modules.wait(saves.delete(action.id));
      return;
    case 'undelete':
      modules.wait(saves.games.undelete(action.id));
      return;
    case 'watch':
      watchSaved(page, action.id);
      return;
    case 'scores':
      return page.ends.openScores();
    case 'daily':
      playDaily(page);
      return;
    case 'openFile':
      return chooseFiles((files) => page.takeFiles(files));
    case 'crowds':
      return modules.useLab((lab) => lab.openCrowds());
    case 'profiler':
      return page.fulfil('panel');
    case 'bestiary':
      return modules.useDialogs(({ bundles }) => bundles.bestiary.open());
    case 'sandbox':
      return modules.useDialogs(({ bundles }) => bundles.sandbox.play());
    case 'help':
      return page.fulfil('help');
    case 'options':
      return modules.useDialogs(({ options }) => options.dialog.showModal());
    case 'credits':
      return modules.useDialogs(({ credits }) => credits.showModal());
  }
}

/** Starts a game of the chosen campaign when the screen is loaded; without a seed, with a new one. */
function startGame(page: Shell, seed: string | null): void {
  const open = () => page.screen.open();
  page.modules.use(open, () => page.modes.start(page.chosen, seed ?? newSeed()));
}

async function watchSaved({ modules, saves, replay }: Shell, id: string): Promise<void> {
  const run = await modules.wait(saves.readRun(id));
  if (run) replay.watch(run);
}

/**
 * Plays today's daily game of the chosen campaign, always without mods. The first attempt of a day is
 * ranked and can be continued; later ones are unranked.
 */
async function playDaily(page: Shell): Promise<void> {
  const { modules, campaigns } = page;
  // The cards choose another campaign even while the page waits.
  const { id } = page.chosen;
  await modules.wait(page.screen.open());
  const state = await modules.wait(page.ends.daily(id));
  if (state.type === 'playing') return page.modes.openSaved(state.id);
  const campaign = campaigns.withoutMods(id);
  const ranked = state.type === 'fresh' ? state.date : null;
  if (campaign) page.modes.start(campaign, dailySeed(state.date), ranked);
}
