import { itemLetters, slotOf } from '../../controls/bag-slots.ts';
import type { Control } from '../../controls/controls.ts';
import type { History, HistoryLine } from '../../controls/history.ts';
import { pressItemButton } from '../../controls/item-button.ts';
import { compass } from '../../controls/key-tables.ts';
import { arrows, controlOf } from '../../controls/keys.ts';
import { isOfRules, type Session } from '../../controls/session.ts';
import { describeBag } from '../../describe/bag-sheet.ts';
import { describeCharacter } from '../../describe/character.ts';
import { describeDiscoveries } from '../../describe/discoveries.ts';
import { describeFloors, floorMapOf } from '../../describe/floor-sheet.ts';
import { shownTone } from '../../describe/tone.ts';
import { bagOf } from '../../game/items/bag.ts';
import { terrainGlyphs } from '../../game/scenery.ts';
import { makeHeroPortraits, makePortraits, type PortraitSource } from '../../page/portrait.ts';
import type { ShownLine } from '../../page/sheets/searched-log.ts';
import type { SheetKeys } from '../../page/sheets/sheet-keys.ts';
import { sheetNames } from '../../page/sheets/sheet-names.ts';
import { makeSheets } from '../../page/sheets/sheets.ts';
import { floorSheetColours } from '../../screen/floor-sheet-colours.ts';
import { palettes } from '../../screen/palettes.ts';
import { range } from '../../words/numbers.ts';
import { logLineOf, namesOf, stopText } from '../../words/sentences.ts';
import { type Floors, shownDepth } from '../../words/shown-depth.ts';
import type { Names, Words } from '../../words/texts.ts';
import type { Shell } from '../shell.ts';
import { keysIn } from './keys-in.ts';

/** The page that the sheets show and change: the shell. */
type Page = PortraitSource & Pick<Shell, 'settings' | 'current' | 'outcomes' | 'travel'>;

/** Makes the dialog with the sheets of the current game. */
export function makeGameSheets(page: Page) {
  const { settings, current } = page;
  /** Makes texts about the current game; there is always one while the dialog is open. */
  const about = <T>(say: (session: Session, words: Words, names: Names) => T, without: T): T => {
    const { session } = current;
    if (!session) return without;
    const { words, options } = settings;
    return say(session, words, namesOf(session.game.campaign, options.language));
  };
  const heroPortrait = makeHeroPortraits(page);
  return makeSheets(
    settings,
    {
      character: () =>
        about(
          ({ game, history }, words, names) => describeCharacter(game, history, words, names),
          [],
        ),
      floor: () =>
        about(({ game, seen }, words, names) => describeFloors(game, seen, words, names), []),
      floorMap: () =>
        about(({ game, seen }) => {
          const { showsGlyphs } = page;
          const colours = floorSheetColours(game, palettes[settings.options.palette], showsGlyphs);
          const glyphs = showsGlyphs ? terrainGlyphs[game.campaign.alphabet] : null;
          return { ...floorMapOf(game, seen), colours, glyphs };
        }, null),
      discoveries: () =>
        about(({ game }, words, names) => {
          return game.campaign.appearances ? describeDiscoveries(game, words, names) : null;
        }, null),
      log: () =>
        about(({ game, history }, words, names) => logOf(history, game.campaign, words, names), []),
      logNote: () =>
        about(({ history: { since } }, { ui }) => (since > 0 ? ui.sheet.begins(since) : ''), ''),
      ...sheetKeys(page),
      bag: () => about(({ game }, words, names) => describeBag(game, words, names), null),
      portrait: () => about(({ game }) => heroPortrait(game), null),
      letterOf: (slot) => itemLetters[slot] ?? '',
      canUse: () => current.mode === 'play' && about(isFree, false),
      use(slot, entry) {
        const { session } = current;
        if (session) page.outcomes.show(pressItemButton(session, slot, entry));
      },
      travel: (cell) => page.travel(cell),
    },
    makePortraits(page),
  );
}

/** The keys of the sheets. The player's own keys mean the same as in the game. */
function sheetKeys({ settings, current }: Page): SheetKeys {
  const controlFor = (event: KeyboardEvent): Control | null => {
    const { session } = current;
    return session && controlOf(event, keysIn(session.game.campaign, settings.options));
  };
  return {
    sheetOf(event) {
      const type = controlFor(event)?.type;
      return sheetNames.find((name) => name === type) ?? null;
    },
    directionOf(event) {
      if (event.code in arrows) {
        const [dx, dy] = compass[arrows[event.code]];
        return { dx, dy };
      }
      const control = controlFor(event);
      return control?.type === 'step' ? control : null;
    },
    slotOf(event) {
      const { session } = current;
      const slot = slotOf(event.key);
      if (!session || slot === null) return null;
      return slot < bagOf(session.game, session.game.hero).length ? slot : null;
    },
  };
}

/** Whether neither a series of commands nor a question of the rules keeps the hero from using an item. */
function isFree({ series, asking }: Session): boolean {
  return !series && !isOfRules(asking);
}

/**
 * The messages of a game, with the reasons of automatic commands to stop after the messages of their turn. A refusal is
 * shown as such a reason: neither is a part of the story.
 */
export function logOf(history: History, campaign: Floors, words: Words, names: Names): ShownLine[] {
  const messages = history.lines.map((one) => {
    const text = logLineOf(words, names, one.line);
    const tone: ShownLine['tone'] = one.isRefusal ? 'stop' : shownTone(one.line);
    const floor = one.depth === null ? null : shownDepth(campaign, one.depth);
    return {
      from: one.from ?? 0,
      to: one.to ?? 0,
      turns: turnsOf(one),
      text,
      tone,
      floor: floor === null ? '' : words.ui.arrival(floor),
    };
  });
  const stops = history.stops.map(({ stop, turn }) => {
    const text = stopText(words, names, stop);
    const turns = range(turn, turn);
    return { from: turn, to: turn, turns, text, tone: 'stop' as const, floor: '' };
  });
  return withoutRepeats(
    [...messages, ...stops].sort((a, b) => a.from - b.from),
    words,
  );
}

/** Between two messages of the story, each reason to stop is there once, with its turns and its number. */
function withoutRepeats(lines: readonly ShownLine[], words: Words): ShownLine[] {
  const kept: { readonly line: ShownLine; to: number; count: number }[] = [];
  let run = 0;
  for (const line of lines) {
    const isStop = line.tone === 'stop' && line.turns !== '';
    const same = isStop && kept.slice(run).find((other) => other.line.text === line.text);
    if (same) {
      same.to = line.to;
      same.count++;
    } else kept.push({ line, to: line.to, count: 1 });
    if (!isStop) run = kept.length;
  }
  return kept.map(({ line, to, count }) => {
    if (count === 1) return line;
    return { ...line, to, turns: range(line.from, to), text: line.text + words.times(count) };
  });
}

function turnsOf({ from, to }: HistoryLine): string {
  return from === null || to === null ? '' : range(from, to);
}
