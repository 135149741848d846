import { bagOf, carriedWeight, isWorn } from '../../game/bag.ts';
import type { Campaign } from '../../game/campaign.ts';
import { readCommand } from '../../game/commands.ts';
import { has } from '../../game/entity.ts';
import { armourClassOf, attackOf, defenceOf } from '../../game/fighters.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import { itemName } from '../../game/items.ts';
import { strengthText } from '../../game/strength.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { InputError, readJsonLines } from '../input-error.ts';

/** Plays the commands of a file and prints what became of it. */
export function playCommands(
  campaign: Campaign,
  { seed, commands, trace }: { seed: string; commands: string; trace?: boolean },
): void {
  const game = newGame(campaign, seed);
  const lines = readJsonLines(commands).map(({ line, value }) => {
    const command = readCommand(value);
    if ('problem' in command) throw new InputError(`${commands}, line ${line}: ${command.problem}`);
    return command;
  });
  for (const command of lines) {
    takeTurn(game, command);
    if (trace) process.stdout.write(`${JSON.stringify(report(game))}\n`);
  }
  if (!trace || lines.length === 0) process.stdout.write(`${JSON.stringify(report(game))}\n`);
}

/** The game as a script wants to know it. */
function report(game: Game): object {
  const { hero, stores } = game;
  const { Position, Health, Experience, Hunger, Strength, Condition } = stores;
  const { confused, held, stuck } = Condition;
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
      ...(held[hero] > 0 && { held: true }),
      ...(stuck[hero] > 0 && { stuck: stuck[hero] }),
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
