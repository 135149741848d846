import { isLowHealth } from '../game/actors/low-health.ts';
import type { AimedVerb, Command } from '../game/commands.ts';
import type { GameEvent } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import { bagOf } from '../game/items/bag.ts';
import type { ItemName } from '../game/messages.ts';
import { openQuestion } from '../game/open-question.ts';
import type { Game } from '../game/world.ts';
import { questions, type Question as RuleQuestionType } from '../game/world.ts';
import type { ItemClass } from '../words/option-labels.ts';
import { SeenFloors } from './automatic/seen-floors.ts';
import type { Series } from './automatic/series.ts';
import type { Stop } from './automatic/stop.ts';
import type { Watch } from './automatic/watch.ts';
import { type BagCursor, type BagList, closeBag, closedBag, followItem } from './bag-cursor.ts';
import { slotsFor } from './bag-slots.ts';
import type { PlainControl } from './control-table.ts';
import type { Control, Request, VerbControl } from './controls.ts';
import type { Doubt } from './doubts.ts';
import { History } from './history.ts';

/**
 * A question that the next direction answers: where to dig, to throw or zap an item, or to run. `count`: how often, or
 * the limit of a run.
 */
export type DirectionQuestion =
  | { readonly type: 'dig'; readonly count: number }
  | { readonly type: 'run'; readonly count: number }
  | { readonly type: AimedVerb; readonly slot: number; readonly count: number };

/** Asks whether a command that is probably a mistake is meant. */
export interface DoubtQuestion {
  readonly type: 'sure';
  readonly command: Command;
  readonly doubt: Doubt;
  /** How often the command is meant. */
  readonly count: number;
}

/** Asks for a name for the kind of an unknown item. */
export interface NameQuestion {
  readonly type: 'name';
  readonly slot: number;
}

/** Asks for the hand on which a ring goes. */
export interface HandQuestion {
  readonly type: 'hand';
  readonly slot: number;
}

/** A question of the rules, which the next command answers: see `game/open-question.ts`. */
export interface RuleQuestion {
  readonly type: RuleQuestionType;
}

/**
 * A question that is open. The next control answers or cancels a `DirectionQuestion`, unless it zooms. The others have
 * dialogs, which answer them. See `act` and `answer` in `act.ts`.
 */
export type OpenQuestion =
  | DirectionQuestion
  | DoubtQuestion
  | NameQuestion
  | HandQuestion
  | RuleQuestion;

/** The questions that the next direction does not answer: they have dialogs. */
const dialogQuestions: readonly string[] = ['sure', 'name', 'hand', ...questions];

/** Whether a dialog asks a question. */
export function hasDialog(
  question: OpenQuestion,
): question is Exclude<OpenQuestion, DirectionQuestion> {
  return dialogQuestions.includes(question.type);
}

/** Whether a question is one of the rules. Nothing cancels it. */
export function isOfRules(question: OpenQuestion | null): question is RuleQuestion {
  return questions.some((type) => type === question?.type);
}

/** The state of a held key. */
export type HeldKey =
  /** It repeats its command until the watch has a reason to stop. */
  | { readonly type: 'repeating'; readonly watch: Watch }
  /** The first command was a reason to stop, which is reported when the key repeats. */
  | { readonly type: 'stopping'; readonly reason: Stop }
  /** It does nothing until it is pressed again: it has stopped, or was pressed in an earlier game. */
  | { readonly type: 'stopped' };

/** A command with the item that it used: slots change when an item leaves the bag. */
export interface GivenCommand {
  readonly command: Command;
  /** Null for a command without an item. */
  readonly item: { readonly seq: number; readonly name: ItemName } | null;
}

/** The player's choices for the controls. */
export interface SessionOptions {
  /** Whether commands that are probably mistakes are confirmed first. */
  confirms: boolean;
  /** Whether the bag lists its items by type. */
  sortsBag: boolean;
  /** The classes of items that exploring leaves. */
  leaves: readonly ItemClass[];
  /** Whether a verb always asks for an item, as in Rogue. Otherwise the only fitting item is used at once. */
  alwaysAsks: boolean;
}

/** Facts that the player has been told, so that the next press of the same key goes on. */
interface Told {
  /** The turn of the warning that the next hit may kill the hero: the attack key then attacks. */
  riskInTurn: number | null;
  /** The turn of the message that nothing is left to explore: exploring again then leads to the stairs. */
  exploredInTurn: number | null;
  /** Whether the advice to rest first was given since the health of the hero became low. */
  toRest: boolean;
}

/** A game that is being played, with the state of its controls. */
export interface Session {
  readonly game: Game;
  bag: BagCursor;
  asking: OpenQuestion | null;
  /** Plays a command. The profiler replaces it to measure turns. */
  takeTurn: typeof takeTurn;
  /** Called after each command, also after a refused one. Saves use it. */
  played: (command: Command) => void;
  options: SessionOptions;
  /** The player has seen or changed hidden state, so the game is not ranked. */
  inspected: boolean;
  readonly seen: SeenFloors;
  /** Every message of the game, and more that the state does not keep. */
  readonly history: History;
  /** The automatic command that is being played. */
  series: Series | null;
  /** The control that has started the last series, null for a tap. */
  startedBy: Control | null;
  readonly told: Told;
  /** The last key that can be held down. */
  held: HeldKey;
  /** The time in ms. Null for a bot, which never presses twice by mistake. */
  clock: (() => number) | null;
  /** The time of the last arrival on another floor; null before one. */
  arrivedAt: number | null;
  /** The count that was typed before a command, 0 for none. */
  count: number;
  /** The last command that can be repeated, with its count. */
  last:
    | (({ readonly control: Control } | { readonly given: GivenCommand }) & {
        readonly count: number;
      })
    | null;
}

