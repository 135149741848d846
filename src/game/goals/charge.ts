import { canStandOn } from '../actors/movement.ts';
import { cellOf } from '../entity.ts';
import { intend } from '../intent.ts';
import { foeOf } from './foe.ts';
import { goal } from './goal.ts';

/** Approaches a near foe along the longer axis, and attacks any actor in its way that it fights. */
export const charge = goal({
  parameters: {
    /** In orthogonal steps. */
    within: { kind: 'u8', unit: 'cells', min: 1, max: 100, start: 6 },
  },
  moves: true,
  decide(game, actor, { within }) {
    const foe = foeOf(game, actor);
    if (foe === 0) return false;
    const { Position } = game.stores;
    const { x, y } = cellOf(game, actor);
    const dx = Position.x[foe] - x;
    const dy = Position.y[foe] - y;
    if (Math.abs(dx) + Math.abs(dy) > within) return false;
    const isHorizontal = Math.abs(dx) > Math.abs(dy);
    const [stepX, stepY] = isHorizontal ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
    if (canStandOn(game, actor, x + stepX, y + stepY)) intend(game, actor, 'move', stepX, stepY);
    return true;
  },
});
