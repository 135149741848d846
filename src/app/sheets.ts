import type { Control } from '../controls/controls.ts';
import type { HistoryLine } from '../controls/history.ts';
import { compass } from '../controls/key-tables.ts';
import { arrows, controlOf } from '../controls/keys.ts';
import type { Session } from '../controls/session.ts';
import { describeCharacter } from '../describe/character.ts';
import { describeDiscoveries } from '../describe/discoveries.ts';
import { describeFloors } from '../describe/floor-sheet.ts';
import { shownTone } from '../describe/tone.ts';
import { makeHeroPortraits } from '../page/portrait.ts';
import type { Settings } from '../page/settings.ts';
import { makeSheets, type Sheets, sheetNames } from '../page/sheets.ts';
import { range } from '../words/numbers.ts';
import { logLineOf, namesOf } from '../words/sentences.ts';
import type { CurrentGame } from './current-game.ts';
import { keysIn } from './keys-in.ts';

/** Makes the dialog with the sheets of the current game. */
export function makeGameSheets(settings: Settings, current: CurrentGame): Sheets {
  const namesIn = ({ game }: Session) => namesOf(game.campaign, settings.options.language);
  /** Makes texts about the current game; there is always one while the dialog is open. */
  const about = <T>(say: (session: Session) => T, without: T): T =>
    current.session ? say(current.session) : without;
  const controlFor = (event: KeyboardEvent): Control | null =>
    about(({ game }) => controlOf(event, keysIn(game.campaign, settings.options)), null);
  const heroPortrait = makeHeroPortraits();
  return makeSheets(settings, {
    portrait: () => about(({ game }) => heroPortrait(game), null),
    character: () =>
      about((session) => {
        const { game, history } = session;
        return describeCharacter(game, history, settings.words, namesIn(session));
      }, []),
    floor: () =>
      about((session) => {
        const { game, seen } = session;
        return describeFloors(game, seen, settings.words, namesIn(session));
      }, []),
    discoveries: () =>
      about((session) => {
        const { game } = session;
        if (!game.campaign.appearances) return null;
        return describeDiscoveries(game, settings.words, namesIn(session));
      }, null),
    log: () =>
      about((session) => {
        const names = namesIn(session);
        return session.history.lines.map((one) => ({
          turns: turnsOf(one),
          text: logLineOf(settings.words, names, one.line),
          tone: shownTone(one.line),
        }));
      }, []),
    logNote: () =>
      about(({ history: { since } }) => {
        return since > 0 ? settings.words.ui.sheet.begins(since) : '';
      }, ''),
    sheetOf(event) {
      const type = controlFor(event)?.type;
      return sheetNames.find((name) => name === type) ?? null;
    },
    scrollOf(event) {
      if (event.code in arrows) return compass[arrows[event.code]][1];
      const control = controlFor(event);
      return control?.type === 'step' ? control.dy : 0;
    },
  });
}

function turnsOf({ from, to }: HistoryLine): string {
  return from === null || to === null ? '' : range(from, to);
}
