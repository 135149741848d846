import type { Command } from 'commander';
import { strengthText } from '../../game/actors/strength.ts';
import { armourClassOf } from '../../game/combat/armour-class.ts';
import { attackOf, defenceOf } from '../../game/combat/fighters.ts';
import { type Command as GameCommand, readCommand } from '../../game/commands.ts';
import { has } from '../../game/entity.ts';
import { takeTurn } from '../../game/game.ts';
import { bagOf } from '../../game/items/bag.ts';
import { carriedWeight } from '../../game/items/bag-limits.ts';
import { isWorn } from '../../game/items/gear.ts';
import { itemName } from '../../game/items/item-names.ts';
import type { Game } from '../../game/world.ts';
import { runFileText } from '../../records/run-file.ts';
import { RunRecorder } from '../../records/run-recorder.ts';
import { hashOf } from '../../state/hash.ts';
import { beginGame } from '../begin-game.ts';
import { InputError } from '../input-error.ts';
import { readJsonLines, writeWhole } from './files.ts';
import {
  addCampaignOptions,
  type CampaignChoice,
  type Cli,
  campaignWith,
  loadWithWarnings,
} from './options.ts';
import { recordedCampaign } from './recorded-campaign.ts';
import { print } from './terminal.ts';

interface PlayOptions extends CampaignChoice {
  readonly seed: string;
  readonly commands: string;
  readonly trace?: boolean;
  readonly save?: string;
}

/** Adds the command `play`. */
export function addPlayCommand(program: Command, cli: Cli): void {
  addCampaignOptions(program.command('play'), cli, 'required')
    .description(
      'Play the commands of a file and print the game as a JSON line: turn, depth, hero, bag, score, ' +
        'ending, messages of the last command, and a hash of the complete state.',
    )
    .requiredOption('--seed <text>', 'the seed')
    .requiredOption(
      '--commands <file>',
      'a file with one JSON command per line; - reads standard input',
    )
    .option('--trace', 'print a line after each command')
    .option(
      '--save <file>',
      'also write the game as a run file, which cannot have replaced bundles; after a fault, up to it',
    )
    .addHelpText(
      'after',
      `
Commands:
  {"type":"move","dx":1,"dy":0}   step, or attack; dx and dy are -1, 0 or 1
  {"type":"dig","dx":0,"dy":-1}   dig through a weak wall (up to five turns)
  {"type":"wait"}                 wait a turn
  {"type":"search"}               search the neighbouring cells (Rogue)
  {"type":"pickup"}               pick up the first item on this cell
  {"type":"down"}, {"type":"up"}  take the stairs
  {"type":"eat","slot":0}         also drink, read, equip, wield, takeOff, put; slot 0 is the first item of the bag
  {"type":"throw","slot":0,"dx":1,"dy":0}   throw an item (Rogue)
  {"type":"zap","slot":0,"dx":1,"dy":0}     zap a wand or staff; with 0, 0 in a random direction (Rogue)
  {"type":"name","slot":0,"text":"sour"}    name an unknown kind (Rogue)
  {"type":"chooseItem","slot":0}, {"type":"chooseKind","kind":"orc"}   answer a question (Rogue)`,
    )
    .action((options: PlayOptions) => play(cli, options));
}

async function play(
  cli: Cli,
  { seed, commands: file, trace, save, ...choice }: PlayOptions,
): Promise<void> {
  const { source, mods, files } =
    save === undefined
      ? { source: campaignWith(cli, choice), mods: {}, files: {} }
      : recordedCampaign(cli, choice);
  const campaign = loadWithWarnings(source, mods, cli.terminal);
  const game = beginGame(campaign, seed);
  const commands = [...readJsonLines(file, cli.terminal)].map(({ line, value }) => {
    const command = readCommand(value);
    if ('problem' in command) throw new InputError(`${file}, line ${line}: ${command.problem}`);
    return command;
  });
  const startRecorder = (begun: Game) => new RunRecorder(begun, { player: 'person', mods: files });
  let recorder = save === undefined ? null : startRecorder(game);
  let played = 0;
  let message: string | null = null;
  const playCommand = (command: GameCommand) => {
    try {
      if (recorder) recorder.play(command);
      else takeTurn(game, command);
      played++;
    } catch (error) {
      [message] = `exception: ${error}`.split('\n');
      // The fault has left the game in the middle of a turn: its record ends before this turn.
      recorder &&= startRecorder(beginGame(campaign, seed));
      for (const earlier of commands.slice(0, played)) recorder?.play(earlier);
      throw error;
    }
  };
  try {
    for (const command of commands) {
      playCommand(command);
      if (trace) await print(cli.terminal, [JSON.stringify(report(game))]);
    }
  } finally {
    // Also of a game that a fault has ended.
    if (save !== undefined && recorder) {
      const fault = message === null ? null : { message, command: commands[played] };
      writeWhole(save, runFileText(recorder.run(fault)));
    }
  }
  if (!trace || commands.length === 0) await print(cli.terminal, [JSON.stringify(report(game))]);
}

/** The game as plain data for scripts. */
function report(game: Game): object {
  const { hero, stores } = game;
  const { Position, Health, Experience, Hunger, Strength, Condition } = stores;
  const { confused, grasped, trapped } = Condition;
  return {
    turn: game.turn,
    depth: game.floor.depth,
    hero: {
      x: Position.x[hero],
      y: Position.y[hero],
      hp: Health.current[hero],
      maxHp: Health.max[hero],
      ...(has(game, hero, 'Experience') && {
        level: Experience.level[hero],
        exp: Experience.points[hero],
      }),
      ...(has(game, hero, 'Hunger') && { energy: Hunger.energy[hero] }),
      ...(has(game, hero, 'Strength') && { str: strengthText(Strength.now[hero]) }),
      ...(has(game, hero, 'Fighter') && { ac: armourClassOf(game, hero) }),
      ...(confused[hero] > 0 && { confused: confused[hero] }),
      ...(grasped[hero] > 0 && { grasped: true }),
      ...(trapped[hero] > 0 && { trapped: trapped[hero] }),
      atk: attackOf(game, hero),
      def: defenceOf(game, hero),
      weight: carriedWeight(game, hero) / 10,
    },
    bag: bagOf(game, hero).map((item) => ({
      ...itemName(game, item),
      worn: isWorn(game, hero, item),
    })),
    score: game.score,
    over: game.ending !== null,
    ending: game.ending,
    messages: game.events.flatMap((event) => (event.type === 'message' ? event.message : [])),
    hash: hashOf(game),
  };
}
