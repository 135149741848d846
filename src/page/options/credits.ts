import { makeDialog } from '../dialog.ts';
import { element, link } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { libraries } from './libraries.ts';

const openFontLicence = () => link('https://openfontlicense.org', 'SIL Open Font License 1.1');

/**
 * Makes the closed dialog with authors and licences. `assets/CREDITS.md` is for readers of the files. `emblems`: the
 * addresses of the campaigns' pictures.
 */
export function makeCredits(settings: Settings, emblems: Iterable<string>): HTMLDialogElement {
  const term = (name: 'icons' | 'fonts' | 'libraries') =>
    settings.text(element('dt', ''), ({ ui }) => ui.credit[name]);
  const changed = settings.text(element('span', ''), ({ ui }) => ui.credit.iconsChanged);
  const list = element(
    'dl',
    'sources',
    term('icons'),
    element(
      'dd',
      '',
      link('https://game-icons.net', 'game-icons.net'),
      ': Lorc, Delapouite & contributors, ',
      link('https://creativecommons.org/licenses/by/3.0/', 'CC BY 3.0'),
      ' (',
      changed,
      ')',
    ),
    term('fonts'),
    element(
      'dd',
      '',
      link('https://mplusfonts.github.io', 'M PLUS 1p'),
      ' © 2016 The M+ Project Authors, ',
      openFontLicence(),
    ),
    element(
      'dd',
      '',
      link('https://github.com/tonsky/FiraCode', 'Fira Code'),
      ' © 2014–2020 The Fira Code Project Authors, ',
      openFontLicence(),
    ),
    term('libraries'),
    ...Object.values(libraries).map(([name, address, licence]) =>
      element('dd', 'library', link(address, name), ' ', element('span', 'aside', licence)),
    ),
  );
  const { text } = settings;
  const head = element(
    'div',
    'credits-head',
    element(
      'div',
      'credits-emblems',
      ...[...emblems].map((src) => element('img', '', { alt: '', src })),
    ),
    text(element('p', 'credits-title'), ({ ui }) => ui.title),
    text(element('p', ''), ({ ui }) => ui.credit.origin),
    text(element('p', 'aside'), ({ ui }) => ui.credit.ownDrawings),
  );
  return makeDialog(settings, 'credits', ({ ui }) => ui.credits, head, list);
}
