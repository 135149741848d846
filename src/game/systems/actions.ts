import { type Cell, Tile, tileAt } from '../../dungeon/grid.ts';
import { actorAt, isFree } from '../actors.ts';
import { isWorn, stacksByGroup, takeOne, useUp } from '../bag.ts';
import { floorAt } from '../campaign.ts';
import { verbs } from '../components.ts';
import { digTurns, workDone } from '../digging.ts';
import { cellOf, has, heroCell, kindOf } from '../entity.ts';
import { learn } from '../experience.ts';
import { armourClassOf, weaponAttack } from '../fighters.ts';
import { changeTile } from '../floor.ts';
import { fall, itemsAt, lay, trapAt } from '../floor-contents.ts';
import { enterFloor } from '../floors.ts';
import { spendEnergy } from '../hunger.ts';
import { itemName } from '../items.ts';
import { say } from '../log.ts';
import { flight, isWay, isWayFrom, stagger } from '../movement.ts';
import { moveActor } from '../occupancy.ts';
import { clear } from '../pending.ts';
import { drawsOf, Purpose, rndOf } from '../random.ts';
import type { Game } from '../world.ts';

/** Carries out every pending intent, in the order in which they were formed. */
export function actions(game: Game): void {
  const { Intent } = game.stores;
  const { actors } = game.pending;
  if (actors.length === 0) return;
  for (const actor of actors) {
    const verb = verbs[Intent.verb[actor]];
    const dx = Intent.dx[actor];
    const dy = Intent.dy[actor];
    const item = Intent.item[actor];
    Intent.verb[actor] = 0;
    Intent.dx[actor] = 0;
    Intent.dy[actor] = 0;
    Intent.item[actor] = 0;
    switch (verb) {
      case 'move':
        stepOrAttack(game, actor, dx, dy);
        break;
      case 'dig':
        dig(game, actor, dx, dy);
        break;
      case 'pickup':
        game.pending.pickers.push(actor);
        break;
      case 'down':
      case 'up':
        takeStairs(game, actor, verb);
        break;
      case 'eat':
        eat(game, actor, item);
        break;
      case 'drink':
        drink(game, actor, item);
        break;
      case 'equip':
        equip(game, actor, item);
        break;
      case 'takeOff':
        takeOff(game, actor, item);
        break;
      case 'put':
        put(game, actor, item);
        break;
      case 'throw':
        if (item) hurl(game, actor, item, dx, dy);
        else shoot(game, actor, dx, dy);
        break;
      case 'search':
        search(game, actor);
        break;
    }
  }
  clear(actors);
}

function stepOrAttack(game: Game, actor: number, dx: number, dy: number): void {
  const { Condition, Position } = game.stores;
  if (Condition.stuck[actor] > 0) {
    Condition.stuck[actor]--;
    if (actor === game.hero) say(game, 'normal', 'stuck');
    return;
  }
  // In numbers, not cells: with a crowd on the floor steps are most of all that happens.
  const fromX = Position.x[actor];
  const fromY = Position.y[actor];
  const strayed = Condition.confused[actor] > 0 ? confusedStep(game, actor) : null;
  const x = strayed ? strayed.x : fromX + dx;
  const y = strayed ? strayed.y : fromY + dy;
  if (!isWayFrom(game, fromX, fromY, x - fromX, y - fromY)) return;
  const target = actorAt(game, x, y);
  if (Condition.held[actor] && !(target !== 0 && has(game, target, 'Grasp'))) {
    if (actor === game.hero) say(game, 'normal', 'cannotLeave');
    return;
  }
  if (target !== 0 && target !== actor) {
    const foes =
      game.campaign.rules.strife === 'all' || actor === game.hero || target === game.hero;
    if (foes) game.pending.blows.push({ attacker: actor, target });
    return;
  }
  if (!isFree(game, x, y) || has(game, actor, 'Rooted')) return;
  moveActor(game, actor, x, y);
  tellStep(game, actor, fromX, fromY);
  if (actor !== game.hero) return;
  game.pending.treaders.push(actor);
  if (game.campaign.rules.pickup === 'walking' && itemsAt(game, x, y).length > 0) {
    game.pending.pickers.push(actor);
  } else tellWhatIsHere(game);
}

/** Tells of a step that was taken; one that nobody sees is no event. */
function tellStep(game: Game, actor: number, fromX: number, fromY: number): void {
  const { Identity, Position } = game.stores;
  const { visible, width } = game.floor.sight;
  const x = Position.x[actor];
  const y = Position.y[actor];
  const seen = visible[fromY * width + fromX] === 1 || visible[y * width + x] === 1;
  if (!seen && actor !== game.hero) return;
  const from = { x: fromX, y: fromY };
  game.events.push({ type: 'stepped', actor: Identity.seq[actor], from, to: { x, y } });
}

/** How often a confused hero goes anywhere, and throws anywhere, in percent. */
const confusedSteps = 80;
const confusedThrows = 19;

