import { formatMajor } from "../../platform/money/format-major";
import type { Currency } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";
import type { PriceLevelRecord } from "../product/product-record";

const levelText = /^(?:([^@:|]+)@)?(\d{1,7}):(.+)$/;

/**
 * Reads a price level, `qty:price` or `group@qty:price` (docs/shop-folder.md).
 * @returns null if malformed
 */
export function parsePriceLevel(text: string, currency: Currency): PriceLevelRecord | null {
  const match = levelText.exec(text.trim());
  const [, group, qty, price] = match ?? [];
  const priceMinor = price === undefined ? null : parseMoney(price, currency);
  const minQty = Number(qty);
  if (priceMinor === null || priceMinor < 0 || minQty < 1) return null;
  return { customerGroups: group ? [group.trim()] : [], minQty, priceMinor };
}

/**
 * Writes a price level in the form {@link parsePriceLevel} reads; a level of several groups becomes one text
 * per group.
 */
export function formatPriceLevel(level: PriceLevelRecord, currency: Currency): string[] {
  const tail = `${level.minQty}:${formatMajor(level.priceMinor, currency)}`;
  return level.customerGroups.length === 0 ? [tail] : level.customerGroups.map((group) => `${group}@${tail}`);
}
