import './ceremony.css';
import { kindById } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { element } from './elements.ts';
import jewel from './jewel.svg';
import laurel from './laurel.svg';
import type { MakePortrait } from './portrait.ts';

/** The celebration of a victory over the scene. It says nothing that the texts do not say. */
export interface Ceremony {
  readonly element: HTMLElement;
  /** Begins the ceremony of a victory; shows none for another end. */
  show(game: Game): void;
  hide(): void;
}

/** The numbers of things in the pictures. */
const sparks = 14;
const petals = 18;
const rows = 3;
const heads = 22;

/** Makes an empty ceremony. */
export function makeCeremony(makePortrait: MakePortrait): Ceremony {
  const place = element('div', 'ceremony', { ariaHidden: 'true' });
  return {
    element: place,
    show(game) {
      const { ending } = game;
      place.dataset.by = ending?.won ? ending.by : '';
      if (!ending?.won) return place.replaceChildren();
      const rays = element('div', 'rays', {});
      const glow = element('div', 'glow', {});
      switch (ending.by) {
        case 'prize':
          return place.replaceChildren(rays, glow, ...many('spark', sparks), picture(jewel));
        case 'escape': {
          const prize = makePortrait(kindById(game.campaign, ending.kind));
          prize.classList.add('raised');
          return place.replaceChildren(rays, glow, ...many('spark', sparks), prize);
        }
        case 'lastStanding': {
          const crowd = Array.from({ length: rows }, () =>
            element('div', 'row', {}, ...many('head', heads)),
          );
          const stands = element('div', 'crowd', {}, ...crowd);
          place.replaceChildren(rays, glow, picture(laurel), ...many('petal', petals), stands);
        }
      }
    },
    hide: () => place.replaceChildren(),
  };
}

/** The picture that is raised. */
function picture(src: string): HTMLElement {
  return element('img', 'raised', { alt: '', src });
}

/** Several equal elements. The style sheet places each by its number and a share of its own. */
function many(className: string, count: number): HTMLElement[] {
  return Array.from({ length: count }, (_, n) => {
    const one = element('span', className, {});
    one.style.setProperty('--n', String(n));
    one.style.setProperty('--share', String(scattered(n)));
    return one;
  });
}

/** A number from 0 to 1 that differs a lot from its neighbours': a multiple of the golden ratio. */
function scattered(n: number): number {
  return Math.round(((n * 0.618 + 0.13) % 1) * 100) / 100;
}
