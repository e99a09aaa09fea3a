/**
 * How a file names the pieces of a stock item. `anew`: as a number that was counted, which counts when it is
 * another one than the files named last. `kept`: not at all. Else as a change to what an export wrote at a
 * moment.
 */
export type StockCounting = "anew" | "kept" | ExportedQty;

/** What an export wrote of a stock item: pieces, and the UTC ISO moment. */
export type ExportedQty = { sourceQty: number; sourceAt: string };

/** A number that was applied for what an export wrote. */
export type AppliedQty = ExportedQty & { qty: number };

/** A stock item as it is stored. `sourceQty` are the pieces that a file last named `anew`. */
export type CountedStock = { onHand: number; sourceQty: number; applied: readonly AppliedQty[] };

/**
 * The pieces of a stock item after an apply (rule shop-folders-4). Beside an export's number the
 * difference counts, once, whatever orders took meanwhile; without one a new number replaces the old.
 * @returns the pieces, what to remember as named, and what to remember of the export, if anything changed
 */
export function stockAfterApply(
  { onHand, counting }: { onHand: number; counting: StockCounting },
  stored: CountedStock | undefined,
): Omit<CountedStock, "applied"> & { applied: AppliedQty | null } {
  const exported = typeof counting === "string" ? null : counting;
  const before = exported && stored?.applied.find((one) => isSameExport(one, exported));
  const change = exported ? onHand - (before?.qty ?? exported.sourceQty) : 0;
  const applied = exported && change !== 0 ? { ...exported, qty: onHand } : null;
  if (!stored) return { onHand, sourceQty: onHand, applied };
  if (exported) return { onHand: Math.max(0, stored.onHand + change), sourceQty: stored.sourceQty, applied };
  const isNew = counting === "anew" && onHand !== stored.sourceQty;
  return isNew
    ? { onHand, sourceQty: onHand, applied }
    : { onHand: stored.onHand, sourceQty: stored.sourceQty, applied };
}

const isSameExport = (a: ExportedQty, b: ExportedQty) =>
  a.sourceQty === b.sourceQty && a.sourceAt === b.sourceAt;
