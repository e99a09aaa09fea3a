// @public

import { message } from "~/models/platform/texts/message";
import type { PriceView } from "../price/price-view";
import type { ProductClass } from "../product/product-class";
import type { StockView } from "../stock/stock-view";

/** What a product card's button does. */
export type CardAction = "add" | "options" | "details" | "sold-out" | "unavailable";

/** The label of the button (rule cards-1). */
export const cardActionTexts: Record<CardAction, string> = {
  add: message("Add to Cart"),
  options: message("View Options"),
  details: message("View Details"),
  "sold-out": message("Sold out"),
  unavailable: message("Unavailable"),
};

/**
 * The button of a card (rule cards-1): 'View Options' if a choice is needed first, otherwise 'Add to Cart'. A
 * visitor who may not see prices cannot buy and gets a link to the product.
 */
export function cardAction(card: {
  classCode: ProductClass;
  stock: StockView;
  price: PriceView;
  /** Whether something can be chosen for it. */
  hasOptions?: boolean;
}): CardAction {
  if (isUnavailable(card.stock)) return "unavailable";
  if (!card.stock.isInStock) return "sold-out";
  if (card.classCode !== "simple" || card.hasOptions) return "options";
  return card.price.kind === "sign-in" || card.price.kind === "pending" ? "details" : "add";
}

/** Whether waiting will not help: it is not sold, not made any more, or has no price. */
const isUnavailable = ({ status, text }: StockView): boolean =>
  status === "unavailable_for_sale" || status === "discontinued" || text === "Invalid Price";
