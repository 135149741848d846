import { act } from '../controls/act.ts';
import { isPadConnected, padButtonName } from '../controls/gamepad.ts';
import { keyRows, stepKeys } from '../controls/key-list.ts';
import { keyName } from '../controls/key-names.ts';
import { offersAgain } from '../controls/repetition.ts';
import { changed, withoutPrompt } from '../controls/session.ts';
import { cssOf } from '../describe/css-colour.ts';
import { has } from '../game/entity.ts';
import { download } from '../page/download.ts';
import { makeMenu } from '../page/menu.ts';
import { makeCredits } from '../page/options/credits.ts';
import { makeHelp } from '../page/options/help.ts';
import { makeOptionsDialog } from '../page/options/options-dialog.ts';
import { optionsFileText, readOptionsFile } from '../page/options/options-file.ts';
import { usesKeyboard, usesTouch } from '../page/options/root-options.ts';
import { makePortraits } from '../page/portrait.ts';
import { barColours, palettes } from '../screen/palettes.ts';
import { makeBundleDialogs } from './bundle-dialogs.ts';
import { makeKeyModel, readKeys } from './play/key-model.ts';
import { keysIn } from './play/keys-in.ts';
import { makeGameSheets } from './play/sheets.ts';
import type { Shell } from './shell.ts';

export type Dialogs = ReturnType<typeof makeDialogs>;

/** Makes all dialogs, closed. */
export function makeDialogs(page: Shell) {
  const { settings, current } = page;
  const portraitOf = makePortraits({ fetchIcon: page.fetchIcon });
  const help = makeHelp(
    settings,
    {
      goal: () => page.chosen.goal,
      rows: () => keyRows(keysIn(page.chosen, settings.options), settings.words, page.chosen),
      steps: () => stepKeys(keysIn(page.chosen, settings.options), settings.words, page.chosen),
      icon: (sprite) => portraitOf({ look: { glyph: '', colour: '#e9c88a', sprite } }),
      padButton: (control) => padButtonName(control) ?? '',
    },
    { usesTouch, usesKeyboard, hasPad: isPadConnected },
  );
  const credits = makeCredits(settings, page.emblems.values());
  const keyModel = makeKeyModel(settings, () => page.chosen);
  const options = makeOptionsDialog(settings, keyModel, {
    openPart: (type) => page.handle({ type }),
    barsOf: (palette) => barColours(palettes[palette]).map(cssOf),
    save: () => download('options.json', optionsFileText(settings.options)),
    chooseFiles: () => page.handle({ type: 'openFile' }),
    async use(text) {
      const read = readOptionsFile(text, (keys) => readKeys(keys, settings.words));
      if (!('problem' in read)) await settings.choose(read.options);
      return read;
    },
  });
  const sheets = makeGameSheets(page);
  const bundles = makeBundleDialogs(page);
  const playFromMenu = (type: 'again' | 'fetch') => {
    const { session } = current;
    if (!session) return;
    // The menu can be opened over the bag, where these commands have no meaning.
    page.outcomes.show(act(withoutPrompt(session), { type }) ?? changed);
  };
  const menu = makeMenu(settings, {
    keyOf: (control) => keyName(control, keysIn(page.chosen, settings.options), settings.words),
    canRepeat: () => current.session !== null && offersAgain(current.session),
    again: () => playFromMenu('again'),
    fetch: () => playFromMenu('fetch'),
    sheet: (name) => sheets.open(name),
    bestiary: () => bundles.bestiary.open(),
    profiler: () => page.fulfil('panel'),
    options: () => options.dialog.showModal(),
    inspector: () => page.inspect(),
    help: () => help.open(),
    credits: () => credits.showModal(),
    hasBag() {
      const { session } = current;
      return session !== null && has(session.game, session.game.hero, 'Bag');
    },
    hasDiscoveries: () => current.session?.game.campaign.appearances !== undefined,
    leave: () => page.modes.toTitle(null),
    download: () => page.saves.download(null),
    giveUp: () => page.modes.giveUp(),
  });
  const dialogs = [help.dialog, credits, options.dialog, menu.dialog, sheets.dialog];
  document.body.append(...dialogs, ...bundles.elements);
  return { help, credits, options, menu, sheets, bundles };
}
