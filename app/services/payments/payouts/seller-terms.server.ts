// @public

import { and, eq } from "drizzle-orm";
import { type CommissionTerms, commissionTermsSchema } from "~/models/payments/commission";
import { accountText } from "~/models/payments/payout-account";
import { type PayoutTerms, payoutTermsSchema } from "~/models/payments/payout-terms";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";

/** What the business and a seller agreed on, besides the account. */
export type AgreedTerms = { commission: CommissionTerms } & Pick<
  PayoutTerms,
  "schedule" | "holdDays" | "minimumMinor"
>;

const termsOf = (row: Pick<typeof sellers.$inferSelect, "commission" | "payout">): AgreedTerms => {
  const { schedule, holdDays, minimumMinor } = payoutTermsSchema.parse(row.payout);
  return { commission: commissionTermsSchema.parse(row.commission), schedule, holdDays, minimumMinor };
};

/**
 * What was agreed with a seller; of the account its last characters alone (rule payouts-7).
 * @throws AppError `not_found` for a seller whose payouts the actor may not view
 */
export async function readSellerAgreement(
  ctx: ShopContext,
  sellerId: string,
): Promise<AgreedTerms & { account: string | null; version: string }> {
  authorize(await ctx.actor(), "view", { kind: "payout", tenantId: ctx.tenant.id, sellerId });
  const [row] = await ctx.db
    .select({ commission: sellers.commission, payout: sellers.payout })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  if (!row) throw new AppError("not_found", "There is no such seller.");
  const { account } = payoutTermsSchema.parse(row.payout);
  const terms = termsOf(row);
  return { ...terms, account: account && accountText(account), version: recordVersion(terms) };
}

/**
 * Changes commission, payout days, hold and minimum of a seller (rules ledger-5, payouts-1 to payouts-3):
 * orders placed before keep theirs.
 * @throws AppError `forbidden`, `not_found`, `invalid`; StaleRecord
 */
export async function changeSellerTerms(
  ctx: ShopContext,
  sellerId: string,
  terms: AgreedTerms,
  expected?: ExpectedVersion,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId });
  const { commission, ...payout } = terms;
  const checked = commissionTermsSchema.safeParse(commission);
  if (!checked.success) throw new AppError("invalid", "Enter rates from 0 to 100 %.", "rate");
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellers.tenantId, tenantId), eq(sellers.id, sellerId), eq(sellers.isHouse, false));
    const [row] = await inner.db
      .select({ commission: sellers.commission, payout: sellers.payout })
      .from(sellers)
      .where(isIt)
      .for("no key update");
    if (!row) throw new AppError("not_found", "There is no such seller.");
    refuseStale(termsOf(row), expected);
    const read = payoutTermsSchema.safeParse({ ...payoutTermsSchema.parse(row.payout), ...payout });
    if (!read.success)
      throw new AppError(
        "invalid",
        read.error.issues[0]?.message ?? "",
        String(read.error.issues[0]?.path[0] ?? ""),
      );
    await inner.db
      .update(sellers)
      .set({ commission: checked.data, payout: read.data, updatedAt: inner.now() })
      .where(isIt);
  });
}
