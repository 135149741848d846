/**
 * A short part of a list that still fails: no single entry can be left out. Delta debugging (Zeller and
 * Hildebrandt, 2002): tries each chunk alone and the list without it, with smaller and smaller chunks.
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (list: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let shortest = [...list];
  for (let size = Math.ceil(shortest.length / 2); size >= 1; ) {
    const lengthBefore = shortest.length;
    for (let at = 0; at < shortest.length; ) {
      const chunk = shortest.slice(at, at + size);
      const others = shortest.toSpliced(at, size);
      if (others.length > 0 && (await fails(chunk))) return shrink(chunk, fails);
      if (await fails(others)) shortest = others;
      else at += size;
    }
    // With single entries, another pass can succeed after one has been left out.
    if (size > 1) size = Math.ceil(size / 2);
    else if (shortest.length === lengthBefore) return shortest;
  }
  return shortest;
}
