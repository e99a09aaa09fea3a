/** Height of a slider card without its optional rows, px. */
const baseHeightPx = 325;
const stockRowPx = 22;
const reviewRowPx = 25;

/** The height every card of a slider has at least, so that they end in one line (rule cards-3), px. */
export function cardMinHeightPx(rows: { hasStock: boolean; hasReviews: boolean }): number {
  return baseHeightPx + (rows.hasStock ? stockRowPx : 0) + (rows.hasReviews ? reviewRowPx : 0);
}
