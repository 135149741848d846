import type { SavedGameCard } from '../../page/title/saved-game-item.ts';
import { type Access, NoAnswer } from '../../records/game-database.ts';
import { storeGame } from '../../records/game-store.ts';
import type { Files } from '../../records/mods.ts';
import {
  idOfOldSave,
  keepOldSaves,
  type OldSave,
  readOldSaves,
  storageOfOldSaves,
  storedGameOfOldSave,
} from '../../records/old-saves.ts';
import type { RefusedReason } from '../../records/refusal.ts';
import type { Campaigns } from '../packs/campaigns.ts';
import { anyProblemOf, refusalText } from './refusal-text.ts';

/** A save of an earlier version that cannot be moved. */
interface Stuck {
  readonly id: string;
  readonly save: OldSave;
  readonly problem: RefusedReason;
}

/** The saves of earlier versions that could not be moved into the database. */
export class StuckSaves {
  readonly #stuck = new Map<string, Stuck>();

  /** Moves the saves of earlier versions. Rejects with `NoAnswer` if the database does not answer. */
  async move(access: Access, campaigns: Campaigns): Promise<void> {
    const stuck = await moveOldSaves(access, campaigns);
    this.#stuck.clear();
    for (const one of stuck) this.#stuck.set(one.id, one);
  }

  /** The save with an id; null if there is none. */
  get(id: string): OldSave | null {
    return this.#stuck.get(id)?.save ?? null;
  }

  /** Deletes a save. Returns false if there is none with this id. */
  delete(id: string): boolean {
    const storage = storageOfOldSaves();
    if (!storage || !this.#stuck.delete(id)) return false;
    const left = [...this.#stuck.values()];
    keepOldSaves(
      storage,
      left.map(({ save }) => save),
    );
    return true;
  }

  /** The saves for the list of games, each with the reason why it cannot be opened. */
  get cards(): SavedGameCard[] {
    return [...this.#stuck.values()].map(({ id, save: { campaign, mods }, problem }) => ({
      id,
      campaign,
      seed: '',
      summary: null,
      saved: null,
      map: null,
      deleted: false,
      copied: false,
      mods: mods.map(({ file }) => file),
      problem: (words) => words.ui.saves.unreadable(refusalText(words, problem)),
    }));
  }
}

/** Moves the saves into the database. Returns the saves that could not be moved. */
async function moveOldSaves(access: Access, campaigns: Campaigns): Promise<Stuck[]> {
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
