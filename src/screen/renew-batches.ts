import type { Container } from 'pixi.js';

/**
 * Call it after textures of sprites in a container were destroyed. PixiJS draws sprites in batches, and a batch
 * keeps all its textures until the tree of containers changes: it would draw with a destroyed one.
 */
export function renewBatches(container: Container): void {
  const children = [...container.children];
  container.removeChildren();
  container.addChild(...children);
}
