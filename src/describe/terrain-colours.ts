/** The colours of tiles as glyphs, in the game and in the palette of the sandbox. */
export const terrainColours = { door: 0xe59a4c, stairs: 0xffe066, weakWall: 0xa98d70 } as const;
