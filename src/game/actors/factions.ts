import type { Campaign } from '../campaign.ts';
import { has, kindOf } from '../entity.ts';
import type { Kind } from '../kinds.ts';
import type { Game } from '../world.ts';

/**
 * Factions decide the enemies of an actor. Without factions the rule `strife` of the campaign decides. A kind with
 * `Faction` belongs to the faction that it names; its name is all that makes a faction exist.
 */

/** The faction of the hero and its allies. */
export const heroFaction = 'hero';
/** The faction of the monsters without `Faction`. */
export const otherMonsters = 'monsters';

/** Whether monsters of a kind are allies of the hero from the start. */
export function isAllyKind({ faction }: Pick<Kind, 'faction'>): boolean {
  return faction?.name === heroFaction;
}

/** The hostile pairs by campaign: every monster asks for them every turn, and kinds never change. */
const pairsByKinds = new WeakMap<Campaign['kinds'], ReadonlySet<string> | null>();

/** The pairs of hostile factions, as `one other`, in both orders; null if no kind has a faction. */
function hostilePairs({ kinds }: Campaign): ReadonlySet<string> | null {
  let pairs = pairsByKinds.get(kinds);
  if (pairs === undefined) {
    const factions = kinds.flatMap(({ faction }) => faction ?? []);
    pairs = factions.length === 0 ? null : pairsOf(factions);
    pairsByKinds.set(kinds, pairs);
  }
  return pairs;
}

function pairsOf(factions: readonly { name: string; fights: readonly string[] }[]): Set<string> {
  const all = [{ name: otherMonsters, fights: [heroFaction] }, ...factions];
  return new Set(
    all.flatMap(({ name, fights }) =>
      fights.flatMap((other) => [`${name} ${other}`, `${other} ${name}`]),
    ),
  );
}

/** Whether a kind of the campaign has a faction. */
export function hasFactions(game: Game): boolean {
  return hostilePairs(game.campaign) !== null;
}

/** The faction of an actor. */
function factionOf(game: Game, actor: number): string {
  if (actor === game.hero) return heroFaction;
  const { faction } = kindOf(game, actor);
  return faction && has(game, actor, 'Faction') ? faction.name : otherMonsters;
}

/** Whether a monster is on the hero's side. */
export function isAlly(game: Game, actor: number): boolean {
  return actor !== game.hero && hasFactions(game) && factionOf(game, actor) === heroFaction;
}

/**
 * Whether two actors fight each other. Without factions: the hero fights all monsters; with the rule `strife: 'all'`,
 * as in the arena, monsters also fight one another. With factions: the pairs that the `fights` of kinds name. Monsters
 * without a faction are treated as one faction that fights the hero. With `strife: 'all'` all factions fight one
 * another, and monsters without a faction also fight among themselves.
 */
export function areHostile(game: Game, one: number, other: number): boolean {
  const isHeros = one === game.hero || other === game.hero;
  const allFight = game.campaign.rules.strife === 'all';
  const pairs = hostilePairs(game.campaign);
  if (pairs === null) return allFight || isHeros;
  const [first, second] = [factionOf(game, one), factionOf(game, other)];
  if (first === second) return allFight && first === otherMonsters;
  if (allFight || pairs.has(`${first} ${second}`)) return true;
  // A monster that has nothing against the hero defends itself.
  const monster = one === game.hero ? other : one;
  return isHeros && game.stores.AI.provoked[monster] === 1;
}

/** Whether two monsters are of one side: of one faction, or both without one where monsters do not fight. */
export function areOfOneSide(game: Game, one: number, other: number): boolean {
  return factionOf(game, one) === factionOf(game, other) && !areHostile(game, one, other);
}
