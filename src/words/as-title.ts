/** A name as the start of a line: with a capital where the writing has capitals. */
export function asTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
