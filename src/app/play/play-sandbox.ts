import type { Campaign } from '../../game/campaign.ts';
import type { FightSetup } from '../../page/fight-setup.ts';
import { makePortraits, type PortraitSource } from '../../page/portrait.ts';
import { makeSandbox } from '../../page/sandbox/sandbox.ts';
import { bareScene } from '../../page/sandbox/scene-edits.ts';
import { type DrawnFloor, drawFloor } from '../../trials/drawn-floor.ts';
import { newSeed } from '../new-seed.ts';
import type { Shell } from '../shell.ts';

type Page = PortraitSource &
  Pick<Shell, 'settings' | 'campaigns' | 'current' | 'chosen' | 'screen' | 'stage' | 'fulfil'>;

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
      campaign: () => page.chosen,
      showsGlyphs: () => page.showsGlyphs === true,
      scene: () => current.session && drawFloor(current.session.game),
      reset: () => fights.restart(current.fight),
      undo() {
        const scene = earlier.pop();
        if (scene) show(scene);
      },
      canUndo: () => earlier.length > 0,
      openMenu: () => page.fulfil('menu'),
      toolChosen() {
        const { session, fight } = current;
        // A player who draws sees the scene, not the moment at which the play has stopped.
        if (palette.isPlacing && session && session.game.turn > 0) fights.restart(fight);
        else page.screen.redraw();
      },
    },
    makePortraits(page),
  );
  aimWithMouse(page, palette.aim);
  return {
    element: palette.element,
    /** Covers the HUD beside or below a map with this box. */
    place: (map: DOMRectReadOnly) => palette.place(page.stage.getBoundingClientRect(), map),
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
      earlier = [];
      palette.open();
      await fights.play(fight, campaign);
    },
    close: () => palette.close(),
  };
}

/** Shows the chosen thing on the cell under the mouse. */
function aimWithMouse(page: Page, aim: (box: DOMRectReadOnly | null) => void): void {
  window.addEventListener('pointermove', ({ target, pointerType, clientX, clientY }) => {
    const { screen, places } = page.screen;
    const isPlaying = page.current.mode === 'play';
    const isOnMap = isPlaying && target === screen?.canvas && pointerType === 'mouse';
    const aimed = isOnMap ? places?.targetAt(clientX, clientY) : null;
    aim(aimed?.type === 'cell' ? (places?.boxOf(aimed.x, aimed.y) ?? null) : null);
  });
}
