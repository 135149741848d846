import { loadCampaign } from '../../../../src/bundles/load-campaign.ts';
import { takeTurn } from '../../../../src/game/game.ts';
import { continueGame } from '../../../../src/records/continue-game.ts';
import { openDatabase } from '../../../../src/records/game-database.ts';
import { addToGame, readGame, storeGame } from '../../../../src/records/game-store.ts';
import { Recording, summaryOf } from '../../../../src/records/recording.ts';
import { simple } from '../../../sources.ts';
import { longGame } from '../../long-game.ts';

declare global {
  interface Window {
    /** Opens a stored game of many lines and plays turns. Returns times in ms. */
    measureSaves(
      lines: number,
      turns: number,
    ): Promise<{ open: number[]; add: number[]; stored: number[] }>;
  }
}

window.measureSaves = async (lines, turns) => {
  const campaign = loadCampaign(simple);
  const database = await openDatabase(() => {});
  const long = longGame(campaign, lines);
  await storeGame(database, long);
  const times = { open: [] as number[], add: [] as number[], stored: [] as number[] };
  for (let n = 0; n < 5; n++) {
    const began = performance.now();
    const read = await readGame(database, long.row.id);
    if (!read || continueGame(read, campaign).used !== lines) throw new Error('It was not opened.');
    times.open.push(performance.now() - began);
  }
  const { game } = continueGame(long, campaign);
  const recording = new Recording(game, null, long.parts, long.turns);
  for (let n = 0; n < turns && !game.ending; n++) {
    const from = recording.turns.length;
    takeTurn(game, { type: 'wait' });
    const began = performance.now();
    const added = recording.add({ type: 'wait' });
    if (!added) continue;
    const row = { ...long.row, summary: summaryOf(recording.game), lines: from + 1 };
    const snapshot = added.snapshot && { ...added.snapshot, at: from + 1 };
    const stored = addToGame(database, { row, from, lines: [added.line], snapshot });
    times.add.push(performance.now() - began);
    await stored;
    times.stored.push(performance.now() - began);
  }
  return times;
};
