/** Where a link puts the goods it names into the cart (rule agents-22). */
export const permalinkPath = () => "/ucp/buy";

/** Asks whether the goods of a link are to join the cart. */
export function linkedGoodsPath(items: string, codes: readonly string[] = []): string {
  const query = new URLSearchParams(codes.map((code) => [linkedCodeParameter, code]));
  return `/ucp/goods/${items}${codes.length > 0 ? `?${query}` : ""}`;
}
/** A discount code that comes with them; there may be several. */
export const linkedCodeParameter = "code";
export const linkedGoodsQuery = [linkedCodeParameter] as const;
