import type { Minor } from "../money/money";

/** A row of a shipping table. `from` is grams or minor units, inclusive; a row without a place applies everywhere. */
export type ShippingTableRow = {
  from?: number | undefined;
  country?: string | undefined;
  state?: string | undefined;
  amountMinor: Minor;
};

/** A shipping method of a shop (rule shipping-1). Amounts in minor units. */
export type ShippingMethod = { code: string; title: string } & (
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
  /** The only methods allowed for the product (`limit_shipping_option`); empty for all. */
  limitShippingOption: readonly string[];
  /** Places the product must not be sent to; null for none. */
  restriction: ShippingRestriction | null;
};

/** A product's shipping restriction: places it is not sent to, states by postal code. */
export type ShippingRestriction = { countries: readonly string[]; states: readonly string[] };
