import type { QuestionDialog } from '../page/question.ts';
import type { StoredGame } from '../records/game-rows.ts';
import { type Files, namesOfMods } from '../records/mods.ts';
import { modsOf } from '../records/run-file.ts';
import type { Words } from '../words/texts.ts';

/**
 * The mods for a game: its own. If the player has other mods now, the player decides.
 * `now`: the player's mods. Null if the player decides against opening the game.
 */
export async function chooseMods(
  question: QuestionDialog,
  { parts }: StoredGame,
  now: Files,
): Promise<Files | null> {
  const own = modsOf(parts);
  const hashes = new Map(namesOfMods(now).map(({ file, hash }) => [file, hash]));
  const other = namesOfMods(own).filter(({ file, hash }) => hashes.get(file) !== hash);
  if (other.length === 0) return own;
  const missing = other.filter(({ file }) => !Object.hasOwn(now, file)).map(({ file }) => file);
  const changed = other.filter(({ file }) => Object.hasOwn(now, file)).map(({ file }) => file);
  const usesOld = await question.ask(
    ({ ui }) => ui.saves.otherMods(missing, changed),
    [
      { value: true, label: ({ ui }) => ui.saves.oldMods },
      ...(changed.length > 0 ? [{ value: false, label: ({ ui }: Words) => ui.saves.newMods }] : []),
    ],
  );
  if (usesOld === null) return null;
  return usesOld
    ? own
    : { ...own, ...Object.fromEntries(changed.map((file) => [file, now[file]])) };
}
