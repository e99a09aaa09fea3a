import type { PriceView } from "./price-view";
import type { ProductClass } from "./product-class";
import type { StockView } from "./stock-view";

/** What the button of a product card does. */
export type CardAction = "add" | "options" | "details" | "sold-out" | "unavailable";

/** The words on the button (rule cards-1). */
export const cardActionTexts: Record<CardAction, string> = {
  add: "Add to Cart",
  options: "View Options",
  details: "View Details",
  "sold-out": "Sold out",
  unavailable: "Unavailable",
};

/**
 * The button of a card (rule cards-1): 'View Options' where something has to be chosen first, the cart otherwise. A
 * visitor who may not see prices cannot buy and is led to the product instead.
 */
export function cardAction(card: {
  classCode: ProductClass;
  stock: StockView;
  price: PriceView;
}): CardAction {
  if (card.stock.status === "unavailable_for_sale" || card.stock.status === "discontinued")
    return "unavailable";
  if (!card.stock.isInStock) return "sold-out";
  if (card.classCode !== "simple") return "options";
  return card.price.kind === "sign-in" || card.price.kind === "pending" ? "details" : "add";
}
