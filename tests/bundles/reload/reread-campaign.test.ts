import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import { rereadCampaign } from '../../../src/bundles/reload/reread-campaign.ts';
import { fieldOf } from '../../../src/game/kinds.ts';
import { simple } from '../../sources.ts';
import { edited, withFiles } from '../edited-files.ts';

const rat = './monsters/rat.json';

describe('reading a changed campaign', () => {
  test('a file with an error is replaced by its last good version, and the error is reported with its place', () => {
    const better = edited(rat, { Health: { max: 9 } });
    const good = rereadCampaign(simple, withFiles({ [rat]: better }));
    expect([good.mistakes, good.keptOld]).toEqual([[], []]);
    const bat = './monsters/bat.json';
    const broken = {
      [rat]: '{\n  "name": { "en": "rat" },\n  oops\n}',
      [bat]: edited(bat, { Rooted: {} }),
    };
    const { source, campaign, mistakes, keptOld } = rereadCampaign(good.source, withFiles(broken));
    expect(keptOld).toEqual(['rat.json']);
    expect(problemText(mistakes[0])).toMatch(/^\.\/monsters\/rat\.json:3:3: /);
    expect(source.bundles[rat]).toBe(better);
    const has = (id: string, component: string) =>
      campaign.kinds
        .find((kind) => kind.id === id)
        ?.components.some(({ name }) => name === component);
    expect([has('rat', 'Health'), has('bat', 'Rooted')]).toEqual([true, true]);
  });

  test('only the file with the error is reported, not a file that extends it', () => {
    const pup = { './monsters/pup.json': '{ "extends": "rat", "name": { "en": "pup" } }' };
    const good = rereadCampaign(simple, withFiles(pup));
    const bad = rereadCampaign(good.source, withFiles({ ...pup, [rat]: '{' }));
    expect(bad.keptOld).toEqual(['rat.json']);
    expect(bad.mistakes.map(({ file, affects }) => ({ file, affects }))).toEqual([
      { file: rat, affects: ['pup'] },
    ]);
    expect(bad.campaign.kinds.map(({ id }) => id)).toEqual(good.campaign.kinds.map(({ id }) => id));
  });

  test('a new file with errors is reported and left out', () => {
    const { campaign, mistakes, keptOld } = rereadCampaign(
      simple,
      withFiles({ './monsters/new.json': '{}' }),
    );
    expect(keptOld).toEqual([]);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(campaign.kinds.some(({ id }) => id === 'new')).toBe(false);
  });

  test('a hero with errors is replaced by its last good version', () => {
    const { campaign, keptOld, mistakes } = rereadCampaign(simple, {
      ...simple,
      hero: '{ "name": 3 }',
    });
    expect(keptOld).toEqual(['hero.json']);
    expect(mistakes[0].file).toBe('hero.json');
    expect(campaign.kinds[0].name.en).toBe(loadCampaign(simple).kinds[0].name.en);
  });

  test('a hero that extends a bundle is read again, and does not fail with that bundle', () => {
    const base = { ...JSON.parse(String(simple.hero)), abstract: true };
    const files = (hero: object, human: string) => ({
      ...withFiles({ './monsters/human.json': human }),
      hero: JSON.stringify({ extends: 'human', ...hero }),
    });
    const good = rereadCampaign(simple, files({}, JSON.stringify(base)));
    expect([good.mistakes, good.keptOld]).toEqual([[], []]);
    const stronger = files({ Health: { max: 99 } }, '{');
    const bad = rereadCampaign(good.source, stronger);
    expect(bad.keptOld).toEqual(['human.json']);
    expect(new Set(bad.mistakes.map(({ file }) => file))).toEqual(
      new Set(['./monsters/human.json']),
    );
    expect(fieldOf(bad.campaign.kinds[0], 'Health', 'max')).toBe(99);
  });
});
