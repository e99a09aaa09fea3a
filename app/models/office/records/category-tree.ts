/** A category as the tree shows it; the lower `position` comes first among its neighbors. */
export type TreeEntry = {
  slug: string;
  name: string;
  parent: string | null;
  position: number;
  isShown: boolean;
};

/** Steps of a category: among its neighbors, below the one before it, or out beside its parent. */
export const treeSteps = ["up", "down", "in", "out"] as const;
/** Where a category is put, as seen from another one. */
export const treePlaces = ["before", "after", "inside"] as const;

type Step = (typeof treeSteps)[number];
/** A move of one category in the tree. */
export type TreeMove = { slug: string } & (
  | { step: Step }
  | { beside: string; as: (typeof treePlaces)[number] }
);

/** A row of the tree, with the steps that lead somewhere. */
export type TreeRow = TreeEntry & { depth: number; steps: Step[] };

const childrenOf = (entries: readonly TreeEntry[], parent: string | null): TreeEntry[] =>
  entries
    .filter((entry) => entry.parent === parent)
    .toSorted((one, other) => one.position - other.position || one.name.localeCompare(other.name, "en"));

/** The tree, parents before what lies below them (rule office-75). */
export function treeRows(entries: readonly TreeEntry[]): TreeRow[] {
  const below = (parent: string | null, depth: number): TreeRow[] =>
    childrenOf(entries, parent).flatMap((entry, at, all) => {
      const steps = treeSteps.filter(
        (step) =>
          (step === "up" && at > 0) ||
          (step === "down" && at < all.length - 1) ||
          (step === "in" && at > 0) ||
          (step === "out" && parent !== null),
      );
      return [{ ...entry, depth, steps }, ...below(entry.slug, depth + 1)];
    });
  return below(null, 0);
}

/**
 * The parents and positions that a move changes; none where it leads nowhere, such as below itself (rule
 * office-75).
 */
export function moveInTree(
  entries: readonly TreeEntry[],
  move: TreeMove,
): { slug: string; parent: string | null; position: number }[] {
  const moved = entries.find(({ slug }) => slug === move.slug);
  const target = moved && targetOf(entries, moved, move);
  if (!moved || !target || isWithin(entries, target.parent, moved.slug)) return [];
  const others = childrenOf(entries, target.parent).filter(({ slug }) => slug !== moved.slug);
  const at = target.behind === null ? 0 : others.findIndex(({ slug }) => slug === target.behind) + 1;
  return [...others.slice(0, at), moved, ...others.slice(at)].flatMap((entry, position) =>
    entry.position === position && entry.parent === target.parent
      ? []
      : [{ slug: entry.slug, parent: target.parent, position }],
  );
}

/** The parent of a moved category and the neighbor it comes behind; null for none. */
function targetOf(entries: readonly TreeEntry[], moved: TreeEntry, move: TreeMove) {
  const neighbors = childrenOf(entries, moved.parent);
  const at = neighbors.findIndex(({ slug }) => slug === moved.slug);
  const endOf = (parent: string) => ({ parent, behind: childrenOf(entries, parent).at(-1)?.slug ?? null });
  if ("beside" in move) {
    const other = entries.find(({ slug }) => slug === move.beside);
    if (!other || other.slug === moved.slug) return null;
    if (move.as === "inside") return endOf(other.slug);
    const around = childrenOf(entries, other.parent).filter(({ slug }) => slug !== moved.slug);
    const before = around[around.findIndex(({ slug }) => slug === other.slug) - 1];
    return { parent: other.parent, behind: move.as === "after" ? other.slug : (before?.slug ?? null) };
  }
  if (move.step === "out") {
    const parent = entries.find(({ slug }) => slug === moved.parent);
    return parent ? { parent: parent.parent, behind: parent.slug } : null;
  }
  const other = neighbors[move.step === "down" ? at + 1 : at - 1];
  if (!other) return null;
  if (move.step === "in") return endOf(other.slug);
  if (move.step === "down") return { parent: moved.parent, behind: other.slug };
  return { parent: moved.parent, behind: neighbors[at - 2]?.slug ?? null };
}

/** Whether a place lies in a category or below it. */
function isWithin(entries: readonly TreeEntry[], place: string | null, slug: string): boolean {
  let at = place;
  for (let turns = entries.length; at !== null && turns >= 0; turns -= 1) {
    if (at === slug) return true;
    at = entries.find((entry) => entry.slug === at)?.parent ?? null;
  }
  return false;
}