/** Where a confused hero staggers to, never into a blow; null when he keeps his way. */
function confusedStep(game: Game, actor: number): Cell | null {
  const { Identity } = game.stores;
  if (has(game, actor, 'AI')) return null;
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.step, Identity.seq[actor]));
  if (rnd(100) >= confusedSteps) return null;
  const here = cellOf(game, actor);
  say(game, 'normal', 'stagger');
  return stagger(
    game,
    actor,
    ({ x, y }) => isWay(game, here, x - here.x, y - here.y) && isFree(game, x, y),
  );
}

/** Throws one of an item, which ends at whom it meets, or falls near what it cannot pass. */
function hurl(game: Game, actor: number, item: number, dx: number, dy: number): void {
  const { Identity, Condition } = game.stores;
  const from = cellOf(game, actor);
  const way = { dx, dy };
  if (Condition.confused[actor] > 0) {
    const seq = Identity.seq[actor];
    const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.step, seq));
    if (rnd(100) < confusedThrows) {
      const to = stagger(game, actor, () => true);
      way.dx = to.x - from.x;
      way.dy = to.y - from.y;
    }
  }
  if (isWorn(game, actor, item) && has(game, item, 'Armour')) takeOff(game, actor, item);
  const thrown = takeOne(game, actor, item);
  game.stores.Item.put[thrown] = 1;
  const { target, at } = flight(game, from, way.dx, way.dy);
  const kind = kindOf(game, thrown).id;
  game.events.push({ type: 'threw', actor: Identity.seq[actor], kind, from, to: at });
  if (target !== 0) {
    game.pending.blows.push({ attacker: actor, target, thrown });
    return;
  }
  say(game, 'normal', 'threw', { item: itemName(game, thrown) });
  fall(game, thrown, at);
}

/** Throws something of one's own that nobody can pick up. */
function shoot(game: Game, actor: number, dx: number, dy: number): void {
  const from = cellOf(game, actor);
  const { target, at } = flight(game, from, dx, dy);
  const { id: kind } = kindOf(game, actor);
  game.events.push({
    type: 'threw',
    actor: game.stores.Identity.seq[actor],
    kind,
    from,
    to: at,
  });
  if (target !== 0) game.pending.blows.push({ attacker: actor, target, thrown: 0 });
}

/** Chances in percent to find what is beside one: a secret door, and a trap. */
const doorFound = 20;
const trapFound = 51;

function search(game: Game, actor: number): void {
  const { Trap, Identity } = game.stores;
  const { grid } = game.floor;
  const { x, y } = cellOf(game, actor);
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.search, Identity.seq[actor]));
  let found = false;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const at = { x: column, y: row };
      const trap = trapAt(game, column, row);
      if (tileAt(grid, column, row) === Tile.secretDoor && rnd(100) < doorFound) {
        changeTile(game.floor, row * grid.width + column, Tile.door);
        say(game, 'important', 'foundDoor');
      } else if (trap && !Trap.found[trap] && rnd(100) < trapFound) {
        Trap.found[trap] = 1;
        say(game, 'important', 'foundTrap', { trap: kindOf(game, trap).id });
      } else continue;
      found = true;
      game.events.push({ type: 'found', at });
    }
  }
  if (!found) say(game, 'normal', 'searched');
}

function dig(game: Game, actor: number, dx: number, dy: number): void {
  const { Position, Digging, Identity } = game.stores;
  const x = Position.x[actor] + dx;
  const y = Position.y[actor] + dy;
  if (workDone(game, actor, x, y) === 0) {
    Digging.x[actor] = x;
    Digging.y[actor] = y;
    Digging.depth[actor] = game.floor.depth;
    Digging.turns[actor] = 0;
  }
  Digging.turns[actor]++;
  spendEnergy(game, actor);
  const done = Digging.turns[actor] === digTurns;
  game.events.push({ type: 'dug', actor: Identity.seq[actor], at: { x, y }, done });
  if (!done) return;
  Digging.turns[actor] = 0;
  const { grid } = game.floor;
  changeTile(game.floor, y * grid.width + x, Tile.floor);
  say(game, 'normal', 'dug');
}

function takeStairs(game: Game, actor: number, way: 'down' | 'up'): void {
  if (actor !== game.hero) return;
  const depth = game.floor.depth + (way === 'down' ? 1 : -1);
  say(game, 'normal', way);
  if (!floorAt(game.campaign, depth)) {
    game.pending.escaped = true;
    game.pending.free = true;
    return;
  }
  enterFloor(game, depth);
  // Nobody is left who could use the time that it takes.
  game.pending.free = game.campaign.rules.floors === 'anew';
  game.events.push({ type: 'changedFloor', depth });
  tellWhatIsHere(game);
}

/** Underfoot messages come on arrival, one a thing. */
function tellWhatIsHere(game: Game): void {
  const { x, y } = heroCell(game);
  for (const item of itemsAt(game, x, y)) {
    say(game, 'normal', 'hereItem', { item: itemName(game, item) });
  }
  const tile = tileAt(game.floor.grid, x, y);
  if (tile === Tile.stairsDown) say(game, 'normal', 'hereDown');
  if (tile === Tile.stairsUp) say(game, 'normal', 'hereUp');
}

