import './ceremony.css';
import type { Game } from '../../game/world.ts';
import { element } from '../elements.ts';
import type { MakeHeroPortrait, MakePortrait } from '../portrait.ts';
import dais from './dais.svg';
import daylight from './daylight.svg';
import { killerOf, type Pictures, pictureOfEnd } from './end-pictures.ts';
import lamp from './lamp.svg';
import { spectatorPictures } from './spectator.ts';

/** The numbers of things in the pictures. */
const sparks = 14;
const petals = 18;
const coins = 22;
const rows = 3;
const heads = 22;
const steps = 6;

/** The makers of large figures. */
export interface LargePortraits {
  readonly heroOf: MakeHeroPortrait;
  readonly portraitOf: MakePortrait;
}

/**
 * Makes an empty ceremony. Its hero raises the prize or gets the laurel, lays the lamp down and leaves, or lies before
 * the killer.
 */
export function makeCeremony(small: Pictures, { heroOf, portraitOf }: LargePortraits) {
  const pictures = { ...small, portraitOf };
  const place = element('div', 'ceremony', { ariaHidden: 'true' });
  return {
    element: place,
    /** Begins the ceremony of an ended game. One without an ending was given up. */
    show(game: Game) {
      const { ending } = game;
      if (!ending?.won) {
        place.dataset.by = ending ? 'death' : 'giving-up';
        const hero = heroOf(game, ending ? 'lying' : 'standing');
        place.replaceChildren(...(ending ? death(game, hero, pictures) : farewell(hero)));
        return;
      }
      const { by } = ending;
      place.dataset.by = by;
      const hero = heroOf(game, by === 'lastStanding' ? 'standing' : 'raised');
      const prize = prizeOf(game, hero.classList.contains('glyph'), pictures);
      prize.classList.add('prize');
      const light = lightsOf(by);
      // The far half of the laurel is behind the head.
      const behind = by === 'lastStanding' ? [prize.cloneNode() as HTMLElement] : [];
      behind[0]?.classList.add('behind');
      const victor = element('div', 'victor', hero);
      const around = by === 'lastStanding' ? arena() : many('spark', sparks);
      // The hero sells the items that it brings home.
      const gold = by === 'escape' ? [element('div', 'gold', ...many('coin', coins))] : [];
      // The side of the hero that the prize lights.
      const lit = by === 'prize' ? [element('div', 'lit', heroOf(game, 'raised'))] : [];
      place.replaceChildren(...light, ...around, ...behind, victor, ...lit, prize, ...gold);
    },
    hide: () => place.replaceChildren(),
  };
}

/** The lights of a victory, and what the victor stands before or on. */
function lightsOf(by: string): HTMLElement[] {
  const [rays, glow, ground] = ['rays', 'glow', 'ground'].map((name) => element('div', name));
  const picture = (name: string, src: string) => element('img', name, { alt: '', src });
  if (by === 'escape') return [rays, picture('daylight', daylight), glow, ground];
  if (by !== 'prize') return [rays, glow, ground];
  return [element('div', 'shafts'), rays, glow, ground, picture('dais', dais)];
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

/** The hero lies in the last light of the lamp, before the killer if there is one. */
function death(game: Game, hero: HTMLElement, pictures: Pictures): HTMLElement[] {
  const { campaign, ending } = game;
  const light = ['glow', 'ground'].map((name) => element('div', name));
  const hasKiller = ending !== null && 'kind' in ending;
  const killer = hasKiller
    ? [element('div', 'killer', pictureOfEnd(campaign, ending, pictures, killerOf(game)))]
    : [];
  const shadows = ['fallen-shadow', ...(hasKiller ? ['killer-shadow'] : [])];
  const fallen = element('div', 'fallen', hero);
  // An arena is in daylight.
  const isArena = campaign.rules.victory === 'lastStanding';
  const dropped = isArena ? [] : [element('img', 'dropped', { alt: '', src: lamp })];
  return [...light, ...shadows.map((name) => element('div', name)), ...killer, fallen, ...dropped];
}

/** Petals that rain on the victor, and the crowd that throws them. */
function arena(): HTMLElement[] {
  const rowsOfHeads = Array.from({ length: rows }, (_, row) => {
    const people = many('head', heads);
    for (const [n, head] of people.entries()) {
      const { length } = spectatorPictures;
      const drawing = Math.floor(scattered(n + 7 * row) * length) % length;
      head.style.setProperty('--figure', `var(--spectator-${drawing})`);
    }
    return element('div', 'row', ...people);
  });
  const crowd = element('div', 'crowd', ...rowsOfHeads);
  for (const [n, picture] of spectatorPictures.entries()) {
    crowd.style.setProperty(`--spectator-${n}`, picture);
  }
  return [...many('petal', petals), crowd];
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
