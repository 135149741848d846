import { act } from '../../controls/act.ts';
import { hasDialog } from '../../controls/session.ts';
import { isDialogOpen } from '../../page/elements.ts';
import type { Shell } from '../shell.ts';

/** The page in which something can be closed: the shell. */
type Page = Pick<Shell, 'current' | 'look' | 'replay' | 'outcomes' | 'isChoosing' | 'takes'>;

/** The part of a `CloseWatcher` in use. TypeScript does not know it, because not every browser has it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * The Back gesture or button of Android closes the open bag, question, Look or replay instead of leaving the page.
 * Dialogs of the page do so by themselves. Browsers without `CloseWatcher` keep their usual Back.
 */
export class BackGesture {
  readonly #page: Page;
  /** Waits for Back while something is open. */
  #watcher: Watcher | null = null;
  /** The Escape key while it is down. A watcher hears a press that nothing on the page has used. */
  #escape: KeyboardEvent | null = null;

  constructor(page: Page) {
    this.#page = page;
    window.addEventListener('keydown', (event) => {
      this.#escape = event.key === 'Escape' ? event : null;
    });
    window.addEventListener('keyup', () => {
      this.#escape = null;
    });
  }

  /** Waits for Back if something is open now. Call it whenever that may have changed. */
  follow(): void {
    const isOpen = this.#isOpen();
    if (isOpen === (this.#watcher !== null)) return;
    if (!isOpen) {
      this.#watcher?.destroy();
      this.#watcher = null;
      return;
    }
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
    // The newest watcher comes first, and an open dialog has an older one.
    if (!CloseWatcher || isDialogOpen()) return;
    this.#watcher = new CloseWatcher();
    this.#watcher.onclose = () => {
      this.#watcher = null;
      // The game refuses Escape in a field for text, and while it is loading.
      const isRefusedKey = this.#escape !== null && !this.#escape.defaultPrevented;
      if (this.#isOpen() && !isRefusedKey) this.#close();
      // The menu of an item leaves the bag open.
      this.follow();
    };
  }

  #isOpen(): boolean {
    const { look, current, isChoosing } = this.#page;
    if (look.isOpen || isChoosing || current.mode === 'replay') return true;
    const { session } = current;
    if (!session || current.mode !== 'play') return false;
    const { bag, asking } = session;
    return bag.open || (asking !== null && !hasDialog(asking));
  }

  #close(): void {
    const { look, current, replay, outcomes } = this.#page;
    const back = { type: 'back' } as const;
    if (look.isOpen) look.close();
    else if (this.#page.takes(back)) return;
    else if (current.mode === 'replay') replay.close();
    else if (current.session) outcomes.show(act(current.session, back));
  }
}
