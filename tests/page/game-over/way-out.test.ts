import { expect, test } from 'vitest';
import { bagOf } from '../../../src/game/items/bag.ts';
import { itemName } from '../../../src/game/items/item-names.ts';
import { itemUse } from '../../../src/game/items/item-verbs.ts';
import { makeWayOut } from '../../../src/page/game-over/way-out.ts';
import { give, rogueCampaign, scene } from '../../world.ts';
import { plainPage, plainSettings } from '../plain-page.ts';

test('the last way out and the menu of an item say the same', async () => {
  plainPage();
  const settings = plainSettings();
  await settings.choose({ language: 'ru' });
  const { element, show } = makeWayOut(settings);
  const game = scene('#### #@.# ####', { campaign: rogueCampaign });
  give(game, 'arrow', 'leather-armour', 'ring-sustain-strength');
  const texts = bagOf(game, game.hero).map((item) => {
    const use = itemUse(game, item, 'equip');
    const command = { type: 'equip', slot: 0 } as const;
    show(rogueCampaign, { turn: 7, command, item: itemName(game, item), use, attacked: null });
    return element.textContent;
  });
  expect(texts.map((text) => /Ход 7: ([^:]*):/.exec(text ?? '')?.[1])).toEqual([
    'Взять в руку',
    'Надеть',
    'Надеть на палец',
  ]);
});
