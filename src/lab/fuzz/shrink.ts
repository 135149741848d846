/**
 * A short part of a list that still fails: no single entry can be left out. Delta debugging (Zeller and
 * Hildebrandt, 2002): tries each chunk alone and the list without it, with smaller and smaller chunks.
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  let kept = [...list];
  for (let size = Math.ceil(kept.length / 2); size >= 1; ) {
    const before = kept.length;
    for (let at = 0; at < kept.length; ) {
      const alone = kept.slice(at, at + size);
      const rest = kept.toSpliced(at, size);
      if (rest.length > 0 && (await fails(alone))) return shrink(alone, fails);
      if (await fails(rest)) kept = rest;
      else at += size;
    }
    // With single entries, another pass can succeed after one has been left out.
    if (size > 1) size = Math.ceil(size / 2);
    else if (kept.length === before) return kept;
  }
  return kept;
}
