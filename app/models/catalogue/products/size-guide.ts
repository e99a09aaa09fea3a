import type { CategoryLink } from "../category-view";

/** A shop's guide to the sizes of a category's products, by the category's slug. */
type SizeGuide = { category: string; path: string };

/**
 * The path of the size guide for a product (rule product-13): that of the nearest of its categories that has
 * one; empty for none.
 */
export const sizeGuidePath = (
  breadcrumb: readonly Pick<CategoryLink, "slug">[],
  guides: readonly SizeGuide[],
): string =>
  breadcrumb.reduce((path, { slug }) => guides.find(({ category }) => category === slug)?.path ?? path, "");
