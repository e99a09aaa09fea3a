import { anonymousVisitor } from "../../shops/visitor";
import type { Sellable } from "../sellable";
import type { Viewer } from "../viewer";

/** A sellable for tests: by default 10 pieces at 10.00. */
export function sellable(over: Partial<Sellable> & { onHand?: number } = {}): Sellable {
  const { onHand = 10, ...own } = over;
  const priceMinor = own.priceMinor ?? 1000;
  return {
    id: 1,
    classCode: "simple",
    priceMinor,
    finalPriceMinor: priceMinor,
    msrpMinor: null,
    hidePrice: false,
    status: "active",
    isListed: true,
    availableForSale: true,
    maxCartQty: 100,
    shippingFeeMinor: 0,
    unitPriceMeasure: "",
    hasOptions: false,
    item: { onHand, reserved: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 },
    backorderMessage: "",
    backorderShipsOn: null,
    lowStockAlertMessage: "",
    levels: [],
    ...own,
  };
}

/** A guest in a shop that shows its prices. */
export const stranger: Viewer = {
  visitor: anonymousVisitor,
  group: null,
  hideForAnonymous: false,
  currency: "USD",
};
