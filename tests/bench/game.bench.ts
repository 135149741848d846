import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import { type Campaign, floorSettingsAt } from '../../src/game/campaign.ts';
import { enterFloor } from '../../src/game/floors/enter-floor.ts';
import { newGame } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import type { Contest, Measured, Scale, Series } from './contest.ts';
import { medianOf, quantileOf } from './measure.ts';
import { recordCommands, timesOf } from './ordinary-game.ts';

/** An ordinary game of each campaign: its turns, its second floor, a new game. */
export default function contests(scale: Scale): (Contest | Series)[] {
  const [commands, replays] = scale === 'full' ? [3000, 9] : [20, 1];
  return campaigns.flatMap((source) => {
    const campaign = loadCampaign(source);
    const title = campaign.name.en;
    const depth = campaign.start.depth + 1;
    const isThere = floorSettingsAt(campaign, depth) !== undefined;
    return [
      {
        name: `ordinary game, ${title}: turns`,
        measure: () => measureTurns(title, campaign, commands, replays),
      },
      ...(isThere ? [newFloor(title, campaign, depth)] : []),
      {
        name: `ordinary game, ${title}: a new game`,
        entries: [{ name: 'the rules', run: numbered((n) => newGame(campaign, `bench${n}`)) }],
        goals: [],
      },
    ];
  });
}

/** Enters the second floor of a new game: generates it, makes its monsters and items, and moves the hero. */
function newFloor(title: string, campaign: Campaign, depth: number): Contest {
  let game: Game | null = null;
  const begin = numbered((n) => newGame(campaign, `bench${n}`));
  return {
    name: `ordinary game, ${title}: a new floor is entered`,
    entries: [
      {
        name: 'the rules',
        prepare() {
          game = begin();
        },
        run() {
          enterFloor(game as Game, depth);
          return game;
        },
      },
    ],
    goals: [],
  };
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
