import { tellProblem } from '../../bundles/problems.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { newGame } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { type Moment, type Subject, stateNow, statesOfTurn, stockMoment } from '../bench/bench.ts';
import type { States } from '../bench/measure.ts';
import type { Course } from '../bench/turn-parts.ts';
import { type Crowd, crowdGame, crowdSide } from '../crowds/crowd.ts';
import { stockCampaign } from '../crowds/lab-bundles.ts';
import { InputError } from '../input-error.ts';
import { gameBefore } from '../replay/replay.ts';
import { campaignOf, readMods, readRunFile } from './replay.ts';

type Campaigns = Readonly<Record<string, CampaignSource>>;

export interface CrowdOptions {
  readonly campaign: string;
  readonly actors: number;
  readonly floor?: { readonly width: number; readonly height: number };
  readonly kind?: string;
  readonly seed: string;
  readonly asleep?: boolean;
  /** Files of bundles. */
  readonly mod: readonly string[];
}

interface RunOptions {
  readonly run: string;
  readonly mod: readonly string[];
}

/** Where the states come from, as results name it. */
export type Source =
  | {
      readonly campaign: string;
      readonly actors: number;
      readonly kind?: string;
      readonly floor: string;
      readonly seed: string;
      readonly asleep: boolean;
    }
  | { readonly run: string; readonly turn?: number };

export interface Stage {
  readonly moment: Moment;
  readonly states: States;
  readonly source: Source;
}

/** A crowd with work for the system. */
export function crowdStage(campaigns: Campaigns, system: Subject, options: CrowdOptions): Stage {
  const { campaign, actors, floor, kind, seed, asleep = false, mod } = options;
  const side = crowdSide(actors);
  const { width, height } = floor ?? { width: side, height: side };
  const only = kind !== undefined && { kind };
  const played = stockCampaign(campaigns[campaign], readMods(mod));
  for (const problem of played.problems.filter(({ grade }) => grade === 'error')) {
    process.stderr.write(`warning: ${tellProblem(problem)}\n`);
  }
  const game = gather(played, { actors, width, height, seed, awake: !asleep, ...only });
  const moment = stockMoment(system, game);
  const source = { campaign, actors, ...only, floor: `${width}x${height}`, seed, asleep };
  return { moment, states: stateNow(moment), source };
}

function gather(campaign: Campaign, crowd: Crowd): Game {
  try {
    return crowdGame(campaign, crowd);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError(error.message);
    throw error;
  }
}

/** The turn of a recorded run, with each state from which the system began to work in it. */
export function runStage(
  campaigns: Campaigns,
  system: Subject,
  options: RunOptions,
  turn: number,
): Stage {
  const file = options.run;
  const { campaign, run } = loadRun(campaigns, options);
  const { length } = run.turns;
  if (turn > length) throw new InputError(`${file}: the run has ${length} turns, not ${turn}`);
  const game = gameBefore(campaign, run, turn);
  const recorded = turn === 1 ? run.start : run.turns[turn - 2][1];
  expectRecorded(game, recorded, `${file}: before turn ${turn}`);
  const [command] = run.turns[turn - 1];
  const moment = { game, command };
  const states = system === 'turn' ? stateNow(moment) : statesOfTurn(system, moment);
  let calls = 0;
  states(() => calls++);
  if (calls === 0) throw new InputError(`${file}: ${system} did not work in turn ${turn}`);
  return { moment, states, source: { run: file, turn } };
}

/** A recorded run, to be played again. */
export function runCourse(campaigns: Campaigns, options: RunOptions): Course {
  const { campaign, run } = loadRun(campaigns, options);
  const { length } = run.turns;
  if (length === 0) throw new InputError(`${options.run}: the run has no turns`);
  expectRecorded(gameBefore(campaign, run, length + 1), run.turns[length - 1][1], options.run);
  return {
    begin: () => newGame(campaign, run.seed),
    commands: run.turns.map(([command]) => command),
  };
}

function expectRecorded(game: Game, recorded: string, where: string): void {
  if (hashOf(game).startsWith(recorded)) return;
  throw new InputError(
    `${where}: the game comes out otherwise than it was recorded; "rl replay" says from which turn on`,
  );
}

function loadRun(campaigns: Campaigns, { run: file, mod }: RunOptions) {
  const run = readRunFile(file);
  return { run, campaign: campaignOf(campaigns, run, readMods(mod), file) };
}
