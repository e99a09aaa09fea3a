import type { Minor } from "../money/money";

/** One row of a delivery table. `from` is grams or minor units, inclusive; a row without a place holds everywhere. */
export type ShippingTableRow = {
  from?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  amountMinor: Minor;
};

/** A way of delivery as a shop offers it (rule shipping-1). Amounts in minor units. */
export type ShippingMethod = { code: string; title: string } & (
  | { type: "flat"; amountMinor: Minor }
  | { type: "free_above"; amountMinor: Minor; freeAboveMinor: Minor }
  | { type: "table"; by: "weight" | "price" | "destination"; rows: readonly ShippingTableRow[] }
  | { type: "pickup" }
);

/** A line of a cart as far as delivery is concerned. */
export type ShippingItem = {
  /** The product's name, for messages. */
  name: string;
  qty: number;
  /** Grams of one piece. */
  weightG: number;
  /** Needs no delivery (a gift certificate, a download). */
  nonShippable: boolean;
  /** Codes of the only methods the product may go by (`limit_shipping_option`); none means any. */
  limitShippingOption: readonly string[];
  /** Where the product must not go; null anywhere. */
  restriction: ShippingRestriction | null;
};

/** A product's shipping restriction rule: places it is not sent to, states by postal code. */
export type ShippingRestriction = { countries: readonly string[]; states: readonly string[] };
