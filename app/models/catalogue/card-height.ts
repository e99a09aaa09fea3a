/** Height of a slider card without its optional rows (part 3, §9), px. */
const baseHeightPx = 325;
const stockRowPx = 22;
const reviewRowPx = 25;

/** The height every card of a slider has at least, so that they end in one line (part 3, §9 "Card heights"), px. */
export function cardMinHeightPx(rows: { hasStock: boolean; hasReviews: boolean }): number {
  return baseHeightPx + (rows.hasStock ? stockRowPx : 0) + (rows.hasReviews ? reviewRowPx : 0);
}
