import { Container, Sprite, type SpriteOptions } from 'pixi.js';

/** The sprites of a layer. Each drawing takes them in the same order, so that few are ever made. */
export class SpritePool {
  readonly container: Container<Sprite>;
  readonly #options: SpriteOptions;
  #used = 0;

  /** `options`: those of each new sprite. */
  constructor(options: SpriteOptions = {}, container = new Container<Sprite>()) {
    this.#options = options;
    this.container = container;
  }

  /** The next sprite of this drawing, visible. Its other properties are unchanged since its last use. */
  next(): Sprite {
    const { children } = this.container;
    const sprite = children[this.#used] ?? this.container.addChild(new Sprite(this.#options));
    this.#used++;
    sprite.visible = true;
    return sprite;
  }

  /** Ends a drawing: hides the sprites that it has not taken. */
  end(): void {
    const { children } = this.container;
    for (let n = this.#used; n < children.length; n++) children[n].visible = false;
    this.#used = 0;
  }
}
