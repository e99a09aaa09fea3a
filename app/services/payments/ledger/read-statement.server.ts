// @public

import { and, eq } from "drizzle-orm";
import { type Statement, statementRows } from "~/models/payments/payout/statement";
import { accountText } from "~/models/payments/payout-account";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers, tenants } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findPayoutByReference } from "../payouts/find-payout.server";
import { readPayoutLines } from "../payouts/read-payout-lines.server";

/**
 * The statement of a payout (rule payouts-7), for the business and for its seller.
 * @throws AppError `not_found`, or `forbidden` where the actor may not view the seller's payouts
 */
export async function readStatement(ctx: ShopContext, reference: string): Promise<Statement> {
  const payout = await findPayoutByReference(ctx, reference);
  authorize(await ctx.actor(), "view", {
    kind: "payout",
    tenantId: ctx.tenant.id,
    sellerId: payout.sellerId,
  });
  const [names] = await ctx.db
    .select({ business: tenants.name, seller: sellers.name })
    .from(sellers)
    .innerJoin(tenants, eq(tenants.id, sellers.tenantId))
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, payout.sellerId)));
  return {
    reference: payout.reference,
    business: names?.business ?? "",
    seller: names?.seller ?? "",
    currency: payout.currency,
    state: payout.state,
    account: accountText(payout.account),
    until: payout.until,
    createdAt: payout.createdAt,
    ...statementRows(await readPayoutLines(ctx, payout)),
  };
}
