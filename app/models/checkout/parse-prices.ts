// @public

import { skuValues } from "../catalogue/variation/sku-values";
import { AppError } from "../platform/error/app-error";
import type { Minor } from "../platform/money/money";
import { parseExactMoney } from "../platform/money/parse-money";

/**
 * Reads the prices of a quote as they are typed, such as `MUG=8.50,LAMP=40`, to minor units by SKU.
 * @throws AppError `invalid` for a text that cannot be read
 */
export function parsePrices(text: string, currency: string): Map<string, Minor> {
  const prices = (skuValues(text) ?? []).map(
    ({ sku, value }) => [sku, value === null ? null : parseExactMoney(value, currency)] as const,
  );
  const read = prices.flatMap(([sku, minor]) => (minor === null ? [] : [[sku, minor] as const]));
  if (read.length === 0 || read.length < prices.length)
    throw new AppError("invalid", `'${text}' cannot be read: say SKU=12.50,OTHER=8`, "prices");
  return new Map(read);
}
