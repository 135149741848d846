import { directions, isStandable, tileAt } from '../dungeon/grid.ts';
import { firstStep } from '../dungeon/paths.ts';
import { actorAt, monstersHere } from '../game/actors.ts';
import { bagOf, itemVerbs } from '../game/bag.ts';
import type { Campaign } from '../game/campaign.ts';
import type { Command } from '../game/commands.ts';
import { cellOf, has, heroCell } from '../game/entity.ts';
import type { GameEvent, MessageId } from '../game/events.ts';
import { takeTurn } from '../game/game.ts';
import { isWay } from '../game/movement.ts';
import type { Game } from '../game/world.ts';
import { type Scene, sceneGame } from './drawn-floor.ts';
import { fitOut, type Outfit } from './outfit.ts';

/** What came of one fight of the hero against one of a kind, and whom it called or split into. */
export interface Duel {
  readonly turns: number;
  /** It stepped from its cell. */
  readonly moved: boolean;
  /** It woke, or struck at the hero, before he had struck it. */
  readonly noticed: boolean;
  readonly hit: boolean;
  readonly wasHit: boolean;
  /** All of them were slain. */
  readonly died: boolean;
  /** It went away without having been slain. */
  readonly left: boolean;
  readonly heroDied: boolean;
  /** HP that the hero lost, whatever he drank in between. */
  readonly lost: number;
  /** The same in shares of his health. */
  readonly taken: number;
  /** What it lost, in shares of its health: 1 if it died. */
  readonly given: number;
  /** Messages that blows do not explain. */
  readonly told: readonly MessageId[];
}

/** In `halls`: the kind on trial, and somebody else. */
const letters = { kind: 'm', other: 'b' };

/** Where duels take place, in turn; in the last one somebody else is about. */
const halls: readonly (readonly string[])[] = [
  [
    '###########',
    '#.........#',
    '#.........#',
    '#.@.....m.#',
    '#.........#',
    '#.........#',
    '###########',
  ],
  ['###########', '#@.....m..#', '###########'],
  ['########', '#......#', '#...m..#', '#......#', '#.@....#', '#......#', '########'],
  [
    '###########',
    '#.......b.#',
    '#.........#',
    '#.@...m...#',
    '#.........#',
    '#.........#',
    '###########',
  ],
];

/** Whether nobody else is about in the duel of this number. */
export function isAlone(number: number): boolean {
  return number % halls.length < halls.length - 1;
}

/** The game in which the duel of this number takes place. */
export function duelGame(
  campaign: Campaign,
  number: number,
  kind: string,
  other: string | null,
  depth: number,
  outfit: Outfit,
): Game {
  const legend = { [letters.kind]: kind, ...(other && { [letters.other]: other }) };
  return stage(
    campaign,
    `duel ${number}`,
    { rows: halls[number % halls.length], legend, depth },
    outfit,
  );
}

/** A game on a drawn floor with the hero as his outfit makes him. */
export function stage(campaign: Campaign, seed: string, scene: Scene, outfit: Outfit): Game {
  const game = sceneGame(campaign, seed, scene);
  fitOut(game, outfit);
  game.log.length = 0;
  return game;
}

/** Turns after which a duel is over, whoever still stands. */
const longestDuel = 60;
/** Turns that the hero waits in every second duel, to see whether it comes. */
const patience = 8;

/** Said of blows, and of what the hero does: they tell nothing of a kind's powers. */
const ordinary: ReadonlySet<MessageId> = new Set<MessageId>([
  ...(['wake', 'hit', 'kill', 'levelUp', 'brawl', 'falls', 'hurt', 'died', 'missed'] as const),
  ...(['evaded', 'noEffect', 'touched', 'notices', 'drank', 'canMove', 'cannotLeave'] as const),
  ...(['hungry20', 'hungry10', 'hungry0', 'getsHungry', 'getsWeak', 'faints'] as const),
  ...(['hereItem', 'hereDown', 'hereUp', 'picked', 'gold', 'stands', 'blocked'] as const),
]);

/** Takes a turn of a duel, with what there is to do before and after. */
export type Take = (command: Command, turn: number, kin: readonly number[]) => GameEvent[];

