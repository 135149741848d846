import 'pixi.js/mesh';
import { Container, Mesh, MeshGeometry, Texture, WebGLRenderer } from 'pixi.js';

/** Pixi without its application: one renderer and one quad. */
const renderer = new WebGLRenderer();
await renderer.init({ width: 800, height: 500, skipExtensionImports: true });
document.body.append(renderer.canvas);
const geometry = new MeshGeometry({
  positions: new Float32Array([0, 0, 100, 0, 100, 100, 0, 100]),
  uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
  indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
});
const stage = new Container();
stage.addChild(new Mesh({ geometry, texture: Texture.WHITE }));
requestAnimationFrame(() => renderer.render(stage));
