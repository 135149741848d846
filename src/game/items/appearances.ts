import type { Rnd } from '../../dungeon/rnd.ts';
import type { AppearanceList, Campaign, KindAppearance } from '../campaign.ts';
import type { Kind } from '../kinds.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/**
 * The looks of unknown kinds in a game: colours of potions, titles of scrolls, stones, woods and metals. `appearances`
 * in `campaign.json` has the lists and the shares. They depend only on the campaign and the seed, so they are derived
 * and never saved. `knowledge.ts` decides when the hero learns the kind.
 */

/** The appearance of a kind by its number; null for a kind that everybody knows at sight. */
export function appearanceOf(game: Game, kind: number): KindAppearance | null {
  // Live reload replaces the campaign of a game.
  if (game.appearances?.campaign !== game.campaign) {
    const byKind = rollAppearances(game.campaign, drawsOf(game.key, 0, Purpose.appearance));
    game.appearances = { campaign: game.campaign, byKind };
  }
  return game.appearances?.byKind[kind] ?? null;
}

/**
 * How a kind, given by its number, is drawn in a game: by its appearance if it has one, so that a drawing
 * never reveals the kind of an unknown item.
 */
export function lookOf(game: Game, kind: number): Kind['look'] {
  const list = appearanceListOf(game, kind);
  const look = appearanceOf(game, kind)?.look;
  if (!list || look === undefined) return game.campaign.kinds[kind].look;
  const { glyph, sprite } = list;
  const colour = list.from === 'titles' ? list.colour : list.looks[look].colour;
  return { glyph, colour, ...(sprite !== undefined && { sprite }) };
}

/** The list from which a kind, given by its number, has its appearance; undefined if it has none. */
export function appearanceListOf(game: Game, kind: number): AppearanceList | undefined {
  const found = appearanceOf(game, kind);
  if (!found) return undefined;
  return game.campaign.appearances?.[found.group]?.find((list) => hasLook(list, found.look));
}

function hasLook(list: AppearanceList, look: string): boolean {
  return list.from === 'titles' || Object.hasOwn(list.looks, look);
}

/** An appearance for each kind of a group that has some. Kinds in excess get none. */
function rollAppearances(campaign: Campaign, next: () => number): (KindAppearance | null)[] {
  const rnd = rndOf(next);
  const byKind: (KindAppearance | null)[] = campaign.kinds.map(() => null);
  for (const [group, lists] of Object.entries(campaign.appearances ?? {})) {
    const used = new Set<string>();
    campaign.kinds.forEach((kind, n) => {
      if (kind.spawn.item?.group !== group) return;
      const look = rollLook(lists, used, rnd);
      if (look === null) return;
      used.add(look);
      byKind[n] = { group, look };
    });
  }
  return byKind;
}

/** An unused appearance: of the first list that its share selects, otherwise of any list; null for none. */
function rollLook(
  lists: readonly AppearanceList[],
  used: ReadonlySet<string>,
  rnd: Rnd,
): string | null {
  for (const list of [...rollList(lists, rnd), ...lists]) {
    if (list.from === 'titles') return rollTitle(list.syllables, used, rnd);
    const free = Object.keys(list.looks).filter((look) => !used.has(look));
    if (free.length > 0) return free[rnd(free.length)];
  }
  return null;
}

/** The first list whose share is rolled; none if no share is. */
function rollList(lists: readonly AppearanceList[], rnd: Rnd): AppearanceList[] {
  for (const list of lists) {
    if (rnd(100) < (list.share ?? 100)) return [list];
  }
  return [];
}

/** A title of two to five words of one to three syllables that is not used yet. */
function rollTitle(syllables: readonly string[], used: ReadonlySet<string>, rnd: Rnd): string {
  for (;;) {
    const words = Array.from({ length: 2 + rnd(4) }, () =>
      Array.from({ length: 1 + rnd(3) }, () => syllables[rnd(syllables.length)]).join(''),
    );
    const title = words.join(' ');
    if (!used.has(title)) return title;
  }
}

/** The kinds of a group with an appearance, which the discoveries list shows. */
export function kindsWithAppearance(game: Game): { kind: Kind; look: KindAppearance }[] {
  return game.campaign.kinds.flatMap((kind, n) => {
    const look = appearanceOf(game, n);
    return look ? { kind, look } : [];
  });
}
