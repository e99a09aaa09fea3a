import { AppError } from "../../platform/error/app-error";
import type { Minor } from "../../platform/money/money";

/** A line of a quote at its current unit price, minor units. */
export type QuoteLine = { itemId: number; sku: string; priceMinor: Minor };

/**
 * The unit price of every line of a quote: the one named for its SKU, else the current one, which then holds
 * like a named one (rule quotes-2).
 * @throws AppError `invalid` for a SKU the quote does not have or a price that is not above zero
 */
export function quotedPrices(
  lines: readonly QuoteLine[],
  named: ReadonlyMap<string, Minor>,
): { itemId: number; priceMinor: Minor }[] {
  for (const [sku, priceMinor] of named) {
    if (!lines.some((line) => line.sku === sku))
      throw new AppError("invalid", `The quote has no ${sku}.`, "prices");
    if (!Number.isSafeInteger(priceMinor) || priceMinor <= 0)
      throw new AppError("invalid", `${sku}: the price must be above zero.`, "prices");
  }
  return lines.map(({ itemId, sku, priceMinor }) => ({ itemId, priceMinor: named.get(sku) ?? priceMinor }));
}