function eat(game: Game, actor: number, item: number): void {
  const { Hunger, Food, Identity } = game.stores;
  const before = Hunger.energy[actor];
  const rnd = rndOf(drawsOf(game.key, game.turn, Purpose.meal, Identity.seq[actor]));
  const spread = Food.spread[item];
  const after = before + Food.energy[item] + rnd(2 * spread) - spread;
  if (after >= Hunger.max[actor]) Hunger.counter[actor] = 0;
  Hunger.energy[actor] = Math.min(after, Hunger.max[actor]);
  const gained = Hunger.energy[actor] - before;
  game.events.push({ type: 'fed', actor: Identity.seq[actor], amount: gained });
  const { count: _, ...one } = itemName(game, item);
  if (spread === 0) say(game, 'normal', 'ate', { item: one, gained });
  else savour(game, actor, item, rnd(100));
  useUp(game, actor, item);
}

/** Says how a meal of chance tasted. Who faints when it is missing is sated and awake again. */
function savour(game: Game, actor: number, item: number, taste: number): void {
  const { Food, Hunger } = game.stores;
  Hunger.counter[actor] = 0;
  const { count: _, ...one } = itemName(game, item);
  if (taste < Food.foul[item]) {
    say(game, 'normal', 'foul');
    if (has(game, actor, 'Experience')) learn(game, actor, 1);
  } else if (Food.foul[item] > 0) say(game, 'normal', 'feast');
  else say(game, 'normal', 'fruit', { item: one });
}

function drink(game: Game, actor: number, item: number): void {
  const { Health, Identity } = game.stores;
  const name = itemName(game, item);
  const before = Health.current[actor];
  const after = before + name.power;
  if (after >= Health.max[actor]) Health.fraction[actor] = 0;
  Health.current[actor] = Math.min(after, Health.max[actor]);
  const gained = Health.current[actor] - before;
  say(game, 'normal', 'drank', { item: name, gained });
  game.events.push({ type: 'healed', actor: Identity.seq[actor], amount: gained });
  useUp(game, actor, item);
}

function equip(game: Game, actor: number, item: number): void {
  const { Gear, Armour, Item } = game.stores;
  const isWeapon = has(game, item, 'Weapon');
  const worn = isWeapon ? Gear.weapon[actor] : Gear.armour[actor];
  if (worn) takeOff(game, actor, worn);
  // What armour is worth shows once it is worn; a weapon keeps its secret.
  if (!isWeapon) Item.known[item] = 1;
  const name = itemName(game, item);
  if (isWeapon) Gear.weapon[actor] = item;
  else Gear.armour[actor] = item;
  if (!byArmourClass(game, actor)) {
    if (isWeapon) say(game, 'normal', 'wield', { item: name, attack: weaponAttack(game, item) });
    else say(game, 'normal', 'wear', { item: name, defence: Armour.defence[item] });
  } else if (isWeapon) say(game, 'normal', 'wielded', { item: name });
  else say(game, 'normal', 'dressed', { item: name, armour: armourClassOf(game, actor) });
  if (!isWeapon) dress(game);
}

function takeOff(game: Game, actor: number, item: number): void {
  const { Gear, Armour } = game.stores;
  const name = itemName(game, item);
  const isWeapon = Gear.weapon[actor] === item;
  if (isWeapon) Gear.weapon[actor] = 0;
  else Gear.armour[actor] = 0;
  if (!byArmourClass(game, actor)) {
    if (isWeapon) say(game, 'normal', 'unwield', { item: name, attack: weaponAttack(game, item) });
    else say(game, 'normal', 'unwear', { item: name, defence: Armour.defence[item] });
  } else if (isWeapon) say(game, 'normal', 'unwielded', { item: name });
  else say(game, 'normal', 'undressed', { item: name, armour: armourClassOf(game, actor) });
  if (!isWeapon) dress(game);
}

/** Whether gear counts by armour class and dice for this actor, not by attack and defence. */
function byArmourClass(game: Game, actor: number): boolean {
  return has(game, actor, 'Fighter') && !has(game, actor, 'Stats');
}

/** Where armour is slow to change, that takes another turn. */
function dress(game: Game): void {
  if (game.campaign.rules.dressing === 'slow') game.pending.extraTurns++;
}

function put(game: Game, actor: number, item: number): void {
  const { Item, Identity } = game.stores;
  if (isWorn(game, actor, item)) takeOff(game, actor, item);
  const at = cellOf(game, actor);
  const one = takeOne(game, actor, item, stacksByGroup(game, item));
  lay(game, one, at);
  Item.put[one] = 1;
  say(game, 'normal', 'put', { item: itemName(game, one) });
  game.events.push({ type: 'put', actor: Identity.seq[actor], item: Identity.seq[one], at });
}
