import { AppError } from "../../platform/error/app-error";
import type { Minor } from "../../platform/money/money";
import { type Movement, movementOf } from "../movement";

/** What a person books for a seller: a fee of the marketplace, or an adjustment. */
export type LedgerAdjustment = {
  kind: "fee" | "adjustment";
  /** Names the request, so that the same one is booked once. */
  id: string;
  sellerId: string;
  /** What the seller gets, minor units; negative takes it. A fee is always taken. */
  amountMinor: Minor;
  note: string;
};

/**
 * The movement of a fee or an adjustment (rule ledger-9), against the marketplace's revenue.
 * @throws AppError `invalid` for an amount of 0, a fee that would be paid to the seller, or a missing reason
 */
export function adjustmentMovement({ kind, id, sellerId, amountMinor, note }: LedgerAdjustment): Movement {
  if (note.trim() === "") throw new AppError("invalid", "Give a reason.", "note");
  if (kind === "fee" && amountMinor > 0) throw new AppError("invalid", "A fee takes an amount.", "amount");
  const own = { sellerId, orderId: null, part: kind };
  const movement = movementOf({ kind, key: `${kind}:${id}`, sellerId, note: note.trim() }, [
    { ...own, account: "seller_payable", amountMinor: -amountMinor },
    { ...own, account: "marketplace_revenue", amountMinor },
  ]);
  if (!movement) throw new AppError("invalid", "Enter an amount other than 0.", "amount");
  return movement;
}
