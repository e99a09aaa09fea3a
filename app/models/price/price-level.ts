import type { Minor } from "../money/money";

/** A price for buyers of some groups from some quantity on. No groups means every group. */
export type PriceLevel = {
  id: string;
  customerGroups: string[];
  /** The smallest quantity the level holds for, in pieces. */
  minQty: number;
  priceMinor: Minor;
};
