import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/**
 * The movement of value that is given without a payment, at the marketplace's cost, or taken back (rule
 * ledger-10).
 * @param key names its cause
 * @param amountMinor below zero for what is taken back, minor units
 * @param note why a person did it
 */
export function storedValueMovement(key: string, amountMinor: Minor, note = ""): Movement | null {
  const own = { sellerId: null, orderId: null, part: "adjustment" as const };
  return movementOf({ kind: "adjustment", key, note }, [
    { ...own, account: "promotions", amountMinor },
    { ...own, account: "stored_value", amountMinor: -amountMinor },
  ]);
}
