// @public

import type { Minor } from "../../platform/money/money";

/** A tax of a row, minor units. A duty is one that is no value added tax, such as an excise. */
export type RowTax = {
  title: string;
  /** Null for an order of an early release. */
  rateBasisPoints: number | null;
  isContained: boolean;
  isDuty: boolean;
  amountMinor: Minor;
};

/** What an invoice or a credit note is about: a line after its discounts, or the delivery. */
export type TaxedRow = {
  kind: "goods" | "gift_cards" | "delivery";
  /** Id of the order's line; null for the delivery. */
  lineId: number | null;
  sku: string;
  /** Empty for the delivery. */
  name: string;
  detail: string;
  /** Pieces; 0 for the delivery and for a mere amount. */
  qty: number;
  /** Without taxes, minor units. */
  netMinor: Minor;
  taxes: RowTax[];
};
