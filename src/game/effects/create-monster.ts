import { neighboursOf } from '../../dungeon/grid.ts';
import { isFree } from '../actors/actors.ts';
import { isFull } from '../actors/free-places.ts';
import { gaitsOfKind } from '../actors/gaits.ts';
import { reportSummoned, summonOn } from '../actors/summoning.ts';
import { provoke } from '../actors/waking.ts';
import { namedMonster } from '../campaign.ts';
import { cellOf } from '../entity.ts';
import { rollMonster } from '../floors/monster-choice.ts';
import { wearsRing } from '../items/rings.ts';
import { say } from '../log.ts';
import { fractionOf } from '../random.ts';
import { effect } from './effect.ts';

/** A monster appears on a free cell next to the actor: of the named kind, else of one that lives here. */
export const createMonster = effect({
  parameters: {
    kind: { kind: 'kind', start: 0, names: 'monsters' },
  },
  afterDeath: true,

  apply(game, { target, rnd }, { kind: named }) {
    const kind =
      namedMonster(game.campaign, named) ??
      rollMonster(game.campaign, game.floor.depth, () => fractionOf(rnd), game.genocided);
    const by = kind ? gaitsOfKind(kind) : 0;
    // Any of the eight cells, also past a corner: Rogue's rule.
    const cells = neighboursOf(cellOf(game, target)).filter(({ x, y }) => isFree(game, x, y, by));
    if (cells.length === 0 || !kind || isFull(game.floor)) {
      if (target === game.hero) say(game, 'normal', 'strangeFeeling');
      return false;
    }
    const cell = cells[rnd(cells.length)];
    const made = summonOn(game, target, kind, cell);
    if (wearsRing(game, game.hero, 'aggravation')) provoke(game, made);
    return reportSummoned(game, made);
  },
});
