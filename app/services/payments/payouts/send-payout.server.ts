import { and, eq, isNull } from "drizzle-orm";
import { cutText } from "~/models/platform/text/storable-text";
import { authorize } from "~/models/shops/actors/authorize";
import { payouts } from "~/tables/payments/payouts";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { type PaymentContext, providerDeps } from "../providers/payment-context.server";
import { transferByStripe } from "../providers/stripe/stripe-transfer.server";
import { findPayout } from "./find-payout.server";
import type { PayoutRow } from "./prepare-payout.server";
import { settlePayout } from "./settle-payout.server";

/**
 * Sends a prepared payout to a Stripe account (rule payouts-8). That Stripe is asked is written down before,
 * so that a process that ended meanwhile never pays twice. No transaction is open while Stripe answers (rule
 * locks-3).
 * @returns the payout afterwards; still prepared where it has to be sent later
 * @throws ProviderUnavailable when Stripe could not be asked
 */
export async function sendPayout(ctx: PaymentContext, payoutId: string): Promise<PayoutRow> {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  const payout = await findPayout(ctx, payoutId);
  const { account, state, id, tries } = payout;
  if (state !== "prepared" || account.kind !== "stripe") return payout;
  await change(ctx, id, payout.askedAt === null ? { askedAt: ctx.now() } : {});
  const answer = await transferByStripe(providerDeps(ctx), {
    id,
    reference: payout.reference,
    account: account.account,
    tries,
    amountMinor: payout.amountMinor,
    currency: payout.currency,
    wasAsked: payout.askedAt !== null,
  });
  if (answer.kind === "paid")
    return settlePayout(ctx, id, { state: "paid", providerReference: answer.reference });
  if (answer.kind === "failed") return settlePayout(ctx, id, { state: "failed", failure: answer.reason });
  await change(ctx, id, { failure: cutText(answer.reason, 500), tries: tries + 1 });
  return findPayout(ctx, id);
}

const change = (ctx: PaymentContext, payoutId: string, to: Partial<PayoutRow>) =>
  inTransaction(ctx, ({ db, tenant, now }) =>
    db
      .update(payouts)
      .set({ ...to, updatedAt: now() })
      .where(
        and(
          eq(payouts.tenantId, tenant.id),
          eq(payouts.id, payoutId),
          eq(payouts.state, "prepared"),
          // Of two that begin at once the first one's time stays.
          ...(to.askedAt ? [isNull(payouts.askedAt)] : []),
        ),
      ),
  );
