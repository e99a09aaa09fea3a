// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { type PaymentContext, providerDeps } from "../providers/payment-context.server";
import { findStripeTransfer } from "../providers/stripe/stripe-transfer.server";
import { findPayout } from "./find-payout.server";
import type { PayoutRow } from "./prepare-payout.server";
import { settlePayout } from "./settle-payout.server";

/**
 * How long a call to Stripe may be under way, ms: more than it may take with its one repetition (rule
 * payment-7).
 */
const longestCallMs = 60_000;

/**
 * Notes for a person that a payout failed, so that its amount is owed again (rule payouts-4). Stripe is asked
 * before, where it may have been asked for the transfer: one that it made and that did not come back is noted
 * as paid and refused, or the seller would be paid twice.
 * @throws AppError `not_found`, `forbidden`, `conflict` for a transfer that was made or is being made, or
 * where it may not go there
 * @throws ProviderUnavailable when Stripe could not be asked
 */
export async function failPayout(ctx: PaymentContext, payoutId: string, failure: string): Promise<PayoutRow> {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  const { account, askedAt, state, updatedAt } = await findPayout(ctx, payoutId);
  const isAtStripe = account.kind === "stripe" && askedAt !== null && state !== "failed";
  const sinceMs = ctx.now().getTime() - updatedAt.getTime();
  if (isAtStripe && state === "prepared" && sinceMs < longestCallMs)
    throw new AppError("conflict", "Stripe is being asked for this payout. Try again in a minute.");
  const transfer = isAtStripe ? await findStripeTransfer(providerDeps(ctx), payoutId) : null;
  if (!transfer || transfer.isReversed) return settlePayout(ctx, payoutId, { state: "failed", failure });
  const { reference } = transfer;
  await settlePayout(ctx, payoutId, { state: "paid", providerReference: reference });
  throw new AppError("conflict", `Stripe made the transfer ${reference}. Reverse it there first.`);
}
