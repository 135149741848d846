import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, directions, Tile, tileAt } from '../../src/dungeon/grid.ts';
import { actorAt, isFree, monstersHere } from '../../src/game/actors/actors.ts';
import { seesInvisible } from '../../src/game/actors/hero-senses.ts';
import { allowsStep } from '../../src/game/actors/movement.ts';
import { kindById } from '../../src/game/campaign.ts';
import { armourClassOf } from '../../src/game/combat/armour-class.ts';
import { diceOf } from '../../src/game/combat/hit-and-damage.ts';
import type { Command, ItemVerb } from '../../src/game/commands.ts';
import { cellOf, has, heroCell, kindOf } from '../../src/game/entity.ts';
import { itemsOn } from '../../src/game/floors/floor-contents.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { placesTaken } from '../../src/game/items/bag-limits.ts';
import { knownCharges } from '../../src/game/items/identification.ts';
import type { Made } from '../../src/game/items/item-generation.ts';
import { knowsItem } from '../../src/game/items/knowledge.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { kindHas } from '../../src/game/kinds.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { hashOf } from '../../src/state/hash.ts';
import { restore, snapshotOf } from '../../src/state/snapshot.ts';
import { messageIds, place, rogueCampaign } from '../world.ts';
import { price, stairsOf, stepTo } from './rogue-way.ts';

/**
 * A whole game of Rogue that uses every kind of item and every command. The hero walks by plain commands.
 * The test changes the game only in these ways: the hero is very strong, and
 * of strength 15 for the ring of add strength; `handOut` puts an item into its
 * bag; `foe` and `lay` put a monster or an item next to it.
 */
class Journey {
  game: Game;
  readonly kinds = new Set<string>();
  readonly verbs = new Set<string>();
  /** The ids of the messages of the last action. */
  said: string[] = [];
  saves = 0;
  #commands = 0;

  /** `saveEvery`: the commands between two saves, after which the loaded game is played on; 0 for none. */
  constructor(
    seed: string,
    readonly saveEvery: number,
  ) {
    this.game = newGame(rogueCampaign, seed);
    const { Health, Strength, Experience } = this.game.stores;
    Health.max[this.hero] = 50_000;
    Health.current[this.hero] = 40_000;
    Strength.now[this.hero] = 18;
    Strength.best[this.hero] = 18;
    // A wraith would kill a hero without experience.
    Experience.points[this.hero] = 5;
  }

  get hero(): number {
    return this.game.hero;
  }

