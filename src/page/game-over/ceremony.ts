import './ceremony.css';
import type { Game } from '../../game/world.ts';
import { element } from '../elements.ts';
import type { MakeHeroPortrait } from '../portrait.ts';
import { type Pictures, pictureOfEnd } from './end-pictures.ts';
import lamp from './lamp.svg';

/** The numbers of things in the pictures. */
const sparks = 14;
const petals = 18;
const coins = 22;
const rows = 3;
const heads = 22;
const steps = 6;

/**
 * Makes an empty ceremony. `heroOf`: makes the victor, who raises or wears the prize or gets the laurel, and the hero
 * who gives up, lays the lamp down and leaves.
 */
export function makeCeremony(pictures: Pictures, heroOf: MakeHeroPortrait) {
  const place = element('div', 'ceremony', { ariaHidden: 'true' });
  return {
    element: place,
    /** Begins the ceremony of a victory, or of a game that was given up; a death has none. */
    show(game: Game) {
      const { ending } = game;
      place.dataset.by = ending?.by ?? 'giving-up';
      if (!ending) return place.replaceChildren(...farewell(heroOf(game)));
      if (!ending.won) return place.replaceChildren();
      const { by } = ending;
      const hero = heroOf(game, by === 'prize' ? 'raised' : 'standing');
      const prize = prizeOf(game, hero.classList.contains('glyph'), pictures);
      prize.classList.add('prize');
      const light = ['rays', 'glow', 'ground'].map((name) => element('div', name));
      // The far half of the laurel is behind the head.
      const behind = by === 'lastStanding' ? [prize.cloneNode() as HTMLElement] : [];
      behind[0]?.classList.add('behind');
      const victor = element('div', 'victor', hero);
      const around = by === 'lastStanding' ? arena() : many('spark', sparks);
      // What the hero brings home is sold.
      const gold = by === 'escape' ? [element('div', 'gold', ...many('coin', coins))] : [];
      place.replaceChildren(...light, ...around, ...behind, victor, prize, ...gold);
    },
    hide: () => place.replaceChildren(),
  };
}

/** The prize as a picture, or as a glyph over the glyph of the hero. */
function prizeOf({ campaign, ending }: Game, isGlyph: boolean, pictures: Pictures): HTMLElement {
  const id = ending && 'kind' in ending ? ending.kind : null;
  const kind = isGlyph ? campaign.kinds.find((one) => one.id === id) : undefined;
  return kind ? pictures.portraitOf(kind) : pictureOfEnd(campaign, ending, pictures);
}

/** The hero walks away from the lamp, which stays on the floor. */
function farewell(hero: HTMLElement): HTMLElement[] {
  const light = ['glow', 'ground'].map((name) => element('div', name));
  const walker = element('div', 'victor', hero);
  const left = element('img', 'prize', { alt: '', src: lamp });
  return [...light, ...many('step', steps), walker, left];
}

/** Petals that rain on the victor, and the crowd that throws them. */
function arena(): HTMLElement[] {
  const crowd = Array.from({ length: rows }, () => element('div', 'row', ...many('head', heads)));
  return [...many('petal', petals), element('div', 'crowd', ...crowd)];
}

/** Several equal elements. The style sheet places each by its number and two shares of its own. */
function many(className: string, count: number): HTMLElement[] {
  return Array.from({ length: count }, (_, n) => {
    const one = element('span', className);
    one.style.setProperty('--n', String(n));
    one.style.setProperty('--share', String(scattered(n)));
    one.style.setProperty('--other', String(scattered(3 * n + 5)));
    return one;
  });
}

/** A number from 0 to 1 that differs a lot from its neighbours': a multiple of the golden ratio. */
function scattered(n: number): number {
  return Math.round(((n * 0.618 + 0.13) % 1) * 100) / 100;
}
