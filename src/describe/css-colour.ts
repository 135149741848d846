/** A CSS colour such as `#c98d5a` as a number. */
export function colourOf(css: string): number {
  return Number.parseInt(css.slice(1), 16);
}

/** A colour as CSS writes it, such as `#c98d5a`. */
export function cssOf(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

/** A colour whose hue is turned by a part of the circle: its lightest and its darkest part are as bright as before. */
export function turnHue(colour: number, part: number): number {
  const parts = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
  const [least, most] = [Math.min(...parts), Math.max(...parts)];
  if (part === 0 || most === least) return colour;
  const [red, green, blue] = parts.map((one) => (one - least) / (most - least));
  const sixth = red === 1 ? green - blue : green === 1 ? 2 + blue - red : 4 + red - green;
  const at = (shift: number) => {
    const away = (sixth + 6 * part + shift + 12) % 6;
    const strength = Math.min(1, Math.max(0, Math.abs(away - 3) - 1));
    return Math.round(least + (most - least) * strength);
  };
  return (at(0) << 16) | (at(4) << 8) | at(2);
}
