import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { tryKind } from '../../trials/try-kind.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Language, Words } from '../../words/texts.ts';
import { copyText } from '../clipboard.ts';
import { element } from '../elements.ts';
import { type FightSetup, linkTo, saveFight } from '../fight-setup.ts';
import type { Settings } from '../settings.ts';

/** The fights that the bestiary offers. */
export interface FightActions {
  /** A fight of the hero against a monster of a kind. */
  fightAgainst(kind: Kind): FightSetup;
  /** Asks whether to play a fight, with its odds. */
  askForFight(fight: FightSetup): void;
}

/** The buttons below a monster that play a fight, copy its link or try it out, and the line for the result. */
export function fightButtons(
  settings: Settings,
  campaign: Campaign,
  kind: Kind,
  actions: FightActions,
): HTMLElement[] {
  const { ui } = settings.words;
  const result = element('p', 'said', { role: 'status' });
  const button = (id: string, text: string, onclick: () => void) =>
    element('button', 'small', { type: 'button', id: `${id}-${kind.id}`, onclick }, text);
  const copy = async () => {
    const fight = actions.fightAgainst(kind);
    const link = await linkTo(fight);
    if (link === null) {
      const save = button('save', ui.bestiary.save, () => saveFight(fight, `${kind.id}-fight`));
      result.replaceChildren(ui.bestiary.linkTooLong, ' ', save);
    } else if (await copyText(link)) result.replaceChildren(ui.bestiary.linkCopied);
    else result.replaceChildren(ui.bestiary.linkShown, ' ', element('code', '', link));
    result.scrollIntoView({ block: 'nearest' });
  };
  const tryOut = async () => {
    result.textContent = ui.bestiary.trying;
    // Lets the browser show the message before the trial blocks the page.
    await new Promise((done) => setTimeout(done, 50));
    result.textContent = verdictOn(campaign, kind, settings.words, settings.options.language);
    result.scrollIntoView({ block: 'nearest' });
  };
  const buttons = [
    button('fight', ui.bestiary.fight, () => actions.askForFight(actions.fightAgainst(kind))),
    button('link', ui.bestiary.share, copy),
    button('try', ui.bestiary.try, tryOut),
  ];
  return [element('div', 'buttons', ...buttons), result];
}

/** Few fights, so that the page is blocked for about a second at most. */
const effort = { fights: 24, peerFights: 24, walks: 0, floors: 1 };

/** The result of trial fights in a few sentences, or the error that ended them. */
function verdictOn(campaign: Campaign, kind: Kind, words: Words, language: Language): string {
  const { bestiary } = words.ui;
  try {
    const { fights, crashes } = tryKind(campaign, kind.id, effort);
    if (!fights || crashes.length > 0) return crashes.join(' ');
    const { died, heroDied, danger, strongerThan, weakerThan } = fights;
    const { kind: name } = namesOf(campaign, language);
    const list = (ids: readonly string[]) => words.list(ids.map(name));
    return [
      bestiary.tried(fights.fights, died, heroDied, Math.round(danger.mean * 100)),
      ...(strongerThan.length > 0 ? [bestiary.stronger(list(strongerThan))] : []),
      ...(weakerThan.length > 0 ? [bestiary.weaker(list(weakerThan))] : []),
    ].join(' ');
  } catch (problem) {
    return String(problem);
  }
}
