/** All icons that a bundle can name: those of game-icons.net, and the drawings of the game. */
declare module 'virtual:icon-names' {
  export const iconNames: readonly string[];
}
