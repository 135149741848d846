import type { Request } from '../../controls/controls.ts';
import type { Shell } from '../shell.ts';

/** The page that a request changes: the shell. */
type Page = Pick<Shell, 'current' | 'modules' | 'look' | 'text' | 'prompts' | 'modes' | 'screen'>;

/** The factor of the size of cells for one press of a key. */
const zoomStep = 1.25;

/** Performs a request of a key, a button of the screen, or the menu. */
export function performRequest(page: Page, request: Request): void {
  const { modules } = page;
  const { session, isSaved } = page.current;
  switch (request) {
    case 'describe':
      return page.text.describe();
    case 'help':
      return modules.useDialogs(({ help }) => help.open());
    case 'menu':
      if (!session) return;
      // A fight is shared as a link, not by its seed.
      return modules.useDialogs(({ menu }) =>
        menu.open(page.current.fight ? null : session.game.seed, isSaved),
      );
    case 'giveUp':
      if (!session) return;
      if (!isSaved) return performRequest(page, 'menu');
      page.prompts.askToGiveUp().then((givesUp) => {
        if (givesUp && page.current.session === session) page.modes.giveUp();
      });
      return;
    case 'log':
    case 'character':
    case 'floor':
      if (!session) return;
      return modules.useDialogs(({ sheets }) => sheets.open(request));
    case 'discoveries':
      if (!session?.game.campaign.appearances) return;
      return modules.useDialogs(({ sheets }) => sheets.open(request));
    case 'panel':
      return modules.useLab((lab) => lab.toggleProfiler());
    case 'examine':
      page.look.toggle();
      return;
    case 'zoomIn':
      return page.screen.camera.zoomBy(zoomStep, null);
    case 'zoomOut':
      return page.screen.camera.zoomBy(1 / zoomStep, null);
    case 'zoomReset':
      return page.screen.camera.reset();
  }
}
