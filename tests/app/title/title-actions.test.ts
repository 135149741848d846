import { expect, test } from 'vitest';
import { LazyModules } from '../../../src/app/lazy-modules.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { performTitleAction } from '../../../src/app/title/title-actions.ts';

test.each(['delete', 'undelete'] as const)(
  'after %s the title screen ignores actions until it is done',
  async (type) => {
    let finish = () => {};
    const change = () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      });
    const opened: string[] = [];
    const page = {
      modules: new LazyModules({} as Shell),
      saves: { delete: change, games: { undelete: change } },
      modes: { openSaved: (id: string) => opened.push(id) },
    } as unknown as Shell;
    performTitleAction(page, { type, id: 'a' });
    performTitleAction(page, { type: 'open', id: 'a' });
    expect(opened).toEqual([]);
    finish();
    await new Promise((resolve) => setTimeout(resolve));
    performTitleAction(page, { type: 'open', id: 'b' });
    expect(opened).toEqual(['b']);
  },
);
