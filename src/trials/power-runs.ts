import type { ComponentName } from '../game/components.ts';
import type { MessageId } from '../game/messages.ts';
import type { Game, Probe } from '../game/world.ts';

/** The powers of a kind that ran in the trials. The rules report them, whether or not the hero sees them. */
export class PowerRuns {
  readonly #ran = new Set<string>();
  /** The messages about powers in the bouts that the report does not count. */
  readonly messages = new Set<MessageId>();

  /** Whether a power ran, or one part of it: see `Probe.ran`. */
  has(power: ComponentName, part?: number | string): boolean {
    return this.#ran.has(keyOf(power, part));
  }

  /** Records a run. */
  add(power: ComponentName, part?: number | string): void {
    this.#ran.add(keyOf(power, part));
  }

  /** Records the powers that monsters of a kind, an index, use in a game. Takes the place of the game's probe. */
  follow(game: Game, kind: number): void {
    const probe: Probe = {
      enter() {},
      leave() {},
      ran: (monster, power, part) => {
        if (game.stores.Identity.kind[monster] === kind) this.add(power, part);
      },
    };
    game.probe = probe;
  }
}

function keyOf(power: ComponentName, part: number | string | undefined): string {
  return part === undefined ? power : `${power}/${part}`;
}