/** The result of a control; null if it had no effect. */
export type Outcome =
  | {
      readonly type: 'turn';
      readonly events: readonly GameEvent[];
      readonly stop?: Stop | null;
      /** Whether a press has only passed the turn. The repetitions of a held key do not count. */
      readonly waited?: boolean;
    }
  /** The bag, the question or the count changed, or an automatic command stopped; no turn was used. */
  | { readonly type: 'changed'; readonly stop?: Stop }
  | { readonly type: 'request'; readonly request: Request }
  /** The hero has no item for a verb, or none at all to list in the bag. */
  | { readonly type: 'nothingFor'; readonly verb: VerbControl | 'bag' }
  /** The verb of the open bag does not apply to the chosen item. */
  | { readonly type: 'doesNotFit'; readonly verb: VerbControl; readonly slot: number }
  /** No item has the pressed letter. */
  | { readonly type: 'noItem'; readonly key: string }
  /** The pressed character has no command. */
  | { readonly type: 'noCommand'; readonly key: string }
  | null;

export const changed: Outcome = { type: 'changed' };

/** The target of a tap or click. */
export type Tap =
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  | { readonly type: 'bagRow'; readonly slot: number }
  | { readonly type: 'menuRow'; readonly index: number }
  /** `slot`: the item under the point of the closed bag. */
  | { readonly type: 'bag'; readonly slot?: number }
  | { readonly type: 'log' }
  | { readonly type: 'button'; readonly button: PlainControl };

/** The rules failed in the middle of a turn: the game must not be played on. */
export class TurnError extends Error {
  override readonly name = 'TurnError';
  readonly command: Command;

  constructor(command: Command, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.command = command;
  }
}

/** A session with a game. */
export function startSession(game: Game, inspected = false): Session {
  return {
    game,
    bag: closedBag,
    asking: questionOf(game),
    takeTurn,
    played() {},
    options: { confirms: true, sortsBag: false, leaves: [], alwaysAsks: false },
    inspected,
    seen: new SeenFloors(game),
    history: new History(game),
    series: null,
    startedBy: null,
    told: { riskInTurn: null, exploredInTurn: null, toRest: false },
    held: { type: 'stopped' },
    clock: null,
    arrivedAt: null,
    count: 0,
    last: null,
  };
}

/** Plays a command of a session and returns the events. Throws a `TurnError` if the rules fail. */
export function playCommand(session: Session, command: Command): GameEvent[] {
  const { game } = session;
  const before = listOf(session);
  const { depth } = game.floor;
  let events: GameEvent[];
  try {
    events = session.takeTurn(game, command);
  } catch (error) {
    throw new TurnError(command, error);
  }
  session.played(command);
  if (game.floor.depth !== depth) session.arrivedAt = session.clock?.() ?? null;
  session.seen.note();
  if (!isLowHealth(game, game.stores.Health.current[game.hero])) session.told.toRest = false;
  session.history.note(events, game.turn);
  session.bag = followItem(session.bag, before, listOf(session));
  session.asking = questionOf(game) ?? session.asking;
  return events;
}

/**
 * The session that shows a moment of a replay. `before`: the session of the moment before. `events`: those between
 * the two moments; null after a jump, which begins with nothing seen, as a continued game does.
 */
export function watchMoment(
  before: Session | null,
  game: Game,
  events: readonly GameEvent[] | null,
): Session {
  if (before?.game !== game || !events) return startSession(game);
  before.seen.note();
  before.history.note(events, game.turn);
  before.asking = questionOf(game);
  return before;
}

/** A press within this many milliseconds of an arrival is the second half of a double press. */
const doublePress = 500;

/** Whether the hero has only just arrived on a floor, so that a double press on stairs does not lead back. */
export function hasJustArrived({ clock, arrivedAt }: Session): boolean {
  return clock !== null && arrivedAt !== null && clock() - arrivedAt < doublePress;
}

/** The open question of the rules. */
function questionOf(game: Game): RuleQuestion | null {
  const type = openQuestion(game);
  return type && { type };
}

/** Plays a command, and closes the bag. */
export function play(session: Session, command: Command): Outcome {
  const events = playCommand(session, command);
  closeTheBag(session);
  return { type: 'turn', events, waited: command.type === 'wait' };
}

/** Closes the bag. */
export function closeTheBag(session: Session): Outcome {
  session.bag = closeBag(session.bag, slotsOf(session, null));
  return changed;
}

/**
 * The session without an open question or bag: the press of a button means something else. A question of the rules
 * stays open.
 */
export function withoutPrompt(session: Session): Session {
  if (!isOfRules(session.asking)) session.asking = null;
  closeTheBag(session);
  return session;
}

/** The items of the hero's bag, and its slots in the order of the list. */
function listOf(session: Session): BagList {
  const { game } = session;
  return { items: bagOf(game, game.hero), slots: slotsOf(session, null) };
}

/** The slots of the bag, in the order of its list: with a verb only the slots that it applies to. */
export function slotsOf(session: Session, verb: VerbControl | null = session.bag.verb): number[] {
  return slotsFor(session.game, verb, session.options.sortsBag);
}
