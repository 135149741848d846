import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectionText } from '../../../src/app/play/selection.ts';
import { viewOf } from '../../../src/app/play/view.ts';
import {
  act,
  answerDoubt,
  answerHand,
  answerName,
  answerRules,
} from '../../../src/controls/act.ts';
import { advance } from '../../../src/controls/automatic-control.ts';
import { plainControls } from '../../../src/controls/control-table.ts';
import { isUsable } from '../../../src/controls/controls.ts';
import { pressItemButton } from '../../../src/controls/item-button.ts';
import { type Session, startSession } from '../../../src/controls/session.ts';
import { scroll, tap } from '../../../src/controls/tap.ts';
import { describeCell } from '../../../src/describe/cell.ts';
import { surroundingsOf } from '../../../src/describe/surroundings.ts';
import { directions, isOnGrid } from '../../../src/dungeon/grid.ts';
import { kindsToWipeOut } from '../../../src/game/actors/genocide.ts';
import type { Campaign } from '../../../src/game/campaign.ts';
import { heroCell } from '../../../src/game/entity.ts';
import { newGame } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { kindHas } from '../../../src/game/kinds.ts';
import type { Options } from '../../../src/page/options/options.ts';
import type { Settings } from '../../../src/page/settings.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { expectSound } from '../../expect-sound.ts';
import { arenaCampaign, campaign, give, rogueCampaign } from '../../world.ts';

const options = {
  language: 'en',
  keySet: 'vi',
  keys: {},
  textSize: 100,
  tileSize: 100,
  animationSpeed: 100,
  palette: 'standard',
  looks: {},
} as Options;
const words = wordsOf('en');
const settings = { options, words } as Settings;
/** `npm run torture` plays more. */
const runs = Number(process.env.PRESS_RUNS ?? 25);

const camera = { zoom: 1, centre: null };
const overlay = {
  diagonal: false,
  notice: null,
  cursor: null,
  byTouch: true,
  device: 'buttons' as const,
  isFight: false,
  isDrawing: false,
  camera,
};

const way = fc.constantFrom(...directions).map(({ dx, dy }) => ({ dx, dy }));
const slot = fc.nat(12);

/** The presses of keys, fingers and buttons. Cells are relative to the hero, and can be outside of the floor. */
function pressesOf(played: Campaign) {
  const usable = plainControls.filter((control) => isUsable(control, played));
  const control = fc.oneof(
    way.map((direction) => ({ type: 'step' as const, ...direction })),
    way.map((direction) => ({ type: 'runTowards' as const, ...direction })),
    fc.nat(9).map((digit) => ({ type: 'digit' as const, digit })),
    fc.constantFrom(...usable).map((type) => ({ type })),
  );
  const near = fc.integer({ min: -9, max: 9 });
  const target = fc.oneof(
    fc.record({ type: fc.constant('cell' as const), x: near, y: near }),
    fc.record({ type: fc.constant('bagRow' as const), slot }),
    fc.record({ type: fc.constant('menuRow' as const), index: fc.nat(4) }),
    fc.record({ type: fc.constant('button' as const), button: fc.constantFrom(...usable) }),
  );
  const key = fc.constantFrom(...'abcdfw5');
  const repeat = fc.boolean();
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ by: fc.constant('key' as const), control, key, repeat }) },
    { weight: 3, arbitrary: fc.record({ by: fc.constant('tap' as const), target, repeat }) },
    fc.record({ by: fc.constant('menu' as const), slot, entry: fc.nat(4) }),
    fc.record({ by: fc.constant('wheel' as const), rows: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ by: fc.constant('dialog' as const), isMeant: fc.boolean(), slot }),
    fc.record({ by: fc.constant('time' as const) }),
  );
}

type Press = ReturnType<typeof pressesOf> extends fc.Arbitrary<infer P> ? P : never;

function press(session: Session, done: Press): void {
  const { game, asking } = session;
  switch (done.by) {
    case 'key':
      act(session, done.control, done);
      break;
    case 'tap': {
      const { target, repeat } = done;
      const { x, y } = heroCell(game);
      const isCell = target.type === 'cell';
      tap(session, isCell ? { ...target, x: x + target.x, y: y + target.y } : target, repeat);
      break;
    }
    case 'menu':
      if (done.slot < bagOf(game, game.hero).length)
        pressItemButton(session, done.slot, done.entry);
      break;
    case 'wheel':
      scroll(session, done.rows);
      break;
    case 'dialog': {
      const kinds = kindsToWipeOut(game);
      answerDoubt(session, done.isMeant);
      answerName(session, done.isMeant ? 'a name' : null);
      answerHand(session, done.isMeant ? 'left' : null);
      if (asking?.type === 'identify') answerRules(session, done.slot);
      if (asking?.type === 'genocide') answerRules(session, kinds[done.slot % kinds.length].id);
      break;
    }
    case 'time':
      for (let steps = 0; session.series && steps < 20; steps++) advance(session);
  }
}

/** Makes everything that the page shows of a game: its view, its surroundings in words and the cells around the hero. */
function show(session: Session): void {
  const { game, seen } = session;
  const names = namesOf(game.campaign, 'en');
  const view = viewOf(settings, session, false, session, overlay);
  const items = bagOf(game, game.hero).length;
  for (const slot of [...(view.bag?.slots ?? []), ...(view.bagSlots ?? [])]) {
    expect(slot).toBeLessThan(items);
  }
  selectionText(session, settings);
  surroundingsOf(game, words, names, seen);
  const here = heroCell(game);
  for (const { dx, dy } of directions) {
    const cell = { x: here.x + dx, y: here.y + dy };
    if (!isOnGrid(game.floor.grid, cell.x, cell.y)) continue;
    describeCell(game, cell, words, names, (at) => seen.tileAt(at));
  }
}

test.each([
  ['simple', campaign],
  ['rogue', rogueCampaign],
  ['arena', arenaCampaign],
] as const)(
  'no order of presses breaks the controls of %s, and the page can always show the game',
  { timeout: 60_000 + runs * 500 },
  (_, played) => {
    const items = played.kinds.filter((kind) => kindHas(kind, 'Item')).map(({ id }) => id);
    const hasBag = kindHas(played.kinds[0], 'Bag');
    const given = hasBag ? fc.subarray(items, { maxLength: 8 }) : fc.constant([]);
    const presses = fc.array(pressesOf(played), { maxLength: 120 });
    fc.assert(
      fc.property(fc.nat(), given, presses, (seed, bag, done) => {
        const game = newGame(played, String(seed));
        // Monsters act while the hero picks up.
        for (const item of bag) if (!game.ending) give(game, item);
        const session = startSession(game);
        for (const one of done) {
          if (game.ending) break;
          press(session, one);
          show(session);
        }
        expectSound(game);
      }),
      { numRuns: runs },
    );
  },
);
