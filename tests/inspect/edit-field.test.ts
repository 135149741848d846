import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { type ComponentName, fieldsOf } from '../../src/game/components.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import { boundsOf, changeField, fieldText, isEditable } from '../../src/inspect/edit-field.ts';
import { entitiesAt, entityComponents } from '../../src/inspect/inspect-cell.ts';
import { hashOf } from '../../src/state/hash.ts';
import { simple } from '../sources.ts';
import { give, monsterAt, rogueCampaign, scene } from '../world.ts';

const room = `
  #####
  #...#
  #@r.#
  #a..#
  #####`;

/** Sets a field; returns the reason if that is refused. */
function change(game: Game, entity: number, path: string, value: unknown): string | null {
  const [component, field] = path.split('.');
  return changeField(game, entity, component as ComponentName, field, value);
}

function shown(game: Game, entity: number, path: string): string {
  const [component, field] = path.split('.');
  return fieldText(game, entity, component as ComponentName, field);
}

test('fieldText writes a field as a bundle would', () => {
  const game = scene(room);
  const rat = monsterAt(game, 2, 2);
  expect(entityComponents(game, rat)).toEqual(expect.arrayContaining(['Identity', 'Health', 'AI']));
  expect(shown(game, rat, 'AI.mind')).toBe('timid');
  expect(shown(game, rat, 'AI.provoked')).toBe('false');
  expect(shown(game, rat, 'Identity.kind')).toBe('rat');
  expect(shown(game, game.hero, 'Gear.weapon')).toBe('');
  give(game, 'dagger');
  const [dagger] = bagOf(game, game.hero);
  takeTurn(game, { type: 'equip', slot: 0 });
  const { seq } = game.stores.Identity;
  expect(shown(game, game.hero, 'Gear.weapon')).toBe(`dagger #${seq[dagger]}`);
  const rogue = scene('###\n#@#\n###', { campaign: rogueCampaign });
  expect(shown(rogue, rogue.hero, 'Fighter.attacks')).toBe('1d4');
});

test('a rat whose health is set to 1 dies by one hit', () => {
  const game = scene(room);
  const rat = monsterAt(game, 2, 2);
  expect(change(game, rat, 'Health.max', 400)).toBeNull();
  expect(change(game, rat, 'Health.current', 300)).toBeNull();
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.stores.Health.current[rat]).toBeGreaterThan(200);
  expect(change(game, rat, 'Health.current', 1)).toBeNull();
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(entitiesAt(game, 2, 2)).toEqual([]);
});

test('a new mind decides from the next turn on', () => {
  const game = scene(`
    #######
    #@...r#
    #######`);
  const rat = monsterAt(game, 5, 1);
  expect(change(game, rat, 'AI.mind', 'hunter')).toBeNull();
  for (let turn = 0; turn < 3; turn++) takeTurn(game, { type: 'wait' });
  expect(game.stores.Position.x[rat]).toBe(2);
});

test('a sleeping monster that is set awake approaches in the next turn', () => {
  const game = scene(
    `
    ########
    #@....Z#
    ########`,
    { campaign: rogueCampaign },
  );
  const zombie = monsterAt(game, 6, 1);
  takeTurn(game, { type: 'wait' });
  expect(change(game, zombie, 'AI.awake', true)).toBeNull();
  takeTurn(game, { type: 'wait' });
  expect(game.stores.Position.x[zombie]).toBe(5);
});

describe('an invalid edit is refused and changes nothing', () => {
  test.each([
    ['Health.current', 9999, 'Health.current must be a whole number from 1 to'],
    ['Health.current', 0, 'from 1 to'],
    ['Health.current', 2.5, 'a whole number'],
    ['Health.current', '', 'but "" was found'],
    ['Health.max', -1, 'from 1 to 9999 (HP), but -1 was found'],
    ['Condition.confused', 256, 'from 0 to 255 (turns)'],
    ['AI.mind', 'hunted', 'did you mean "hunter"?'],
    ['AI.provoked', 1, 'must be true or false'],
    ['AI.destinationX', 5, 'from 0 to 4'],
    ['Health.dice', '1d500', 'must be dice'],
    ['Position.x', 1, 'is set by the rules and cannot be edited'],
    ['Identity.kind', 1, 'is set by the rules and cannot be edited'],
    ['Intent.item', 1, 'is set by the rules and cannot be edited'],
    ['Item.count', 1, 'this entity has no Item'],
  ])('setting %s to %j is refused', (path, value, says) => {
    const game = scene(room);
    const before = hashOf(game);
    expect(change(game, monsterAt(game, 2, 2), path, value)).toContain(says);
    expect(hashOf(game)).toBe(before);
  });

  test('an unknown kind is refused, a known kind is accepted', () => {
    const rat = JSON.parse(simple.bundles['./monsters/rat.json'] as string);
    const caller = JSON.stringify({ ...rat, Summons: { kind: 'bat' } });
    const bundles = { ...simple.bundles, './monsters/rat.json': caller };
    const game = scene(room, { campaign: loadCampaign({ ...simple, bundles }) });
    const summoner = monsterAt(game, 2, 2);
    expect(change(game, summoner, 'Summons.kind', 'dragon')).toContain(
      'there is no kind "dragon" in this campaign',
    );
    expect(shown(game, summoner, 'Summons.kind')).toBe('bat');
    expect(change(game, summoner, 'Summons.kind', 'wolf')).toBeNull();
    expect(shown(game, summoner, 'Summons.kind')).toBe('wolf');
  });
});

test('dice are set by their text, and an empty text removes optional dice', () => {
  const game = scene(room);
  const rat = monsterAt(game, 2, 2);
  expect(change(game, rat, 'Health.dice', '2d6')).toBeNull();
  expect(shown(game, rat, 'Health.dice')).toBe('2d6');
  expect(change(game, rat, 'Health.dice', '')).toBeNull();
  expect(shown(game, rat, 'Health.dice')).toBe('');
});

test('setting Health.max lowers the health; raising Strength also raises its maximum', () => {
  const game = scene('###\n#@#\n###', { campaign: rogueCampaign });
  expect(change(game, game.hero, 'Health.max', 5)).toBeNull();
  expect(game.stores.Health.current[game.hero]).toBe(5);
  expect(change(game, game.hero, 'Strength.now', 18)).toBeNull();
  expect(game.stores.Strength.best[game.hero]).toBe(18);
});

test('every editable number accepts its bounds and refuses values beyond them', () => {
  const game = scene(room);
  for (const entity of [game.hero, monsterAt(game, 2, 2), ...entitiesAt(game, 1, 3)]) {
    for (const component of entityComponents(game, entity)) {
      for (const [field, { kind, choices }] of fieldsOf(component)) {
        const number = !choices && !['flag', 'dice', 'kind', 'entity'].includes(kind);
        if (!number || !isEditable(component, field)) continue;
        const { min, max } = boundsOf(game, entity, component, field);
        for (const bound of [min, max]) {
          expect([component, field, changeField(game, entity, component, field, bound)]).toEqual([
            component,
            field,
            null,
          ]);
        }
        expect(changeField(game, entity, component, field, max + 1)).not.toBeNull();
        expect(changeField(game, entity, component, field, min - 1)).not.toBeNull();
      }
    }
  }
});
