/** A stock item and how it sold, pieces. */
export type SoldStock = { available: number; sold: number };

/** Over how many days sales are looked at, and how many days stock shall last. */
export type ReorderTerms = { soldDays: number; coverDays: number };

/**
 * Whether a stock item is to be ordered again, and how many (rule numbers-5): at the pace at which it sold,
 * what is available shall last `coverDays`. What never sold is not ordered.
 * @returns null when it lasts; `lastsDays` is rounded down
 */
export function reorderAdvice(
  { available, sold }: SoldStock,
  { soldDays, coverDays }: ReorderTerms,
): { lastsDays: number; orderQty: number } | null {
  if (sold <= 0) return null;
  const needed = Math.ceil((sold * coverDays) / soldDays);
  const left = Math.max(0, available);
  if (left >= needed) return null;
  return { lastsDays: Math.floor((left * soldDays) / sold), orderQty: needed - available };
}
