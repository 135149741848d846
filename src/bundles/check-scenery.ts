import { type CampaignSource, decorations, pavings } from '../game/campaign.ts';
import { shortJson } from './json.ts';
import { suggestion } from './spelling.ts';

const colourNames = [
  'ground',
  'walls',
  'wallTops',
  'passages',
  'moss',
  'daylight',
  'lamp',
] as const;

/** Throws if the look of a campaign's floors names something that does not exist. */
export function checkScenery(source: CampaignSource): void {
  source.scenery?.forEach((scenery, index) => {
    const fail = (field: string, text: string) => {
      throw new Error(`${source.id}: scenery[${index}].${field} ${text}`);
    };
    const { from, to, growth = 0, paving = 'flagstones' } = scenery;
    if (from > to) fail('to', `must be at least ${from}, but ${to} was found`);
    if (!hasFloor(source, from, to)) fail('from', `names no depth of this campaign`);
    if (!pavings.includes(paving)) {
      const near = suggestion(paving, pavings);
      fail(
        'paving',
        `must be one of ${pavings.join(', ')}, but ${shortJson(paving)} was found${near}`,
      );
    }
    for (const name of colourNames) {
      const colour = scenery[name];
      if (colour === undefined || /^#[0-9a-f]{6}$/.test(colour)) continue;
      fail(name, `must be a colour such as "#a08c6e", but ${shortJson(colour)} was found`);
    }
    if (growth < 0 || growth > 1) fail('growth', `must be from 0 to 1, but ${growth} was found`);
    for (const place of ['ground', 'walls'] as const) {
      const known: readonly string[] = decorations[place];
      for (const name of scenery.decorations?.[place] ?? []) {
        if (known.includes(name)) continue;
        const near = suggestion(name, known);
        fail(
          `decorations.${place}`,
          `must contain only ${known.join(', ')}, but ${shortJson(name)} was found${near}`,
        );
      }
    }
  });
}

function hasFloor({ floors }: CampaignSource, from: number, to: number): boolean {
  return floors.some((floor) => from <= floor.to && floor.from <= to);
}
