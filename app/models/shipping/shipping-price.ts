import type { Destination } from "../address/address";
import type { Minor } from "../money/money";
import { findTableRow } from "./find-table-row";
import type { ShippingItem, ShippingMethod } from "./shipping-method";

/** What delivery is priced by. `subtotalMinor` is the goods after their discounts. */
export type Shipment = {
  destination: Destination | null;
  items: readonly ShippingItem[];
  subtotalMinor: Minor;
};

/** The price of a delivery in minor units; null when the method does not go there or its table has no row for it. */
export function shippingPrice(method: ShippingMethod, shipment: Shipment): Minor | null {
  switch (method.type) {
    case "flat":
      return method.amountMinor;
    case "free_above":
      return shipment.subtotalMinor >= method.freeAboveMinor ? 0 : method.amountMinor;
    case "pickup":
      return 0;
    case "table":
      return (
        findTableRow(method.rows, measureOf(method.by, shipment), shipment.destination)?.amountMinor ?? null
      );
  }
}

function measureOf(by: "weight" | "price" | "destination", shipment: Shipment): number {
  if (by === "price") return shipment.subtotalMinor;
  return by === "weight" ? shippedWeightG(shipment.items) : 0;
}

/** Grams of everything that is delivered. */
export function shippedWeightG(items: readonly ShippingItem[]): number {
  return items.reduce((sum, item) => (item.nonShippable ? sum : sum + item.qty * item.weightG), 0);
}
