import * as v from 'valibot';
import { commandSchema } from '../game/commands.ts';
import type { Attack, AttackResult, Pending } from '../game/pending.ts';
import type { Game } from '../game/world.ts';
import { isInside, roomSchema, uint32 } from './game-fields.ts';
import { seqOf } from './members.ts';
import { parse } from './plain-data.ts';

/**
 * The work that one system leaves for the next, as plain data. Between turns there is none; the state
 * contains it so that a game can be restored between any two systems. The stored names are those of earlier versions,
 * because the hashes of recorded traces contain them.
 */
type StoredPending = v.InferInput<ReturnType<typeof pendingSchema>>;

/** Turns that one command can take beyond the first, at most. */
const mostExtraTurns = 255;

/** The schema of pending work; it replaces each `seq` with its entity. */
function pendingSchema({ floor }: Game, entities: ReadonlyMap<number, number>) {
  const entity = v.pipe(
    uint32,
    v.check((seq) => seq === 0 || entities.has(seq), 'there is no such entity'),
    v.transform((seq) => entities.get(seq) ?? 0),
  );
  const attack = { attacker: entity, target: entity, thrown: v.exactOptional(entity) };
  const outcome = { landed: v.boolean(), damage: uint32 };
  const byStick = { attacker: entity, target: entity, stick: v.literal(true), ...outcome };
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
    attacks: v.array(v.pipe(v.strictObject(attack), v.transform(withMeans))),
    results: v.array(
      v.union([
        v.pipe(v.strictObject({ ...attack, ...outcome }), v.transform(withMeans)),
        v.pipe(
          v.strictObject(byStick),
          v.transform(({ stick: _, ...rest }) => ({ ...rest, by: 'stick' as const })),
        ),
      ]),
    ),
    treaders: v.array(entity),
    pickers: v.array(entity),
    fallen: v.array(entity),
    // The killer is always the hero.
    kills: v.array(
      v.pipe(
        v.strictObject({ killer: entity, victim: entity }),
        v.transform(({ victim }) => victim),
      ),
    ),
    rooms: v.array(room),
    escaped: v.boolean(),
    free: v.boolean(),
    extraTurns: v.pipe(uint32, v.maxValue(mostExtraTurns)),
  });
}

/** Reads `thrown`: the thrown item, 0 for the missile of `Throws`, absent for an attack by hand. */
function withMeans<A extends { thrown?: number }>({ thrown, ...rest }: A) {
  if (thrown === undefined) return { ...rest, by: 'hand' as const };
  return thrown === 0
    ? { ...rest, by: 'monsterMissile' as const }
    : { ...rest, by: 'thrownItem' as const, item: thrown };
}

/** The pending work of a game. The type checks that no field of `Pending` is forgotten. */
export function pendingOf(game: Game): StoredPending & Record<keyof Pending, unknown> {
  const { pending } = game;
  const seqsOf = (entities: readonly number[]) => entities.map((entity) => seqOf(game, entity));
  const attackOf = (attack: Attack | AttackResult) => ({
    attacker: seqOf(game, attack.attacker),
    target: seqOf(game, attack.target),
    ...(attack.by === 'thrownItem' && { thrown: seqOf(game, attack.item) }),
    ...(attack.by === 'monsterMissile' && { thrown: 0 }),
    ...(attack.by === 'stick' && { stick: true as const }),
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
    kills: pending.kills.map((victim) => ({
      killer: seqOf(game, game.hero),
      victim: seqOf(game, victim),
    })),
    rooms: pending.rooms as StoredPending['rooms'],
    escaped: pending.escaped,
    free: pending.free,
    extraTurns: pending.extraTurns,
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
