import type { Minor } from "../../platform/money/money";
import type { Movement } from "../movement";
import { storedValueMovement } from "./stored-value-movement";

/**
 * The movement of store credit that a person issued, at the marketplace's cost, or withdrew (rule ledger-10).
 * @param cause names the entry of the credit
 * @param amountMinor below zero for what was withdrawn, minor units
 */
export const storeCreditMovement = (cause: string, amountMinor: Minor): Movement | null =>
  storedValueMovement(`store-credit:${cause}`, amountMinor);
