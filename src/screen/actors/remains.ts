import { Container, type Sprite } from 'pixi.js';
import { deathLookOf } from '../../describe/actor-look.ts';
import { colourOf } from '../../describe/css-colour.ts';
import { Tile } from '../../dungeon/grid.ts';
import { kindById } from '../../game/campaign.ts';
import type { GameEvent } from '../../game/events.ts';
import { unknown } from '../../game/floors/floor.ts';
import type { DeathLook } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { mix, remembered } from '../colours.ts';
import { hues } from '../effects/clouds.ts';
import type { EffectDrawings } from '../effects/effect-drawings.ts';
import type { RemainShape } from '../effects/remain-shapes.ts';
import { hashAt } from '../map/place-hash.ts';
import type { Region } from '../map/region.ts';
import type { CellSize } from '../screen-layout.ts';
import { SpritePool } from '../sprite-pool.ts';
import type { Look } from '../view.ts';
import { deathTimes } from './deaths.ts';
import type { TurnMotion } from './motions.ts';
import { actorShownOn } from './shown-actor.ts';

/** The part of a death after which the remains begin to appear, and their time in ms. */
const appearing = { from: 0.5, time: 320 };
/** The sides of a stain and of the pieces on it in heights of a cell, and how far they are from its middle. */
const sizes = { stain: 0.92, pieces: 0.72, character: 0.42, aside: 0.08 };
/**
 * How visible they are: they are quieter than items and traps. In the glyph look a small character is on the stain, in place
 * of the dot of the ground.
 */
const strength = { stain: 0.5, pieces: 0.92 };

/** The ground on which remains lie. Doors and stairs stay free, and deep water takes them. */
const grounds: readonly number[] = [Tile.floor, Tile.passage];

/** A part of the remains: its shape, and its colour for the colour of a kind. */
interface Part {
  readonly shape: RemainShape;
  readonly colour: (kind: number) => number;
}

const blood = (kind: number) => mix(0x5c110d, kind, 0.08);
const bone = (kind: number) => mix(0xcbbfa6, kind, 0.06);
const ground = (kind: number) => mix(0x2a2622, kind, 0.25);
const character: Part = { shape: 'character', colour: (kind) => mix(kind, 0x3a3030, 0.42) };
const own = (kind: number) => mix(kind, 0x4a443e, 0.45);
const stained: Part = { shape: 'stain', colour: blood };

/** What the dead leave, by their way of dying. */
const looks: Readonly<Record<DeathLook, { readonly stain: Part; readonly pieces?: Part }>> = {
  fall: { stain: stained, pieces: { shape: 'bones', colour: bone } },
  kneel: {
    stain: stained,
    pieces: { shape: 'helmet', colour: (kind) => mix(0x9a938a, kind, 0.25) },
  },
  overturn: { stain: stained, pieces: { shape: 'bones', colour: bone } },
  flutter: { stain: stained, pieces: { shape: 'scraps', colour: own } },
  crumble: {
    stain: { shape: 'ash', colour: (kind) => mix(0x8a8276, kind, 0.15) },
    pieces: { shape: 'bones', colour: bone },
  },
  splash: { stain: { shape: 'pool', colour: (kind) => mix(kind, 0x1c2a1c, 0.5) } },
  dissolve: { stain: { shape: 'ash', colour: ground } },
  break: {
    stain: { shape: 'ash', colour: ground },
    pieces: { shape: 'rubble', colour: (kind) => mix(hues.stone, own(kind), 0.5) },
  },
};

/** The sprites of the remains on a cell, with their final opacity. */
type Shown = readonly (readonly [Sprite, alpha: number])[];

/** What is left of the monsters that the hero has seen die, on the ground under items and actors. */
export class Remains {
  readonly container = new Container();
  readonly #drawings: EffectDrawings;
  readonly #stains = new SpritePool({ anchor: 0.5 });
  readonly #pieces = new SpritePool({ anchor: 0.5 });
  /** By cell: row × width + column. */
  readonly #shown = new Map<number, Shown>();
  /** How much the remains that are still appearing are visible, 0 to 1, by cell. */
  readonly #appearing = new Map<number, number>();

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
    this.container.addChild(this.#stains.container, this.#pieces.container);
  }

