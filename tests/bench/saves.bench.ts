import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { campaigns } from '../../src/content/campaigns.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import type { Game } from '../../src/game/world.ts';
import { continueGame } from '../../src/records/continue-game.ts';
import { Recording } from '../../src/records/recording.ts';
import type { Contest, Entry, Scale } from './contest.ts';
import { longGame } from './long-game.ts';
import { recordCommands, seed } from './ordinary-game.ts';

/** The cost of saving, without the browser's storage: see `browser/saves.ts` for that. */
export default function contests(scale: Scale): Contest[] {
  const [commands, lines, real] = scale === 'full' ? [1000, 50_000, 399] : [20, 50, 20];
  return campaigns.flatMap((source) => {
    const campaign = loadCampaign(source);
    const title = campaign.name.en;
    const played = recordCommands(campaign, commands);
    const stored = longGame(campaign, lines, real);
    return [
      {
        name: `saves, ${title}: a turn`,
        entries: [
          turns('played and recorded', campaign, played, true),
          turns('only played', campaign, played, false),
        ],
        goals: [{ most: 1000 }],
      },
      {
        name: `saves, ${title}: a game of ${lines.toLocaleString('en')} turns is opened`,
        entries: [{ name: 'the records', run: () => continueGame(stored, campaign).game.turn }],
        goals: [{ most: 1_000_000 }],
      },
    ];
  });
}

/** Plays the commands of a game again and again, one per call. */
function turns(
  name: string,
  campaign: Campaign,
  commands: readonly Command[],
  isRecorded: boolean,
): Entry {
  let game: Game | null = null;
  let recording: Recording | null = null;
  let next = 0;
  return {
    name,
    prepare() {
      if (game && next < commands.length) return;
      game = newGame(campaign, seed);
      recording = isRecorded ? Recording.begin(game, {}, null) : null;
      next = 0;
    },
    run() {
      const command = commands[next++];
      const events = takeTurn(game as Game, command);
      return recording ? recording.add(command) : events;
    },
  };
}
