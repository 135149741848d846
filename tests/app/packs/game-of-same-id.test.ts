import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignOf } from '../../../src/app/background/worker-request.ts';
import type { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { GameLibrary } from '../../../src/app/saves/game-library.ts';
import { openGame } from '../../../src/app/saves/open-game.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import type { QuestionDialog } from '../../../src/page/question.ts';
import { Recording } from '../../../src/records/recording.ts';
import { replay } from '../../../src/records/replay.ts';
import { modsOf } from '../../../src/records/run-file.ts';
import { storedGameOf } from '../../../src/records/stored-game.ts';
import { later, packWith } from './stored-packs.ts';

// Each test has its own databases: other files delete those of all.
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const pack = packWith('moor');

/** The page, with the pack off or on, whose campaign has the id of one of the game's own. */
async function pageWithPack(on: boolean): Promise<Campaigns> {
  const campaigns = later(pack);
  await campaigns.usePacks([{ ...pack, on }]);
  return campaigns;
}

/** A game of two turns of the campaign that the page plays. */
function played(campaigns: Campaigns) {
  const campaign = campaigns.get('moor');
  const game = newGame(campaign, 'two campaigns');
  const recording = Recording.begin(game, campaigns.filesOf(campaign), null);
  for (let n = 0; n < 2; n++) {
    takeTurn(game, { type: 'wait' });
    recording.add({ type: 'wait' });
  }
  return { game, run: recording.runFile(false) };
}

const cases = [
  { saved: 'off', continued: 'on' },
  { saved: 'on', continued: 'off' },
];

test.each(cases)(
  'a game saved with the pack $saved continues unchanged with the pack $continued',
  async ({ saved, continued }) => {
    const { game, run } = played(await pageWithPack(saved === 'on'));
    const campaigns = await pageWithPack(continued === 'on');
    const shown: unknown[] = [];
    // Throws nothing: another test file deletes the database of all files, which this page notices.
    const show = (say: unknown) => shown.push(say);
    const notice = { element: null as never, show, hide: () => {} };
    const games = new GameLibrary({ campaigns, notice, listed: () => {} });
    await games.store(storedGameOf(run, game, { id: saved, saved: 1 }));
    // The pack that is off is a missing one: the player continues with the files of the game.
    const question = { ask: async () => true } as unknown as QuestionDialog;
    const opened = await openGame({ campaigns, question }, games, { id: saved, release: () => {} });
    if (!opened) expect.fail('The game was not opened.');
    expect(opened.session.game.campaign.width).toBe(game.campaign.width);
    expect(opened.session.game.turn).toBe(2);
    expect(opened.recording.parts.segments).toHaveLength(1);
    expect(campaigns.filesOf(opened.session.game.campaign)).toEqual(modsOf(run));
    expect(shown).toEqual([]);
  },
);

test.each(cases)(
  'a game recorded with the pack $saved is replayed in a worker with the pack $continued',
  async ({ saved, continued }) => {
    const { run } = played(await pageWithPack(saved === 'on'));
    const { sourcesOfGames } = await pageWithPack(continued === 'on');
    const request = structuredClone({ sources: sourcesOfGames, run });
    const { game, difference } = replay(campaignOf(request), run);
    expect([game.turn, difference]).toEqual([2, null]);
  },
);

test('a game without mods is of the campaign that the page plays', async () => {
  const widths = [];
  for (const on of [false, true]) {
    const campaigns = await pageWithPack(on);
    widths.push([campaigns.withoutMods('moor')?.width, campaigns.get('moor').width]);
    expect(campaigns.withoutMods('moor')?.kinds.some(({ id }) => id === 'ghoul')).toBe(false);
  }
  const [[off], [on]] = widths;
  expect(widths).toEqual([
    [off, off],
    [on, on],
  ]);
  expect(off).not.toBe(on);
});