  take(command: Command): void {
    this.verbs.add(command.type);
    takeTurn(this.game, command);
    this.said.push(...messageIds(this.game));
    this.#commands++;
    if (this.saveEvery === 0 || this.#commands % this.saveEvery !== 0) return;
    this.game = restore(rogueCampaign, snapshotOf(this.game));
    this.saves++;
  }

  handOut(kind: string, made: Partial<Made> = {}): void {
    this.kinds.add(kind);
    const item = spawnItem(this.game, { kind: kindById(rogueCampaign, kind), ...made });
    stow(this.game, this.hero, item);
  }

  /** The place in the bag of the newest item of a kind. */
  slotOf(kind: string): number {
    const slot = bagOf(this.game, this.hero).findLastIndex(
      (item) => kindOf(this.game, item).id === kind,
    );
    if (slot < 0) throw new Error(`The hero has no ${kind}.`);
    return slot;
  }

  itemOf(kind: string): number {
    return bagOf(this.game, this.hero)[this.slotOf(kind)];
  }

  use(verb: Exclude<ItemVerb, 'throw' | 'zap' | 'name'>, kind: string): void {
    this.take({ type: verb, slot: this.slotOf(kind) });
  }

  /**
   * Puts a strong monster at this distance from the hero, in cells, and returns the way to it. Between monsters without
   * a free cell, it is one of them.
   */
  foe(kind: string, distance = 1): { monster: number; dx: -1 | 0 | 1; dy: -1 | 0 | 1 } {
    const { game } = this;
    const here = heroCell(game);
    const at = (dx: number, dy: number, n: number) => ({ x: here.x + n * dx, y: here.y + n * dy });
    const way = directions.find(({ dx, dy }) =>
      Array.from({ length: distance }, (_, n) => at(dx, dy, n)).every(
        (cell, n) =>
          allowsStep(game, cell, dx, dy) && isFree(game, at(dx, dy, n + 1).x, at(dx, dy, n + 1).y),
      ),
    );
    const other = directions.find(({ dx, dy }) => {
      const { x, y } = at(dx, dy, 1);
      return actorAt(game, x, y) !== 0 && allowsStep(game, here, dx, dy);
    });
    if (!way && !other) throw new Error(`No room for a ${kind} on level ${game.floor.depth}.`);
    const { dx, dy } = (way ?? other) as { dx: -1 | 0 | 1; dy: -1 | 0 | 1 };
    const { x, y } = at(dx, dy, way ? distance : 1);
    const monster = way ? place(game, kind, x, y) : actorAt(game, x, y);
    game.stores.Health.max[monster] = 900;
    game.stores.Health.current[monster] = 900;
    return { monster, dx, dy };
  }

  lay(kind: string): void {
    const { x, y } = heroCell(this.game);
    const way = directions.find(({ dx, dy }) => isFree(this.game, x + dx, y + dy));
    place(this.game, kind, x + (way?.dx ?? 0), y + (way?.dy ?? 0));
  }

  /** Walks to a cell through secret doors and monsters, or falls through a trapdoor on the way. */
  walkTo(goal: Cell): void {
    const { depth } = this.game.floor;
    for (let patience = 3000; patience > 0; patience--) {
      const { game } = this;
      const here = heroCell(game);
      if (game.ending) throw new Error(`The hero died: ${JSON.stringify(game.ending)}`);
      if (game.floor.depth !== depth) return;
      if (here.x === goal.x && here.y === goal.y) return;
      const { grasped } = game.stores.Condition;
      const grasper = directions.find(({ dx, dy }) => {
        const other = actorAt(game, here.x + dx, here.y + dy);
        return other && has(game, other, 'Grasp') && allowsStep(game, here, dx, dy);
      });
      if (grasped[this.hero] && grasper) {
        this.take({ type: 'move', ...grasper });
        continue;
      }
      const step = stepTo(game, goal, false) ?? stepTo(game, goal, true);
      if (!step) throw new Error(`No way leads on from level ${depth}.`);
      const next = tileAt(game.floor.grid, here.x + step.dx, here.y + step.dy);
      this.take(next === Tile.secretDoor ? { type: 'search' } : { type: 'move', ...step });
    }
    throw new Error(`The hero got stuck on level ${depth}.`);
  }
}

/** Something that the hero does on a floor, with all that a player notices of it. */
type Deed = (journey: Journey) => void;
type Knowledge = 'known' | 'unknown';
/** A further expectation, with the game and the message ids of the action. */
type Check = (game: Game, journey: Journey) => void;

const none: Check = () => {};

/** Expects one of the messages, and that the hero now knows the kind or still does not. */
function expectTold(journey: Journey, says: string, kind: string, knowledge: Knowledge): void {
  const { game, said } = journey;
  expect(
    said.some((id) => says.split('|').includes(id)),
    `${kind} on level ${game.floor.depth}: ${said}`,
  ).toBe(true);
  const number = rogueCampaign.kinds.indexOf(kindById(rogueCampaign, kind));
  expect(game.seen.has(kind), `${kind} is discovered`).toBe(true);
  expect([kind, game.known.has(rogueCampaign.kinds[number].id)]).toEqual([
    kind,
    knowledge === 'known',
  ]);
}

/** Waits until a confused hero is clear again, and a fast one slow. */
function settle(journey: Journey): void {
  const busy = () =>
    journey.game.stores.Condition.confused[journey.hero] +
    journey.game.stores.Condition.hasted[journey.hero];
  for (let turns = 100; turns > 0 && busy() > 0; turns--) journey.take({ type: 'wait' });
}

function consume(verb: 'drink' | 'read', kind: string): (...rest: Rest) => Deed {
  return (says, knowledge, check = none) =>
    (journey) => {
      journey.handOut(kind);
      const places = placesTaken(journey.game, journey.hero);
      journey.said = [];
      journey.use(verb, kind);
      expectTold(journey, says, kind, knowledge);
      expect([kind, placesTaken(journey.game, journey.hero)]).toEqual([kind, places - 1]);
      check(journey.game, journey);
      settle(journey);
    };
}
type Rest = [says: string, knowledge: Knowledge, check?: Check];

const drink = (kind: string, ...rest: Rest) => consume('drink', `potion-${kind}`)(...rest);
const read = (kind: string, ...rest: Rest) => consume('read', `scroll-${kind}`)(...rest);

/** Zaps a new stick at a monster beside the hero, or two cells away. */
function zap(kind: string, says: string, knowledge: Knowledge, foe = 'hobgoblin', far = 1): Deed {
  return (journey) => {
    const id = `stick-${kind}`;
    journey.handOut(id);
    const { dx, dy } = journey.foe(foe, far);
    const charges = () => journey.game.stores.Stick.charges[journey.itemOf(id)];
    const before = charges();
    journey.said = [];
    journey.take({ type: 'zap', slot: journey.slotOf(id), dx, dy });
    expectTold(journey, says, id, knowledge);
    expect([id, charges()]).toEqual([id, before - 1]);
    // Sticks are never used up, so it is dropped or thrown away.
    const slot = journey.slotOf(id);
    journey.take({ type: 'throw', slot, dx, dy });
  };
}

type Measure = (game: Game) => number;
const nothing: Measure = () => 0;

/** The bonuses of an attack of the hero, and its armour class as a bonus. */
const blowOf = (game: Game) => diceOf(game, { attacker: game.hero, target: game.hero, by: 'hand' });
const hitBonus: Measure = (game) => blowOf(game).hit;
const damageBonus: Measure = (game) => blowOf(game).damage;
const protection: Measure = (game) => -armourClassOf(game, game.hero);

/**
 * Puts a ring on, which adds its bonus to a measure and tells nothing by itself, and takes it off. A
 * cursed ring comes off only without its curse.
 */
function ring(kind: string, bonus: number, check: Check, measure: Measure = nothing): Deed {
  return (journey) => {
    const id = `ring-${kind}`;
    const cursed = bonus < 0;
    journey.handOut(id, { bonus: cursed ? 0 : bonus, cursed });
    const before = measure(journey.game);
    journey.said = [];
    journey.use('equip', id);
    expectTold(journey, 'ringOn', id, 'unknown');
    const added = measure(journey.game) - before;
    expect([id, added]).toEqual([id, measure === nothing ? 0 : bonus]);
    check(journey.game, journey);
    journey.said = [];
    journey.use('takeOff', id);
    expect(journey.said).toContain(cursed ? 'cursed' : 'ringOff');
    if (cursed) {
      read('remove-curse', 'cursesLift', 'unknown')(journey);
      journey.use('takeOff', id);
    }
    expect(journey.said).toContain('ringOff');
    while (bagOf(journey.game, journey.hero).some((item) => kindOf(journey.game, item).id === id)) {
      throwAway(journey, id);
    }
  };
}

function throwAway(journey: Journey, kind: string): void {
  const { dx, dy } = journey.foe('kobold');
  journey.take({ type: 'throw', slot: journey.slotOf(kind), dx, dy });
}

/** Wields a weapon and attacks with it; `dice` is its damage in the hand. */
function wield(kind: string, dice: string, hit = 0): Deed {
  return (journey) => {
    journey.handOut(kind, { hit });
    journey.said = [];
    journey.use('equip', kind);
    expect(journey.said).toContain('wielded');
    const { monster, dx, dy } = journey.foe('zombie');
    const { game, hero } = journey;
    const blow = diceOf(game, { attacker: hero, target: monster, by: 'hand' });
    expect([kind, blow.dice.map(({ count, sides }) => `${count}d${sides}`).join()]).toEqual([
      kind,
      dice,
    ]);
    journey.said = [];
    journey.take({ type: 'move', dx, dy });
    expect(
      journey.said.some((id) => ['hit', 'missed', 'noEffect', 'kill'].includes(id)),
      kind,
    ).toBe(true);
    throwAway(journey, kind);
  };
}

/** Shoots a missile from its launcher, which is wielded and stays in the bag. */
function shoot(missile: string, launcher: string, dice: string): Deed {
  return (journey) => {
    journey.handOut(launcher);
    journey.handOut(missile, { count: 5 });
    journey.use('equip', launcher);
    const { monster, dx, dy } = journey.foe('zombie');
    const item = journey.itemOf(missile);
    const attack = { attacker: journey.hero, target: monster, by: 'thrownItem', item } as const;
    const [die] = diceOf(journey.game, attack).dice;
    expect([missile, `${die.count}d${die.sides}`]).toEqual([missile, dice]);
    journey.said = [];
    journey.take({ type: 'throw', slot: journey.slotOf(missile), dx, dy });
    expect(
      journey.said.some((id) => ['hit', 'flewPast', 'noEffect'].includes(id)),
      `${journey.said}`,
    ).toBe(true);
    throwAway(journey, launcher);
  };
}

/** Wears an armour, which shows its class, and puts the old mail on again. */
function wear(kind: string, armourClass: number): Deed {
  return (journey) => {
    const { Gear } = journey.game.stores;
    if (Gear.armour[journey.hero]) {
      journey.take({
        type: 'takeOff',
        slot: bagOf(journey.game, journey.hero).indexOf(Gear.armour[journey.hero]),
      });
    }
    journey.handOut(kind);
    journey.said = [];
    const { turn } = journey.game;
    journey.use('equip', kind);
    expect(journey.said).toContain('dressed');
    expect([kind, journey.game.turn - turn >= 2]).toEqual([kind, true]);
    expect([kind, armourClassOf(journey.game, journey.hero)]).toEqual([kind, armourClass]);
    journey.use('takeOff', kind);
    throwAway(journey, kind);
  };
}

function eat(kind: string): Deed {
  return (journey) => {
    journey.handOut(kind);
    const before = journey.game.stores.Hunger.energy[journey.hero];
    journey.use('eat', kind);
    const after = journey.game.stores.Hunger.energy[journey.hero];
    expect([kind, after > before || after === 1999]).toEqual([kind, true]);
  };
}

/** Reads a scroll that asks, and answers. */
function ask(kind: string, answer: (journey: Journey) => Command, says: string): Deed {
  return (journey) => {
    journey.handOut(kind);
    journey.said = [];
    journey.use('read', kind);
    expect(journey.game.asks).not.toBeNull();
    // The question survives a save, and nothing else is accepted.
    journey.game = restore(rogueCampaign, snapshotOf(journey.game));
    const { turn } = journey.game;
    journey.take({ type: 'wait' });
    expect([journey.game.turn, journey.said.at(-1)]).toEqual([turn, 'answerFirst']);
    journey.take(answer(journey));
    expectTold(journey, says, kind, 'known');
    expect([journey.game.asks, journey.game.turn > turn]).toEqual([null, true]);
  };
}

const condition =
  (name: 'confused' | 'blind' | 'seeing' | 'hasted' | 'glowing'): Check =>
  (game) =>
    expect([name, game.stores.Condition[name][game.hero] > 0]).toEqual([name, true]);

const strength = (game: Game) => game.stores.Strength.now[game.hero];

/** The identified stick shows its charges. */
const identifyStick: Deed = (journey) => {
  journey.handOut('stick-nothing');
  const slot = () => journey.slotOf('stick-nothing');
  ask('scroll-identify', () => ({ type: 'chooseItem', slot: slot() }), 'identified')(journey);
  const item = journey.itemOf('stick-nothing');
  expect([knowsItem(journey.game, item), knownCharges(journey.game, item)]).toEqual([
    true,
    journey.game.stores.Stick.charges[item],
  ]);
};

/** A scroll of scare monster: dropped, picked up once, and dust the second time. */
const scare: Deed = (journey) => {
  journey.handOut('scroll-scare-monster');
  journey.said = [];
  for (const end of ['picked', 'dust']) {
    journey.use('put', 'scroll-scare-monster');
    journey.take({ type: 'pickup' });
    expect(journey.said.at(-1) === end || journey.said.includes(end), end).toBe(true);
  }
};

/** A name of the player, until the kind is known. */
const name: Deed = (journey) => {
  journey.handOut('potion-healing');
  const { turn } = journey.game;
  journey.take({ type: 'name', slot: journey.slotOf('potion-healing'), text: 'good' });
  expect([journey.game.called.get('potion-healing'), journey.game.turn]).toEqual(['good', turn]);
  journey.use('drink', 'potion-healing');
  expect(journey.game.called.size).toBe(0);
};

/** The next hit of glowing hands confuses. */
const strikeGlowing: Deed = (journey) => {
  const { monster, dx, dy } = journey.foe('zombie');
  journey.said = [];
  for (let n = 0; n < 20 && !journey.said.includes('handsFade'); n++) {
    journey.take({ type: 'move', dx, dy });
  }
  expect(journey.said).toContain('looksConfused');
  expect(journey.game.stores.Condition.glowing[journey.hero]).toBe(0);
  expect(monster).toBeGreaterThan(0);
};

const withFoe =
  (kind: string, deed: Deed): Deed =>
  (journey) => {
    journey.foe(kind);
    deed(journey);
  };

const beside =
  (kind: string, deed: Deed): Deed =>
  (journey) => {
    journey.lay(kind);
    deed(journey);
  };

/** An action after which a number is greater (1), less (−1) or the same (0). */
const changes =
  (number: (game: Game) => number, sign: number, deed: Deed): Deed =>
  (journey) => {
    const before = number(journey.game);
    deed(journey);
    const change = Math.sign(number(journey.game) - before);
    expect(change, `level ${journey.game.floor.depth}: ${journey.said}`).toBe(sign);
  };

const armourClass = (game: Game) => armourClassOf(game, game.hero);
const level = (game: Game) => game.stores.Experience.level[game.hero];
const isAnyAsleep = (game: Game) => monstersHere(game).some((one) => !game.stores.AI.awake[one]);

/** The deeds on each floor on the way down. */
const down: Readonly<Record<number, readonly Deed[]>> = {
  1: [name, drink('thirst-quenching', 'bland', 'unknown')],
  2: [
    drink('confusion', 'getsConfused', 'known', condition('confused')),
    drink('paralysis', 'paralysed', 'known'),
  ],
  3: [
    changes(strength, -1, drink('poison', 'getsWeaker', 'known')),
    changes(strength, 1, drink('restore-strength', 'strengthBack', 'unknown')),
  ],
  4: [
    changes(strength, 1, drink('gain-strength', 'getsStronger', 'known')),
    drink('see-invisible', 'seesInvisible', 'unknown', condition('seeing')),
  ],
  5: [
    withFoe('bat', drink('monster-detection', 'sensesMonsters', 'known')),
    beside('ring-stealth', drink('magic-detection', 'sensesMagic', 'known')),
  ],
  6: [
    changes(level, 1, drink('raise-level', 'levelUp', 'known')),
    drink('haste-self', 'hasted', 'known', condition('hasted')),
    eat('slime-mold'),
  ],
  7: [
    drink('blindness', 'goesBlind', 'known', condition('blind')),
    drink('extra-healing', 'canSee', 'known'),
    drink('healing', 'healed', 'known'),
  ],
  8: [
    read('monster-confusion', 'handsGlow', 'unknown', condition('glowing')),
    strikeGlowing,
    read('magic-mapping', 'mapped', 'known'),
  ],
  9: [read('light', 'lit', 'known')],
  10: [eat('ration'), withFoe('snake', read('hold-monster', 'isBound', 'unknown'))],
  11: [
    read('sleep', 'sleeps', 'known'),
    changes(armourClass, -1, read('enchant-armour', 'gearGlows', 'unknown')),
  ],
  12: [identifyStick, read('enchant-weapon', 'gearGlows', 'unknown')],
  13: [scare, read('scare-monster', 'laughter', 'unknown')],
  14: [
    beside('gold', read('gold-detection', 'sensesGold', 'known')),
    read('create-monster', 'appears', 'unknown'),
  ],
  15: [eat('ration'), read('teleportation', 'teleported', 'known')],
  16: [
    read('aggravate-monsters', 'aggravates', 'unknown', (game) =>
      expect(isAnyAsleep(game)).toBe(false),
    ),
    read('blank-paper', 'blank', 'unknown'),
  ],
  17: [
    ask('scroll-genocide', () => ({ type: 'chooseKind', kind: 'wraith' }), 'wipedOut'),
    (journey) => expect([...journey.game.genocided]).toEqual(['wraith']),
  ],
  18: [zap('light', 'lit', 'known'), zap('striking', 'isStruck|missed', 'unknown')],
  19: [zap('lightning', 'learned', 'known'), zap('fire', 'learned', 'known')],
  20: [eat('ration'), zap('cold', 'learned', 'known'), zap('magic-missile', 'learned', 'known')],
  21: [zap('polymorph', 'changesInto', 'known'), zap('cancellation', 'isCancelled', 'unknown')],
  22: [zap('haste-monster', 'isHasted', 'unknown'), zap('slow-monster', 'isSlowed', 'unknown')],
  23: [zap('drain-life', 'isDrained', 'unknown'), zap('nothing', 'zapped', 'known')],
  24: [zap('teleport-away', 'disappears', 'unknown')],
  25: [zap('teleport-to', 'appears', 'unknown', 'hobgoblin', 2), eat('ration')],
};

/** The deeds on each floor on the way back. */
const up: Readonly<Record<number, readonly Deed[]>> = {
  25: [
    ring('protection', 2, none, protection),
    (journey) => {
      journey.game.stores.Strength.now[journey.hero] = 15;
      ring('add-strength', 2, none, strength)(journey);
      expect(strength(journey.game)).toBe(15);
    },
  ],
  24: [
    ring('sustain-strength', 0, (_, journey) =>
      changes(strength, 0, (one) => {
        one.handOut('potion-poison');
        one.said = [];
        one.use('drink', 'potion-poison');
        expect(one.said).toContain('staysStrong');
      })(journey),
    ),
  ],
  23: [
    ring('searching', 0, none),
    ring('see-invisible', 0, (game) => expect(seesInvisible(game)).toBe(true)),
  ],
  22: [ring('adornment', 0, none), ring('regeneration', 0, none)],
  21: [ring('aggravate-monster', -1, (game) => expect(isAnyAsleep(game)).toBe(false))],
  20: [ring('dexterity', 1, none, hitBonus), ring('increase-damage', 2, none, damageBonus)],
  19: [ring('slow-digestion', 0, none), ring('stealth', 0, none)],
  18: [
    ring('teleportation', -1, (_, journey) => {
      journey.said = [];
      for (let n = 0; n < 400 && !journey.said.includes('teleported'); n++) {
        journey.take({ type: 'wait' });
      }
      expect(journey.said).toContain('teleported');
    }),
  ],
  17: [wield('mace', '2d4'), wield('long-sword', '1d10')],
  16: [wield('two-handed-sword', '3d6'), wield('dagger', '1d6')],
  15: [wield('spear', '1d8'), wield('dart', '1d1')],
  14: [shoot('arrow', 'short-bow', '1d6')],
  13: [shoot('rock', 'sling', '1d4')],
  12: [shoot('crossbow-bolt', 'crossbow', '1d10')],
  11: [wear('leather-armour', 8), wear('ring-mail', 7)],
  10: [wear('studded-leather', 7), wear('scale-mail', 6)],
  9: [wear('chain-mail', 5), wear('splint-mail', 4)],
  8: [wear('banded-mail', 4), wear('plate-mail', 3)],
};

/** Takes the stairs up, again after each fall through a trapdoor. On the first floor it stays on them. */
function climb(journey: Journey, depth: number): void {
  for (;;) {
    const here = journey.game.floor.depth;
    journey.walkTo(stairsOf(journey.game));
    if (journey.game.floor.depth !== here) continue;
    if (here > 1) journey.take({ type: 'up' });
    if (here === depth) return;
  }
}

/** Plays the whole game. */
function play(saveEvery: number): Journey {
  const journey = new Journey('every-kind', saveEvery);
  for (let depth = 1; depth <= 25; depth++) {
    expect(journey.game.floor.depth).toBe(depth);
    for (const deed of down[depth]) deed(journey);
    journey.walkTo(stairsOf(journey.game));
    if (journey.game.floor.depth === depth) journey.take({ type: 'down' });
  }
  const amulet = itemsOn(journey.game, journey.game.floor).find(
    (item) => kindOf(journey.game, item).id === 'amulet',
  );
  if (amulet === undefined) throw new Error('The Amulet is not here.');
  journey.walkTo(cellOf(journey.game, amulet));
  journey.kinds.add('amulet');
  expect(journey.game.prizeHeld).toBe(true);
  for (let depth = 26; depth >= 1; depth--) {
    expect(journey.game.floor.depth).toBe(depth);
    for (const deed of up[depth] ?? []) deed(journey);
    climb(journey, depth);
  }
  return journey;
}

describe('a game from floor 1 to 26 and back that uses every kind', () => {
  let journey: Journey;
  const last = { score: 0, worth: 0 };

  beforeAll(() => {
    journey = play(41);
    Object.assign(last, { score: journey.game.score, worth: price(journey.game) });
    journey.take({ type: 'up' });
  }, 120_000);

  test('a game from floor 1 to 26 and back that uses every kind ends in victory with the price of everything that the hero carries', () => {
    const { game } = journey;
    expect(game.ending).toMatchObject({ won: true, by: 'escape', sold: last.worth });
    expect(last.worth).toBeGreaterThanOrEqual(1000);
    expect(game.score).toBe(last.score + last.worth);
  });

  test('a game from floor 1 to 26 and back that uses every kind uses every kind of item', () => {
    const items = rogueCampaign.kinds.filter(
      (kind) => kindHas(kind, 'Item') && !kindHas(kind, 'Gold'),
    );
    expect([...journey.kinds].sort()).toEqual(items.map(({ id }) => id).sort());
    expect(items).toHaveLength(14 + 16 + 13 + 14 + 12 + 8 + 2 + 1);
  });

  test('a game from floor 1 to 26 and back that uses every kind uses every command of Rogue', () => {
    expect([...journey.verbs].sort()).toEqual(
      [
        ...['move', 'wait', 'search', 'pickup', 'down', 'up', 'eat', 'drink', 'read', 'zap'],
        ...['equip', 'takeOff', 'put', 'throw', 'name', 'chooseItem', 'chooseKind'],
      ].sort(),
    );
  });

  test('a game from floor 1 to 26 and back that uses every kind is the same game whether it is saved and loaded on the way or not', () => {
    expect(journey.saves).toBeGreaterThan(50);
    const again = play(0);
    again.take({ type: 'up' });
    expect(hashOf(again.game)).toBe(hashOf(journey.game));
  }, 120_000);
});
