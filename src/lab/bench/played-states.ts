import type { Campaign } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import { StateTrace } from '../../records/trace.ts';
import { type BotName, bots } from '../bots/bots.ts';
import { evenlySpaced } from './evenly-spaced.ts';
import { type State, stateOf } from './states.ts';
import type { Subject } from './subjects.ts';

/** A state before a call of a system, in a game that a bot has played. */
export interface PlayedState {
  /** The game and the turn. */
  readonly place: string;
  readonly state: State;
  /** The command of this turn. */
  readonly command: Command;
}

/** The bot, and the most turns that it plays. */
const player: BotName = 'careful';
const mostTurns = 400;

/** The most calls of a game that are chosen: calls that change something, and others. */
const mostChangingCalls = 20;
const mostIdleCalls = 4;

/** A call of the subject. Turns and calls of a turn are counted from 0. */
interface Call {
  readonly turn: number;
  readonly call: number;
  readonly isIdle: boolean;
}

/**
 * States before calls of a system, or before turns, of games that a bot plays in each campaign, with
 * the seeds 1 to `games`. Calls that change something are preferred.
 */
export function playedStates(
  subject: Subject,
  campaigns: readonly Campaign[],
  games: number,
): PlayedState[] {
  return campaigns.flatMap((campaign) =>
    Array.from({ length: games }, (_, n) => statesOfGame(subject, campaign, `${n + 1}`)).flat(),
  );
}

function statesOfGame(subject: Subject, campaign: Campaign, seed: string): PlayedState[] {
  const { commands, calls } = play(subject, campaign, seed);
  const changing = calls.filter(({ isIdle }) => !isIdle);
  const idle = calls.filter(({ isIdle }) => isIdle);
  const chosen = [
    ...evenlySpaced(changing, mostChangingCalls),
    ...evenlySpaced(idle, mostIdleCalls),
  ];
  const chosenKeys = new Set(chosen.map(keyOf));
  const states: PlayedState[] = [];
  const game = newGame(campaign, seed);
  for (const [turn, command] of commands.entries()) {
    const place = `turn ${turn + 1} of the game ${campaign.id} ${seed}`;
    let call = 0;
    const addIfChosen = (): void => {
      if (!chosenKeys.has(keyOf({ turn, call: call++ }))) return;
      states.push({ place, state: stateOf(game), command });
    };
    if (subject === 'turn') addIfChosen();
    game.probe = { enter: (name) => name === subject && addIfChosen(), leave() {} };
    takeTurn(game, command);
    game.probe = null;
  }
  return states;
}

/** The commands of a game, and all calls of the subject. */
function play(subject: Subject, campaign: Campaign, seed: string) {
  const game = newGame(campaign, seed);
  const choose = bots[player](game, seed);
  const trace = new StateTrace(game);
  const commands: Command[] = [];
  const calls: Call[] = [];
  for (let turn = 0; turn < mostTurns && !game.ending; turn++) {
    const command = choose();
    commands.push(command);
    let call = 0;
    if (subject === 'turn') calls.push({ turn, call, isIdle: false });
    game.probe = {
      enter: (name) => name === subject && trace.changes(),
      leave(name) {
        if (name !== subject) return;
        calls.push({ turn, call, isIdle: trace.changes().length === 0 });
        call++;
      },
    };
    takeTurn(game, command);
    game.probe = null;
  }
  return { commands, calls };
}

function keyOf({ turn, call }: Pick<Call, 'turn' | 'call'>): string {
  return `${turn} ${call}`;
}
