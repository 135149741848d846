import { type CampaignSource, floorAt, ruleVariants } from '../game/campaign.ts';
import { shortJson } from './json.ts';
import { suggestion } from './spelling.ts';

/** Throws if a campaign names a rule that does not exist, or lacks a rule. */
export function checkRules({ id, rules }: CampaignSource): void {
  for (const [rule, variants] of Object.entries(ruleVariants)) {
    const found: unknown = (rules as Readonly<Record<string, unknown>>)[rule];
    if ((variants as readonly unknown[]).includes(found)) continue;
    const near = typeof found === 'string' ? suggestion(found, variants) : '';
    const words = found === undefined ? 'it is missing' : `${shortJson(found)} was found`;
    const choices = variants.map((variant) => `"${variant}"`).join(', ');
    throw new Error(`${id}: rules.${rule} must be one of ${choices}, but ${words}${near}`);
  }
  for (const rule of Object.keys(rules)) {
    if (Object.hasOwn(ruleVariants, rule)) continue;
    const names = Object.keys(ruleVariants);
    throw new Error(
      `${id}: rules.${rule} is not known${suggestion(rule, names)}; rules: ${names.join(', ')}`,
    );
  }
}

/** Throws if the floors of a campaign cannot be played. */
export function checkFloors(source: CampaignSource): void {
  for (const { to, ...plan } of source.floors) {
    if (plan.generator === 'rogue' && source.rules.floors !== 'anew') {
      throw new Error(`${source.id}: the "rogue" generator requires floors: "anew"`);
    }
    const leadsOn = plan.generator === 'split' || (plan.generator === 'hall' && plan.down);
    if (leadsOn && !floorAt(source, to + 1)) {
      throw new Error(`${source.id}: floor ${to} has stairs down, but there is no floor ${to + 1}`);
    }
  }
}
