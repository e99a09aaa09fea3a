import { phrase } from "~/models/platform/texts/phrase";
import { offerAt } from "../../catalogue/offer/offer-at";
import type { LineChoices } from "../../catalogue/options/line-choices";
import { optionFeeMinor } from "../../catalogue/options/option-fees";
import { stockLabels } from "../../catalogue/stock/stock-labels";
import { stockTexts } from "../../catalogue/stock/stock-texts";
import type { Minor } from "../../platform/money/money";
import type { CartLineRecord, CartProduct } from "../cart/cart-line-record";
import { lineLimit, salableForLine } from "./line-limit";

/** A request to add to a cart: what, how many pieces, for whom, and the cart's current lines. */
export type Adding = {
  product: CartProduct;
  /** Makes it a separate line; usually empty. */
  lineKey: string;
  /** What the shopper chose, already checked. */
  choices: LineChoices;
  lines: readonly CartLineRecord[];
  /** Whole pieces, above 0. */
  qty: number;
  /** The customer group; null for none. */
  group: string | null;
};

/** The result: the line's pieces before and after, the unit price, and the message for the shopper. */
export type AddingDecision = { heldQty: number; qty: number; unitPriceMinor: Minor; message: string };

/** Decides how many pieces a line holds after adding (rules selling-2 and selling-4 to selling-6). */
export function decideAdding(adding: Adding): AddingDecision {
  const { product, lineKey, choices, lines, qty: wantedQty, group } = adding;
  const held = lines.find((line) => line.productId === product.productId && line.lineKey === lineKey);
  const heldQty = held?.qty ?? 0;
  const { name } = product;
  const refused = (message: string): AddingDecision => ({
    heldQty,
    qty: heldQty,
    unitPriceMinor: 0,
    message,
  });
  if (product.classCode === "variable_product" || product.classCode === "grouped")
    return refused(phrase("Please choose one of the options of {name}.", { name }));

  const line = { ...product, itemId: held?.itemId ?? noItem, qty: heldQty };
  const limitQty = lineLimit(line, lines);
  const qty = Math.max(heldQty, Math.min(heldQty + wantedQty, limitQty));
  const { unitPriceMinor, stock } = offerAt(product, { group, qty: Math.max(1, qty) });
  if (!stock.isInStock) return refused(`${name}: ${phrase(stockTexts[stock.stockStatusText])}`);
  const salable = salableForLine(line, lines);
  if (salable === 0) return refused(`${name}: ${phrase(stockTexts["Out of Stock"])}`);
  const limit = salable <= limitQty ? stockLabels.onlyAvailable(salable) : stockLabels.limitOf(limitQty);
  if (qty === heldQty) return refused(`${name}: ${limit}`);
  const isLowered = qty < heldQty + wantedQty;
  // Counted from the line's quantity: the message says what the cart holds now.
  const message = isLowered
    ? phrase("{name}: {limit}. Your cart now has {qty}.", { name, limit, qty })
    : phrase("{name} was added to your cart.", { name });
  const feeMinor = optionFeeMinor(product.optionSet, choices.options);
  return { heldQty, qty, unitPriceMinor: unitPriceMinor + feeMinor, message };
}

/** No line has this id: the product is not in the cart yet. */
const noItem = 0;
