import { type Cell, Tile } from '../dungeon/grid.ts';
import { actorAt, isSeen, monstersInSight } from '../game/actors/actors.ts';
import { has, kindOf } from '../game/entity.ts';
import { unknown } from '../game/floors/floor.ts';
import { itemsAt } from '../game/floors/floor-contents.ts';
import { rememberedTile } from '../game/floors/hero-memory.ts';
import { lookOf } from '../game/items/appearances.ts';
import { kindName } from '../game/items/item-names.ts';
import { knowsKind } from '../game/items/knowledge.ts';
import { kindHas } from '../game/kinds.ts';
import type { Game } from '../game/world.ts';
import type { Names, Words } from '../words/texts.ts';
import { perilOf } from './danger.ts';
import type { Description } from './description.ts';
import { conditionTexts, healthOf, warningOf } from './hero.ts';
import { describeItem, unknownKindLines } from './item.ts';
import { describeMonster } from './monster.ts';
import { effectTexts, powersOf } from './powers.ts';
import { sensedName } from './sensed.ts';
import { sightText } from './sight.ts';
import { shotLines } from './trap.ts';

/**
 * Describes a cell of the hero's floor as the hero knows it. It reads only the field of view, the hero's
 * memory and the monsters that the hero knows of, so it cannot reveal a disguise, an invisible monster,
 * a hidden trap or a secret door. `lastSeen`: the tile of a cell as the player has last seen it, who does not forget
 * dark floor.
 */
export function describeCell(
  game: Game,
  cell: Cell,
  words: Words,
  names: Names,
  lastSeen = ({ x, y }: Cell) => rememberedTile(game, x, y),
): Description {
  const { grid, fieldOfView } = game.floor;
  const index = cell.y * grid.width + cell.x;
  const isOutside = cell.x < 0 || cell.y < 0 || cell.x >= grid.width || cell.y >= grid.height;
  const tile = isOutside ? unknown : lastSeen(cell);
  const terrain = terrainOf(game, tile, words);
  const things = isOutside ? [] : thingsOn(game, cell, words, names);
  const isVisible = !isOutside && fieldOfView.visible[index] === 1;
  const [first, ...others] = [...things, terrain];
  const inShort = ({ heading }: Description) => words.look.alsoHere(heading);
  return {
    ...first,
    lines: [
      ...first.lines,
      ...others.filter((other) => other !== terrain || isNotable(tile)).map(inShort),
      ...(isVisible ? [] : [...whyUnseen(game, tile, words)]),
    ],
  };
}

/** The hero or a monster on a cell, then the known item or trap. */
function thingsOn(game: Game, cell: Cell, words: Words, names: Names): Description[] {
  const { floor, hero } = game;
  const index = cell.y * floor.grid.width + cell.x;
  const actor = actorAt(game, cell.x, cell.y);
  const things: Description[] = [];
  if (actor === hero) things.push(describeHero(game, words, names));
  else if (actor !== 0 && isSeen(game, actor)) {
    things.push(describeMonster(game, actor, words, names, monstersInSight(game)));
  } else if (actor !== 0 && game.stores.AI.shown[actor] === 1) {
    const { id, look } = kindOf(game, actor);
    things.push({ ...plainDescription(names.kind(id), [words.look.seenBefore]), look });
  }
  for (const sensed of game.sensed) {
    if (sensed.x !== cell.x || sensed.y !== cell.y) continue;
    things.push(plainDescription(sensedName(sensed, words, names), [words.look.sensed]));
  }
  const thing = floor.memory.things[index];
  if (thing === 0) return things;
  const kind = game.campaign.kinds[thing];
  if (kindHas(kind, 'Feature')) {
    const lines = powersOf(game.campaign, kind, words, names).map(({ about }) => about);
    things.push({ ...plainDescription(names.kind(kind.id), lines), look: kind.look });
  } else if (kindHas(kind, 'Trap')) {
    const effects = effectTexts(game.campaign, kind, 'Trap', words, names);
    const lines = [...effects, ...shotLines(game, kind, words)];
    things.push({ ...plainDescription(names.kind(kind.id), lines), look: kind.look });
  } else if (actor === hero) {
    // The hero stands on the items and sees all of them.
    const items = itemsAt(game, cell.x, cell.y);
    things.push(...items.map((item) => describeItem(game, item, words, names)));
  } else {
    const lines = knowsKind(game, thing)
      ? powersOf(game.campaign, kind, words, names).map(({ about }) => about)
      : unknownKindLines(game, thing, words, names);
    const heading = names.item(kindName(game, thing));
    things.push({ ...plainDescription(heading, lines), look: lookOf(game, thing) });
  }
  return things;
}

function describeHero(game: Game, words: Words, names: Names): Description {
  const warning = warningOf(perilOf(game), words);
  const limit = sightText(game, words);
  return {
    heading: names.kind(kindOf(game, game.hero).id),
    marks: [healthOf(game, words), ...conditionTexts(game, words)],
    lines: [warning, limit].filter((line) => line !== ''),
    danger: null,
  };
}

/** Whether the terrain under a thing is worth a sentence. */
function isNotable(tile: number): boolean {
  return tile === Tile.stairsDown || tile === Tile.stairsUp || tile === Tile.door;
}

function terrainOf(game: Game, tile: number, { look, ui }: Words): Description {
  const { tiles } = ui.placer;
  switch (tile) {
    case Tile.floor:
    case Tile.screen:
    case Tile.obstacle:
    case Tile.deep:
      return plainDescription(tiles.floor);
    case Tile.wall:
    case Tile.secretDoor:
      return plainDescription(tiles.wall);
    case Tile.weakWall:
      return plainDescription(
        tiles.weakWall,
        has(game, game.hero, 'Digging') ? [look.weakWall] : [],
      );
    case Tile.stairsDown:
      return plainDescription(tiles.stairsDown);
    case Tile.stairsUp:
      return plainDescription(tiles.stairsUp);
    case Tile.passage:
      return plainDescription(tiles.passage);
    case Tile.door:
    case Tile.closedDoor:
      return plainDescription(tiles.door);
    default:
      return plainDescription(look.unknown);
  }
}

/** Why the hero does not see a cell now, and whether it remembers it. */
function whyUnseen(game: Game, tile: number, words: Words): string[] {
  const limit = sightText(game, words);
  return [
    ...(tile === unknown || tile === Tile.rock ? [] : [words.look.remembered]),
    ...(limit === '' ? [] : [limit]),
  ];
}

function plainDescription(heading: string, lines: readonly string[] = []): Description {
  return { heading, marks: [], lines, danger: null };
}
