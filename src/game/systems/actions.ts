import { addComponent, removeComponent } from 'bitecs';
import { Tile, tileAt } from '../../dungeon/grid.ts';
import { verbs } from '../components.ts';
import { enterFloor } from '../floors.ts';
import { actorAt, has, heroCell, isFree, isWorn, itemName, itemsAt, workDone } from '../queries.ts';
import { type Game, layAt, moveActor, say } from '../world.ts';
import { spendEnergy } from './hunger.ts';

/** Turns to break a weak wall; each also costs one energy. */
export const digTurns = 5;

/** Carries out every pending intent, in the order in which they were formed. */
export function actions(game: Game): void {
  const { Intent } = game.stores;
  for (const actor of game.pending.actors) {
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
    }
  }
  game.pending.actors.length = 0;
}

function stepOrAttack(game: Game, actor: number, dx: number, dy: number): void {
  const { Position, Identity } = game.stores;
  const from = { x: Position.x[actor], y: Position.y[actor] };
  const to = { x: from.x + dx, y: from.y + dy };
  const target = actorAt(game, to.x, to.y);
  if (target !== 0 && target !== actor) {
    const foes =
      game.campaign.rules.strife === 'all' || actor === game.hero || target === game.hero;
    if (foes) game.pending.blows.push({ attacker: actor, target });
    return;
  }
  if (!isFree(game, to.x, to.y)) return;
  moveActor(game, actor, to.x, to.y);
  game.events.push({ type: 'stepped', actor: Identity.seq[actor], from, to });
  if (actor === game.hero) tellWhatIsHere(game);
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
  grid.tiles[y * grid.width + x] = Tile.floor;
  say(game, 'normal', 'dug');
}

function takeStairs(game: Game, actor: number, way: 'down' | 'up'): void {
  if (actor !== game.hero) return;
  const depth = game.floor.depth + (way === 'down' ? 1 : -1);
  say(game, 'normal', way);
  enterFloor(game, depth);
  if (depth > game.deepest) {
    game.deepest = depth;
    game.score += game.campaign.points.depth;
  }
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
  const after = before + Food.energy[item];
  if (after >= Hunger.max[actor]) Hunger.counter[actor] = 0;
  Hunger.energy[actor] = Math.min(after, Hunger.max[actor]);
  const gained = Hunger.energy[actor] - before;
  say(game, 'normal', 'ate', { item: itemName(game, item), gained });
  game.events.push({ type: 'fed', actor: Identity.seq[actor], amount: gained });
  useUp(game, actor, item);
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

function useUp(game: Game, actor: number, item: number): void {
  removeComponent(game.world, item, game.carriedBy(actor));
  addComponent(game.world, item, game.stores.Dead);
}

function equip(game: Game, actor: number, item: number): void {
  const { Gear, Weapon, Armour } = game.stores;
  const isWeapon = has(game, item, 'Weapon');
  const worn = isWeapon ? Gear.weapon[actor] : Gear.armour[actor];
  if (worn) takeOff(game, actor, worn);
  const name = itemName(game, item);
  if (isWeapon) {
    Gear.weapon[actor] = item;
    say(game, 'normal', 'wield', { item: name, attack: Weapon.attack[item] });
  } else {
    Gear.armour[actor] = item;
    say(game, 'normal', 'wear', { item: name, defence: Armour.defence[item] });
  }
}

function takeOff(game: Game, actor: number, item: number): void {
  const { Gear, Weapon, Armour } = game.stores;
  const name = itemName(game, item);
  if (Gear.weapon[actor] === item) {
    Gear.weapon[actor] = 0;
    say(game, 'normal', 'unwield', { item: name, attack: Weapon.attack[item] });
  } else {
    Gear.armour[actor] = 0;
    say(game, 'normal', 'unwear', { item: name, defence: Armour.defence[item] });
  }
}

function put(game: Game, actor: number, item: number): void {
  const { Position, Item, Identity } = game.stores;
  if (isWorn(game, actor, item)) takeOff(game, actor, item);
  const at = { x: Position.x[actor], y: Position.y[actor] };
  removeComponent(game.world, item, game.carriedBy(actor));
  layAt(game, item, game.floor, at.x, at.y);
  Item.put[item] = 1;
  Item.order[item] = game.nextOrder++;
  say(game, 'normal', 'put', { item: itemName(game, item) });
  game.events.push({
    type: 'put',
    actor: Identity.seq[actor],
    item: Identity.seq[item],
    at,
  });
}
