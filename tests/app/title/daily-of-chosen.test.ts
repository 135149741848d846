import { expect, test } from 'vitest';
import type { Shell } from '../../../src/app/shell.ts';
import type { DailyState } from '../../../src/app/title/daily-game.ts';
import { performTitleAction } from '../../../src/app/title/title-actions.ts';
import { TitleOffer } from '../../../src/app/title/title-offer.ts';
import type { DailyText } from '../../../src/page/title/daily-button.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import type { Words } from '../../../src/words/texts.ts';
import { arenaCampaign, campaign } from '../../world.ts';

const date = '2026-11-22';
/** The ranked attempt of Simple is over, the one of the arena is not begun. */
const states: Record<string, DailyState> = {
  simple: { type: 'played', date, points: 740 },
  arena: { type: 'fresh', date },
};
const sources = { simple: campaign, arena: arenaCampaign };

/** A title screen whose database answers when the test lets it. */
function openTitle(chosen: keyof typeof sources) {
  const options = { campaign: chosen, language: 'en' };
  const answers: (() => void)[] = [];
  const started: unknown[] = [];
  let shown: DailyText = { facts: [], note: '' };
  const page = {
    settings: { options },
    get chosen() {
      return sources[options.campaign];
    },
    campaigns: {
      get: (id: keyof typeof sources) => sources[id],
      withoutMods: (id: keyof typeof sources) => sources[id],
      hasMods: () => false,
    },
    title: {
      showDaily(say: (words: Words) => DailyText) {
        shown = say(wordsOf('en'));
      },
    },
    current: { mode: 'title' },
    screen: { open: async () => {} },
    modules: { isLoading: false, wait: (promise: Promise<unknown>) => promise },
    ends: {
      daily: (id = options.campaign) =>
        new Promise((resolve) => answers.push(() => resolve(states[id]))),
    },
    modes: {
      start: ({ id }: { id: string }, _: string, ranked: string | null) =>
        started.push([id, ranked]),
    },
  };
  const offer = new TitleOffer(page as unknown as Shell);
  const titlePage = Object.assign(page, { offer }) as unknown as Shell;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    options,
    offer,
    started,
    shown: () => shown,
    playDaily: () => performTitleAction(titlePage, { type: 'daily' }),
    settle,
    async answer(at = 0): Promise<void> {
      await settle();
      answers.splice(at, 1)[0]();
      await settle();
    },
  };
}

test('the daily game that is chosen starts, even if another campaign is chosen before the storage answers', async () => {
  const title = openTitle('arena');
  title.playDaily();
  await title.settle();
  title.options.campaign = 'simple';
  await title.answer();
  expect(title.started).toEqual([['arena', date]]);
});

test('the button of the daily game shows the campaign that was chosen last, whichever answer comes first', async () => {
  const title = openTitle('simple');
  title.offer.showDaily();
  title.options.campaign = 'arena';
  title.offer.showDaily();
  await title.answer(1);
  const shown = title.shown();
  expect(shown.facts.join(' ')).not.toContain('740');
  await title.answer();
  expect(title.shown()).toEqual(shown);
});

test('the button of a daily game that was played shows the day and the points, and that another attempt is unranked only as a note', async () => {
  const title = openTitle('simple');
  title.offer.showDaily();
  await title.answer();
  const { ui } = wordsOf('en');
  const { facts, note } = title.shown();
  expect(facts).toEqual(['November 22', ui.daily.played('740 points')]);
  expect(note).toBe(ui.daily.again);
});
