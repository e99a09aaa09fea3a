import { asc, eq } from "drizzle-orm";
import { shops } from "~/tables/shops";
import type { JobHandler } from "../../shops/job.server";
import { listTenants } from "../../shops/list-tenants.server";
import { shopContextForJob } from "../../shops/shop-context-for-job.server";
import { refreshSales } from "../sales/refresh-sales.server";

/**
 * Counts the sales of all shops (rule numbers-2), so that who asks for them waits for little. A shop that
 * fails does not keep the others waiting.
 */
export const countSalesJob: JobHandler<"count-sales"> = async (deps) => {
  for (const tenantId of await listTenants(deps.db)) {
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
