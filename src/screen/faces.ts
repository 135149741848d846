let declare = () => {};
const declared = new Promise<void>((done) => {
  declare = done;
});

/**
 * Declares the fonts to the browser, which then loads the slices that contain the characters of the
 * page. The declarations are long, so the page is painted first.
 */
export async function declareFaces(): Promise<void> {
  await import('../../assets/fonts.css');
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
