import type { Manifest } from './read-pack.ts';

/** Packs in load order, and why some of them cannot be used. */
export interface OrderedPacks<P> {
  readonly packs: readonly P[];
  readonly problems: readonly { readonly pack: P; readonly text: string }[];
}

/**
 * Sorts packs so that each follows the packs that it needs and the packs in `after`; otherwise by name, so that the
 * order does not depend on when a pack was added. Leaves out packs whose needs are not there, or form a circle.
 */
export function orderPacks<P extends { readonly manifest: Manifest }>(
  all: readonly P[],
): OrderedPacks<P> {
  const problems: { pack: P; text: string }[] = [];
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  // Packs of one name keep their order.
  let usable = [...all].sort((a, b) => compare(a.manifest.name, b.manifest.name));
  // Repeated, because a pack that is left out can be needed by another.
  for (;;) {
    const wrong = usable.flatMap((pack) => {
      const text = missingNeed(pack.manifest, usable) ?? circleOf(pack.manifest, usable);
      return text === null ? [] : [{ pack, text }];
    });
    problems.push(...wrong);
    if (wrong.length === 0) break;
    usable = usable.filter((pack) => wrong.every((one) => one.pack !== pack));
  }
  const packs: P[] = [];
  const left = [...usable];
  while (left.length > 0) {
    const waitsFor = ({ manifest: { needs = {} } }: P, after: readonly string[] = []) =>
      left.some(({ manifest: { name } }) => name in needs || after.includes(name));
    const free = left.findIndex((pack) => !waitsFor(pack, pack.manifest.after));
    // In a circle of `after`, the order of names decides among the packs that need none of the others.
    const next = free >= 0 ? free : left.findIndex((pack) => !waitsFor(pack));
    packs.push(...left.splice(next, 1));
  }
  return { packs, problems };
}

/** Packs in an order in which each follows the packs that it needs. None is left out. */
export function byNeeds<P extends { readonly manifest: Manifest }>(packs: readonly P[]): P[] {
  const entries = packs.map((pack) => {
    const after = Object.keys(pack.manifest.needs ?? {});
    return { pack, manifest: { ...pack.manifest, needs: {}, after } };
  });
  return orderPacks(entries).packs.map(({ pack }) => pack);
}

/** Why a pack cannot be used beside others, in words; null if it can. */
export function needProblem(
  manifest: Manifest,
  others: readonly { readonly manifest: Manifest }[],
): string | null {
  const { problems } = orderPacks([...others, { manifest }]);
  return problems.find(({ pack }) => pack.manifest === manifest)?.text ?? null;
}

/** The manifest of a pack with only the needs that other packs meet, so that it can be checked without the rest. */
export function withMetNeeds(
  manifest: Manifest,
  others: readonly { readonly manifest: Manifest }[],
): Manifest {
  const met = Object.entries(manifest.needs ?? {}).filter(
    ([name, least]) => needProblem({ ...manifest, needs: { [name]: least } }, others) === null,
  );
  return { ...manifest, needs: Object.fromEntries(met) };
}

/** The first need of a pack that no other pack satisfies, in words; null if there is none. */
function missingNeed(
  { needs = {} }: Manifest,
  packs: readonly { readonly manifest: Manifest }[],
): string | null {
  for (const [name, least] of Object.entries(needs)) {
    const found = packs.find(({ manifest }) => manifest.name === name)?.manifest.version;
    if (found === undefined) return `needs the pack "${name}" ${least}; add it`;
    if (isOlder(found, least)) return `needs the pack "${name}" ${least}, but ${found} is here`;
  }
  return null;
}

/** The circle of needs to which a pack belongs, in words; null if there is none. */
function circleOf(
  { name }: Manifest,
  packs: readonly { readonly manifest: Manifest }[],
): string | null {
  const needsOf = (one: string) =>
    Object.keys(packs.find(({ manifest }) => manifest.name === one)?.manifest.needs ?? {});
  const chains = [[name]];
  const seen = new Set<string>();
  for (const chain of chains) {
    for (const next of needsOf(chain[chain.length - 1])) {
      if (next === name) {
        return `needs itself: ${[...chain, name].join(' → ')}; remove one of these "needs"`;
      }
      if (!seen.has(next)) chains.push([...chain, next]);
      seen.add(next);
    }
  }
  return null;
}

/** Whether a version is older than another. */
function isOlder(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  const n = a.findIndex((part, index) => part !== b[index]);
  return n >= 0 && a[n] < b[n];
}
