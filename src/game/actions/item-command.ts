import type { Command, ItemVerb } from '../commands.ts';
import { bagOf } from '../items/bag.ts';
import { checkCurse } from '../items/curses.ts';
import { isWorn } from '../items/gear.ts';
import { itemName } from '../items/item-names.ts';
import { itemVerbs } from '../items/item-verbs.ts';
import { type Message, messageOf } from '../messages.ts';
import type { Game } from '../world.ts';

/** A command to do something with an item of the bag. */
export type ItemCommand = Extract<Command, { type: ItemVerb }>;

/** The item in the hero's bag that a command names; undefined if the bag has no such place. */
export function itemIn(game: Game, { slot }: { readonly slot: number }): number | undefined {
  return bagOf(game, game.hero)[slot];
}

/** Checks every command about an item: the item must exist and allow the action. */
export function checkItem(game: Game, command: ItemCommand): Message | null {
  const item = itemIn(game, command);
  if (item === undefined) {
    return messageOf(bagOf(game, game.hero).length === 0 ? 'nothing' : 'noSuchItem');
  }
  if (itemVerbs(game, game.hero, item).includes(command.type)) return null;
  return messageOf('cannotUse', { item: itemName(game, item) });
}

/** Checks a command that takes an item off the hero: a cursed item stays on. */
export function checkRemovable(game: Game, command: ItemCommand): Message | null {
  const item = itemIn(game, command);
  if (item === undefined || !isWorn(game, game.hero, item)) return null;
  return checkCurse(game, item);
}
