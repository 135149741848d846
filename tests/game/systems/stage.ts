import { expect } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { cellsApart } from '../../../src/dungeon/distance.ts';
import type { Cell } from '../../../src/dungeon/grid.ts';
import type { Campaign, CampaignSource } from '../../../src/game/campaign.ts';
import { cellOf, heroCell } from '../../../src/game/entity.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { takeTurn } from '../../../src/game/game.ts';
import type { Game } from '../../../src/game/world.ts';
import { simple } from '../../sources.ts';
import { place, scene } from '../../world.ts';

/** The wolf of Simple, a hunter, with additional components. */
export function wolf(parts: object): object {
  const file = Object.keys(simple.bundles).find((name) => name.endsWith('/wolf.json'));
  const bundle = JSON.parse(String(simple.bundles[file ?? ''])) as object;
  return { ...bundle, ...parts };
}

/** The campaigns of `withKinds`, by their text: many tests play the same one with other seeds. */
const known = new Map<string, Campaign>();

/** A campaign with additional kinds, each a wolf with its components. */
export function withKinds(source: CampaignSource, kinds: Record<string, object>): Campaign {
  const text = JSON.stringify([source, kinds]);
  const campaign = known.get(text) ?? loadWithKinds(source, kinds);
  known.set(text, campaign);
  return campaign;
}

function loadWithKinds(source: CampaignSource, kinds: Record<string, object>): Campaign {
  const bundles = Object.entries(kinds).map(([id, parts]) => [`${id}.json`, wolf(parts)]);
  const campaign = loadCampaign({
    ...source,
    bundles: { ...source.bundles, ...Object.fromEntries(bundles) },
  });
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  return campaign;
}

export interface Stage {
  readonly source?: CampaignSource;
  readonly seed?: string;
  /** The components of `n` on the map. */
  readonly others?: object;
}

/** A drawn floor with a hero `@` with much health, and a wolf with these components on each `m`. */
export function stage(
  map: string,
  parts: object,
  { source = simple, seed = 'stage', others = {} }: Stage = {},
) {
  const campaign = withKinds(source, { guest: parts, other: others });
  const game = scene(map, { campaign, seed, depth: campaign.start.depth });
  const { Health } = game.stores;
  Health.max[game.hero] = 60_000;
  Health.current[game.hero] = 60_000;
  const rows = map.trim().split(/\s+/);
  const on = (letter: string, kind: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((glyph, x) => (glyph === letter ? place(game, kind, x, y) : [])),
    );
  const monsters = on('m', 'guest');
  return { game, hero: game.hero, monsters, monster: monsters[0], others: on('n', 'other') };
}

export const wait = (game: Game) => takeTurn(game, { type: 'wait' });

/** Moves the hero without a turn. */
export const put = (game: Game, x: number, y: number) => moveActor(game, game.hero, x, y);

export const apart = (game: Game, monster: number) =>
  cellsApart(cellOf(game, monster), heroCell(game));

/** The position of a monster after each of N turns in which the hero waits. */
export function walk(game: Game, monster: number, turns: number): Cell[] {
  return Array.from({ length: turns }, () => {
    wait(game);
    return cellOf(game, monster);
  });
}

/** The number of attacks and throws of a monster at the hero in the last turn. */
export function attacksOf(game: Game, monster: number): number {
  const seq = game.stores.Identity.seq[monster];
  return game.events.filter(
    (event) => (event.type === 'hit' || event.type === 'missed') && event.attacker === seq,
  ).length;
}

const hall = `
  ###########
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  #.........#
  ###########`;

/** The hall with letters on cells, as `letter: [x, y]`. */
export function hallWith(...letters: [string, number, number][]): string {
  const rows = hall
    .trim()
    .split(/\s+/)
    .map((row) => [...row]);
  for (const [letter, x, y] of letters) rows[y][x] = letter;
  return rows.map((row) => row.join('')).join(' ');
}
