import type { Campaign } from '../../game/campaign.ts';
import type { FightSetup } from '../../page/fight-setup.ts';
import { makePortraits, type PortraitSource } from '../../page/portrait.ts';
import { makeSandbox } from '../../page/sandbox/sandbox.ts';
import { bareScene } from '../../page/sandbox/scene-edits.ts';
import { type DrawnFloor, drawFloor } from '../../trials/drawn-floor.ts';
import { newSeed } from '../new-seed.ts';
import type { Shell } from '../shell.ts';

type Page = PortraitSource &
  Pick<Shell, 'settings' | 'campaigns' | 'current' | 'chosen' | 'screen'>;

interface Fights {
  play(fight: FightSetup, campaign: Campaign): Promise<void>;
  /** Plays a fight again from its beginning. */
  restart(fight: FightSetup | null): Promise<void>;
}

/** Makes the sandbox, with its palette closed: a fight whose floor the player draws. */
export function makeSandboxPlay(page: Page, fights: Fights) {
  const { settings, campaigns, current } = page;
  /** The earlier scenes, the newest last. */
  let earlier: DrawnFloor[] = [];
  const show = async (scene: DrawnFloor) => {
    const { fight } = current;
    palette.refresh();
    await fights.restart(fight && { ...fight, scene });
  };
  const palette = makeSandbox(
    settings,
    {
      campaign: () => current.session?.game.campaign ?? page.chosen,
      showsGlyphs: () => page.showsGlyphs === true,
      scene: () => current.session && drawFloor(current.session.game),
      reset: () => fights.restart(current.fight),
      undo() {
        const scene = earlier.pop();
        if (scene) show(scene);
      },
      canUndo: () => earlier.length > 0,
      toolChosen: () => page.screen.redraw(),
    },
    makePortraits(page),
  );
  return {
    element: palette.element,
    /** While the palette changes the scene: changes it at a cell and plays it again. */
    get picker(): ((x: number, y: number) => Promise<void>) | null {
      if (current.mode !== 'play' || !palette.isPlacing) return null;
      return async (x, y) => {
        const { fight } = current;
        if (!fight) return;
        const scene = palette.put(fight.scene, x, y);
        if (scene === fight.scene) return;
        earlier.push(fight.scene);
        await show(scene);
      };
    },
    /** Plays an empty floor on which the player can put things. */
    async play(): Promise<void> {
      const campaign = page.chosen;
      const scene = bareScene(campaign);
      const bundles = campaigns.filesOf(campaign);
      const fight = { campaign: campaign.id, seed: newSeed(), scene, outfitted: false, bundles };
      await fights.play(fight, campaign);
      earlier = [];
      palette.open();
    },
    close: () => palette.close(),
  };
}
