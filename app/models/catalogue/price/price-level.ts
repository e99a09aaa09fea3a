// @public

import type { Minor } from "../../platform/money/money";

/** A price from a quantity on, for some groups or, without groups, for everyone. */
export type PriceLevel = {
  id: string;
  customerGroups: string[];
  /** Least quantity, in pieces. */
  minQty: number;
  priceMinor: Minor;
};
