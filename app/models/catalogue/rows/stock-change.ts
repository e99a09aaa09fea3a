/** Pieces of a stock item: those that are there, and those of them that orders wait for. */
export type StockNumbers = { onHand: number; reserved: number };

/** A count of the pieces that are there, or a move by a difference, which needs a reason. */
export type StockChange = {
  /** Of what is sold, or of the stock item it is sold from. */
  sku: string;
  /** Whose pieces, of the business's sellers; the shop's own without it. */
  sellerId?: string;
  reason: string;
  /** Fewer pieces than orders wait for are taken as an error without it. */
  evenBelowReserved?: boolean;
  /** The version of the pieces it was made to; whatever is there without it (rule owners-2). */
  expectedVersion?: string | undefined;
} & ({ count: number } | { by: number });

const mostPieces = 1_000_000_000;
const longestReason = 500;

/** The pieces that are there after a change, or why it cannot be made (rule owners-9). */
export function stockAfter(change: StockChange, { onHand, reserved }: StockNumbers): number | string {
  const isCount = "count" in change;
  const after = isCount ? change.count : onHand + change.by;
  if (!Number.isInteger(after)) return "pieces are whole numbers";
  if (!isCount && change.reason.trim() === "") return "a move needs its reason";
  if (change.reason.length > longestReason) return `a reason has at most ${longestReason} characters`;
  if (after < 0) return isCount ? "a count is not below zero" : `only ${onHand} pieces are there`;
  if (after > mostPieces) return `at most ${mostPieces} pieces can be there`;
  if (after < reserved && after < onHand && !change.evenBelowReserved)
    return `orders wait for ${reserved} pieces, and ${after} would be there`;
  return after;
}

/**
 * What a version of a stock item is made of: the pieces that are there. What orders wait for follows from
 * them and is no part of it (rule owners-1).
 */
export const countedPart = ({ onHand }: Pick<StockNumbers, "onHand">) => ({ onHand });
