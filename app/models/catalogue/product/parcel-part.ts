import type { CategoryLink } from "../categories/category-view";

/** What a product page knows of its parcel and its sizes. */
export type ParcelPart = {
  /** 'Only: Pickup' for what is sent by some methods only; otherwise empty. */
  methodLimitText: string;
  /** Whether it comes in a parcel. */
  isShipped: boolean;
  /** The shop's guide to its sizes (rule product-13); empty for none. */
  sizeGuidePath: string;
};

/** A shop's guide to the sizes of a category's products, by the category's slug. */
type SizeGuide = { category: string; path: string };

/**
 * A product that comes in a parcel by any method. Its size guide is that of the nearest of its categories
 * that has one.
 */
export const parcelPart = (
  breadcrumb: readonly Pick<CategoryLink, "slug">[],
  guides: readonly SizeGuide[],
): ParcelPart => ({
  methodLimitText: "",
  isShipped: true,
  sizeGuidePath: breadcrumb.reduce(
    (path, { slug }) => guides.find(({ category }) => category === slug)?.path ?? path,
    "",
  ),
});
