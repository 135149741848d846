import type { Manifest, Pack } from '../../bundles/packs/read-pack.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { Settings } from '../../page/settings.ts';
import { textIn } from '../../words/sentences.ts';
import type { Say, Words } from '../../words/texts.ts';

export const notKept: Say = ({ ui }) => ui.mods.notKept;

/** The last notes on mods or packs that were added. */
export function closingNotes({
  isForNextGame,
  isStored,
}: {
  readonly isForNextGame: boolean;
  readonly isStored: boolean;
}): Say[] {
  return [
    ...(isForNextGame ? [({ ui }: Words) => ui.mods.nextGame] : []),
    ...(isStored ? [] : [notKept]),
  ];
}

/** The notes on a pack that is added in place of `old`. `sources`: all campaigns, with those of the pack. */
export function notesOn(
  { manifest: { title, version }, campaigns }: Pack,
  old: Manifest | null,
  sources: readonly CampaignSource[],
  settings: Settings,
): Say[] {
  const shown = (text: Manifest['title']) => textIn(text, settings.options.language);
  const ids = Object.keys(campaigns);
  const names = () => sources.filter(({ id }) => ids.includes(id)).map(({ name }) => shown(name));
  return [
    ({ ui: { packs } }) => {
      if (old && old.title.en !== title.en) {
        return packs.replaced(shown(old.title), old.version, shown(title), version);
      }
      return old && old.version !== version
        ? packs.updated(shown(title), old.version, version)
        : packs.added(shown(title), version);
    },
    ...(ids.length > 0 ? [({ ui }: Words) => ui.packs.campaigns(names())] : []),
  ];
}
