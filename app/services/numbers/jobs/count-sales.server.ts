import { asc, eq, sql } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { onItsWayMs, refreshSales } from "../sales/refresh-sales.server";

/**
 * Counts the sales of all shops that sold something since they were counted (rule numbers-2), so that who
 * asks for them waits for little. A shop that fails does not keep the others waiting.
 */
export const countSalesJob: JobHandler<"count-sales"> = async (deps) => {
  for (const tenantId of await tenantsWith(deps.db, shops, isBehind)) {
    const found = await deps.db
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.tenantId, tenantId))
      .orderBy(asc(shops.id));
    for (const { id } of found) {
      const ctx = await shopContextForJob(deps, id);
      if (!ctx) continue;
      await refreshSales(ctx).catch((error: unknown) =>
        deps.log.error("sales could not be counted", { shop: ctx.shop.code, error }),
      );
    }
  }
};

/** Whether movements of a shop's business are newer than the count of the shop. */
const isBehind = sql`exists (
  select from ledger_movements m
  where m.tenant_id = ${shops.tenantId} and m.created_at >= coalesce((
    select c.counted_until - ${onItsWayMs} * interval '1 ms' from sales_counts c
    where c.tenant_id = ${shops.tenantId} and c.shop_id = ${shops.id}), '-infinity'))`;
