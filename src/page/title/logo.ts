import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

// The name of the program above the logo, in the other language of the game's origin.
const japanese = { lang: 'ja', name: 'シンプルローグライク' };
const english = { lang: 'en', name: 'Simple Roguelike' };

/** Makes the logo: the name in two lines, which screen readers read as one heading. */
export function makeLogo(settings: Settings): HTMLElement {
  const above = element('p', 'logo-above', { ariaHidden: 'true' });
  const heading = element('h1', '');
  settings.follow(({ ui }, { language }) => {
    const { lang, name } = language === 'ja' ? english : japanese;
    above.lang = lang;
    above.textContent = name;
    if (heading.textContent === ui.title) return;
    const [first, second] = ui.front.logo;
    const between = ui.title.includes(' ') ? ' ' : '';
    const line = (text: string) => {
      const span = element('span', '', text);
      span.dataset.line = text;
      return span;
    };
    heading.replaceChildren(line(first), between, line(second));
  });
  return element('div', 'logo', above, heading);
}
