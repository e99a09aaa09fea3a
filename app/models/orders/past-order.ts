import type { Minor } from "../platform/money/money";

/** A line of an order of an earlier shop. */
export type PastLine = { sku: string; name: string; qty: number; priceMinor: Minor };

/** What an order of an earlier shop says. Amounts are minor units of its currency, and add up as they did there. */
export type PastOrder = {
  /** As it was written there, such as `#1001`. */
  number: string;
  /** In lower case; empty for an order without one. */
  email: string;
  /** UTC ISO. */
  placedAt: string;
  /** Its state in the words of the earlier shop, such as `paid, fulfilled`. */
  state: string;
  /** ISO 4217. */
  currency: string;
  lines: PastLine[];
  subtotalMinor: Minor;
  discountMinor: Minor;
  /** The codes it was for; empty for none. */
  discountCodes: string;
  shippingMinor: Minor;
  shippingTitle: string;
  taxMinor: Minor;
  /** By name, where the earlier shop told them apart. */
  taxes: { name: string; amountMinor: Minor }[];
  totalMinor: Minor;
  refundedMinor: Minor;
  paymentTitle: string;
  /** Address lines; empty for none. */
  billing: string[];
  shipping: string[];
};

/** An order of an earlier shop as its customer sees it. */
export type PastOrderView = PastOrder & { id: string; placedOnText: string };
