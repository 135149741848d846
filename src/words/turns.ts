import { spreadRange } from './numbers.ts';
import { form } from './plurals.ts';

/** A number of turns, of which a part below `spread` is random: 4–11 turns. */
export function enTurns(turns: number, spread = 1): string {
  return `${spreadRange(turns, spread)} ${turns + spread === 2 ? 'turn' : 'turns'}`;
}

export function jaTurns(turns: number, spread = 1): string {
  return `${spreadRange(turns, spread)} ターン`;
}

export function ruTurns(turns: number, spread = 1): string {
  return `${spreadRange(turns, spread)} ${form(turns + spread - 1, 'ход', 'хода', 'ходов')}`;
}
