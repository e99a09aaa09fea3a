// @public

import { listPayouts } from "../payments/payouts/list-payouts.server";
import type { SellerCallContext } from "./answer-seller-call.server";

/** Payouts of the list. */
const limit = 100;

/** The seller's newest payouts (rule seller-api-6). */
export async function listSellerPayouts({ ctx }: SellerCallContext) {
  const payouts = await listPayouts(ctx, { limit });
  return {
    payouts: payouts.map(({ reference, state, currency, amountMinor, createdAt }) => ({
      reference,
      state,
      currency,
      amount_minor: amountMinor,
      created_at: createdAt.toISOString(),
    })),
  };
}
