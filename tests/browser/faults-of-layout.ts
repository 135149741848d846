/**
 * Runs in the page: names the controls of the open dialog, or of the whole page, that a finger can hardly hit, and
 * the texts that are cut off.
 */
export function faultsOfLayout(): string[] {
  const finger = 43.5;
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const scope =
    dialogs.findLast((one) => one.checkVisibility({ visibilityProperty: true })) ?? document.body;
  const unshown = '.unseen, .announcer, legend, .look-status, .hint-status, .text-switch, h1';
  const nameOf = (shown: Element) =>
    `${shown.localName}.${shown.classList} “${(shown.textContent || shown.ariaLabel || '').trim().slice(0, 40)}”`;
  const isVisible = (shown: Element) =>
    shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    shown.getBoundingClientRect().width > 1.5 &&
    !shown.closest(unshown);

  const controls = [...scope.querySelectorAll('button, input, summary, label:has(input)')].filter(
    (control) => isVisible(control) && !control.closest('label label, label input'),
  );
  const small = controls.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isLarge = Math.min(width, height) >= finger;
    return isLarge ? [] : [`${Math.round(width)}×${Math.round(height)}: ${nameOf(control)}`];
  });

  const cut = [...scope.querySelectorAll('*')].flatMap((shown) => {
    const texts = [...shown.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    // The row of the groups of options scrolls.
    if (texts.length === 0 || !isVisible(shown) || shown.closest('.jumps')) return [];
    const range = document.createRange();
    const isOut = texts.some((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      );
    });
    const isWide = shown.clientWidth > 0 && shown.scrollWidth > shown.clientWidth + 1;
    return isOut || (isWide && shown.localName !== 'input') ? [`cut off: ${nameOf(shown)}`] : [];
  });
  return [...small, ...cut];
}
