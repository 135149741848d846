import type { Command, CommanderError, Option } from 'commander';
import { suggestion } from '../../bundles/spelling.ts';
import { InputError } from '../input-error.ts';
import { rl } from './options.ts';

/** Mistakes on the command line: each is reported with the problem, its place and its fix. */

/** Adds the command `help`. That of Commander prints the list of the commands for an unknown command. */
export function addHelpCommand(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('Print the help of a command.')
    .argument('[command]', 'the command; without it, the commands are listed')
    .action((name: string | undefined) => {
      const command = name === undefined ? program : commandNamed(program, name);
      command.help();
    });
}

/** Throws an InputError for an unknown command, also before `--help`, where Commander ignores it. */
export function checkCommand(program: Command, args: readonly string[]): void {
  const name = args.find((arg) => !arg.startsWith('-'));
  if (name !== undefined) commandNamed(program, name);
}

function commandNamed(program: Command, name: string): Command {
  const found = program.commands.find((command) => command.name() === name);
  if (found) return found;
  const names = program.commands.map((command) => command.name());
  const fix = suggestion(name, names) || `; the commands are ${names.join(', ')}`;
  throw new InputError(`there is no command "${name}"${fix}`);
}

/** Reports all mistakes in the arguments of a command as an InputError with a fix. Call it after adding the options. */
export function reportMistakes(command: Command): void {
  command.configureOutput({ outputError: () => {} }).exitOverride((error) => {
    if (isHelp(error)) throw error;
    const problem = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
    throw new InputError(withFix(problem, error.code, command));
  });
  for (const option of command.options) checkValues(command, option);
  requireOptionsLast(command);
}

/** Whether Commander ends the program because it has printed help or the version. */
function isHelp({ code, exitCode }: CommanderError): boolean {
  return exitCode === 0 || code === 'commander.help';
}

/** A problem that Commander has found, with its fix. Wrong values have theirs: "Give a whole number". */
function withFix(problem: string, code: string, command: Command): string {
  if (code === 'commander.invalidArgument') return problem;
  const fix = code === 'commander.conflictingOption' ? 'omit one of them' : helpOf(command);
  return `${problem.replace(/\.$/, '')}; ${fix}`;
}

function helpOf(command: Command): string {
  const names = command.parent ? `${command.name()} ` : '';
  return `see "${rl} ${names}--help"`;
}

/**
 * An option with one value uses the last one that is given, so the others would be ignored; and one without its value
 * would use the next option as its value.
 */
function checkValues(command: Command, option: Option): void {
  if (option.isBoolean()) return;
  const canRepeat = Array.isArray(option.defaultValue);
  let isGiven = false;
  command.on(`option:${option.name()}`, (value: string | null) => {
    if (value?.startsWith('--')) {
      throw new InputError(
        `${option.long} needs a value, and "${value}" is an option; add the value`,
      );
    }
    if (isGiven && !canRepeat) throw new InputError(`${option.long} is given twice; give it once`);
    isGiven = true;
  });
}

/**
 * Commander checks required options before unknown ones, so a misspelt option would be reported as
 * missing. This checks required options when everything else is right.
 */
function requireOptionsLast(command: Command): void {
  const required = command.options.filter(({ mandatory }) => mandatory);
  for (const option of required) option.makeOptionMandatory(false);
  command.hook('preAction', () => {
    const missing = required.find(
      (one) => command.getOptionValue(one.attributeName()) === undefined,
    );
    if (!missing) return;
    const { flags, argChoices } = missing;
    const fix = argChoices ? `choices: ${argChoices.join(', ')}` : helpOf(command);
    throw new InputError(`required option '${flags}' not specified; ${fix}`);
  });
}

/** An option that has an effect only with something else. */
export interface Requirement<Options> {
  readonly option: keyof Options & string;
  /** The requirement of the option, for the message: `--line requires --run FILE`. */
  readonly needs: string;
  readonly isMet: (options: Options, args: readonly string[]) => boolean;
}

/** Reports options that would have no effect. */
export function requireForOptions<Options>(
  command: Command,
  requirements: readonly Requirement<Options>[],
): Command {
  return command.hook('preAction', () => {
    for (const { option, needs, isMet } of requirements) {
      const isGiven = command.getOptionValueSource(option) === 'cli';
      if (!isGiven || isMet(command.opts<Options & Record<string, unknown>>(), command.args))
        continue;
      const flag = command.options.find((one) => one.attributeName() === option)?.long;
      throw new InputError(`${flag} requires ${needs}`);
    }
  });
}
