import { describe, expect, test } from 'vitest';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { forGood } from '../../src/game/actors/speed.ts';
import { takeTurn } from '../../src/game/game.ts';
import { boutGame, isAlone, playBout } from '../../src/trials/bout.ts';
import type { HeroTactic } from '../../src/trials/hero-tactics.ts';
import { campaign } from '../world.ts';
import { campaignWith, monster } from './sample-trials.ts';

const plain = { experience: 0, items: [], worn: [] };

/** A bout against a kind of the campaign with the bundle `newcomer`. */
function boutAgainst(bundle: object, number = 1, tactic: HeroTactic = 'attack') {
  const grown = campaignWith(bundle);
  const game = boutGame(grown, number, 'newcomer', null, 1, plain);
  return playBout(game, grown.kinds.length - 1, tactic);
}

describe('a bout', () => {
  test('a bout that the hero wins reports the death of the monster', () => {
    const bout = boutAgainst({ ...monster, Health: { max: 1 }, Stats: { attack: 1, defence: 1 } });
    expect(bout).toMatchObject({ died: true, left: false, heroDied: false, given: 1 });
    expect(bout).toMatchObject({ wasHit: true, moved: true, noticed: true });
  });

  test('a bout that the monster wins reports the death of the hero', () => {
    const bout = boutAgainst({
      ...monster,
      Health: { max: 99 },
      Stats: { attack: 99, defence: 9 },
    });
    expect(bout).toMatchObject({ died: false, heroDied: true, hit: true });
    expect(bout.lost).toBeGreaterThanOrEqual(16);
    expect(bout.taken).toBeGreaterThanOrEqual(1);
    expect(bout.given).toBeLessThan(0.5);
  });

  test('a bout against a monster that cannot be reached ends after sixty turns', () => {
    const timid = { ...monster, AI: { mind: 'timid' }, Health: { max: 9999 } };
    const bout = boutAgainst({ ...timid, Stats: { attack: 0, defence: 999 } });
    expect(bout.turns).toBe(60);
    expect(bout).toMatchObject({ died: false, heroDied: false });
  });

  /** The turns of a bout of a hero with a condition, by the bout and by the game, and the commands. */
  function turnsOfBout(bundle: object, condition: 'hasted' | 'slowed' | null) {
    const grown = campaignWith({ ...monster, ...bundle });
    const game = boutGame(grown, 1, 'newcomer', null, 1, plain);
    if (condition) game.stores.Condition[condition][game.hero] = forGood;
    const start = game.turn;
    let commands = 0;
    const { turns } = playBout(game, grown.kinds.length - 1, 'attack', (command) => {
      commands++;
      return takeTurn(game, command);
    });
    return { turns, passed: game.turn - start, commands };
  }

  test('the turns of a bout are those of the game, not the commands of the hero', () => {
    const tough = { Health: { max: 9999 }, Stats: { attack: 0, defence: 999 } };
    expect(turnsOfBout(tough, null)).toEqual({ turns: 60, passed: 60, commands: 60 });
    expect(turnsOfBout(tough, 'hasted')).toEqual({ turns: 60, passed: 60, commands: 119 });
    expect(turnsOfBout(tough, 'slowed')).toEqual({ turns: 60, passed: 60, commands: 30 });
    const { turns, passed, commands } = turnsOfBout({ ...tough, Paralysis: {} }, null);
    expect(turns).toBe(passed);
    expect(commands).toBeLessThan(turns);
  });

  test('a bout goes on when the monster becomes another kind', () => {
    const into = {
      when: 'belowHealth',
      percent: 90,
      effects: [{ effect: 'become', into: 'wolf' }],
    };
    const bout = boutAgainst({ ...monster, Health: { max: 30 }, Triggers: [into] });
    // The wolf kills the hero, and has most of its own health left.
    expect(bout).toMatchObject({ died: false, heroDied: true });
    expect(bout.given).toBeGreaterThan(0.1);
    expect(bout.given).toBeLessThan(0.9);
  });

  test('a hero who dies by summoned monsters has died by their summoner', () => {
    const summoner = {
      ...monster,
      Health: { max: 400 },
      Stats: { attack: 0, defence: 99 },
      AI: { mind: 'hunter', goals: [{ goal: 'flee', below: 100 }] },
      Summons: { kind: 'wolf', chance: 100, most: 9 },
    };
    expect(boutAgainst(summoner)).toMatchObject({ died: false, heroDied: true });
  });

  test('the explosion of a monster counts as its hit', () => {
    const quiet = { ...monster, Health: { max: 1 }, Rooted: {}, AI: { mind: 'timid' } };
    expect(boutAgainst(quiet)).toMatchObject({ died: true, hit: false });
    expect(boutAgainst({ ...quiet, Explodes: { damage: 1 } })).toMatchObject({ hit: true });
  });

  test('a bout of a waiting hero begins with the approach of the monster', () => {
    const waiting = boutAgainst(monster, 1, 'wait');
    expect(waiting).toMatchObject({ moved: true, noticed: true });
    const rooted = boutAgainst({ ...monster, Rooted: {}, AI: { mind: 'timid' } }, 1, 'wait');
    expect(rooted.moved).toBe(false);
    // The hero runs out of patience.
    expect(rooted.wasHit).toBe(true);
  });

  test('a bout has another monster in the last of four halls', () => {
    const areAlone = (hasOther: boolean) => [0, 1, 2, 3, 4, 7].map((n) => isAlone(n, hasOther));
    expect(areAlone(true)).toEqual([true, true, true, false, true, false]);
    expect(areAlone(false)).toEqual([true, true, true, true, true, true]);
    const game = boutGame(campaign, 3, 'rat', 'bat', 1, plain);
    expect(monstersHere(game)).toHaveLength(2);
    expect(monstersHere(boutGame(campaign, 2, 'rat', 'bat', 1, plain))).toHaveLength(1);
  });

  test('a bout collects messages about powers but none about attacks', () => {
    const { messages } = boutAgainst({ ...monster, Poison: { turns: 9 } });
    expect(messages).toContain('poisoned');
    expect(messages).not.toContain('hurt');
  });
});
