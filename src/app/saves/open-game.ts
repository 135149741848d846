import type { Files } from '../../bundles/files.ts';
import { startSession } from '../../controls/session.ts';
import { say } from '../../game/log.ts';
import { type Continued, continueGame } from '../../records/continue-game.ts';
import { Recording } from '../../records/recording.ts';
import { modsOf } from '../../records/run-file.ts';
import { withNewSegment, withOtherMods } from '../../records/stored-game.ts';
import { chooseMods } from '../packs/choose-mods.ts';
import type { Shell } from '../shell.ts';
import type { Claim } from './claim-game.ts';
import type { GameLibrary } from './game-library.ts';
import type { GameToSave } from './game-saver.ts';

/** The parts of the page that opening a game needs. */
type Page = Pick<Shell, 'campaigns' | 'question'>;

/**
 * Opens a game that this page has claimed. Null if it cannot be opened or the player decides against it. The list
 * says why.
 */
export async function openGame(
  { campaigns, question }: Page,
  games: GameLibrary,
  { id, release }: Claim,
): Promise<GameToSave | null> {
  const stored = await games.read(id).catch(games.refuse(id));
  if (!stored) {
    // The game was deleted in another tab.
    await games.list();
    return null;
  }
  let opened: { mods: Files } & Continued;
  try {
    const now = campaigns.modsOn(stored.row.campaign);
    const mods = await chooseMods(question, stored, now);
    if (!mods) return null;
    const campaign = games.load(stored.row.campaign, mods);
    opened = { mods, ...continueGame(stored, campaign) };
  } catch (error) {
    return games.refuse(id)(error);
  }
  const { game, mods } = opened;
  const isOther = JSON.stringify(mods) !== JSON.stringify(modsOf(stored.parts));
  let next = isOther ? withOtherMods(stored, mods) : stored;
  // A line is missing in the database, so the later lines are useless: the game is stored again without them.
  let isStored = !games.isHeld(id) && stored.row.lines === stored.turns.length;
  if (opened.isChanged) {
    const lost = stored.turns.length - opened.used;
    say(game, 'important', 'updated');
    if (lost > 0) say(game, 'important', 'turnsLost', { turns: lost });
    next = withNewSegment(next, opened);
  }
  if (next !== stored) isStored = await games.store(next);
  games.unhold(id);
  const session = startSession(game, next.row.inspected);
  const recording = new Recording(game, next.row.daily, next.parts, next.turns);
  const row = { ...next.row, lines: next.turns.length };
  return { session, recording, row, isStored, release };
}
