// @public

import type { Minor } from "../../platform/money/money";

/** A gift card of an earlier shop (rule gift-cards-7). */
export type MovedGiftCard = {
  /** In capitals, without spaces and hyphens. */
  code: string;
  /** What is left on it, minor units. */
  balanceMinor: Minor;
  /** The last day it pays on, `2026-12-31`; null for one that does not expire. */
  expiresOn: string | null;
};
