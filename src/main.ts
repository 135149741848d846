import type { Shell } from './app/shell.ts';
import { emblems, campaigns as shipped } from './content/campaigns.ts';
import type { CampaignSource } from './game/campaign.ts';
import { readAddress } from './page/address.ts';
import { element } from './page/elements.ts';
import { makeErrorNotice, reportErrors } from './page/error-notice.ts';
import { lazy } from './page/lazy.ts';
import { readLanguage, readOptions } from './page/options/options.ts';
import { applyToRoot, noteKeyboard } from './page/options/root-options.ts';
import { makeSettings } from './page/settings.ts';
import { makeTitle } from './page/title/title.ts';
import { PackStore } from './records/pack-store.ts';
import type { StoredPack } from './records/packs.ts';
import { loadWords } from './words/loading.ts';

/** Shows the title screen, then loads the game behind it. */
async function main(): Promise<void> {
  const packStore = new PackStore();
  const [packs] = await Promise.all([packStore.read(), loadWords(readLanguage())]);
  // The shell changes this list with the packs of the player.
  const campaigns = [...(await campaignsWith(packs))];
  const ids = campaigns.map(({ id }) => id);
  const address = readAddress(location.search, ids);
  const options = readOptions(campaigns, address.campaign);

  const settings = makeSettings(options, campaigns);
  settings.follow(({ ui }, { language }) => {
    document.documentElement.lang = language;
    document.title = ui.title;
  });
  applyToRoot(settings);
  noteKeyboard();
  const notice = makeErrorNotice(settings);
  reportErrors(notice);
  const pictures = lazy(
    () => import('./screen/drawings/pictures.ts').then((module) => module.loadPictures()),
    (loaded) => loaded,
  );
  const shell = lazy(
    async () => {
      // Loaded at the same time. The shell opens the screen, and reports if one of them could not be loaded.
      pictures().catch(() => {});
      import('./screen/screen.ts').catch(() => {});
      return import('./app/shell.ts');
    },
    ({ Shell }) =>
      new Shell({
        settings,
        title,
        sources: campaigns,
        shipped,
        packs,
        packStore,
        emblems,
        pictures,
        address,
        errors: notice,
      }),
  );
  const title = makeTitle(settings, campaigns, emblems, async (action) =>
    (await shell()).handle(action),
  );
  document.body.append(title.element, element('div', 'notices', notice.element));
  title.show(address.seed);
  for (const complaint of address.complaints) title.complain(complaint);
  await firstPaint();
  await Promise.all([shell(), import('../assets/fonts.css')]);
  if (import.meta.hot) await reloadLive(await shell());
}

/** During development a saved bundle changes the page at once, and the game goes on. */
async function reloadLive(shell: Shell): Promise<void> {
  const { LiveReload } = await import('./app/packs/live-reload.ts');
  const liveReload = new LiveReload(shell);
  import.meta.hot?.accept('./content/campaigns.ts', (module) =>
    liveReload.reload(module?.campaigns ?? []),
  );
}

/** All campaigns. Without packs the title does not wait for the code that checks them. */
async function campaignsWith(packs: readonly StoredPack[]): Promise<readonly CampaignSource[]> {
  if (packs.length === 0) return shipped;
  const { withCampaignsOf } = await import('./records/packs.ts');
  return withCampaignsOf(packs, shipped);
}

/** Resolves when the title screen is on the display; in a hidden tab, after a second. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 1000);
  });
}

main().catch((error: unknown) => {
  // Before there is an error notice, the page has only this message.
  const message = document.querySelector<HTMLElement>('#not-loaded');
  if (message && !document.querySelector('.error-notice')) message.hidden = false;
  throw error;
});
