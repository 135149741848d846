import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { schemaText } from './bundles/json-schema.ts';
import { loadCampaign } from './bundles/load-campaign.ts';
import { tellProblem } from './bundles/problems.ts';
import { arena } from './content/arena/campaign.ts';
import { rogue } from './content/rogue/campaign.ts';
import { simple } from './content/simple/campaign.ts';
import type { CampaignSource } from './game/campaign.ts';
import { checkBundles, isSound, readBundleFiles, tellCheck } from './lab/check.ts';
import { InputError, span } from './lab/input-error.ts';
import { addBenchCommands } from './lab/terminal/bench.ts';
import { addFightCommands } from './lab/terminal/fight.ts';
import { printFloors } from './lab/terminal/floor.ts';
import { playCommands } from './lab/terminal/play.ts';
import { addRunsCommands } from './lab/terminal/replay.ts';
import { addSimulationCommands } from './lab/terminal/simulate.ts';

const campaigns: Record<string, CampaignSource> = { simple, rogue, arena };

const campaignOption = () =>
  new Option('--campaign <name>', 'the campaign')
    .choices(Object.keys(campaigns))
    .makeOptionMandatory();

function campaignNamed(name: string) {
  const campaign = loadCampaign(campaigns[name]);
  for (const problem of campaign.problems.filter(({ grade }) => grade === 'error'))
    process.stderr.write(`warning: ${tellProblem(problem)}\n`);
  return campaign;
}

/** Reads "3" or "1..4"; both ends count. */
function parseSpan(text: string): { from: number; to: number } {
  const result = span(text);
  if (!result) throw new InvalidArgumentError('Give a whole number, or two as in 1..4.');
  return result;
}

// `rl floor … | head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = new Command('rl')
  .description('The rules without a browser. Results are JSON on standard output.')
  .showSuggestionAfterError()
  .configureOutput({ outputError: (text, write) => write(`${text.split('\n')[0]}\n`) });

program
  .command('floor')
  .description(
    'Print floors, one JSON line each: {"seed","depth","rows","rooms","up","down","monsters","items"}, ' +
      'and "hero" where nobody comes by stairs. Rows are as generated (# wall, . floor, > stairs down), ' +
      'before the stairs up and the way out of enclosed stairs are made. Each floor is entered where ' +
      'the one above has its stairs down. Floors of nine rooms are made each on its own: ' +
      '{"seed","depth","rows","boxes","passages","doors","gold","traps","items","monsters","down",' +
      '"hero"}, in Rogue\'s glyphs, with & for secret doors and ^ for traps.',
  )
  .addOption(campaignOption())
  .option('--seed <text>', 'the seed')
  .option('--seeds <span>', 'seeds that are numbers: A..B', parseSpan)
  .option(
    '--seeds-file <file>',
    'a file with one JSON string a line, each a seed; - reads standard input',
  )
  .requiredOption('--depth <span>', 'a depth, or several: A..B', parseSpan)
  .action((options) => printFloors(campaignNamed(options.campaign), options));

program
  .command('play')
  .description(
    'Play commands and print the result as a JSON line: turn, depth, hero, bag, score, ending, ' +
      'messages (of the last command) and a hash of the whole state.',
  )
  .addOption(campaignOption())
  .requiredOption('--seed <text>', 'the seed')
  .requiredOption(
    '--commands <file>',
    'a file with one JSON command a line; - reads standard input',
  )
  .option('--trace', 'print a line after each command, not just the last')
  .addHelpText(
    'after',
    `
Commands:
  {"type":"move","dx":1,"dy":0}   step, or attack who is there; dx and dy are -1, 0 or 1
  {"type":"dig","dx":0,"dy":-1}   dig through a weak wall (up to five turns)
  {"type":"wait"}                 wait a turn
  {"type":"search"}               search the cells around, where the hero can
  {"type":"pickup"}               pick up the first item here
  {"type":"down"}, {"type":"up"}  take the stairs
  {"type":"eat","slot":0}         also drink, equip, takeOff, put; slot 0 is the bag's first item
  {"type":"throw","slot":0,"dx":1,"dy":0}   throw one of an item, where the hero can`,
  )
  .action((options) => playCommands(campaignNamed(options.campaign), options));

program
  .command('schema')
  .description('Print the JSON Schema of bundles, which lets editors complete and explain them.')
  .action(() => {
    process.stdout.write(schemaText());
  });

program
  .command('check')
  .description(
    'Check bundles and play each: fights and walks with a hero of the depth where it lives. One line ' +
      'for each finding, errors first. Exit code 1 when there is an error. A file that is called like ' +
      "one of the campaign's own bundles takes its place.",
  )
  .argument('<file...>', 'bundles, JSON files; - reads standard input')
  .addOption(
    new Option('--campaign <name>', 'the campaign')
      .choices(Object.keys(campaigns))
      .default('simple'),
  )
  .option('--json', 'print one JSON line a bundle: {"file","replaces","problems","verdict"}')
  .action((files, { campaign, json }) => {
    const checks = checkBundles(campaigns[campaign], readBundleFiles(files));
    for (const check of checks) {
      const lines = json ? [JSON.stringify(check)] : tellCheck(check);
      process.stdout.write(`${lines.join('\n')}\n`);
    }
    if (!checks.every(isSound)) process.exitCode = 1;
  });

addFightCommands(program, campaigns);
addSimulationCommands(program, campaigns);
addRunsCommands(program, campaigns);
addBenchCommands(program, campaigns);

for (const command of program.commands) command.copyInheritedSettings(program);
program.exitOverride();
for (const command of program.commands) command.exitOverride();

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already printed its own; help and version are no errors.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof InputError) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  } else throw error;
}
