import type { PastLine } from "../../orders/past/past-order";
import type { Currency } from "../../platform/money/money";
import { cutText } from "../../platform/text/storable-text";
import type { NamedCells } from "./named-cells";
import { movedAmount } from "./order-amount";

/** Longest name or SKU that is kept. */
const maxText = 300;

/**
 * The lines a row has: one of Shopify's `Lineitem` columns or of `Item Name` and its neighbours, or all of
 * them in `line_item_1` and so on or in `line_items`, where `|` parts what `:` names. Null for one that
 * cannot be read.
 */
export function pastLines(row: NamedCells, currency: Currency): (PastLine | null)[] {
  const packed = row
    .beginning("line_item_")
    .filter(([name, cell]) => /^line_item_\d+$/.test(name) && cell !== "")
    .map(([, cell]) => cell);
  const listed = row
    .cell("line_items")
    .split(";")
    .filter((each) => each.includes("|"));
  if (packed.length + listed.length > 0)
    return [...packed, ...listed].map((each) => packedLine(each, currency));
  const { cell } = row;
  const name = cell("lineitem_name", "item_name", "product_name");
  if (name === "") return [];
  return [
    lineOf(
      {
        name,
        sku: cell("lineitem_sku", "item_sku", "sku"),
        qty: cell("lineitem_quantity", "quantity", "qty"),
        price: cell("lineitem_price", "item_cost", "item_price"),
      },
      currency,
    ),
  ];
}

function packedLine(text: string, currency: Currency): PastLine | null {
  const parts = new Map(
    text.split("|").map((part) => {
      const at = part.indexOf(":");
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
  const of = (name: string) => parts.get(name) ?? "";
  const read = lineOf(
    {
      name: of("name"),
      sku: of("sku"),
      qty: of("quantity") || of("qty"),
      price: of("sub_total") || of("subtotal") || of("total"),
    },
    currency,
  );
  // What is packed says what all pieces cost.
  return read && { ...read, priceMinor: Math.round(read.priceMinor / Math.max(1, read.qty)) };
}

function lineOf(
  { name, sku, qty, price }: { name: string; sku: string; qty: string; price: string },
  currency: Currency,
): PastLine | null {
  const pieces = Number(qty.replace(",", "."));
  const priceMinor = movedAmount(price, currency);
  if (qty === "" || !Number.isFinite(pieces) || Math.abs(pieces) > 1e6 || priceMinor === null) return null;
  return { name: cutText(name, maxText), sku: cutText(sku, maxText), qty: pieces, priceMinor };
}
