let declare = () => {};
const declared = new Promise<void>((done) => {
  declare = done;
});

/**
 * Declares the faces to the browser, which then loads slices of them for the characters that it
 * meets. The declarations are long: they wait until the first picture stands.
 */
export async function declareFaces(): Promise<void> {
  await import('../../assets/fonts.css');
  // Those of the page's styles are named only now.
  document.documentElement.classList.add('faces');
  declare();
}

/**
 * Asks for the characters of a text in a font, such as `16px DotGothic16`; the page tells by
 * `loadingdone` when they come. A face that does not leaves the text in the browser's own.
 */
export async function askFace(font: string, text: string): Promise<void> {
  await declared;
  await document.fonts.load(font, text).catch(() => {});
}
