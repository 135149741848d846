import { monstersHere } from '../game/actors/actors.ts';
import { armourClassOf } from '../game/combat/armour-class.ts';
import { attackOf, defenceOf } from '../game/combat/fighters.ts';
import { type Command, type ItemVerb, isAimed } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import { itemsOn } from '../game/floors/floor-contents.ts';
import { takeTurn } from '../game/game.ts';
import { bagOf } from '../game/items/bag.ts';
import { carriedWeight } from '../game/items/bag-limits.ts';
import { itemVerbs } from '../game/items/item-verbs.ts';
import { kindHas } from '../game/kinds.ts';
import type { MessageId } from '../game/messages.ts';
import type { Game } from '../game/world.ts';
import { approachCommand } from './hero-tactics.ts';
import { firstEnemy } from './home-depths.ts';
import { outfittedGame } from './outfit.ts';
import { attempt, corridor, messagesOf, repetitions, type Trial } from './trial.ts';
import type { ItemReport } from './trial-report.ts';

/** Sums over the trials of one way to use an item. */
interface UseSums {
  done: number;
  readonly messages: Set<MessageId>;
  readonly changes: Record<string, number>;
}

/** Lets a hurt and hungry hero pick up an item and use it in every possible way. */
export function tryItem(trial: Trial): ItemReport {
  let picked = 0;
  let won = false;
  const uses = new Map<ItemVerb, UseSums>();
  for (let number = 0; number < repetitions; number++) {
    attempt(trial, 'picking it up', () => {
      const { game, isPicked } = pickUp(trial, number);
      if (isPicked) picked++;
      won ||= game.ending?.won === true;
      const slot = slotOf(game, trial.index);
      if (!isPicked || slot < 0 || game.ending) return;
      for (const verb of itemVerbs(game, game.hero, bagOf(game, game.hero)[slot])) {
        // Naming an unknown item says nothing about the item.
        if (verb === 'name') continue;
        const sums = uses.get(verb) ?? { done: 0, messages: new Set(), changes: {} };
        uses.set(verb, sums);
        use(trial, number, verb, slot, sums);
      }
    });
  }
  return {
    trials: repetitions,
    picked,
    won,
    uses: [...uses].map(([verb, { done, messages, changes }]) => {
      const means = Object.entries(changes).map(([stat, sum]) => [stat, sum / done] as const);
      const changed = Object.fromEntries(means.filter(([, mean]) => mean !== 0));
      return { verb, done, messages: [...messages], changes: changed };
    }),
  };
}

/** A game in which the hero has stepped on the item and tried to pick it up. */
function pickUp(trial: Trial, number: number) {
  const { campaign, kind, index, depth, outfits, componentReads } = trial;
  const enemy = firstEnemy(campaign, depth);
  const legend = { m: kind.id, ...(enemy && { b: enemy.id }) };
  // The hero wears nothing, so that every item can be equipped.
  const outfit = { ...outfits[number % outfits.length], worn: [] };
  const floor = { rows: corridor, legend, depth };
  const game = outfittedGame(campaign, `item ${number}`, floor, outfit);
  const { Health, Hunger, Identity } = game.stores;
  Health.current[game.hero] = Math.max(1, Math.floor(Health.max[game.hero] / 2));
  if (has(game, game.hero, 'Hunger'))
    Hunger.energy[game.hero] = Math.floor(Hunger.max[game.hero] / 4);
  const item = itemsOn(game, game.floor).find((one) => Identity.kind[one] === index);
  if (item !== undefined) componentReads.watch(game, index, item);
  const play = (command: Command) => componentReads.during(() => takeTurn(game, command));
  const step = play({ type: 'move', dx: 1, dy: 0 });
  const events = [...step, ...(hasPicked(step) ? [] : play({ type: 'pickup' }))];
  return { game, play, isPicked: hasPicked(events) };
}

function hasPicked(events: readonly GameEvent[]): boolean {
  return events.some(({ type }) => type === 'picked');
}

/** Uses the item in a new game, and adds the difference from a game in which the hero waits. */
function use(trial: Trial, number: number, verb: ItemVerb, slot: number, sums: UseSums): void {
  const { game, play } = pickUp(trial, number);
  const stats = Object.keys(statsOf(game));
  const direction = isAimed(verb) ? { dx: 1 as const, dy: 0 as const } : {};
  const events = play({ type: verb, slot, ...direction } as Command);
  const after = statsOf(game);
  const idle = pickUp(trial, number).game;
  takeTurn(idle, { type: 'wait' });
  const afterWaiting = statsOf(idle);
  for (const id of messagesOf(events)) sums.messages.add(id);
  if (!events.some(({ type }) => type === 'refused')) {
    sums.done++;
    for (const stat of stats) {
      sums.changes[stat] = (sums.changes[stat] ?? 0) + after[stat] - afterWaiting[stat];
    }
  }
  if (verb === 'equip') fightOn(game, play);
}

/** The numbers of the hero that an item can change, by English name. */
function statsOf(game: Game): Record<string, number> {
  const { Health, Hunger, Strength } = game.stores;
  const { hero } = game;
  return {
    health: Health.current[hero],
    'maximum health': Health.max[hero],
    attack: attackOf(game, hero),
    defence: defenceOf(game, hero),
    score: game.score,
    load: carriedWeight(game, hero) / 10,
    ...(has(game, hero, 'Fighter') && { 'armour class': armourClassOf(game, hero) }),
    ...(has(game, hero, 'Hunger') && { energy: Hunger.energy[hero] }),
    ...(has(game, hero, 'Strength') && { strength: Strength.now[hero] }),
  };
}

/** Throws all missiles and fights, so that systems read the components of the equipped item. */
function fightOn(game: Game, play: (command: Command) => void): void {
  const { kinds } = game.campaign;
  const missiles = kinds.flatMap((kind, index) => {
    const slot = kindHas(kind, 'Missile') ? slotOf(game, index) : -1;
    return slot < 0 ? [] : slot;
  });
  for (const slot of missiles) play({ type: 'throw', slot, dx: 1, dy: 0 });
  for (let turn = 0; turn < 8 && !game.ending; turn++) {
    play(approachCommand(game, monstersHere(game)));
  }
}

/** The slot of the newest item of a kind in the hero's bag; −1 if there is none. */
function slotOf(game: Game, kind: number): number {
  return bagOf(game, game.hero).findLastIndex((item) => game.stores.Identity.kind[item] === kind);
}
