import { Application, Sprite, Text, Texture } from 'pixi.js';

/** What most pages begin with: Pixi's application, a picture and a line of text. */
const application = new Application();
await application.init({ width: 800, height: 500 });
document.body.append(application.canvas);
const sprite = new Sprite(Texture.WHITE);
sprite.setSize(100, 100);
application.stage.addChild(sprite, new Text({ text: 'Simple Roguelike' }));
