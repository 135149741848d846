import { inspect } from 'node:util';
import { rulesHash } from 'virtual:rules-hash';
import { Argument, Command, CommanderError } from 'commander';
import { version } from '../package.json';
import { componentList, effectList, goalList } from './bundles/reference/component-list.ts';
import { schemaNames, schemaText } from './bundles/reference/json-schema.ts';
import { referenceText } from './bundles/reference/reference.ts';
import { campaigns as sources } from './content/campaigns.ts';
import { InputError, reasonOf } from './lab/input-error.ts';
import { addBenchCommand } from './lab/terminal/bench.ts';
import { addCheckCommand } from './lab/terminal/check.ts';
import { addCompareCommand } from './lab/terminal/compare.ts';
import { addFightCommand } from './lab/terminal/fight.ts';
import { addFloorCommand } from './lab/terminal/floor.ts';
import { addFuzzCommand } from './lab/terminal/fuzz.ts';
import { addMergeCommand } from './lab/terminal/merge.ts';
import { type CampaignSources, rl } from './lab/terminal/options.ts';
import { addPlayCommand } from './lab/terminal/play.ts';
import { addReplayCommands } from './lab/terminal/replay.ts';
import { addSimulateCommand } from './lab/terminal/simulate.ts';
import { OutputError, processTerminal, type Terminal } from './lab/terminal/terminal.ts';
import { addHelpCommand, checkCommand, reportMistakes } from './lab/terminal/usage.ts';
import { addVerifyCommand } from './lab/terminal/verify.ts';

const campaigns: CampaignSources = Object.fromEntries(sources.map((source) => [source.id, source]));

/**
 * Runs a command with its arguments and returns the exit code: 0 success, 1 a difference or a
 * failed check, 2 a mistake in the input, which is reported in one line, 70 a fault of the program, 130 or 143 an
 * interruption.
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    if (error instanceof OutputError) {
      // The reader of the pipe has closed it, as `head` does.
      if (error.cause.code === 'EPIPE') return terminal.exitCode;
      terminal.warn(`error: ${error.message}: ${reasonOf(error.cause)}\n`);
    } else if (error instanceof InputError) {
      terminal.warn(`error: ${error.message}\n`);
      return error.exitCode;
    } else {
      terminal.warn(`${inspect(error)}\n`);
      return 70;
    }
    return 2;
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let help = '';
  const program = makeProgram(terminal, (text) => {
    help += text;
  });
  try {
    checkCommand(program, args);
    await program.parseAsync(args, { from: 'user' });
    return terminal.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has made the help. Without a command, it is printed as an error.
    await terminal.write(help);
    return error.exitCode === 0 ? 0 : 2;
  }
}

function makeProgram(terminal: Terminal, writeOut: (text: string) => void): Command {
  const cli = { campaigns, terminal };
  const program = new Command(rl)
    .version(`${version}, rules ${rulesHash.slice(0, 12)}`)
    .description('The rules without a browser. Results are JSON or tables on standard output.')
    .showSuggestionAfterError()
    .configureOutput({ writeOut, writeErr: (text) => terminal.warn(text) });
  addFloorCommand(program, cli);
  addPlayCommand(program, cli);
  program
    .command('schema')
    .description('Print the JSON Schema of a file, for completion and help in editors.')
    .addArgument(new Argument('[file]', 'the kind of file').choices(schemaNames).default('bundle'))
    .action((name: (typeof schemaNames)[number]) => terminal.write(schemaText(name)));
  program
    .command('components')
    .description('Print all components and fields that a bundle can have, as a Markdown list.')
    .action(() => terminal.write(componentList()));
  program
    .command('effects')
    .description('Print all effects that items, traps and monsters can have, as a Markdown list.')
    .action(() => terminal.write(effectList()));
  program
    .command('goals')
    .description('Print all goals that monsters can have, as a Markdown list.')
    .action(() => terminal.write(goalList()));
  program
    .command('reference')
    .description(
      'Print the reference of everything that bundles, vaults, campaigns and packs can contain, in Markdown.',
    )
    .action(() => terminal.write(referenceText()));
  addCheckCommand(program, cli);
  addFightCommand(program, cli);
  addSimulateCommand(program, cli);
  addMergeCommand(program, cli);
  addCompareCommand(program, cli);
  addReplayCommands(program, cli);
  addVerifyCommand(program, cli);
  addFuzzCommand(program, cli);
  addBenchCommand(program, cli);
  addHelpCommand(program);
  for (const command of [program, ...program.commands]) reportMistakes(command);
  return program;
}
