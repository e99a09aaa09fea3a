// @public

import { and, eq, type SQL } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { payouts } from "~/tables/payments/payouts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { PayoutRow } from "./prepare-payout.server";

/**
 * A payout of the business by its id.
 * @throws AppError `not_found`
 */
export async function findPayout(
  ctx: ShopContext,
  id: string,
  how: "locked" | "unlocked" = "unlocked",
): Promise<PayoutRow> {
  return first(ctx, eq(payouts.id, id), how);
}

/**
 * A payout of the business by its reference, such as P-1A2B3C4D.
 * @throws AppError `not_found`
 */
export async function findPayoutByReference(ctx: ShopContext, reference: string): Promise<PayoutRow> {
  return first(ctx, eq(payouts.reference, reference.toUpperCase()), "unlocked");
}

async function first(ctx: ShopContext, which: SQL, how: "locked" | "unlocked"): Promise<PayoutRow> {
  const query = ctx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.tenantId, ctx.tenant.id), which));
  const [row] = await (how === "locked" ? query.for("update") : query);
  if (!row) throw new AppError("not_found", "We couldn’t find this payout.");
  return row;
}
