import { type Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import type { EffectName } from '../../../src/game/effects/names.ts';
import { kindOf } from '../../../src/game/entity.ts';
import type { GameEvent } from '../../../src/game/events.ts';
import type { Kind } from '../../../src/game/kinds.ts';
import type { Game } from '../../../src/game/world.ts';
import { Animations } from '../../../src/screen/animations.ts';
import type { EffectContext } from '../../../src/screen/effects/effect-context.ts';
import { Effects } from '../../../src/screen/effects/effects.ts';
import { TurnTiming } from '../../../src/screen/effects/timing.ts';
import type { CellSize } from '../../../src/screen/screen-layout.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { monsterAt } from '../../world.ts';
import { artworkOf, seqOf } from '../fixtures.ts';

/** The side of a cell in pixels. */
export const cell = 40;

/** A floor with a monster beside the hero's neighbour cell. */
export const hall = `
  #######
  #@.r..#
  #.....#
  #######`;

export const at = (x: number, y: number) => ({ x, y });

export interface Painted {
  readonly text: string;
  readonly size: number;
  readonly colour: number;
  readonly outlined: boolean;
}

/** A sprite or a group of sprites on the stage. */
export type Thing = Sprite & Container<Sprite>;

/** Plays the events of a turn on an empty stage. `side`: that of a cell in pixels, or its width and height. */
export function play(
  game: Game,
  events: readonly GameEvent[],
  context: Partial<EffectContext> = {},
  side: number | CellSize = cell,
) {
  const painted: Painted[] = [];
  const effects = new Effects({
    paint(text, size, colour, { outlined = false } = {}) {
      painted.push({ text, size, colour, outlined });
      const source = new TextureSource({ width: 20, height: 10 });
      return { texture: new Texture({ source }), margin: 0 };
    },
  });
  const animations = new Animations();
  const language = context.language ?? 'en';
  const size = typeof side === 'number' ? { width: side, height: side } : side;
  effects.show(game, { cell: size, ratio: 1 });
  effects.play(events, {
    game,
    words: wordsOf(language),
    language,
    artwork: artworkOf(game.campaign),
    region: { x1: 0, y1: 0, x2: 99, y2: 99 },
    animations,
    now: 0,
    timing: new TurnTiming(events, seqOf(game, game.hero)),
    moving: true,
    kindOf: (seq) => kindOfSeq(game, seq),
    frightened: [],
    sights: [],
    arrival: null,
    rested: 0,
    map: { x: 0, y: 0, width: 800, height: 600 },
    window: { x: 0, y: 0, width: 800, height: 600 },
    places: { pointOf: () => null, slotOf: () => null },
    ...context,
  });
  /** Everything over the actors, under them and over the screen at a time in ms. */
  const seen = (now: number) => {
    animations.tick(now);
    const { container, below, overlay } = effects;
    // The first thing under the actors are the cracks of a wall.
    const over = container.children.flatMap((layer) => layer.children);
    return [...below.children.slice(1), ...over, ...overlay.children] as Thing[];
  };
  return {
    effects,
    animations,
    painted,
    seen,
    /** The things with a label at a time in ms, visible or not. */
    named: (label: string, now: number) => seen(now).filter((thing) => thing.label === label),
    /** The labels of all visible things at a time in ms, sorted. */
    labels: (now: number) =>
      seen(now)
        .filter(({ visible, alpha }) => visible && alpha > 0)
        .map(({ label }) => label)
        .sort(),
  };
}

function kindOfSeq(game: Game, seq: number): Kind | null {
  const entity = game.stores.Identity.seq.indexOf(seq);
  return entity > 0 ? kindOf(game, entity) : null;
}

/** The middle of a cell in pixels. */
export const middle = (x: number, y: number) => [(x + 0.5) * cell, (y + 0.5) * cell];

/** A hit of the hero on the monster of the hall, or the other way round. */
export function hitOn(
  game: Game,
  target: 'hero' | 'monster',
  damage: number,
  where = at(3, 1),
): Extract<GameEvent, { type: 'hit' }> {
  const hero = seqOf(game, game.hero);
  const monster = seqOf(game, monsterAt(game, 3, 1));
  const [attacker, attacked] = target === 'hero' ? [monster, hero] : [hero, monster];
  return { type: 'hit', attacker, target: attacked, from: at(2, 1), at: where, damage };
}

export const affected = (effect: EffectName, x = 3) =>
  ({ type: 'affected', actor: 5, effect, at: at(x, 1) }) as const;

export function zapped(
  aim: 'bolt' | 'missile' | 'line',
  kind: string,
): Extract<GameEvent, { type: 'zapped' }> {
  return { type: 'zapped', actor: 1, kind, aim, from: at(1, 1), path: [at(2, 1), at(3, 1)] };
}
