import { and, eq, lte, or, sql } from "drizzle-orm";
import { sales } from "~/tables/catalogue/offers";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { settleSales } from "../changes/settle-sales.server";

/** Starts and ends sales at their minute (rule prices-10). */
export const settleSalesJob: JobHandler<"settle-sales"> = async (deps) => {
  const isDue = or(
    and(eq(sales.state, "planned"), lte(sales.startsAt, deps.now())),
    and(eq(sales.state, "running"), lte(sales.endsAt, deps.now())),
  );
  for (const tenantId of await tenantsWith(deps.db, sales, isDue)) {
    // Any shop will do: sales are the tenant's.
    const { rows } = await deps.db.execute<{ id: string }>(sql`
      select id from shops where tenant_id = ${tenantId} order by id limit 1`);
    const ctx = rows[0] && (await shopContextForJob(deps, rows[0].id));
    if (ctx) await settleSales(ctx);
  }
};
