import * as v from 'valibot';
import { commandSchema } from '../game/commands.ts';
import type { Attack, AttackResult, Pending } from '../game/pending.ts';
import type { Game } from '../game/world.ts';
import { isInside, roomSchema, uint32 } from './game-fields.ts';
import { seqOf } from './members.ts';
import { parse } from './plain-data.ts';

/**
 * The work that one system leaves for the next, as plain data. Between turns there is none; the state
 * contains it so that a game can be restored between any two systems.
 */

/** Turns that one command can take beyond the first, at most. */
const mostExtraTurns = 255;

/** The schema of pending work; it replaces each `seq` with its entity. */
function pendingSchema({ floor }: Game, entities: ReadonlyMap<number, number>) {
  const entity = v.pipe(
    uint32,
    v.check((seq) => seq === 0 || entities.has(seq), 'there is no such entity'),
    v.transform((seq) => entities.get(seq) ?? 0),
  );
  const fighters = { attacker: entity, target: entity };
  const byHand = { ...fighters, by: v.picklist(['hand', 'monsterMissile']) };
  const byItem = { ...fighters, by: v.literal('thrownItem'), item: entity };
  const byStick = { ...fighters, by: v.literal('stick') };
  const outcome = { landed: v.boolean(), damage: uint32 };
  const { width, height } = floor.grid;
  const room = v.pipe(
    roomSchema,
    v.check((found) => isInside(found, width, height), 'the room reaches beyond the floor'),
  );
  return v.strictObject({
    command: v.nullable(commandSchema),
    text: v.string(),
    thinkers: v.array(entity),
    actors: v.array(entity),
    attacks: v.array(v.variant('by', [v.strictObject(byHand), v.strictObject(byItem)])),
    results: v.array(
      v.variant('by', [
        v.strictObject({ ...byHand, ...outcome }),
        v.strictObject({ ...byItem, ...outcome }),
        v.strictObject({ ...byStick, ...outcome }),
      ]),
    ),
    treaders: v.array(entity),
    pickers: v.array(entity),
    fallen: v.array(entity),
    kills: v.array(entity),
    rooms: v.array(room),
    escaped: v.boolean(),
    free: v.boolean(),
    extraTurns: v.pipe(uint32, v.maxValue(mostExtraTurns)),
    noise: v.boolean(),
  });
}

/** The pending work of a game. The type checks that no field of `Pending` is forgotten. */
export function pendingOf(game: Game): Record<keyof Pending, unknown> {
  const { pending } = game;
  const seqsOf = (entities: readonly number[]) => entities.map((entity) => seqOf(game, entity));
  // Equal work has equal text, so the order of the fields is always the same.
  const attackOf = (attack: Attack | AttackResult) => ({
    attacker: seqOf(game, attack.attacker),
    target: seqOf(game, attack.target),
    by: attack.by,
    ...(attack.by === 'thrownItem' && { item: seqOf(game, attack.item) }),
  });
  return {
    command: pending.command,
    text: pending.text,
    thinkers: seqsOf(pending.thinkers),
    actors: seqsOf(pending.actors),
    attacks: pending.attacks.map(attackOf),
    results: pending.results.map((result) => ({
      ...attackOf(result),
      landed: result.landed,
      damage: result.damage,
    })),
    treaders: seqsOf(pending.treaders),
    pickers: seqsOf(pending.pickers),
    fallen: seqsOf(pending.fallen),
    kills: seqsOf(pending.kills),
    rooms: pending.rooms,
    escaped: pending.escaped,
    free: pending.free,
    extraTurns: pending.extraTurns,
    noise: pending.noise,
  };
}

/** Gives a game, whose entities are known by `seq`, the pending work in `value`. */
export function readPending(
  game: Game,
  entities: ReadonlyMap<number, number>,
  value: unknown,
): void {
  const work: Pending = parse(pendingSchema(game, entities), value, 'pending');
  Object.assign(game.pending, work);
}
