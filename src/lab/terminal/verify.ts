import type { Command } from 'commander';
import type { RunFile } from '../../records/run-file.ts';
import { problemOfFault } from '../fuzz/fuzz.ts';
import { InputError } from '../input-error.ts';
import { filesIn } from './files.ts';
import type { Cli } from './options.ts';
import { replayFile } from './replay-file.ts';
import { campaignOf, faultText, readRunFile, rulesOf, unverifiedText } from './run-files.ts';
import { print } from './terminal.ts';
import { visible } from './visible.ts';

/** The result of a run file, with its exit code. */
interface Verdict {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

/** Adds the command `verify`. */
export function addVerifyCommand(program: Command, cli: Cli): void {
  program
    .command('verify')
    .description(
      'Play run files again completely, and print a line for each: verified, differs, fails, ' +
        'or not verifiable. A file fails if its recorded fault still occurs. The exit code is 0 if all are ' +
        'verified, 1 if one differs or fails, 2 if one cannot be verified, also if only its first lines ' +
        'cannot, which "replay" accepts.',
    )
    .argument('<file...>', 'run files, or folders of them; - reads standard input')
    .action(async (paths: string[]) => {
      for (const file of filesIn(paths)) {
        const { text, code } = verify(cli, file);
        await print(cli.terminal, [`${file}: ${text}`]);
        cli.terminal.exitCode = Math.max(cli.terminal.exitCode, code);
      }
    });
}

function verify(cli: Cli, file: string): Verdict {
  try {
    const run = readRunFile(file, cli.terminal);
    const campaign = campaignOf(cli, run, file);
    const { text, unverified } = replayFile(campaign, run, file);
    if (text !== null) return { text: `differs: ${text}`, code: 1 };
    if (unverified > 0) {
      return { text: `not verifiable: ${unverifiedText(run, unverified)}`, code: 2 };
    }
    const command = run.fault?.command;
    const problem = command ? problemOfFault({ campaign }, run, command) : null;
    if (problem !== null) return { text: `fails: ${faultText(problem)}`, code: 1 };
    const parts = [`verified, ${run.turns.length} lines`, ...notesOf(run)];
    return { text: parts.join('; '), code: 0 };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const prefix = `${file}: `;
    const { message } = error;
    const reason = message.startsWith(prefix) ? message.slice(prefix.length) : message;
    return { text: `not verifiable: ${reason}`, code: 2 };
  }
}

/** Facts that do not change the result. */
function notesOf(run: RunFile): string[] {
  const isEdited = run.segments.some(({ reason }) => reason === 'edit' || reason === 'replay');
  const rules = run.segments.map(({ from }) => rulesOf(run, from));
  return [
    ...(run.inspected ? ['unranked: the inspector was used'] : []),
    ...(isEdited ? ['unranked: the game was edited or continued from a replay'] : []),
    ...(rules.includes('other') ? ['recorded with other rules, which make no difference'] : []),
    ...(run.fault?.command ? [faultText(null)] : []),
    ...(run.fault && !run.fault.command
      ? [visible(`contains a report: ${run.fault.message}`)]
      : []),
  ];
}
