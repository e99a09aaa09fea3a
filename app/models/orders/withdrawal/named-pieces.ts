import { lineName } from "../order-view/line-detail";
import type { ReturnableLine } from "../return-request/returnable";
import type { LinePieces } from "../shipment/take-pieces";

const allOf = (lines: readonly ReturnableLine[]): LinePieces[] =>
  lines.map(({ line, leftQty }) => ({ orderItemId: line.id, qty: leftQty }));

/**
 * The pieces that a consumer named in words, one line or comma each, by SKU or name (rule withdrawals-5).
 * Everything where nothing was named, and where a name is none of the order's: then `isSure` is false, and
 * the words go to the seller.
 */
export function namedPieces(
  lines: readonly ReturnableLine[],
  items: string,
): { pieces: LinePieces[]; isSure: boolean } {
  const named = items
    .split(/[\n,;]/)
    .map(plain)
    .filter((text) => text !== "");
  const found = named.map((text) =>
    lines.filter(({ line }) => [line.sku, line.name, lineName(line)].some((own) => plain(own) === text)),
  );
  const isSure = found.every((ofName) => ofName.length > 0);
  if (named.length === 0 || !isSure) return { pieces: allOf(lines), isSure };
  return { pieces: allOf(lines.filter((line) => found.some((ofName) => ofName.includes(line)))), isSure };
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();
