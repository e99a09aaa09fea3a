// @public

import { and, eq } from "drizzle-orm";
import type { SellerPageRecord } from "~/models/marketplace/seller-page-record";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { sellingTermsSchema } from "~/models/marketplace/selling-terms";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { Subject } from "~/models/shops/actors/subject";
import { sellers } from "~/tables/shops/tenants";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";

/** A seller's page as `can` judges it: the seller's content beside all shops. */
const pageSubject = (tenantId: string, sellerId: string): Subject => ({
  kind: "content",
  tenantId,
  shopId: null,
  sellerId,
});

type Row = Pick<typeof sellers.$inferSelect, "profile" | "selling">;

const pageOf = ({ profile, selling }: Row): SellerPageRecord => {
  const { minimum_order_minor, processing_days } = sellingTermsSchema.parse(selling);
  return { profile: sellerProfileSchema.parse(profile), selling: { minimum_order_minor, processing_days } };
};

/**
 * The page of a seller for the form that changes it (rule sellers-21).
 * @throws AppError `forbidden`, `not_found`
 */
export async function readSellerPage(
  ctx: ShopContext,
  sellerId: string,
): Promise<SellerPageRecord & { code: string; name: string; version: string }> {
  authorize(await ctx.actor(), "change", pageSubject(ctx.tenant.id, sellerId));
  const [row] = await ctx.db
    .select({ code: sellers.code, name: sellers.name, profile: sellers.profile, selling: sellers.selling })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  if (!row) throw new AppError("not_found", "There is no such seller.");
  const page = pageOf(row);
  return { ...page, code: row.code, name: row.name, version: recordVersion(page) };
}

/**
 * Changes what a seller says of itself, its smallest order and its days of processing (rule sellers-21).
 * @throws AppError `forbidden`, `not_found`, `invalid` on the field that is wrong; StaleRecord
 */
export async function changeSellerPage(
  ctx: ShopContext,
  sellerId: string,
  { profile, selling }: SellerPageRecord,
  expected?: ExpectedVersion,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", pageSubject(tenantId, sellerId));
  const checked = sellerProfileSchema.safeParse(profile);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new AppError("invalid", issue?.message ?? "", String(issue?.path.at(-1) ?? ""));
  }
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellers.tenantId, tenantId), eq(sellers.id, sellerId));
    const [row] = await inner.db
      .select({ profile: sellers.profile, selling: sellers.selling })
      .from(sellers)
      .where(isIt)
      .for("no key update");
    if (!row) throw new AppError("not_found", "There is no such seller.");
    refuseStale(pageOf(row), expected);
    const terms = sellingTermsSchema.safeParse({ ...row.selling, ...selling });
    if (!terms.success) {
      const [issue] = terms.error.issues;
      throw new AppError("invalid", issue?.message ?? "", String(issue?.path.at(-1) ?? ""));
    }
    await inner.db
      .update(sellers)
      .set({ profile: checked.data, selling: terms.data, updatedAt: inner.now() })
      .where(isIt);
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
  });
}
