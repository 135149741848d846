import { range } from './numbers.ts';
import { form, formed } from './plurals.ts';

/** Headings and short remarks of the HUD. */
export const hud = {
  /** The heading of the monsters in view. */
  inSight: { en: 'In sight', ja: '視界', ru: 'В поле зрения' },
  /** The hero's level as a title: Level 4. */
  level: {
    en: (level: number) => `Level ${level}`,
    ja: (level: number) => `レベル ${level}`,
    ru: (level: number) => `Уровень ${level}`,
  },
  /** The hits after which a monster is dead: at least and at most, infinite if they may do nothing. */
  falls: {
    en: (fewest: number, most: number) =>
      most === Infinity
        ? `falls to ${fewest}+ hits`
        : `falls to ${range(fewest, most)} ${most === 1 ? 'hit' : 'hits'}`,
    ja: (fewest: number, most: number) =>
      most === Infinity ? `${fewest} 回以上で倒せる` : `${range(fewest, most)} 回で倒せる`,
    ru: (fewest: number, most: number) =>
      most === Infinity
        ? `гибнет не раньше ${fewest}-го удара`
        : `гибнет от ${range(fewest, most)} ${form(most, 'удара', 'ударов', 'ударов')}`,
  },
  /** The hero's hits do nothing to a monster. */
  unharmed: { en: 'your hits do nothing', ja: '攻撃が効かない', ru: 'удары не действуют' },
  /** The least hits of a monster after which the hero is dead. */
  fells: {
    en: (hits: number) => `kills you in ${hits}`,
    ja: (hits: number) => `${hits} 回で倒される`,
    ru: (hits: number) => `убьёт за ${formed(hits, 'удар', 'удара', 'ударов')}`,
  },
  /** Two remarks side by side. */
  both: {
    en: (first: string, second: string) => `${first} · ${second}`,
    ja: (first: string, second: string) => `${first}・${second}`,
    ru: (first: string, second: string) => `${first} · ${second}`,
  },
};
