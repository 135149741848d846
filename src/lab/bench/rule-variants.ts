import { type CampaignSource, ruleVariants } from '../../game/campaign.ts';

/** The numbers that a variant needs. */
const needs: Readonly<Record<string, Partial<CampaignSource>>> = { field: { sightRadius: 8 } };

/** Campaigns, and the first one again with each variant of a rule that none of them selects. */
export function withAllVariants(sources: readonly CampaignSource[]): CampaignSource[] {
  const [first] = sources;
  const names = Object.keys(ruleVariants) as (keyof typeof ruleVariants)[];
  const unused = names.flatMap((rule) =>
    ruleVariants[rule]
      .filter((variant) => sources.every(({ rules }) => rules[rule] !== variant))
      .map((variant) => ({
        ...first,
        ...needs[variant],
        id: `${first.id} with ${rule} "${variant}"`,
        rules: { ...first.rules, [rule]: variant },
      })),
  );
  return [...sources, ...unused];
}
