import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { problemText } from '../bundles/problems.ts';
import type { Campaign } from '../game/campaign.ts';
import type { FightHero, FightOdds } from '../trials/fight-odds.ts';
import { namesOf, textIn } from '../words/sentences.ts';
import { shownDepth } from '../words/shown-depth.ts';
import type { Names, Words } from '../words/texts.ts';
import { afterClosing, makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import { castOf, type FightSetup } from './fight-setup.ts';
import type { Files } from './mod-files.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

/** A part of the odds of a fight. */
type OddsPart = { readonly hero: FightHero } | { readonly odds: FightOdds };

export interface SharedFightActions {
  /** The campaign with these mods only; null when no campaign has this id. */
  load(campaign: string, mods: Files): LoadedCampaign | null;
  play(fight: FightSetup): void;
  /** Measures the odds of a fight, part by part. Returns a function that stops it. */
  measure(fight: FightSetup, take: (part: OddsPart | 'failed') => void): () => void;
  /** Adds the bundles of a fight to the player's own mods. */
  keep(fight: FightSetup): void;
  /** The player has declined, or the fight was broken. */
  decline(): void;
}

/** The dialog that asks before a fight is played. */
export interface SharedFight {
  readonly dialog: HTMLDialogElement;
  /** `own`: the fight is one of the bestiary. */
  ask(fight: FightSetup | { problem: string }, own?: boolean): void;
}

/**
 * Makes the closed dialog that asks before a fight is played: one from a link or file, or from the bestiary.
 * Shows the hero and the odds, which are measured meanwhile.
 */
export function makeSharedFight(
  settings: Settings,
  actions: SharedFightActions,
  makePortrait: MakePortrait,
): SharedFight {
  const content = element('div', 'shared-fight', {});
  const dialog = makeDialog(settings, 'shared-fight-window', ({ ui }) => ui.fight.heading, content);
  let asked: FightSetup | { problem: string } | null = null;
  /** Whether the fight is one of the bestiary. */
  let isOwn = false;
  let hero: FightHero | null = null;
  /** Null while the odds are measured. */
  let odds: FightOdds | 'failed' | null = null;
  const heroLine = element('p', '', {});
  const oddsLine = element('p', '', { role: 'status' });
  let stop = () => {};
  const take = (part: OddsPart | 'failed') => {
    if (part === 'failed') odds = part;
    else if ('hero' in part) hero = part.hero;
    else odds = part.odds;
    fillOdds();
  };
  const fillOdds = () => {
    if (!asked || 'problem' in asked) return;
    const { words, options } = settings;
    const { fight } = words.ui;
    const campaign = actions.load(asked.campaign, asked.bundles);
    if (!campaign) return;
    const names = namesOf(campaign, options.language);
    heroLine.textContent = hero && fight.hero(heroFacts(hero, campaign, words, names));
    if (odds === 'failed') oddsLine.textContent = fight.noOdds;
    else if (odds) {
      const { fights, won, lost, healthLeft } = odds;
      oddsLine.textContent = fight.odds(fights, won, lost, healthLeft);
    } else oddsLine.textContent = fight.measuring;
  };

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
      ...(isOwn
        ? []
        : [element('p', '', {}, ui.fight.asks(textIn(campaign.name, options.language), own.size))]),
      element('ul', 'cast', {}, ...cast),
      heroLine,
      oddsLine,
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
        ...(own.size > 0 && !isOwn ? [button('', ui.fight.keep, () => actions.keep(fight))] : []),
        button('', ui.fight.notNow, () => dialog.close()),
      ),
    ];
  };
  const fill = () => {
    if (!asked) return;
    content.replaceChildren(...('problem' in asked ? complaint(asked.problem) : question(asked)));
    fillOdds();
  };
  settings.follow(fill);
  afterClosing(dialog, () => {
    stop();
    if (asked) actions.decline();
    asked = null;
  });
  return {
    dialog,
    ask(fight, own = false) {
      stop();
      asked = fight;
      isOwn = own;
      hero = null;
      odds = null;
      fill();
      if (!('problem' in fight)) stop = actions.measure(fight, take);
      if (!dialog.open) dialog.showModal();
      content.querySelector('button')?.focus();
    },
  };
}

/** The depth, the level, the health and the gear of a hero, in short texts that do not break. */
function heroFacts(
  { depth, level, health, gear }: FightHero,
  campaign: Campaign,
  { ui }: Words,
  names: Names,
): string[] {
  const shown = shownDepth(campaign, depth);
  const { fight } = ui;
  const facts = [
    ...(shown === null ? [] : [`${ui.depth} ${shown}`]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
    `${ui.hp} ${health}`,
    ...(gear
      ? [
          gear.weapon ? names.item(gear.weapon) : fight.noWeapon,
          gear.armour ? names.item(gear.armour) : fight.noArmour,
        ]
      : []),
  ];
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0'));
}
