// @public

import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { type QuotaName, quotaNames } from "~/models/shops/limits/quotas";
import { tenants } from "~/tables/shops/tenants";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";

/**
 * Sets what a business may use (rule hosting-10), by a command or in the hands of a host.
 * @param wanted limits that change; null takes one away
 * @throws AppError `forbidden`
 */
export async function writeQuotas(
  ctx: ShopContext,
  wanted: Partial<Record<QuotaName, number | null>>,
): Promise<void> {
  const { kind } = await ctx.actor();
  if (kind !== "command-line") throw new AppError("forbidden", "The hosts alone may do this.");
  await inTransaction(ctx, async ({ db, tenant }) => {
    const own = eq(tenants.id, tenant.id);
    const [row] = await db.select({ quotas: tenants.quotas }).from(tenants).where(own).for("no key update");
    const limits = quotaNames.flatMap((name) => {
      const limit = wanted[name] === undefined ? row?.quotas[name] : wanted[name];
      return limit === null || limit === undefined ? [] : [[name, limit] as const];
    });
    await db
      .update(tenants)
      .set({ quotas: Object.fromEntries(limits) })
      .where(own);
  });
}
