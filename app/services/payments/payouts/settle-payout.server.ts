// @public

import { and, eq } from "drizzle-orm";
import { returnMovement } from "~/models/payments/payout/payout-movement";
import { type PayoutState, requireState } from "~/models/payments/payout-state";
import { AppError } from "~/models/platform/error/app-error";
import { cutText } from "~/models/platform/text/storable-text";
import { authorize } from "~/models/shops/actors/authorize";
import { payouts } from "~/tables/payments/payouts";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "../ledger/write-movement.server";
import { findPayout } from "./find-payout.server";
import type { PayoutRow } from "./prepare-payout.server";
import { readPayoutLines } from "./read-payout-lines.server";

/** What became of a payout. */
export type PayoutResult = {
  state: Exclude<PayoutState, "prepared">;
  /** The provider's name for the transfer. */
  providerReference?: string;
  /** Why it failed. */
  failure?: string;
};

/**
 * Notes what became of a payout; noted again it changes nothing. What a failed one paid is owed again (rule
 * payouts-4).
 * @throws AppError `not_found`, `forbidden`, or `conflict` where it may not go there
 */
export async function settlePayout(
  ctx: ShopContext,
  payoutId: string,
  { state, providerReference, failure = "" }: PayoutResult,
): Promise<PayoutRow> {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  return inTransaction(ctx, async (inner) => {
    const payout = await findPayout(inner, payoutId, "locked");
    if (payout.state === state) return payout;
    requireState(payout.state, state);
    const [row] = await inner.db
      .update(payouts)
      .set({
        state,
        failure: cutText(failure, 500),
        updatedAt: inner.now(),
        ...(providerReference === undefined ? {} : { providerReference }),
      })
      .where(and(eq(payouts.tenantId, inner.tenant.id), eq(payouts.id, payoutId)))
      .returning();
    if (!row) throw new AppError("not_found", "We couldn’t find this payout.");
    if (state === "failed") {
      const lines = await readPayoutLines(inner, payout);
      const movement = returnMovement({ payoutId, sellerId: row.sellerId, lines });
      if (movement) await writeMovement(inner, movement);
    }
    return row;
  });
}
