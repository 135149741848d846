import { rulesHash } from 'virtual:rules-hash';
import { query } from 'bitecs';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { monstersShown } from '../../game/actors/actors.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { has, kindOf } from '../../game/entity.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import { bagOf } from '../../game/items/bag.ts';
import { isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';
import type { SystemName } from '../../game/systems/turn-order.ts';
import type { Game } from '../../game/world.ts';
import { contentHash } from '../../state/hash.ts';
import { type BotName, bots } from '../bots/bots.ts';

/** Lets a bot play a whole game, for `simulate` and `compare`. */

/** Games are comparable if their settings are equal. */
export interface Setting {
  readonly campaign: string;
  readonly bot: BotName;
  /** The content hash of the campaign. */
  readonly content: string;
  /** The hash of the rules. */
  readonly rules: string;
  /** Systems that were switched off. */
  readonly without: readonly SystemName[];
  /** Turns after which a game is stopped. */
  readonly limit: number;
}

/** The result of a game. */
export interface GameResult {
  readonly seed: string;
  /** `stalled`: the bot's commands no longer used turns. */
  readonly outcome: 'won' | 'died' | 'limit' | 'stalled';
  /** The kind that killed the hero, or "hunger"; null if the hero lives. */
  readonly killer: string | null;
  readonly turns: number;
  /** The depth at the end of the game. */
  readonly depth: number;
  /** The greatest depth of the game. */
  readonly deepest: number;
  readonly score: number;
  /** The lowest energy of the hero during the game; null without hunger. */
  readonly slack: number | null;
  /** Kinds of monsters and usable items that never existed in the game. */
  readonly ungenerated: readonly string[];
  /** Kinds of monsters that the hero never saw, and that did not kill it. Includes `ungenerated`. */
  readonly unmet: readonly string[];
  /** Kinds of usable items that the hero never used. Includes `ungenerated`. */
  readonly unused: readonly string[];
}

/** A game that ended with an exception. */
export interface Failure {
  readonly seed: string;
  readonly error: string;
}

/** A line of the output of `simulate`. */
export type Line = Setting & (GameResult | Failure);

/** Consecutive commands without a turn after which a game counts as stalled. */
const mostIdleCommands = 500;

/** A bot and a campaign. Plain data, which can be sent to another thread. */
export interface Player {
  readonly source: CampaignSource;
  readonly setting: Setting;
}

/** Returns a function that lets each player play a seed. */
export function seedPlayer(players: readonly Player[]): (seed: string) => (GameResult | Failure)[] {
  const loaded = players.map(({ source, setting }) => ({
    campaign: loadCampaign(source),
    setting,
  }));
  return (seed) => loaded.map(({ campaign, setting }) => simulate(campaign, setting, seed));
}

export function settingOf(
  campaign: Campaign,
  { bot, without, limit }: Pick<Setting, 'bot' | 'without' | 'limit'>,
): Setting {
  const content = contentHash(campaign);
  return { campaign: campaign.id, bot, content, rules: rulesHash, without, limit };
}

/** Lets a bot play a game. The bot's own seed is the seed of the game. */
export function simulate(campaign: Campaign, setting: Setting, seed: string): GameResult | Failure {
  try {
    return playOut(campaign, setting, seed);
  } catch (error) {
    return { seed, error: error instanceof Error ? error.message : String(error) };
  }
}

function playOut(campaign: Campaign, { bot, without, limit }: Setting, seed: string): GameResult {
  const game = newGame(campaign, seed);
  if (without.length > 0) game.replaced = Object.fromEntries(without.map((name) => [name, idle]));
  const decide = bots[bot](game, seed);
  const { Hunger, Identity } = game.stores;
  const eats = has(game, game.hero, 'Hunger');
  const generated = new Set<number>();
  const met = new Set<number>();
  const used = new Set<number>();
  let slack = eats ? Hunger.energy[game.hero] : null;
  let idleCommands = 0;
  let nextSeq = 0;
  const noteKinds = () => {
    for (const monster of monstersShown(game)) met.add(Identity.kind[monster]);
    if (game.nextSeq === nextSeq) return;
    for (const entity of query(game.world, [Identity])) {
      if (Identity.seq[entity] >= nextSeq) generated.add(Identity.kind[entity]);
    }
    nextSeq = game.nextSeq;
  };
  noteKinds();
  while (!game.ending && game.turn < limit && idleCommands < mostIdleCommands) {
    const command = decide();
    const item = itemOf(game, command);
    const turnBefore = game.turn;
    const events = takeTurn(game, command);
    if (item !== null && !events.some(({ type }) => type === 'refused')) used.add(item);
    if (slack !== null) slack = Math.min(slack, Hunger.energy[game.hero]);
    idleCommands = game.turn > turnBefore ? 0 : idleCommands + 1;
    noteKinds();
  }
  const { ending, turn, score, deepest, floor } = game;
  const killer = killerOf(ending);
  const killerKind = campaign.kinds.findIndex(({ id }) => id === killer);
  if (killerKind >= 0) {
    // Some killers are never seen, such as an invisible monster.
    generated.add(killerKind);
    met.add(killerKind);
  }
  const missing = (kinds: ReadonlySet<number>, isCounted: (kind: Kind) => boolean) =>
    campaign.kinds.flatMap((kind, n) => (isCounted(kind) && !kinds.has(n) ? kind.id : []));
  return {
    seed,
    outcome: outcomeOf(ending, turn >= limit),
    killer,
    turns: turn,
    depth: floor.depth,
    deepest,
    score,
    slack,
    ungenerated: missing(generated, (kind) => isMonsterKind(kind) || isForUse(kind)),
    unmet: missing(met, isMonsterKind),
    unused: missing(used, isForUse),
  };
}

function killerOf(ending: Game['ending']): string | null {
  if (!ending || ending.won) return null;
  return ending.by === 'hunger' ? 'hunger' : ending.kind;
}

function outcomeOf(ending: Game['ending'], isAtLimit: boolean): GameResult['outcome'] {
  if (ending) return ending.won ? 'won' : 'died';
  return isAtLimit ? 'limit' : 'stalled';
}

function idle(): void {}

/** Commands that name an item but do not use it. */
const noUse: readonly Command['type'][] = ['put', 'takeOff', 'name', 'chooseItem'];

/** The kind number of the item that a command uses, or null. */
function itemOf(game: Game, command: Command): number | null {
  if (!('slot' in command) || noUse.includes(command.type)) return null;
  const item = bagOf(game, game.hero)[command.slot];
  return item === undefined ? null : game.campaign.kinds.indexOf(kindOf(game, item));
}

const usable = ['Food', 'Potion', 'Scroll', 'Weapon', 'Armour', 'Ring', 'Stick'] as const;

/** Whether a kind is an item that can be used. */
export function isForUse(kind: Kind): boolean {
  return usable.some((name) => kindHas(kind, name));
}
