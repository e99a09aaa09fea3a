import type { Minor } from "../money/money";
import type { NamedTax } from "../tax/tax-rule";

/** What a line of a cart costs, before anything is added or taken off. */
export type CartLine = {
  id: string;
  qty: number;
  /** The price of one piece, option fees included. */
  unitPriceMinor: Minor;
  taxClass: string;
  /** What each piece costs on top of its delivery; 0 for none. */
  shippingFeeMinor: Minor;
};

/** A line with everything that makes its total. */
export type CartLineTotals = {
  id: string;
  qty: number;
  unitPriceMinor: Minor;
  /** Quantity times price. */
  rowTotalMinor: Minor;
  /** What discounts took off the row. */
  discountMinor: Minor;
  /** The fees of its pieces; no part of `totalMinor`, because they belong to the delivery. */
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  otherTax: NamedTax[];
  /** What the line adds to the grand total: row, less discount, plus the taxes its price does not contain. */
  totalMinor: Minor;
};
