import type { Minor } from "../../platform/money/money";
import type { Movement } from "../movement";
import { storedValueMovement } from "./stored-value-movement";

/**
 * The movement of a gift card that came from an earlier shop, at the marketplace's cost (rule ledger-10):
 * what was paid for it is in the earlier shop's books.
 * @param giftCardId its id
 * @param amountMinor what is left on it, minor units
 */
export const movedCardMovement = (giftCardId: number, amountMinor: Minor): Movement | null =>
  storedValueMovement(`moved-gift-card:${giftCardId}`, amountMinor);
