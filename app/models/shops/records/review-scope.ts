// @public

import type { StarCounts } from "../pages/review-summary";
import { reviewCount, reviewsPerPage } from "../pages/review-summary";

/** Which reviews a product's page lists: those of the whole family, or of the selected variation alone. */
export const reviewScopes = ["all-reviews", "single-review"] as const;

/** One of the scopes. */
export type ReviewScope = (typeof reviewScopes)[number];

/**
 * Which reviews of a product its page lists: their scope, only those with `star` stars unless null, page from
 * 1.
 */
export type ReviewChoice = { scope: ReviewScope; star: number | null; page: number };

/**
 * The reviews an address asks for (rule reviews-5). A product without variations has one scope; unknown texts
 * are the defaults.
 * @param defaultScope what a product with variations opens with
 */
export function readReviewScope(
  asked: { scope: string | null; star: string | null; page: string | null },
  { isVariable, defaultScope }: { isVariable: boolean; defaultScope: ReviewScope },
): ReviewChoice {
  const wanted = reviewScopes.find((one) => one === asked.scope);
  const page = asked.page ?? "";
  return {
    scope: isVariable ? (wanted ?? defaultScope) : "all-reviews",
    star: /^[1-5]$/.test(asked.star ?? "") ? Number(asked.star) : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** How many of the counted reviews are listed: all, or those with so many stars. */
export const listedCount = (stars: StarCounts, star: number | null): number =>
  star === null ? reviewCount(stars) : (stars[star - 1] ?? 0);

/** Pages of the listed reviews; there is always a first. */
export const listedPages = (stars: StarCounts, star: number | null): number =>
  Math.max(1, Math.ceil(listedCount(stars, star) / reviewsPerPage));
