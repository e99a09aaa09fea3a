// @public

/** Height of a slider card without optional rows, px. */
const baseHeightPx = 325;
const stockRowPx = 22;
const reviewRowPx = 25;

/** The minimum height of every card in a slider, so that all are equally high (rule cards-3), px. */
export function cardMinHeightPx(rows: { hasStock: boolean; hasReviews: boolean }): number {
  return baseHeightPx + (rows.hasStock ? stockRowPx : 0) + (rows.hasReviews ? reviewRowPx : 0);
}
