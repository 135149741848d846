import { type Access, NoAnswer } from '../records/game-database.ts';
import { storeGame } from '../records/game-store.ts';
import type { Files } from '../records/mods.ts';
import {
  idOfOldSave,
  keepOldSaves,
  type OldSave,
  readOldSaves,
  storageOfOldSaves,
  storedGameOfOldSave,
} from '../records/old-saves.ts';
import type { Problem } from '../records/refusal.ts';
import type { Campaigns } from './campaigns.ts';
import { anyProblemOf } from './problem.ts';

/** A save of an earlier version that cannot be moved. */
interface Stuck {
  readonly id: string;
  readonly save: OldSave;
  readonly problem: Problem;
}

/**
 * Moves the saves of earlier versions into the database. Returns the saves that could not be moved. Rejects
 * with `NoAnswer` if the database does not answer.
 */
export async function moveOldSaves(access: Access, campaigns: Campaigns): Promise<Stuck[]> {
  const storage = storageOfOldSaves();
  const saves = storage ? readOldSaves(storage) : [];
  // Data that cannot be read stays where it is.
  if (!storage || saves.length === 0) return [];
  const stuck: Stuck[] = [];
  for (const save of saves) {
    const facts = { id: idOfOldSave(save), saved: Date.now() };
    try {
      // It was moved before, and may have been played on.
      const known = await access((database) => database.getKey('games', facts.id));
      if (known !== undefined) continue;
      const files = campaigns.modsOn(save.campaign);
      const load = (id: string, mods: Files) => campaigns.load(id, mods);
      const stored = storedGameOfOldSave(save, files, load, facts);
      await access((database) => storeGame(database, stored));
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      // A full disk must not stop the other saves, or lose the moved ones.
      stuck.push({ id: facts.id, save, problem: anyProblemOf(error) });
    }
  }
  keepOldSaves(
    storage,
    stuck.map(({ save }) => save),
  );
  return stuck;
}
