// @public

/** A category with `count` listed products in it or beneath it, and the addresses of their first pictures. */
export type FilledCategory = {
  id: number;
  parentId: number | null;
  slug: string;
  name: string;
  count: number;
  pictures: string[];
};

/** The top of the tree; where it is one category alone, those beneath it. Empty ones are left out. */
export function topCategories(all: readonly FilledCategory[]): FilledCategory[] {
  const filled = all.filter(({ count }) => count > 0);
  const below = (parentId: number | null) => filled.filter((category) => category.parentId === parentId);
  const top = below(null);
  const [only] = top;
  const children = top.length === 1 && only ? below(only.id) : [];
  return children.length >= 2 ? children : top;
}

/** A category and the picture its tile shows. */
export type PicturedCategory = { category: FilledCategory; picture: string };

/**
 * Those with a picture, each another one where there are several.
 * @param taken address of a picture that is shown elsewhere on the page
 */
export function withPictures(shown: readonly FilledCategory[], taken?: string): PicturedCategory[] {
  const used = new Set(taken ? [taken] : []);
  return shown.flatMap((category) => {
    const picture = category.pictures.find((each) => !used.has(each)) ?? category.pictures[0];
    if (!picture) return [];
    used.add(picture);
    return { category, picture };
  });
}

const mostLargest = 4;
/** One tile alone looks like a fault. */
const leastTiles = 2;

/** The categories with most products, the largest first, as tiles show them (rule widgets-17). */
export function largestCategories(all: readonly FilledCategory[]): PicturedCategory[] {
  const bySize = topCategories(all).sort((a, b) => b.count - a.count);
  const largest = withPictures(bySize.filter(({ pictures }) => pictures.length > 0).slice(0, mostLargest));
  return largest.length < leastTiles ? [] : largest;
}

const columnsFor: Record<number, number> = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 3, 7: 4, 8: 4 };

/** Tiles beside each other, so that no row of so many tiles has a gap where that can be helped. */
export const tileColumns = (tiles: number): number => columnsFor[tiles] ?? 4;
