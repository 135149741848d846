import { Application, Sprite, Texture } from 'pixi.js';

/** The start of most pages with Pixi: its application and one sprite. */
const application = new Application();
await application.init({ width: 800, height: 500 });
document.body.append(application.canvas);
const sprite = new Sprite(Texture.WHITE);
sprite.setSize(100, 100);
application.stage.addChild(sprite);
