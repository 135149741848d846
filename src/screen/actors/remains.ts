import { Container, type Sprite } from 'pixi.js';
import { deathLookOf } from '../../describe/actor-look.ts';
import { colourOf } from '../../describe/css-colour.ts';
import { Tile } from '../../dungeon/grid.ts';
import { isInView } from '../../game/actors/actors.ts';
import { heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { type Floor, unknown } from '../../game/floors/floor.ts';
import type { DeathLook, Kind } from '../../game/kinds.ts';
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

/** The most remains of a floor. The oldest disappear. */
const most = 80;
/** The part of a death after which the remains begin to appear, and their time in ms. */
const appearing = { from: 0.5, time: 320 };
/** The sides of a stain and of the pieces on it in heights of a cell, and how far they are from its middle. */
const sizes = { stain: 1.06, pieces: 0.8, aside: 0.08 };
/**
 * How visible they are: they are quieter than items and traps. In the glyph look there are only stains, and they are
 * brighter, because its ground is dark.
 */
const strength = { stain: 0.64, pieces: 0.9, glyphs: 0.85 };

/** The light of the lamp on stains in the glyph look. */
const glyphLight = { colour: 0xff9a70, part: 0.16 };

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
const own = (kind: number) => mix(kind, 0x4a443e, 0.45);
const stained: Part = { shape: 'stain', colour: blood };

/** What the dead leave, by their way of dying. */
const looks: Readonly<Record<DeathLook, { readonly stain: Part; readonly pieces?: Part }>> = {
  fall: { stain: stained, pieces: { shape: 'bones', colour: bone } },
  kneel: { stain: stained, pieces: { shape: 'splinters', colour: () => 0xa3937c } },
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

/** What a monster has left on a cell. */
interface Remain {
  /** Row × width + column. */
  readonly cell: number;
  readonly actor: number;
  readonly look: DeathLook;
  readonly colour: number;
  /** How visible it is, 0 to 1, and its sprites with their final opacity. */
  shown: number;
  sprites: readonly (readonly [Sprite, alpha: number])[];
}

/**
 * What is left of the monsters that the player has seen die, on the ground under items and actors. The state of a game has no
 * dead, so a floor that is loaded or that the player steps back to has none.
 */
export class Remains {
  readonly container = new Container();
  readonly #drawings: EffectDrawings;
  readonly #stains = new SpritePool({ anchor: 0.5 });
  readonly #pieces = new SpritePool({ anchor: 0.5 });
  /** By floor, the oldest first. A game that is restored has other floors. */
  readonly #floors = new WeakMap<Floor, Remain[]>();

  constructor(drawings: EffectDrawings) {
    this.#drawings = drawings;
    this.container.addChild(this.#stains.container, this.#pieces.container);
  }

  /** Notes the deaths of a turn on the present floor. `kindOf`: the kind of an actor that was in view, by `seq`. */
  note(game: Game, events: readonly GameEvent[], kindOf: (seq: number) => Kind | null): void {
    const { floor } = game;
    for (const event of events) {
      if (event.type !== 'killed' || event.actor === heroSeq(game)) continue;
      if (!isInView(game, event.at)) continue;
      const kind = kindOf(event.actor);
      const cell = event.at.y * floor.grid.width + event.at.x;
      if (!kind || !grounds.includes(floor.grid.tiles[cell])) continue;
      const others = this.#of(floor).filter((remain) => remain.cell !== cell);
      const remain = {
        cell,
        actor: event.actor,
        look: deathLookOf(kind),
        colour: colourOf(kind.look.colour),
        shown: 1,
        sprites: [],
      };
      this.#floors.set(floor, [...others, remain].slice(-most));
    }
  }

  /** Shows the remains of a region on the ground that the hero knows. In the glyph look, characters hide them. */
  show(game: Game, look: Look, cell: CellSize, { x1, y1, x2, y2 }: Region): void {
    const { grid, memory, fieldOfView } = game.floor;
    for (const remain of this.#of(game.floor)) {
      const at = remain.cell;
      const [x, y] = [at % grid.width, Math.floor(at / grid.width)];
      remain.sprites = [];
      if (x < x1 || x > x2 || y < y1 || y > y2 || memory.tiles[at] === unknown) continue;
      const isGlyphs = look === 'glyphs';
      if (isGlyphs && (memory.things[at] !== 0 || actorShownOn(game, at) !== 0)) continue;
      const { stain, pieces } = looks[remain.look];
      const isSeen = fieldOfView.visible[at] === 1;
      const put = (pool: SpritePool, part: Part, share: number, layer: number) => {
        const sprite = pool.next();
        sprite.texture = this.#drawings.remain(part.shape);
        const plain = part.colour(remain.colour);
        const colour = isGlyphs ? mix(plain, glyphLight.colour, glyphLight.part) : plain;
        sprite.tint = isSeen ? colour : remembered(colour);
        const side = Math.round(
          share * (isGlyphs ? Math.min(cell.width, cell.height) : cell.height),
        );
        sprite.setSize(side, side);
        // A pool is flat, so it is only mirrored.
        const turn = hashAt(x, y, layer);
        sprite.rotation = part.shape === 'pool' ? 0 : 2 * Math.PI * turn;
        if (turn < 0.5) sprite.scale.x *= -1;
        sprite.position.set(
          Math.round((x + 0.5 + sizes.aside * (2 * hashAt(x, y, layer + 1) - 1)) * cell.width),
          Math.round((y + 0.5 + sizes.aside * (2 * hashAt(x, y, layer + 2) - 1)) * cell.height),
        );
        return sprite;
      };
      remain.sprites = [
        [
          put(this.#stains, stain, sizes.stain, remain.actor),
          isGlyphs ? strength.glyphs : strength.stain,
        ],
        ...(pieces && !isGlyphs
          ? [[put(this.#pieces, pieces, sizes.pieces, remain.actor + 3), strength.pieces] as const]
          : []),
      ];
      place(remain);
    }
    this.#stains.end();
    this.#pieces.end();
  }

  /** Lets the remains of a turn appear when their monsters have fallen. */
  play(
    { floor }: Pick<Game, 'floor'>,
    events: readonly GameEvent[],
    { lasting, timing, now }: TurnMotion,
  ): void {
    for (const event of events) {
      const remain =
        event.type === 'killed' && this.#of(floor).find(({ actor }) => actor === event.actor);
      if (!remain) continue;
      const step = (part: number) => {
        remain.shown = part;
        place(remain);
      };
      const delay = timing.lastHitOf(remain.actor) + appearing.from * deathTimes[remain.look];
      lasting.run(now, appearing.time, step, { delay });
    }
  }

  #of(floor: Floor): Remain[] {
    return this.#floors.get(floor) ?? [];
  }
}

function place({ shown, sprites }: Remain): void {
  for (const [sprite, alpha] of sprites) sprite.alpha = shown * alpha;
}