  /** Shows the remains of a region on the ground that the hero knows. In the glyph look, characters hide them. */
  show(game: Game, look: Look, cell: CellSize, { x1, y1, x2, y2 }: Region): void {
    const { grid, memory, fieldOfView, deaths } = game.floor;
    this.#shown.clear();
    for (const { cell: at, kind: id } of deaths) {
      const [x, y] = [at % grid.width, Math.floor(at / grid.width)];
      if (!grounds.includes(grid.tiles[at])) continue;
      if (x < x1 || x > x2 || y < y1 || y > y2 || memory.tiles[at] === unknown) continue;
      const isGlyphs = look === 'glyphs';
      if (isGlyphs && (memory.things[at] !== 0 || actorShownOn(game, at) !== 0)) continue;
      const kind = kindById(game.campaign, id);
      const kindColour = colourOf(kind.look.colour);
      const { stain, pieces } = looks[deathLookOf(kind)];
      const isSeen = fieldOfView.visible[at] === 1;
      const put = (pool: SpritePool, part: Part, share: number, layer: number) => {
        const sprite = pool.next();
        sprite.texture = this.#drawings.remain(part.shape);
        const colour = part.colour(kindColour);
        sprite.tint = isSeen ? colour : remembered(colour);
        const side = Math.round(
          share * (isGlyphs ? Math.min(cell.width, cell.height) : cell.height),
        );
        sprite.setSize(side, side);
        // A pool is flat, so it is only mirrored, and pieces are turned so far that they are still recognized.
        const turn = hashAt(x, y, layer);
        const most = part.shape === 'pool' ? 0 : pool === this.#pieces ? 0.25 : 1;
        const isCharacter = part.shape === 'character';
        sprite.rotation = isCharacter ? 0 : 2 * Math.PI * most * (turn - 0.5);
        if (turn < 0.5 && !isCharacter) sprite.scale.x *= -1;
        const aside = isCharacter ? 0 : sizes.aside;
        sprite.position.set(
          Math.round((x + 0.5 + aside * (2 * hashAt(x, y, layer + 1) - 1)) * cell.width),
          Math.round((y + 0.5 + aside * (2 * hashAt(x, y, layer + 2) - 1)) * cell.height),
        );
        return sprite;
      };
      const above = isGlyphs ? character : pieces;
      const size = isGlyphs ? sizes.character : sizes.pieces;
      const sprites: Shown = [
        [put(this.#stains, stain, sizes.stain, 0), strength.stain],
        ...(above ? [[put(this.#pieces, above, size, 3), strength.pieces] as const] : []),
      ];
      this.#shown.set(at, sprites);
      fade(sprites, this.#appearing.get(at) ?? 1);
    }
    this.#stains.end();
    this.#pieces.end();
  }

  /** Lets the remains of a turn appear when their monsters have fallen. */
  play(
    { floor, campaign }: Pick<Game, 'floor' | 'campaign'>,
    events: readonly GameEvent[],
    { lasting, timing, now }: TurnMotion,
  ): void {
    for (const event of events) {
      if (event.type !== 'killed') continue;
      const cell = event.at.y * floor.grid.width + event.at.x;
      const death = floor.deaths.find((one) => one.cell === cell);
      if (!death || !this.#shown.has(cell)) continue;
      const step = (part: number) => {
        if (part < 1) this.#appearing.set(cell, part);
        else this.#appearing.delete(cell);
        fade(this.#shown.get(cell) ?? [], part);
      };
      const look = deathLookOf(kindById(campaign, death.kind));
      const delay = timing.lastHitOf(event.actor) + appearing.from * deathTimes[look];
      lasting.run(now, appearing.time, step, { delay });
    }
  }
}

function fade(sprites: Shown, part: number): void {
  for (const [sprite, alpha] of sprites) sprite.alpha = part * alpha;
}
