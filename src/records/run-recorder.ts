import type { Files } from '../bundles/files.ts';
import type { Command } from '../game/commands.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { hashOf } from '../state/hash.ts';
import { segmentFrom } from './recording.ts';
import { listOfMods, type RunFile, type Segment } from './run-file.ts';
import { lineText, shortHash } from './run-line.ts';
import { SystemTrace, tracedSystems } from './system-trace.ts';

/** The facts in a run file about the way a game was played. */
interface RecordedBy {
  /** The name of the bot, or `person`. */
  readonly player: string;
  readonly mods?: Files;
  /** The game does not begin as its seed does: the run file contains a snapshot of its beginning. */
  readonly isEdited?: boolean;
}

interface Options extends RecordedBy {
  /** The most turns to record. */
  readonly turns: number;
}

/** One line in this number of lines contains the state's hash. */
const linesPerHash = 100;

/**
 * Records a game that has just begun until it ends or the limit is reached. `makePlayer` returns a function that
 * chooses the next command.
 */
export function recordFrom(
  game: Game,
  makePlayer: (game: Game) => () => Command,
  { turns, ...recordedBy }: Options,
): RunFile {
  const choose = makePlayer(game);
  const recorder = new RunRecorder(game, recordedBy);
  for (let n = 0; n < turns && !game.ending; n++) recorder.play(choose());
  return recorder.run();
}

/** Plays the commands of a new game and records the changes by each system, for bots and the terminal. */
export class RunRecorder {
  readonly #game: Game;
  readonly #recordedBy: RecordedBy;
  readonly #segment: Segment;
  readonly #trace: SystemTrace;
  readonly #turns: string[] = [];

  constructor(game: Game, recordedBy: RecordedBy) {
    this.#game = game;
    this.#recordedBy = recordedBy;
    const segment = segmentFrom(game, 0, recordedBy.isEdited ? 'edit' : 'start');
    this.#segment = { ...segment, systems: tracedSystems };
    this.#trace = new SystemTrace(game);
  }

  play(command: Command): void {
    this.#game.probe = this.#trace;
    takeTurn(this.#game, command);
    this.#game.probe = null;
    const calls = this.#trace.end().filter(({ changes }) => changes.length > 0);
    const isHashed = (this.#turns.length + 1) % linesPerHash === 0;
    const hash = isHashed ? shortHash(this.#game) : null;
    this.#turns.push(lineText({ command, trace: calls, hash }));
  }

  /** The game so far. */
  run(fault: RunFile['fault'] = null): RunFile {
    const { campaign, seed } = this.#game;
    const { player, mods = {} } = this.#recordedBy;
    return {
      version: 2,
      campaign: campaign.id,
      seed,
      player,
      mods: listOfMods(mods),
      daily: null,
      inspected: false,
      segments: [this.#segment],
      latest: null,
      end: hashOf(this.#game),
      fault,
      turns: [...this.#turns],
    };
  }
}
