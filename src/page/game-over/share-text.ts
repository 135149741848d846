import type { Campaign } from '../../game/campaign.ts';
import { namesOf, textIn } from '../../words/sentences.ts';
import { shownDepth } from '../../words/shown-depth.ts';
import type { Language, Words } from '../../words/texts.ts';
import type { ScoreEntry } from '../scores/score-entry.ts';

/** The result of a daily game as a text to share, with the health as a small picture. */
export function shareText(
  entry: ScoreEntry,
  campaign: Campaign,
  { ui, joined }: Words,
  language: Language,
): string {
  const { daily, cause, level, turns, points, seed, picture } = entry;
  const depth = shownDepth(campaign, entry.depth);
  const facts = [
    ui.scores.points(points, campaign.points.name),
    `${ui.turn} ${turns}`,
    ...(depth === null ? [] : [ui.arrival(depth)]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
  ];
  return [
    joined.pair(ui.title, `${ui.daily.name} ${daily ?? ''}`.trim()),
    `${textIn(campaign.name, language)} · ${ui.seed} ${seed}`,
    ui.scores.cause(cause, depth, namesOf(campaign, language)),
    facts.join(' · '),
    ...(picture ? [`${ui.hp} ${picture}`] : []),
  ].join('\n');
}
