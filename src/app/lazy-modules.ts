import { lazy } from '../page/lazy.ts';
import type { Dialogs } from './dialogs.ts';
import type { Lab } from './lab/lab.ts';
import type { Shell } from './shell.ts';

/** The modules of the page that are loaded when they are first needed: the dialogs and the lab. */
export class LazyModules {
  /** Null until they are loaded. */
  dialogs: Dialogs | null = null;
  /** Null until it is loaded. */
  lab: Lab | null = null;
  readonly loadDialogs: () => Promise<Dialogs>;
  readonly loadLab: () => Promise<Lab>;
  #loading = 0;

  constructor(page: Shell) {
    this.loadDialogs = lazy(
      () => import('./dialogs.ts'),
      ({ makeDialogs }) => {
        this.dialogs = makeDialogs(page);
        return this.dialogs;
      },
    );
    this.loadLab = lazy(
      () => import('./lab/lab.ts'),
      ({ Lab }) => {
        this.lab = new Lab(page);
        return this.lab;
      },
    );
  }

  /** Whether something is loading. Keys are ignored meanwhile: they are meant for the part that opens. */
  get isLoading(): boolean {
    return this.#loading > 0;
  }

  /** Loads something and uses it. The error notice reports a failure. */
  use<T>(load: () => Promise<T>, use: (loaded: T) => void): void {
    this.wait(load()).then(use);
  }

  useDialogs(use: (dialogs: Dialogs) => void): void {
    this.use(this.loadDialogs, use);
  }

  useLab(use: (lab: Lab) => void): void {
    this.use(this.loadLab, use);
  }

  /** Ignores keys until something is loaded. */
  async wait<T>(loaded: Promise<T>): Promise<T> {
    this.#loading++;
    try {
      return await loaded;
    } finally {
      this.#loading--;
    }
  }
}
