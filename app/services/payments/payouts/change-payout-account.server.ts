// @public

import { and, eq } from "drizzle-orm";
import { type PayoutAccount, payoutAccountSchema, takesCurrency } from "~/models/payments/payout-account";
import { payoutTermsSchema } from "~/models/payments/payout-terms";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";

/**
 * Says where a seller's payouts go (rule payouts-5): its owner does, or the business's.
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `not_found`, `invalid` on the field that is
 * wrong
 */
export async function changePayoutAccount(
  ctx: ShopContext,
  sellerId: string,
  typed: PayoutAccount,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", { kind: "payout-account", tenantId, sellerId });
  await requireConfirmed(ctx);
  const checked = payoutAccountSchema.safeParse(typed);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new AppError("invalid", issue?.message ?? "", String(issue?.path[0] ?? ""));
  }
  if (!takesCurrency(checked.data, ctx.tenant.currency))
    throw new AppError("invalid", `This account does not take ${ctx.tenant.currency}.`);
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellers.tenantId, tenantId), eq(sellers.id, sellerId));
    const [seller] = await inner.db
      .select({ payout: sellers.payout })
      .from(sellers)
      .where(isIt)
      .for("no key update");
    if (!seller) throw new AppError("not_found", "There is no such seller.");
    const payout = { ...payoutTermsSchema.parse(seller.payout), account: checked.data };
    await inner.db.update(sellers).set({ payout, updatedAt: inner.now() }).where(isIt);
  });
}