/** Lets the hero fight those of a kind to the end; if he `waits`, only once it comes, or after a while. */
export function duel(
  game: Game,
  kind: number,
  waits: boolean,
  take: Take = (command) => takeTurn(game, command),
): Duel {
  const { Identity, Health, AI } = game.stores;
  const hero = Identity.seq[game.hero];
  const healthOf = (actors: readonly number[]) =>
    actors.reduce((sum, actor) => sum + Health.current[actor], 0);
  const seqs = new Set<number>();
  const join = () => {
    const kin = kinHere(game, kind);
    for (const one of kin) seqs.add(Identity.seq[one]);
    return kin;
  };
  let kin = join();
  const whole = Math.max(1, healthOf(kin));
  let rest = whole;
  let turns = 0;
  let lost = 0;
  let taken = 0;
  const seen = {
    moved: false,
    noticed: false,
    hit: false,
    wasHit: false,
    died: false,
    left: false,
  };
  const told: MessageId[] = [];
  for (; turns < longestDuel && kin.length > 0 && !game.ending; turns++) {
    rest = healthOf(kin);
    const before = Health.current[game.hero];
    const command = duelCommand(game, kin, waits && turns < patience && !seen.noticed);
    const events = take(command, turns, kin);
    kin = join();
    let healed = 0;
    for (const event of events) {
      if (event.type === 'message') {
        if (!ordinary.has(event.message.id)) told.push(event.message.id);
      } else if (event.type === 'stepped') seen.moved ||= seqs.has(event.actor);
      else if (event.type === 'hit' || event.type === 'missed') {
        const atHero = event.target === hero && seqs.has(event.attacker);
        seen.noticed ||= atHero && !seen.wasHit;
        seen.hit ||= atHero && event.type === 'hit';
        seen.wasHit ||= event.type === 'hit' && event.attacker === hero && seqs.has(event.target);
      } else if (event.type === 'killed') seen.died ||= seqs.has(event.actor);
      else if (event.type === 'vanished') seen.left ||= seqs.has(event.actor);
      else if (event.type === 'healed' && event.actor === hero) healed += event.amount;
    }
    seen.noticed ||= !seen.wasHit && kin.some((one) => AI.awake[one] === 1);
    const drop = Math.max(0, before + healed - Health.current[game.hero]);
    lost += drop;
    taken += drop / Health.max[game.hero];
  }
  const died = kin.length === 0 && seen.died && !seen.left;
  const remaining = seen.left ? rest : healthOf(kin);
  const given = died ? 1 : Math.min(1, Math.max(0, 1 - remaining / whole));
  return { ...seen, died, turns, lost, taken, given, told, heroDied: isSlayer(game, kind) };
}

/** Whether the hero has died, by one of the kind or by nobody's hand. */
function isSlayer({ ending, campaign }: Game, kind: number): boolean {
  if (ending === null || ending.won) return false;
  return ending.by !== 'attack' || ending.kind === campaign.kinds[kind].id;
}

/** The living of a kind on the hero's floor. */
function kinHere(game: Game, kind: number): number[] {
  return monstersHere(game).filter((monster) => game.stores.Identity.kind[monster] === kind);
}

/** What a plain hero does: drinks when hurt, strikes who is beside him, comes near. */
export function duelCommand(game: Game, prey: readonly number[], waits: boolean): Command {
  const { Health } = game.stores;
  if (Health.current[game.hero] * 2 < Health.max[game.hero]) {
    const slot = bagOf(game, game.hero).findIndex((item) => has(game, item, 'Potion'));
    if (slot >= 0) return { type: 'drink', slot };
  }
  return waits ? { type: 'wait' } : approach(game, prey);
}

/** A step towards the nearest of them, or a blow. */
export function approach(game: Game, prey: readonly number[]): Command {
  const here = heroCell(game);
  const far = (actor: number) => {
    const { x, y } = cellOf(game, actor);
    return Math.max(Math.abs(x - here.x), Math.abs(y - here.y));
  };
  const [nearest] = [...prey].sort((a, b) => far(a) - far(b));
  if (nearest === undefined || far(nearest) === 0) return { type: 'wait' };
  const { grid } = game.floor;
  const isOpen = (x: number, y: number) =>
    isStandable(tileAt(grid, x, y)) && actorAt(game, x, y) === 0;
  const step = firstStep(grid, here, cellOf(game, nearest), directions, isOpen, (x, y, dx, dy) =>
    isWay(game, { x, y }, dx, dy),
  );
  return step ? { type: 'move', ...step } : { type: 'wait' };
}

/** The slot of the newest item of a kind that the hero carries, −1 for none. */
export function slotOf(game: Game, kind: number): number {
  return bagOf(game, game.hero).findLastIndex((item) => game.stores.Identity.kind[item] === kind);
}

/** What the hero can do with the item in a slot of his bag. */
export function verbsFor(game: Game, slot: number) {
  return itemVerbs(game, game.hero, bagOf(game, game.hero)[slot]);
}
