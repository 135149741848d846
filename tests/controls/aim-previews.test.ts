import { describe, expect, test } from 'vitest';
import { questionText } from '../../src/app/play/aim-text.ts';
import { act } from '../../src/controls/act.ts';
import { aimedAgain, aimPreviews, likelyAim } from '../../src/controls/aim-previews.ts';
import type { Control } from '../../src/controls/controls.ts';
import { directions } from '../../src/dungeon/grid.ts';
import { kindById } from '../../src/game/campaign.ts';
import { kindOf } from '../../src/game/entity.ts';
import { learnKind } from '../../src/game/items/knowledge.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { give, messageIds, monsterAt, rogueCampaign, scene } from '../world.ts';
import { recordedSession } from './recorded-session.ts';

const hall = `
  #########
  #...@..K#
  #.......#
  #...O...#
  #########`;

/** A session whose hero has this item in a lit hall, and knows its kind. */
function begin(kind: string, map = hall) {
  const game = scene(map, { campaign: rogueCampaign });
  const item = spawnItem(game, { kind: kindById(rogueCampaign, kind) });
  stow(game, game.hero, item);
  learnKind(game, item);
  fov(game);
  return { game, session: recordedSession(game) };
}

const press = (session: ReturnType<typeof begin>['session'], type: Control['type']) =>
  act(session, { type } as Control);

function targetsOf({ game, session }: { game: Game } & ReturnType<typeof begin>) {
  const found: Record<string, string[]> = {};
  for (const { direction, targets } of aimPreviews(session)) {
    if (targets.length === 0) continue;
    found[`${direction.dx},${direction.dy}`] = targets.map((actor) => kindOf(game, actor).id);
  }
  return found;
}

describe('the preview of directions', () => {
  test('a line meets the first monster in each direction', () => {
    const begun = begin('stick-slow-monster');
    press(begun.session, 'zap');
    expect(begun.session.asking).toEqual({ type: 'zap', slot: 0, count: 0 });
    expect(targetsOf(begun)).toEqual({ '1,0': ['kobold'], '0,1': ['orc'] });
  });

  test('a bolt comes back to the hero from a wall that is near', () => {
    const begun = begin('stick-fire', '#######\n#@.K..#\n#######');
    press(begun.session, 'zap');
    const targets = targetsOf(begun);
    expect(targets['1,0']).toEqual(['kobold']);
    expect(targets['-1,0']).toEqual(['hero', 'kobold']);
    expect(targets['0,-1']).toEqual(['hero']);
  });

  test('a thrown item has the way of a missile', () => {
    const begun = begin('dagger');
    press(begun.session, 'throw');
    expect(targetsOf(begun)).toEqual({ '1,0': ['kobold'], '0,1': ['orc'] });
  });

  test('a monster that the hero does not know is not shown', () => {
    const begun = begin('stick-slow-monster', '#########\n#...@..I#\n#########');
    press(begun.session, 'zap');
    expect(targetsOf(begun)).toEqual({});
  });

  test('in the unknown dark the way ends where knowledge ends', () => {
    const map = '_________\n,,,,@,,,K\n_________'.replaceAll('_', ',').replace('K', ',');
    const game = scene(map, { campaign: rogueCampaign, rooms: [] });
    stow(game, game.hero, spawnItem(game, { kind: kindById(rogueCampaign, 'stick-fire') }));
    fov(game);
    const session = recordedSession(game);
    press(session, 'zap');
    const east = aimPreviews(session).find(({ direction }) => direction.dx === 1);
    expect(east?.path.length).toBe(1);
  });

  test('the preview of an unknown stick is a line, whatever it does', () => {
    const begun = begin('stick-fire', '#######\n#@.K..#\n#######');
    begun.game.known.clear();
    press(begun.session, 'zap');
    expect(targetsOf(begun)).toEqual({ '1,0': ['kobold'] });
  });

  test('without a question there is no preview', () => {
    const { session } = begin('stick-fire');
    expect(aimPreviews(session)).toEqual([]);
  });

  test('the preview of each direction is the way that the zap then takes', () => {
    for (const { dx, dy } of directions) {
      const { game, session } = begin(
        'stick-fire',
        '########\n#......#\n#.@....#\n#......#\n########',
      );
      game.stores.Health.max[game.hero] = 900;
      game.stores.Health.current[game.hero] = 900;
      press(session, 'zap');
      const preview = aimPreviews(session).find(
        ({ direction }) => direction.dx === dx && direction.dy === dy,
      );
      act(session, { type: 'step', dx, dy });
      const flown = game.events.flatMap((event) => (event.type === 'zapped' ? event.path : []));
      // A bolt that hits the hero ends there.
      expect(preview?.path.slice(0, flown.length)).toEqual(flown);
      const isOver = messageIds(game).includes('burnt');
      expect(isOver || flown.length === preview?.path.length).toBe(true);
    }
  });

  test('the question names the targets of each direction', () => {
    const { session } = begin('stick-slow-monster');
    press(session, 'zap');
    const text = (language: 'en' | 'ja' | 'ru') =>
      questionText(session, wordsOf(language), namesOf(rogueCampaign, language));
    expect(text('en')).toBe('Zap in which direction? Right: kobold. Down: orc.');
    expect(text('ja')).toBe('どの方向に振る？　右：コボルド。下：オーク。');
    expect(text('ru')).toBe('В какую сторону направить? Вправо: кобольд. Вниз: орк.');
  });
});

