import { describe, expect, test } from 'vitest';
import { describeMonster } from '../../../src/describe/monster.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { type Element, elements } from '../../../src/game/combat/damage-elements.ts';
import { die } from '../../../src/game/combat/death.ts';
import { attackOdds } from '../../../src/game/combat/odds.ts';
import { has } from '../../../src/game/entity.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { namesOf } from '../../../src/words/sentences.ts';
import { rogue, simple } from '../../sources.ts';
import { messageIds } from '../../world.ts';
import { befall } from '../effects/befall.ts';
import { hallWith, stage, wait } from '../systems/stage.ts';

const near = hallWith(['@', 6, 4], ['m', 7, 4]);
const far = hallWith(['@', 1, 4], ['m', 7, 4]);

/** A resting monster with much health and these resistances beside the hero. */
function resisting(Resists: object, source = simple) {
  const staged = stage(near, { Rooted: {}, AI: { mind: 'timid' }, Resists }, { source });
  const { Health } = staged.game.stores;
  Health.max[staged.monster] = 900;
  Health.current[staged.monster] = 900;
  return { ...staged, lost: () => 900 - Health.current[staged.monster] };
}

const burn = (game: Parameters<typeof befall>[0], target: number, element: Element) =>
  befall(game, target, 'damage', {
    dice: 0,
    bonus: 10,
    strong: 0,
    element: elements.indexOf(element),
  });

test.each<[Element, number]>([
  ['fire', 5],
  ['cold', 20],
  ['lightning', 0],
  ['poison', 10],
  ['none', 10],
])(
  '10 points of %s take %i from one who resists fire, is weak to cold and immune to lightning',
  (element, loss) => {
    const { game, monster, lost } = resisting({ fire: 50, cold: -100, lightning: 100 });
    burn(game, monster, element);
    expect(lost()).toBe(loss);
  },
);

test('the rest of the damage is rounded up', () => {
  const { game, monster, lost } = resisting({ fire: 99 });
  burn(game, monster, 'fire');
  expect(lost()).toBe(1);
});

describe('blows', () => {
  test.each([simple, rogue])(
    'in $id half of an attack is resisted, and the odds say so',
    (source) => {
      const plain = resisting({}, source);
      const hard = resisting({ blow: 50 }, source);
      const of = ({ game, hero, monster }: typeof plain) =>
        attackOdds(game, { attacker: hero, target: monster, by: 'hand' });
      const [full, half] = [of(plain), of(hard)];
      expect([half.least, half.most]).toEqual([
        Math.ceil(full.least / 2),
        Math.ceil(full.most / 2),
      ]);
      expect(half.hit).toBe(full.hit);
      expect(half.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      for (let n = 0; n < 12; n++) {
        const before = hard.lost();
        takeTurn(hard.game, { type: 'move', dx: 1, dy: 0 });
        const loss = hard.lost() - before;
        expect(loss === 0 || (loss >= half.least && loss <= half.most)).toBe(true);
      }
      expect(hard.lost()).toBeGreaterThan(0);
    },
  );

  test('an attack on an actor that is immune to physical attacks has no effect', () => {
    const { game, lost } = resisting({ blow: 100 });
    takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    expect(lost()).toBe(0);
    expect(messageIds(game)).toContain('noEffect');
  });
});

test('missiles and explosions have an element', () => {
  const fire = { Throws: { dice: '10d1', range: 9, chance: 100, element: 'fire' } };
  const { game, hero, monster } = stage(far, {
    ...fire,
    Rooted: {},
    Explodes: { damage: 10, radius: 5, element: 'cold' },
    Resists: { fire: 100, cold: 50 },
  });
  const losses = (events: ReturnType<typeof wait>) =>
    events.flatMap((event) =>
      event.type === 'hit' && event.target === game.stores.Identity.seq[hero] ? event.damage : [],
    );
  expect(losses(wait(game))).toEqual([10]);
  const armour = spawnItem(game, { kind: kindById(game.campaign, 'guest') });
  game.stores.Gear.armour[hero] = armour;
  stow(game, hero, armour);
  expect(losses(wait(game))).toEqual([0]);
  game.stores.Position.x[monster] = 5;
  die(game, monster);
  expect(losses(wait(game))).toEqual([5]);
});

test('poison takes less from one who resists it, and nothing from the immune', () => {
  const weak = resisting({ poison: -100 });
  befall(weak.game, weak.monster, 'poison', { damage: 3, turns: 4 });
  expect(weak.game.stores.Poisoned.damage[weak.monster]).toBe(6);
  const immune = resisting({ poison: 100 });
  expect(befall(immune.game, immune.monster, 'poison', { damage: 3, turns: 4 })).toBe(false);
  expect(has(immune.game, immune.monster, 'Poisoned')).toBe(false);
});

test('the look at a monster names its resistances and weaknesses', () => {
  const { game, monster } = resisting({ fire: 50, cold: -100, poison: 100 });
  const about = describeMonster(game, monster, wordsOf('en'), namesOf(game.campaign, 'en'), [
    monster,
  ]);
  expect(about.lines).toContain(
    'Takes 50% less damage from fire. Takes 100% more damage from cold. Takes no damage from poison.',
  );
});
