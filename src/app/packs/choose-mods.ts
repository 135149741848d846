import { unitOf } from '../../bundles/file-owner.ts';
import type { Files } from '../../bundles/files.ts';
import type { QuestionDialog } from '../../page/question.ts';
import type { StoredGame } from '../../records/game-rows.ts';
import { namesOfMods } from '../../records/mods.ts';
import { modsOf } from '../../records/run-file.ts';
import type { Words } from '../../words/texts.ts';

/**
 * The mods for a game: its own. If the player has other mods `now`, the player decides. A pack or a campaign changes
 * as a whole. Null if the player decides against opening the game.
 */
export async function chooseMods(
  question: QuestionDialog,
  { parts, row }: StoredGame,
  now: Files,
): Promise<Files | null> {
  const own = modsOf(parts);
  const units = [...new Set(Object.keys(own).map(unitOf))];
  const other = units.filter((unit) => !isSame(filesOf(own, unit), filesOf(now, unit)));
  if (other.length === 0) return own;
  const isThere = (unit: string) => Object.keys(filesOf(now, unit)).length > 0;
  const changed = other.filter(isThere);
  const named = (list: readonly string[]) => list.map((unit) => unit || row.campaign).sort();
  const missing = named(other.filter((unit) => !isThere(unit)));
  const usesOld = await question.ask(
    ({ ui }) => ui.saves.otherMods(missing, named(changed)),
    [
      { value: true, label: ({ ui }) => ui.saves.oldMods },
      ...(changed.length > 0 ? [{ value: false, label: ({ ui }: Words) => ui.saves.newMods }] : []),
    ],
  );
  if (usesOld === null) return null;
  if (usesOld) return own;
  // Patches apply in the order of the files.
  const chosen = units.map((unit) => filesOf(changed.includes(unit) ? now : own, unit));
  return Object.assign({}, ...chosen);
}

/** The files of a mod, of a pack or of the campaign. */
function filesOf(files: Files, unit: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([file]) => unitOf(file) === unit));
}

function isSame(one: Files, other: Files): boolean {
  return JSON.stringify(namesOfMods(one)) === JSON.stringify(namesOfMods(other));
}
