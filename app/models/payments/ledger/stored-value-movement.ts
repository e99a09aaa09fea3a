import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/**
 * The movement of value that is given without a payment, at the marketplace's cost, or taken back (rule
 * ledger-10).
 * @param key names its cause
 * @param amountMinor below zero for what is taken back, minor units
 */
export function storedValueMovement(key: string, amountMinor: Minor): Movement | null {
  const own = { sellerId: null, orderId: null, part: "adjustment" as const };
  return movementOf({ kind: "adjustment", key }, [
    { ...own, account: "promotions", amountMinor },
    { ...own, account: "stored_value", amountMinor: -amountMinor },
  ]);
}
