/**
 * The fonts of the HUD and the glyph look. Each font consists of many small files, and the browser
 * loads the files with the requested characters.
 */
export class Fonts {
  /** Called with the fonts of the requests that have ended, after the last of several. A request can have failed. */
  onLoaded: (fonts: ReadonlySet<string>) => void = () => {};
  #isDeclared = false;
  #loading = 0;
  #loaded = new Set<string>();
  /** The fonts and texts that were requested. The receiver of a report of failed ones may request them again. */
  readonly #requested = new Set<string>();
  /** The declarations are a large file, so the first picture does not wait for them. */
  readonly #declared = import('../../assets/fonts.css').then(() => {
    this.#isDeclared = true;
  });

  /**
   * Requests the characters of a text in a font such as `500 16px "M PLUS 1p"`, before the text is painted. A text
   * whose font cannot be loaded keeps the browser's font, and is not requested again.
   */
  async request(font: string, text: string): Promise<void> {
    if (this.#isDeclared && document.fonts.check(font, text)) return;
    const request = `${font} ${text}`;
    if (this.#requested.has(request)) return;
    this.#requested.add(request);
    this.#loading++;
    await this.#declared.then(() => document.fonts.load(font, text)).catch(() => {});
    this.#loading--;
    // A request that failed can have loaded some of its files.
    this.#loaded.add(font);
    if (this.#loading > 0) return;
    const loaded = this.#loaded;
    this.#loaded = new Set();
    this.onLoaded(loaded);
  }
}
