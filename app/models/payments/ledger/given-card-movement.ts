import type { Minor } from "../../platform/money/money";
import type { Movement } from "../movement";
import { storedValueMovement } from "./stored-value-movement";

/**
 * The movement of a gift card that a person gave, at the marketplace's cost, or voided (rule ledger-10).
 * @param cause names the request, so that the same one is booked once
 * @param amountMinor below zero for what was voided, minor units
 * @param note who did it, and why
 */
export const givenCardMovement = (cause: string, amountMinor: Minor, note: string): Movement | null =>
  storedValueMovement(`given-gift-card:${cause}`, amountMinor, note);
