/**
 * The fonts of the HUD and the glyph look. Each font consists of many small files, and the browser
 * loads the files with the requested characters.
 */
export class Fonts {
  /** The declarations are a large file, so the first picture does not wait for them. */
  readonly #declared = import('../../assets/fonts.css');

  /**
   * Requests the characters of a text in a font such as `500 16px "M PLUS 1p"`. `document.fonts` fires
   * `loadingdone` when they are loaded. A text whose font cannot be loaded keeps the browser's font.
   */
  async request(font: string, text: string): Promise<void> {
    await this.#declared.then(() => document.fonts.load(font, text)).catch(() => {});
  }
}
