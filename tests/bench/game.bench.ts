import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { planFloor } from '../../src/game/floor-plan.ts';
import { newGame } from '../../src/game/game.ts';
import type { Contest, Measured, Scale, Series } from './contest.ts';
import { medianOf, quantileOf } from './measure.ts';
import { recordCommands, timesOf } from './ordinary-game.ts';

/** An ordinary game of each campaign: its turns, a new floor, a new game. */
export default function contests(scale: Scale): (Contest | Series)[] {
  const [commands, replays] = scale === 'full' ? [3000, 9] : [20, 1];
  return campaigns.flatMap((source) => {
    const campaign = loadCampaign(source);
    const { name, start, floors } = campaign;
    const title = name.en;
    const depth = Math.min(start.depth + 1, Math.max(...floors.map(({ to }) => to)));
    return [
      {
        name: `ordinary game, ${title}: turns`,
        measure: () => measureTurns(title, campaign, commands, replays),
      },
      {
        name: `ordinary game, ${title}: a new floor`,
        entries: [
          {
            name: 'the rules',
            run: numbered((n) => planFloor(campaign, `bench${n}`, depth, start)),
          },
        ],
        goals: [],
      },
      {
        name: `ordinary game, ${title}: a new game`,
        entries: [{ name: 'the rules', run: numbered((n) => newGame(campaign, `bench${n}`)) }],
        goals: [],
      },
    ];
  });
}

/** Records a game of the careful bot and replays it. The time of a turn is the median of its replays. */
function measureTurns(title: string, campaign: Campaign, most: number, replays: number): Measured {
  const commands = recordCommands(campaign, most);
  // The first replay warms up the compiler.
  const all = Array.from({ length: replays + 1 }, () => {
    globalThis.gc?.();
    return timesOf(campaign, commands);
  }).slice(1);
  const turns = commands.map((_, turn) => 1000 * medianOf(all.map((times) => times[turn])));
  const entry = {
    name: `the rules, ${commands.length.toLocaleString('en')} commands of the careful bot`,
    median: medianOf(turns),
    p95: quantileOf(turns, 0.95),
    maximum: Math.max(...turns),
  };
  return { name: `ordinary game, ${title}: turns`, entries: [entry], goals: [] };
}

/** Calls a function with the numbers from 0 to 999, again and again. */
function numbered<T>(work: (n: number) => T): () => T {
  let n = 0;
  return () => work(n++ % 1000);
}
