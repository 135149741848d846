import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import type { Campaign } from '../game/campaign.ts';
import type { FightSetup } from '../page/fight-setup.ts';
import { bareScene, makeSandbox } from '../page/sandbox.ts';
import type { Settings } from '../page/settings.ts';
import { drawFloor } from '../trials/drawn-floor.ts';
import type { Campaigns } from './campaigns.ts';
import type { CurrentGame } from './current-game.ts';
import { newSeed } from './seed.ts';

interface Page {
  readonly settings: Settings;
  readonly campaigns: Campaigns;
  readonly current: CurrentGame;
  readonly chosen: LoadedCampaign;
}

interface Fights {
  play(fight: FightSetup, campaign: Campaign): Promise<void>;
  /** Plays a fight again from its beginning. */
  restart(fight: FightSetup | null): void;
}

/** Makes the sandbox, with its palette closed: a fight whose floor the player draws. */
export function makeSandboxPlay(page: Page, fights: Fights) {
  const { settings, campaigns, current } = page;
  const palette = makeSandbox(settings, {
    campaign: () => current.session?.game.campaign ?? page.chosen,
    scene: () => current.session && drawFloor(current.session.game),
    reset: () => fights.restart(current.fight),
  });
  return {
    element: palette.element,
    /** While the palette is open: puts the chosen thing on a cell and plays the scene again. */
    get picker(): ((x: number, y: number) => void) | null {
      if (!palette.isPlacing) return null;
      const { fight } = current;
      return (x, y) => fights.restart(fight && { ...fight, scene: palette.put(fight.scene, x, y) });
    },
    /** Plays an empty floor on which the player can put things. */
    async play(): Promise<void> {
      const campaign = page.chosen;
      const scene = bareScene(campaign);
      const bundles = campaigns.filesOf(campaign);
      const fight = { campaign: campaign.id, seed: newSeed(), scene, outfitted: false, bundles };
      await fights.play(fight, campaign);
      palette.open();
    },
    close: () => palette.close(),
  };
}
