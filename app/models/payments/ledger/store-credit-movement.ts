import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/**
 * The movement of store credit that a person issued, at the marketplace's cost, or withdrew (rule ledger-10).
 * @param cause names the entry of the credit
 * @param amountMinor below zero for what was withdrawn, minor units
 */
export function storeCreditMovement(cause: string, amountMinor: Minor): Movement | null {
  const own = { sellerId: null, orderId: null, part: "adjustment" as const };
  return movementOf({ kind: "adjustment", key: `store-credit:${cause}` }, [
    { ...own, account: "promotions", amountMinor },
    { ...own, account: "stored_value", amountMinor: -amountMinor },
  ]);
}
