import type { Command } from '../../game/commands.ts';
import { kindHas } from '../../game/kinds.ts';
import { drawsOf, keyOf } from '../../game/random.ts';
import type { Game } from '../../game/world.ts';
import { answerOf } from './answers.ts';
import { addView, type BotMap, cellAt, neighbour, newBotMap } from './bot-map.ts';
import { CarefulBot } from './careful.ts';
import { Explorer } from './explorer.ts';
import { greedy } from './greedy.ts';
import { random } from './random-bot.ts';
import { rest, type Situation, stroll } from './tactics.ts';
import { type BotView, viewOf } from './view.ts';

/** Chooses a command from the player's knowledge and the bot's own map. */
type Decide = (situation: Situation) => Command;

export type BotName = 'random' | 'greedy' | 'careful' | 'explorer';

/**
 * The bots. A bot is created for a game and a seed; each call returns the next command. Bots
 * use only information that a player can see. Equal games and seeds give equal commands.
 */
export const bots: Readonly<Record<BotName, (game: Game, seed: string) => () => Command>> = {
  random: botOf(() => random),
  greedy: botOf(() => greedy),
  careful: botOf(() => {
    const bot = new CarefulBot();
    return (situation) => bot.decide(situation);
  }),
  explorer: (game) => {
    const explorer = new Explorer(game);
    return () => explorer.decide();
  },
};

function botOf(newDecide: () => Decide): (game: Game, seed: string) => () => Command {
  return (game, seed) => {
    const decide = newDecide();
    const chance = drawsOf(keyOf(`bot:${seed}`), 0, 0);
    // The maps of the floors that the hero can return to.
    const maps = new Map<number, BotMap>();
    let depth = -1;
    let lastCommand: Command | null = null;
    let refusals = 0;
    return () => {
      const view = viewOf(game);
      const answer = answerOf(view);
      if (answer) return answer;
      if (view.depth !== depth && view.rules.floors === 'anew') maps.clear();
      depth = view.depth;
      const map = maps.get(depth) ?? newBotMap(view);
      maps.set(depth, map);
      addView(map, view);
      const situation = { view, map, here: cellAt(map, view.hero), chance };
      learn(situation, lastCommand);
      refusals = view.refused ? refusals + 1 : 0;
      // After a refused command, take a step or rest, so that the bot does not repeat it forever.
      if (refusals === 0) lastCommand = decide(situation);
      else lastCommand = (refusals < 3 ? stroll(situation) : null) ?? rest(situation);
      return lastCommand;
    };
  };
}

/** Notes items and actions that have turned out to be impossible. */
function learn({ view, map, here }: Situation, lastCommand: Command | null): void {
  for (const { id } of view.messages) {
    if (id === 'tooHeavy' || id === 'bagFull') map.avoided[here] = 1;
  }
  if (!view.refused || !lastCommand) return;
  const { type } = lastCommand;
  if (type === 'move' || type === 'dig') map.avoided[neighbour(map, here, lastCommand)] = 1;
  else if (type === 'equip' || type === 'takeOff') {
    for (const sort of sortsOf(view, lastCommand.slot)) map.cursed[sort] = true;
  } else map.avoided[here] = 1;
}

/** The sorts of gear that an item of the bag is. */
function sortsOf({ bag }: BotView, slot: number): ('Weapon' | 'Armour' | 'Ring')[] {
  const kind = bag[slot]?.kind;
  if (!kind) return [];
  return (['Weapon', 'Armour', 'Ring'] as const).filter((sort) => kindHas(kind, sort));
}
