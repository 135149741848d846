import type { Command } from '../commands.ts';
import type { ActionFor } from './action.ts';
import { chooseItem, chooseKind } from './choose.ts';
import { dig } from './dig.ts';
import { drink } from './drink.ts';
import { eat } from './eat.ts';
import { equip } from './equip.ts';
import { move } from './move.ts';
import { nameItem } from './name.ts';
import { pickup } from './pickup.ts';
import { put } from './put.ts';
import { read } from './read.ts';
import { search } from './search.ts';
import { down, up } from './stairs.ts';
import { takeOff } from './take-off.ts';
import { throwItem } from './throw.ts';
import { wait } from './wait.ts';
import { wield } from './wield.ts';
import { zap } from './zap.ts';

/** Every action by the type of its command. */
export const actionRegistry: { readonly [T in Command['type']]: ActionFor<T> } = {
  move,
  dig,
  wait,
  search,
  pickup,
  down,
  up,
  eat,
  drink,
  read,
  equip,
  takeOff,
  put,
  throw: throwItem,
  name: nameItem,
  chooseItem,
  chooseKind,
  zap,
  wield,
};
