import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { problemText } from '../bundles/problems.ts';
import { textIn } from '../words/sentences.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import { castOf, type FightSetup } from './fight-setup.ts';
import type { Files } from './mod-files.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

export interface SharedFightActions {
  /** The campaign with these mods only; null when no campaign has this id. */
  load(campaign: string, mods: Files): LoadedCampaign | null;
  play(fight: FightSetup): void;
  /** Adds the bundles of a fight to the player's own mods. */
  keep(fight: FightSetup): void;
  /** The player has declined, or the fight was broken. */
  decline(): void;
}

/** Makes the closed dialog that asks before a fight from a link or file is played. */
export function makeSharedFight(
  settings: Settings,
  actions: SharedFightActions,
  makePortrait: MakePortrait,
): { readonly dialog: HTMLDialogElement; ask(fight: FightSetup | { problem: string }): void } {
  const content = element('div', 'shared-fight', {});
  const dialog = makeDialog(settings, 'shared-fight-window', ({ ui }) => ui.fight.heading, content);
  let asked: FightSetup | { problem: string } | null = null;

  const button = (className: string, text: string, onclick: () => void) =>
    element('button', className, { type: 'button', onclick }, text);
  const complaint = (detail: string) => [
    element('p', 'complaint', {}, settings.words.ui.fight.broken),
    element('p', '', {}, element('code', '', {}, detail)),
  ];
  const question = (fight: FightSetup): HTMLElement[] => {
    const { words, options } = settings;
    const { ui } = words;
    const campaign = actions.load(fight.campaign, fight.bundles);
    if (!campaign) return complaint(ui.fight.unknownCampaign(fight.campaign));
    const cast = [...castOf(fight.scene)].flatMap(([id, count]) => {
      const kind = campaign.kinds.find((one) => one.id === id);
      if (!kind) return [];
      const text = `${textIn(kind.name, options.language)}${count > 1 ? ` ×${count}` : ''}`;
      return [element('li', '', {}, makePortrait(kind), element('span', '', {}, text))];
    });
    const own = new Set(Object.keys(fight.bundles));
    const problems = campaign.problems.filter(({ file }) => own.has(file));
    return [
      element('p', '', {}, ui.fight.asks(textIn(campaign.name, options.language), own.size)),
      element('ul', 'cast', {}, ...cast),
      ...problems.map((problem) =>
        element('p', problem.grade === 'error' ? 'complaint' : 'aside', {}, problemText(problem)),
      ),
      element(
        'div',
        'buttons',
        {},
        button('main', ui.fight.play, () => {
          asked = null;
          dialog.close();
          actions.play(fight);
        }),
        ...(own.size > 0 ? [button('', ui.fight.keep, () => actions.keep(fight))] : []),
        button('', ui.fight.notNow, () => dialog.close()),
      ),
    ];
  };
  const fill = () => {
    if (!asked) return;
    content.replaceChildren(...('problem' in asked ? complaint(asked.problem) : question(asked)));
  };
  settings.follow(fill);
  afterClosing(dialog, () => {
    if (asked) actions.decline();
    asked = null;
  });
  return {
    dialog,
    ask(fight) {
      asked = fight;
      fill();
      if (!dialog.open) dialog.showModal();
      content.querySelector('button')?.focus();
    },
  };
}
