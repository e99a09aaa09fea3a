import type { FolderNames } from "./folder-names";

/** What an apply refuses of a review or question about a product that is not in the shop's files. */
export const noProductFor = ({ code, sku }: { code: string; sku: string }): string =>
  `${code}: there is no product '${sku}'`;

/** What an apply refuses of a review of a seller that the marketplace does not have. */
export const noSellerFor = ({ code, seller }: { code: string; seller: string }): string =>
  `${code}: there is no seller '${seller}'`;

/** Reviews and questions of a folder, by what they are about. */
export type Opinions = {
  reviews: readonly { code: string; sku: string }[];
  questions: readonly { code: string; sku: string }[];
  /** A marketplace's. */
  sellerReviews?: readonly { code: string; seller: string }[];
};

/** The reviews and questions of a folder that an apply refuses, because what they are about is not in it. */
export function opinionFaults(
  { reviews, questions, sellerReviews = [] }: Opinions,
  { skus, sellers }: Pick<FolderNames, "skus" | "sellers">,
) {
  const ofProducts = (file: string, entries: Opinions["reviews"]) =>
    entries
      .filter(({ sku }) => skus !== null && !skus.has(sku))
      .map((entry) => ({ file, line: null, reason: noProductFor(entry) }));
  return [
    ...ofProducts("reviews.json", reviews),
    ...ofProducts("questions.json", questions),
    ...sellerReviews
      .filter(({ seller }) => !sellers.has(seller))
      .map((entry) => ({ file: "seller-reviews.json", line: null, reason: noSellerFor(entry) })),
  ];
}
