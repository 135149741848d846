import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns as sources } from '../../src/content/campaigns.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { CannotContinue, continueGame } from '../../src/records/continue-game.ts';
import type { GameRow, StoredGame } from '../../src/records/game-rows.ts';
import { Recording, summaryOf } from '../../src/records/recording.ts';
import { storedGameOf, withNewSegment } from '../../src/records/stored-game.ts';
import { hashOf } from '../../src/state/hash.ts';

const campaigns = sources.map((source) => loadCampaign(source));

/** A game that a bot has played, as the page stores it, and the hash of the state after each command. */
function play(campaign: Campaign, commands: number): { stored: StoredGame; hashes: string[] } {
  const game = newGame(campaign, 'tower');
  const recording = Recording.begin(game, {}, null);
  const choose = bots.careful(game, 'tower');
  const snapshots = [{ ...recording.snapshot(), at: 0 }];
  const hashes = [hashOf(game)];
  while (hashes.length <= commands && !game.ending) {
    const command = choose();
    takeTurn(game, command);
    const added = recording.add(command);
    if (!added) continue;
    hashes.push(hashOf(game));
    if (added.snapshot) snapshots.unshift({ ...added.snapshot, at: recording.turns.length });
  }
  const { parts, turns } = recording;
  return { stored: { row: rowOf(game, turns.length), parts, turns, snapshots }, hashes };
}

function rowOf(game: Game, lines: number): GameRow {
  return {
    id: 'a',
    campaign: game.campaign.id,
    seed: game.seed,
    daily: null,
    inspected: false,
    copied: false,
    mods: [],
    summary: summaryOf(game),
    lines,
    saved: 0,
    status: 'playing',
  };
}

/** The campaign with another number in its content: every actor has one point of health more. */
function changed(campaign: Campaign): Campaign {
  const kinds = campaign.kinds.map((kind) => ({
    ...kind,
    components: kind.components.map((component) =>
      component.name === 'Health'
        ? { ...component, fields: { ...component.fields, max: healthOf(campaign) + 1 } }
        : component,
    ),
  }));
  return { ...campaign, kinds };
}

/** The health of a campaign's hero. */
function healthOf({ kinds: [hero] }: Campaign): number {
  return hero.components.find(({ name }) => name === 'Health')?.fields.max ?? 0;
}

describe.each(campaigns.map((campaign) => [campaign.id, campaign] as const))(
  'in %s',
  (_, campaign) => {
    test('a stored game continues in the exact state of its last command', () => {
      const { stored, hashes } = play(campaign, 260);
      const { game, used, isChanged } = continueGame(stored, campaign);
      expect(hashOf(game)).toBe(hashes.at(-1));
      expect([used, isChanged]).toEqual([stored.turns.length, false]);
    });

    test('if the newest snapshot is damaged, the one before it leads to the same state', () => {
      const { stored, hashes } = play(campaign, 260);
      const [newest, ...others] = stored.snapshots;
      const state = newest.state.slice();
      state[state.length - 1] ^= 1;
      const damaged = { ...stored, snapshots: [{ ...newest, state }, ...others] };
      expect(hashOf(continueGame(damaged, campaign).game)).toBe(hashes.at(-1));
    });

    test('after the content has changed, the game continues from a recorded state and says that it changed', () => {
      const { stored } = play(campaign, 90);
      const { game, used, isChanged } = continueGame(stored, changed(campaign));
      expect(isChanged).toBe(true);
      expect(used).toBeLessThanOrEqual(stored.turns.length);
      expect(healthOf(game.campaign)).toBe(healthOf(campaign) + 1);

      // The next commands are recorded in a new segment that starts from this state.
      const next = withNewSegment(stored, { game, used, isChanged, removedKinds: [] });
      expect(next.parts.segments.at(-1)).toMatchObject({ from: used, reason: 'update' });
      const again = continueGame(next, changed(campaign));
      expect([again.used, again.isChanged]).toEqual([used, false]);
    });
  },
);

describe('in a game whose record is wrong', () => {
  const [campaign] = campaigns;

  test('a command that does something else than recorded ends the part that can be continued', () => {
    const { stored, hashes } = play(campaign, 60);
    const turns = stored.turns.slice();
    // The trace of another turn.
    turns[40] = `${turns[40].split(' ')[0]} ${turns[41].split(' ')[1]}`;
    const start = { ...stored, turns, snapshots: stored.snapshots.filter(({ at }) => at < 40) };
    const { game, used, isChanged } = continueGame(start, campaign);
    expect([used, isChanged]).toEqual([40, true]);
    expect(hashOf(game)).toBe(hashes[40]);
  });

  test('without a readable snapshot, a game whose beginning is the same is played from its start', () => {
    const { stored, hashes } = play(campaign, 30);
    const { game } = continueGame({ ...stored, snapshots: [] }, campaign);
    expect(hashOf(game)).toBe(hashes.at(-1));
  });

  test('without a readable snapshot, a game whose beginning differs cannot be continued', () => {
    const { stored } = play(campaign, 30);
    expect(() => continueGame({ ...stored, snapshots: [] }, changed(campaign))).toThrow(
      CannotContinue,
    );
  });
});

test('a game that was exported and opened again is the same game, and is unranked', () => {
  const [campaign] = campaigns;
  const game = newGame(campaign, 'tower');
  const recording = Recording.begin(game, {}, null);
  for (let n = 0; n < 20; n++) {
    takeTurn(game, { type: 'wait' });
    recording.add({ type: 'wait' });
  }
  const stored = storedGameOf(recording.runFile(false), game, { id: 'b', saved: 1 });
  expect(hashOf(continueGame(stored, campaign).game)).toBe(hashOf(game));
  expect(stored.row).toMatchObject({ copied: true, lines: recording.turns.length, seed: 'tower' });
});
