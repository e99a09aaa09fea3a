/** Which reviews a product's page lists: those of the whole family, or of the selected variation alone. */
export type ReviewScope = "all-reviews" | "single-review";

/**
 * The reviews an address asks for (rule reviews-5). A product without variations has one scope; unknown texts are the
 * defaults.
 */
export function readReviewScope(
  asked: { scope: string | null; page: string | null },
  isVariable: boolean,
): { scope: ReviewScope; page: number; isOpened: boolean } {
  const scope = isVariable && asked.scope === "single-review" ? "single-review" : "all-reviews";
  const text = asked.page ?? "";
  return { scope, page: /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1, isOpened: text !== "" };
}
