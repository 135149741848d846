import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { GameLibrary } from '../../../src/app/saves/game-library.ts';
import { openGame } from '../../../src/app/saves/open-game.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import type { QuestionDialog } from '../../../src/page/question.ts';
import type { StorageNotice } from '../../../src/page/storage-notice.ts';
import type { StoredGame } from '../../../src/records/game-rows.ts';
import type { Mod } from '../../../src/records/mods.ts';
import { withCampaignsOf } from '../../../src/records/packs.ts';
import { Recording } from '../../../src/records/recording.ts';
import { modsOf } from '../../../src/records/run-file.ts';
import { storedGameOf } from '../../../src/records/stored-game.ts';
import { simple } from '../../sources.ts';
import { packWith } from '../packs/stored-packs.ts';

// Each test has its own databases: other files delete those of all.
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

const modWith = (health: number, about = 'An imp.'): Mod => ({
  campaign: 'simple',
  file: 'imp.json',
  text: JSON.stringify({
    name: { en: 'imp' },
    about: { en: about },
    look: { glyph: 'i', colour: '#ff0000' },
    Health: { max: health },
    Stats: { attack: 1, defence: 1 },
    AI: { mind: 'hunter' },
  }),
  on: true,
});

/** A stored game of two turns with a mod. */
function gameWith(mod: Mod, id: string): StoredGame {
  const campaigns = new Campaigns([simple]);
  campaigns.changeMods(() => [mod]);
  const campaign = campaigns.get('simple');
  const game = newGame(campaign, 'mods');
  const recording = Recording.begin(game, campaigns.filesOf(campaign), null);
  for (let n = 0; n < 2; n++) {
    takeTurn(game, { type: 'wait' });
    recording.add({ type: 'wait' });
  }
  return storedGameOf(recording.runFile(false), game, { id, saved: 1 });
}

test.each([
  ['another monster', modWith(4)],
  ['another description only', modWith(3, 'A small devil.')],
])('a game that has the new mod with %s keeps it, and does not ask again', async (name, newer) => {
  const campaigns = new Campaigns([simple]);
  campaigns.changeMods(() => [newer]);
  const shown: unknown[] = [];
  const notice: StorageNotice = {
    element: null as unknown as HTMLDivElement,
    // Throws nothing: another test file deletes the database of all files, which this page notices.
    show: (say) => shown.push(say),
    hide: () => {},
  };
  const games = new GameLibrary({ campaigns, notice, listed: () => {} });
  await games.store(gameWith(modWith(3), name));
  let asked = 0;
  const question = {
    ask: async () => {
      asked++;
      return false;
    },
  } as unknown as QuestionDialog;
  const open = () => openGame({ campaigns, question }, games, { id: name, release: () => {} });

  const opened = await open();
  if (!opened) expect.fail('The game was not opened.');
  const used = { 'imp.json': newer.text };
  expect(modsOf(opened.recording.parts)).toEqual(used);
  expect(modsOf((await games.read(name))?.parts ?? { mods: [] })).toEqual(used);
  expect((await open())?.session.game.turn).toBe(2);
  expect(asked).toBe(1);
  expect(shown).toEqual([]);
});

test('the same seed after a game without the files of its pack is recorded with them', async () => {
  const pack = packWith('moor');
  const campaigns = new Campaigns(withCampaignsOf([pack], [simple]), [simple], [pack]);
  const campaign = campaigns.get('moor');
  const game = newGame(campaign, 'same');
  const stored = storedGameOf(Recording.begin(game, {}, null).runFile(false), game, {
    id: 'same',
    saved: 1,
  });
  const notice = { show() {}, hide() {} } as unknown as StorageNotice;
  const games = new GameLibrary({ campaigns, notice, listed: () => {} });
  await games.store(stored);
  const question = null as unknown as QuestionDialog;
  const opened = await openGame({ campaigns, question }, games, { id: 'same', release: () => {} });
  if (!opened) expect.fail('The game was not opened.');
  const files = campaigns.filesOf(opened.session.game.campaign);
  expect(Object.keys(files)).toContain('campaign.json');
});
