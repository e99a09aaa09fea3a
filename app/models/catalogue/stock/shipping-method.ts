// @public

import type { Minor } from "../../platform/money/money";
import type { ShippingTerms } from "./shipping-terms";

/**
 * A row of a shipping table. `from` is grams or minor units, inclusive; a row without a place applies
 * everywhere.
 */
export type ShippingTableRow = {
  from?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  amountMinor: Minor;
};

/**
 * A shipping method of a shop (rule shipping-1). Amounts in minor units; `estimate` is the id of the shop's
 * delivery estimate that holds for it.
 */
export type ShippingMethod = { code: string; title: string; estimate?: string | undefined } & (
  | { type: "flat"; amountMinor: Minor }
  | { type: "free_above"; amountMinor: Minor; freeAboveMinor: Minor }
  | { type: "table"; by: "weight" | "price" | "destination"; rows: readonly ShippingTableRow[] }
  | { type: "pickup" }
);

/** A cart line, as shipping needs it. */
export type ShippingItem = {
  /** The product's name, for messages. */
  name: string;
  qty: number;
  /** Grams of one piece. */
  weightG: number;
  /** Not shipped (a gift certificate, a download). */
  nonShippable: boolean;
  /** How and where it may be sent; null for a product that is sent like any other. */
  shippingTerms: ShippingTerms | null;
};
