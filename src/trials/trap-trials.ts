import { featuresOn, trapsOn } from '../game/floors/floor-contents.ts';
import { takeTurn } from '../game/game.ts';
import { kindHas } from '../game/kinds.ts';
import type { MessageId } from '../game/messages.ts';
import { outfittedGame } from './outfit.ts';
import { attempt, corridor, messagesOf, repetitions, type Trial } from './trial.ts';
import type { TrapReport } from './trial-report.ts';

/** Lets the hero step on a trap, or use a feature. */
export function tryTrap(trial: Trial): TrapReport {
  const { campaign, kind, index, depth, outfits, componentReads } = trial;
  const isFeature = kindHas(kind, 'Feature');
  const messages = new Set<MessageId>();
  let triggered = 0;
  let damage = 0;
  for (let number = 0; number < repetitions; number++) {
    attempt(trial, 'stepping on it', () => {
      const floor = { rows: corridor, legend: { m: kind.id }, depth };
      const outfit = outfits[number % outfits.length];
      const start = () => {
        const game = outfittedGame(campaign, `trap ${number}`, floor, outfit);
        const { Health } = game.stores;
        // A feature can heal, which a healthy hero would not show.
        if (isFeature)
          Health.current[game.hero] = Math.max(1, Math.floor(Health.max[game.hero] / 2));
        return game;
      };
      const game = start();
      const { Feature, Health, Identity } = game.stores;
      const trap = [...trapsOn(game), ...featuresOn(game)].find(
        (one) => Identity.kind[one] === index,
      );
      if (trap === undefined) return;
      componentReads.watch(game, index, trap);
      // A feature counts its uses if these are limited.
      if (isFeature) Feature.uses[trap] = Math.max(1, Feature.uses[trap]);
      const events = componentReads.during(() => takeTurn(game, { type: 'move', dx: 1, dy: 0 }));
      // A hero who waits heals, too.
      const idle = start();
      takeTurn(idle, { type: 'wait' });
      damage += (idle.stores.Health.current[idle.hero] - Health.current[game.hero]) / repetitions;
      const isTriggered = isFeature
        ? Feature.used[trap] > 0
        : events.some(({ type }) => type === 'sprung' || type === 'affected');
      if (!isTriggered) return;
      triggered++;
      for (const id of messagesOf(events)) messages.add(id);
    });
  }
  return { trials: repetitions, triggered, messages: [...messages], damage };
}
