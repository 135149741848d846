import { campaignFile, isOfCampaign } from '../../bundles/file-owner.ts';
import type { Files } from '../../bundles/files.ts';
import type { LoadedCampaign } from '../../bundles/load-campaign.ts';
import { problemText } from '../../bundles/problems.ts';
import { heroKind } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { afterClosing, makeDialog } from '../dialog.ts';
import { element, plainButton } from '../elements.ts';
import { canFight, castOf, type FightSetup } from '../fight-setup.ts';
import { keepFocus } from '../focus-moves.ts';
import { iconOf } from '../icon.ts';
import type { Unreadable } from '../packed-text.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { makeOddsLines, type OddsPart } from './odds-lines.ts';

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

/**
 * Makes the closed dialog that asks before a fight is played: one from a link or file, or from the bestiary.
 * Shows the hero and the odds, which are measured meanwhile.
 */
export function makeSharedFight(
  settings: Settings,
  actions: SharedFightActions,
  makePortrait: MakePortrait,
) {
  const content = element('div', 'shared-fight');
  const dialog = makeDialog(settings, 'shared-fight-window', ({ ui }) => ui.fight.heading, content);
  const oddsLines = makeOddsLines(settings);
  let asked: FightSetup | Unreadable | null = null;
  /** Whether the fight is one of the bestiary. */
  let isOwn = false;
  let stop = () => {};

  const close = () => dialog.close();
  const play = (fight: FightSetup) => {
    asked = null;
    close();
    actions.play(fight);
  };
  /** The question, the cast and the odds of a fight. */
  const question = (fight: FightSetup, campaign: LoadedCampaign): HTMLElement[] => {
    const name = textIn(campaign.name, settings.options.language);
    const asks = settings.words.ui.fight.asks(name, Object.keys(fight.bundles).length);
    return [
      ...(isOwn ? [] : [element('p', '', asks)]),
      sidesOf(fight, campaign, settings, makePortrait),
      oddsLines.heroLine,
      // Without an enemy, the hero always wins.
      ...(hasEnemy(fight, campaign) ? oddsLines.oddsElements : []),
      ...problemLines(fight, campaign),
      fightButtons(fight, isOwn, settings.words, { play, keep: actions.keep, close }),
    ];
  };
  const fill = () => {
    const read = asked && readFight(asked, actions.load, settings);
    if (!read) return;
    if ('problem' in read) return content.replaceChildren(...complaint(settings, read.problem));
    content.replaceChildren(...question(read.fight, read.campaign));
    oddsLines.fill(read.campaign);
  };
  const take = (part: OddsPart | 'failed') => {
    oddsLines.take(part);
    const read = asked && readFight(asked, actions.load, settings);
    if (read && !('problem' in read)) oddsLines.fill(read.campaign);
  };
  settings.follow(() => keepFocus(content, fill));
  afterClosing(dialog, () => {
    stop();
    if (asked) actions.decline();
    asked = null;
  });
  return {
    dialog,
    /** `own`: the fight is one of the bestiary. */
    ask(fight: FightSetup | Unreadable, own: boolean = false) {
      stop();
      asked = fight;
      isOwn = own;
      oddsLines.clear();
      fill();
      if (!('problem' in fight)) stop = actions.measure(fight, take);
      if (!dialog.open) dialog.showModal();
      content.querySelector('button')?.focus();
    },
  };
}

/** The buttons under a fight. A fight from the bestiary needs no button that keeps its bundles. */
function fightButtons(
  fight: FightSetup,
  isOwn: boolean,
  { ui }: Words,
  actions: { play(fight: FightSetup): void; keep(fight: FightSetup): void; close(): void },
): HTMLElement {
  const { play, keep, notNow } = ui.fight;
  const bundles = modsOf(fight);
  const canKeep = Object.keys(bundles).length > 0 && !isOwn;
  return element(
    'div',
    'buttons',
    plainButton('main', play, () => actions.play(fight)),
    ...(canKeep ? [plainButton('', keep, () => actions.keep({ ...fight, bundles }))] : []),
    plainButton('', notNow, actions.close),
  );
}

/** A fight with its campaign, or why it cannot be played: another version may have made it. */
function readFight(
  fight: FightSetup | Unreadable,
  load: SharedFightActions['load'],
  { words }: Settings,
): { fight: FightSetup; campaign: LoadedCampaign } | { problem: string } {
  if ('problem' in fight) return { problem: fight.problem(words) };
  try {
    const campaign = load(fight.campaign, fight.bundles);
    if (!campaign) return { problem: words.ui.fight.unknownCampaign(fight.campaign) };
    return { fight, campaign };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The bundles of a fight that can be kept as mods; none if it brings a whole campaign with it. */
function modsOf({ bundles }: FightSetup): FightSetup['bundles'] {
  if (Object.hasOwn(bundles, campaignFile)) return {};
  return Object.fromEntries(Object.entries(bundles).filter(([file]) => isOfMod(file)));
}

/** Whether a file is that of a mod: those of packs and campaigns are in folders. */
function isOfMod(file: string): boolean {
  return !isOfCampaign(file) && !file.includes('/');
}

/** The complaint that a fight cannot be played. */
function complaint({ words }: Settings, detail: string): HTMLElement[] {
  return [element('p', 'complaint', words.ui.fight.broken), element('p', '', detail)];
}

/** Two crossed swords. */
const swords =
  'M3 3h2.5l11 11L19 11.5l1.5 1.5-2 2 2.5 2.5-1.5 1.5-2.5-2.5-2 2-1.5-1.5 2.5-2.5L3 5.5zM21 3v2.5L10 16.5 8.5 15 18.5 3zM5 11.5l7.5 7L11 20l-2-2-4 3-2-2 3-4-2-2z';

/** The hero against the monsters of a fight, beside its items. Without an enemy, there are no swords between them. */
function sidesOf(
  fight: FightSetup,
  campaign: LoadedCampaign,
  settings: Settings,
  makePortrait: MakePortrait,
): HTMLElement {
  const hero = heroKind(campaign);
  return element(
    'div',
    'sides',
    element(
      'div',
      'side',
      makePortrait(hero),
      element('span', '', textIn(hero.name, settings.options.language)),
    ),
    ...(hasEnemy(fight, campaign) ? [iconOf(swords)] : []),
    castList(fight, campaign, settings, makePortrait),
  );
}

function hasEnemy({ scene }: FightSetup, { kinds }: LoadedCampaign): boolean {
  const cast = castOf(scene);
  return kinds.some((kind) => cast.has(kind.id) && canFight(kind));
}

/** The monsters and items of a fight, each with its number. */
function castList(
  { scene }: FightSetup,
  { kinds }: LoadedCampaign,
  { options }: Settings,
  makePortrait: MakePortrait,
): HTMLElement {
  const cast = [...castOf(scene)].flatMap(([id, count]) => {
    const kind = kinds.find((one) => one.id === id);
    if (!kind) return [];
    const text = `${textIn(kind.name, options.language)}${count > 1 ? ` ×${count}` : ''}`;
    return [element('li', '', makePortrait(kind), element('span', '', text))];
  });
  return element('ul', 'cast', ...cast);
}

/** The problems of the bundles of a fight. */
function problemLines({ bundles }: FightSetup, { problems }: LoadedCampaign): HTMLElement[] {
  return problems
    .filter(({ file, grade }) => Object.hasOwn(bundles, file) && grade === 'error')
    .map((problem) => element('p', 'complaint', problemText(problem)));
}
