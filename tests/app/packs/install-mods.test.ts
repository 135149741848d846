import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Campaigns } from '../../../src/app/packs/campaigns.ts';
import { ModInstaller } from '../../../src/app/packs/install-mods.ts';
import type { ModReport } from '../../../src/page/bestiary/mod-report.ts';
import { fightAgainst, fightText } from '../../../src/page/fight-setup.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { imp } from '../../bundles/sample-packs.ts';
import { simple } from '../../sources.ts';
import { campaign } from '../../world.ts';

const { ui } = wordsOf('en');

let isFull = false;
beforeEach(() => {
  const stored = new Map<string, string>();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that installs mods, with its reports and the fights that it asks for. */
function makePage() {
  const campaigns = new Campaigns([simple]);
  const reports: Partial<ModReport>[] = [];
  const fights: unknown[] = [];
  const installer = new ModInstaller(campaigns, {
    chosen: () => 'simple',
    isPlaying: () => false,
    changed: () => {},
    report: (report) => reports.push(report),
    askForFight: (fight) => fights.push(fight),
  });
  const notes = () => reports.map(({ notes = [] }) => notes.map((say) => say(wordsOf('en'))));
  return { campaigns, installer, reports, fights, notes };
}

const bundle = imp.replace(',"sprite":"moor:slime"', '');
const impFile = new File([bundle], 'imp.json');
const [rat] = campaign.kinds.filter(({ id }) => id === 'rat');
const fight = fightAgainst(rat, campaign, 'duel', {});

test('a fight among dropped files is asked for, and the mods beside it are added', async () => {
  const { campaigns, installer, reports, fights } = makePage();
  const letter = new File(['Dear player'], 'letter.txt');
  await installer.take([new File([fightText(fight)], 'duel.json'), impFile, letter]);
  expect(fights).toEqual([fight]);
  expect(campaigns.mods.map(({ file }) => file)).toEqual(['imp.json']);
  expect(reports).toHaveLength(1);
  expect(reports[0].refused?.[0](wordsOf('en'))).toContain('letter.txt');
});

test('a fight alone is asked for without a report', async () => {
  const { installer, reports, fights } = makePage();
  await installer.take([new File([fightText(fight)], 'duel.json')]);
  expect(fights).toHaveLength(1);
  expect(reports).toEqual([]);
});

test('the file of a sandbox with all files of a large campaign opens, and an equally large bundle is refused', async () => {
  const { campaigns, installer, reports, fights } = makePage();
  const words = 'x'.repeat(60_000);
  const bundles = { 'campaign.json': words, './monsters/imp.json': words };
  const large = { ...fight, bundles };
  await installer.take([
    new File([fightText(large)], 'sandbox.json'),
    new File([JSON.stringify({ name: { en: words + words } })], 'long.json'),
  ]);
  expect(fights).toEqual([large]);
  expect(campaigns.mods).toEqual([]);
  expect(reports[0].refused?.[0](wordsOf('en'))).toMatch(
    /^long\.json.* bytes; the limit is 20000 characters: shorten its texts/,
  );
});

test('a mod whose removal the browser does not store gets a message', async () => {
  const { installer, notes } = makePage();
  await installer.take([impFile]);
  installer.switch('imp.json', false);
  expect(notes()).toEqual([[]]);
  isFull = true;
  installer.remove('imp.json');
  expect(notes()).toEqual([[], [ui.mods.notKept]]);
});
