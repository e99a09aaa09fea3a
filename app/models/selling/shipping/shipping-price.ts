import type { Destination } from "../../accounts/address/address";
import type { ShippingItem, ShippingMethod } from "../../catalogue/stock/shipping-method";
import type { Minor } from "../../platform/money/money";
import { findTableRow } from "./find-table-row";

/**
 * What a shipping price is computed from. `goodsMinor` is before discounts and without free products (rule
 * shipping-4).
 */
export type Shipment = {
  destination: Destination | null;
  items: readonly ShippingItem[];
  goodsMinor: Minor;
};

/** The price of a shipping method in minor units; null if it is not available at the destination. */
export function shippingPrice(method: ShippingMethod, shipment: Shipment): Minor | null {
  switch (method.type) {
    case "flat":
      return method.amountMinor;
    case "free_above":
      return shipment.goodsMinor >= method.freeAboveMinor ? 0 : method.amountMinor;
    case "pickup":
      return 0;
    case "table":
      return (
        findTableRow(method.rows, measureOf(method.by, shipment), shipment.destination)?.amountMinor ?? null
      );
  }
}

function measureOf(by: "weight" | "price" | "destination", shipment: Shipment): number {
  if (by === "price") return shipment.goodsMinor;
  return by === "weight" ? shippedWeightG(shipment.items) : 0;
}

/** Total weight of the shipped products, grams. */
export function shippedWeightG(items: readonly ShippingItem[]): number {
  return items.reduce((sum, item) => (item.nonShippable ? sum : sum + item.qty * item.weightG), 0);
}
