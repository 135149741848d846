import { closeDialogs } from '../../page/dialog.ts';
import type { DroppedFolder } from '../../page/file-input.ts';
import { LoadError } from '../../page/lazy.ts';
import type { FileMessage } from '../../page/title/title.ts';
import type { RefusedReason } from '../../records/refusal.ts';
import type { RunFile } from '../../records/run-file.ts';
import { anyProblemOf, refusalText } from '../saves/refusal-text.ts';
import type { Shell } from '../shell.ts';
import { sortFiles } from './sort-files.ts';

/** The parts of the page that take files: the shell. */
type Page = Pick<Shell, 'modules' | 'saves' | 'ends' | 'replay' | 'prompts' | 'errors' | 'report'>;

/**
 * Takes files that the player has dropped or chosen: games, or options, packs, mods and fights, which the dialogs
 * take. Each other file gets a message. Folders are packs.
 */
export async function openFiles(
  page: Page,
  files: readonly File[],
  folders: readonly DroppedFolder[] = [],
): Promise<void> {
  // The answer of the player belongs to the game below the question.
  if (page.prompts.isOpen) return page.report([complaint(({ ui }) => ui.saves.answerFirst)]);
  const { games, options, mods, packs, unknown } = await sortFiles(files);
  // The report about mods lists these files, too.
  const listed = mods.length > 0 ? [] : unknown;
  // A dialog would cover the replay, and the messages on the page.
  if (games.length + listed.length > 0) closeDialogs();
  else if (options.length < files.length + folders.length) closeOptions(page);
  const messages = listed.map(({ name }) => complaint(({ ui }) => ui.saves.notAGame(name)));
  let replay: RunFile | null = null;
  for (const { name, text } of games) {
    const { message, run } = await openGame(page, name, text);
    if (message) messages.push(message);
    replay ??= run;
  }
  if (replay)
    page.replay.watch(replay, (words) => words.sentences(messages.map(({ say }) => say(words))));
  else if (messages.length > 0) page.report(messages);
  if (options.length > 0) page.modules.useDialogs((dialogs) => dialogs.options.take(options));
  if (packs.length + folders.length > 0)
    page.modules.useDialogs(({ bundles }) => bundles.packs.take(packs, folders));
  if (mods.length === 0) return;
  page.modules.useDialogs(({ bundles }) => bundles.mods.take([...mods, ...unknown]));
}

/** Closes the options, and the menu below them: they would cover the result. */
function closeOptions({ modules: { dialogs } }: Page): void {
  dialogs?.options.dialog.close();
  dialogs?.menu.dialog.close();
}

/** Adds the game of a file. Returns its replay if it can only be watched. */
async function openGame(
  { saves, ends, errors }: Page,
  name: string,
  text: string,
): Promise<{ message: FileMessage | null; run: RunFile | null }> {
  const refused = (problem: RefusedReason) =>
    complaint((words) => words.ui.saves.badFile(name, refusalText(words, problem)));
  try {
    const result = await saves.import({ name, text });
    if (!result) return { message: null, run: null };
    if ('problem' in result) return { message: refused(result.problem), run: null };
    const { ended, replay, differsAt, isKnown } = result;
    if (isKnown)
      return { message: { say: ({ ui }) => ui.saves.known(name), isGood: true }, run: replay };
    if (ended) await ends.record(ended.score, ended.run);
    const message: FileMessage =
      differsAt === null
        ? { say: ({ ui }) => (ended ? ui.scores : ui.saves).opened(name), isGood: true }
        : complaint(({ ui }) => ui.saves.differs(name, differsAt));
    return { message, run: replay };
  } catch (error) {
    // An error about one file must not stop the other files.
    if (error instanceof LoadError) {
      errors.show(error);
      return { message: null, run: null };
    }
    return { message: refused(anyProblemOf(error)), run: null };
  }
}

function complaint(say: FileMessage['say']): FileMessage {
  return { say, isGood: false };
}
