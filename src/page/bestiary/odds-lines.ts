import type { Campaign } from '../../game/campaign.ts';
import type { FightHero, FightOdds } from '../../trials/fight-odds.ts';
import { namesOf } from '../../words/sentences.ts';
import { shownDepth } from '../../words/shown-depth.ts';
import type { Names, Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A part of the odds of a fight. */
export type OddsPart = { readonly hero: FightHero } | { readonly odds: FightOdds };

/** Makes the lines about the hero of a fight and its odds, which are measured meanwhile. */
export function makeOddsLines(settings: Settings) {
  let hero: FightHero | null = null;
  /** Null while the odds are measured. */
  let odds: FightOdds | 'failed' | null = null;
  const heroLine = element('p', '');
  const oddsLine = element('p', '', { role: 'status' });
  /** The shares of wins and losses. The text says them, too. */
  const bar = element(
    'div',
    'odds-bar',
    { hidden: true },
    element('span', 'won', {}),
    element('span', 'lost', {}),
  );

  return {
    heroLine,
    oddsElements: [bar, oddsLine],
    clear() {
      hero = null;
      odds = null;
    },
    take(part: OddsPart | 'failed') {
      if (part === 'failed') odds = part;
      else if ('hero' in part) hero = part.hero;
      else odds = part.odds;
    },
    /** Shows the parts that are known. */
    fill(campaign: Campaign) {
      const { words, options } = settings;
      const { fight } = words.ui;
      const names = namesOf(campaign, options.language);
      heroLine.textContent = hero && fight.hero(heroFacts(hero, campaign, words, names));
      oddsLine.textContent = oddsText(odds, words);
      bar.hidden = odds === null || odds === 'failed';
      if (odds === null || odds === 'failed') return;
      bar.style.setProperty('--won', `${(100 * odds.won) / odds.fights}%`);
      bar.style.setProperty('--lost', `${(100 * odds.lost) / odds.fights}%`);
    },
  };
}

function oddsText(odds: FightOdds | 'failed' | null, { ui: { fight } }: Words): string {
  if (!odds) return fight.measuring;
  if (odds === 'failed') return fight.noOdds;
  return fight.odds(odds.fights, odds.won, odds.lost, odds.healthLeft);
}

/** The depth, the level, the health and the gear of a hero, in short texts that do not break. */
function heroFacts(
  { depth, level, health, gear }: FightHero,
  campaign: Campaign,
  { ui }: Words,
  names: Names,
): string[] {
  const shown = shownDepth(campaign, depth);
  const { fight } = ui;
  const facts = [
    ...(shown === null ? [] : [ui.arrival(shown)]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
    `${ui.hp} ${health}`,
    ...(gear
      ? [
          gear.weapon ? names.item(gear.weapon) : fight.noWeapon,
          gear.armour ? names.item(gear.armour) : fight.noArmour,
        ]
      : []),
  ];
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0'));
}
