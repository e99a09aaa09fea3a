import { and, asc, eq, sql } from "drizzle-orm";
import type { PayoutTerms } from "~/models/payments/payout-terms";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A seller with what was agreed on about payouts. */
export type PaidSeller = { id: string; payout: PayoutTerms };

/**
 * The sellers of the business that have an account for payouts, closed ones included: they may be owed
 * something still.
 */
export async function listPaidSellers(ctx: ShopContext): Promise<PaidSeller[]> {
  return ctx.db
    .select({ id: sellers.id, payout: sellers.payout })
    .from(sellers)
    .where(
      and(
        eq(sellers.tenantId, ctx.tenant.id),
        eq(sellers.isHouse, false),
        sql`${sellers.payout}->'account' <> 'null'::jsonb`,
      ),
    )
    .orderBy(asc(sellers.code));
}
