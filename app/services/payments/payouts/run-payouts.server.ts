// @public

import { and, asc, eq, sql } from "drizzle-orm";
import { payoutDay } from "~/models/payments/payout-terms";
import { payouts } from "~/tables/payments/payouts";
import type { PaymentContext } from "../providers/payment-context.server";
import { listPaidSellers } from "./list-paid-sellers.server";
import { type PayoutRow, preparePayout } from "./prepare-payout.server";
import { sendPayout } from "./send-payout.server";

/**
 * Prepares what is due to sellers, and sends what goes to Stripe accounts, also what was left by an earlier
 * run (rules payouts-1 to payouts-8). A payout that cannot be sent now does not keep the others waiting.
 * @param when `schedule` for the latest payout day of each seller, `now` for everything due at this moment
 * @returns the payouts that were prepared or sent, as they are now
 */
export async function runPayouts(ctx: PaymentContext, when: "schedule" | "now"): Promise<PayoutRow[]> {
  const now = ctx.now();
  const touched = new Map<string, PayoutRow>();
  for (const { id: sellerId, payout: terms } of await listPaidSellers(ctx)) {
    const until = when === "now" ? now : payoutDay(terms.schedule, now);
    const prepared = await preparePayout(ctx, { sellerId, terms, until });
    if (prepared) touched.set(prepared.id, prepared);
  }
  for (const { id } of await readUnsent(ctx)) {
    const sent = await sendPayout(ctx, id).catch((error: unknown) => {
      ctx.log.error("a payout could not be sent", { shop: ctx.shop.code, payout: id, error });
      return null;
    });
    if (sent) touched.set(id, sent);
  }
  return [...touched.values()];
}

const readUnsent = (ctx: PaymentContext) =>
  ctx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.tenantId, ctx.tenant.id),
        eq(payouts.state, "prepared"),
        sql`${payouts.account}->>'kind' = 'stripe'`,
      ),
    )
    .orderBy(asc(payouts.createdAt), asc(payouts.id));
