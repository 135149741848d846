import { afterEach, expect, test, vi } from 'vitest';
import { makeCampaignCards } from '../../../src/page/title/campaign-cards.ts';
import { campaign as simple } from '../../world.ts';
import { type PlainElement, plainPage, plainSettings } from '../plain-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('the card of a campaign that changes with a pack is kept, and shows the new texts', () => {
  const made = plainPage();
  const settings = plainSettings();
  const moor = (name: string) => ({ ...simple, id: 'moor', name: { en: name } });
  const campaigns = [simple, moor('Moor')];
  const { element } = makeCampaignCards(settings, campaigns, new Map());
  const texts = () => (element as unknown as PlainElement).textContent;
  expect(texts()).toContain('Moor');
  const count = made.length;
  for (let n = 1; n <= 3; n++) {
    campaigns.splice(1, 1, moor(`Moor ${n}`));
    settings.refresh();
    expect(texts()).toContain(`Moor ${n}`);
  }
  campaigns.splice(1, 1);
  settings.refresh();
  expect(texts()).not.toContain('Moor');
  campaigns.unshift(moor('Fen'));
  settings.refresh();
  expect(texts().indexOf('Fen')).toBeLessThan(texts().indexOf(simple.name.en));
  expect(made.length).toBe(count);
});

test('portraits are shown on the card of a campaign without an emblem, and on no other', () => {
  plainPage();
  const moor = { ...simple, id: 'moor', name: { en: 'Moor' } };
  const emblems = new Map([[simple.id, 'emblem.svg']]);
  const cards = makeCampaignCards(plainSettings(), [simple, moor], emblems);
  const shown = (id: string) => [document.createElement('b'), id] as unknown as HTMLElement[];
  cards.showKinds(shown);
  cards.showKinds(shown);
  const text = (cards.element as unknown as PlainElement).textContent;
  expect(text.split('moor')).toHaveLength(2);
  expect(text).not.toContain(simple.id);
});
