import type { Campaign } from '../../src/game/campaign.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { GameRow, StoredGame } from '../../src/records/game-rows.ts';
import { Recording, summaryOf } from '../../src/records/recording.ts';
import { recordCommands, seed } from './ordinary-game.ts';

/**
 * A stored game with very many lines: the lines of a short game again and again, of which the last
 * `real` ones are its own. With 399, its newest snapshot is as old as possible, so that opening it takes longest.
 */
export function longGame(campaign: Campaign, lines: number, real = 399): StoredGame {
  const game = newGame(campaign, seed);
  const recording = Recording.begin(game, {}, null);
  const snapshots = [];
  for (const command of recordCommands(campaign, real)) {
    takeTurn(game, command);
    const added = recording.add(command);
    if (added?.snapshot) snapshots.unshift({ ...added.snapshot, at: recording.turns.length });
  }
  const { parts, turns } = recording;
  const before = lines - turns.length;
  const filler = Array.from({ length: before }, (_, n) => turns[n % turns.length]);
  const row: GameRow = {
    id: 'long game',
    campaign: campaign.id,
    seed,
    daily: null,
    inspected: false,
    copied: false,
    mods: [],
    summary: summaryOf(game),
    lines,
    saved: 0,
    status: 'playing',
  };
  return {
    row,
    parts,
    turns: [...filler, ...turns],
    snapshots: snapshots.slice(0, 2).map((snapshot) => ({ ...snapshot, at: before + snapshot.at })),
  };
}