test('the question where to dig names the directions of the weak walls that the player knows', () => {
  const game = scene('#####\n#@..#\n#%%.#\n#...#\n#####');
  const session = recordedSession(game);
  act(session, { type: 'dig' });
  const text = (language: 'en' | 'ja' | 'ru') =>
    questionText(session, wordsOf(language), namesOf(game.campaign, language));
  expect(text('en')).toBe('Dig in which direction? Weak wall: down right, down.');
  expect(text('ja')).toBe('どの方向を掘る？　もろい壁：右下、下。');
  expect(text('ru')).toBe('В какую сторону копать? Ветхая стена: вправо вниз, вниз.');
});

describe('the key for confirming while a question about a direction is open', () => {
  test('the key for confirming aims at the nearest monster, and the question about a direction says so', () => {
    const { session } = begin('dagger', hall.replace('..K#', '.K.#'));
    press(session, 'throw');
    const text = questionText(session, wordsOf('en'), namesOf(rogueCampaign, 'en'), 'Enter');
    expect(text).toContain('To aim at the nearest (kobold), press Enter.');
    press(session, 'confirm');
    expect(session.commands).toEqual([{ type: 'throw', slot: 0, dx: 1, dy: 0 }]);
    expect(session.asking).toBeNull();
  });

  test('the key for confirming prefers a danger to a nearer monster that is peaceful', () => {
    const game = scene('#########\n#w..@.r.#\n#########');
    give(game, 'dagger');
    const session = recordedSession(game);
    session.asking = { type: 'throw', slot: 0, count: 0 };
    expect(likelyAim(session)?.direction).toMatchObject({ dx: -1, dy: 0 });
  });

  test('the key for confirming cancels a question when no way meets a monster, and the question does not name the key', () => {
    const { session } = begin('dagger', '#####\n#@..#\n#####');
    press(session, 'throw');
    const text = questionText(session, wordsOf('en'), namesOf(rogueCampaign, 'en'), 'Enter');
    expect(text).toBe('Throw in which direction?');
    press(session, 'confirm');
    expect([session.asking, session.commands]).toEqual([null, []]);
  });

  test('the key for confirming never chooses a way on which a bolt comes back to the hero', () => {
    const { game, session } = begin('stick-fire', '#######\n#@.K..#\n#######');
    press(session, 'zap');
    const west = aimPreviews(session).find(({ direction: { dx, dy } }) => dx === -1 && dy === 0);
    expect(west?.targets).toEqual([game.hero, monsterAt(game, 3, 1)]);
    expect(likelyAim(session)?.direction).toMatchObject({ dx: 1, dy: 0 });
  });
});

test('a repeated throw does not turn towards a peaceful monster', () => {
  const game = scene('#########\n#@......#\n#r......#\n#########');
  give(game, 'dagger');
  const command = { type: 'throw', slot: 0, dx: 1, dy: 0 } as const;
  expect(aimedAgain(recordedSession(game), command)).toEqual(command);
});

describe('the controls of sticks', () => {
  test('a stick that acts on its owner needs no direction', () => {
    const { game, session } = begin('stick-drain-life', '#####\n#@..#\n#####');
    press(session, 'zap');
    expect(session.asking).toBeNull();
    expect(messageIds(game)).toEqual(['zapped', 'tingles']);
  });

  test('a stick can be zapped in a random direction', () => {
    const { game, session } = begin('stick-fire', '#####\n#@..#\n#####');
    press(session, 'zapAnywhere');
    expect(session.commands).toEqual([{ type: 'zap', slot: 0, dx: 0, dy: 0 }]);
    expect(messageIds(game)).toContain('zapped');
  });

  test('without a stick the key says so and uses no turn', () => {
    const { game, session } = begin('dagger');
    expect(press(session, 'zap')).toEqual({ type: 'nothingFor', verb: 'zap' });
    expect(game.turn).toBe(0);
  });
});
