import { sql } from "drizzle-orm";
import type { JobHandler } from "../../shops/job.server";
import { listTenants } from "../../shops/list-tenants.server";
import { shopContextForJob } from "../../shops/shop-context-for-job.server";
import { settleSales } from "../changes/settle-sales.server";

/** Starts and ends sales at their minute (rule prices-10). */
export const settleSalesJob: JobHandler<"settle-sales"> = async (deps) => {
  for (const tenantId of await listTenants(deps.db)) {
    const now = sql`${deps.now().toISOString()}::timestamptz`;
    // Any shop will do: sales are the tenant's.
    const { rows } = await deps.db.execute<{ id: string }>(sql`
      select id from shops where tenant_id = ${tenantId} and exists (
        select 1 from sales where tenant_id = ${tenantId}
          and (state = 'planned' and starts_at <= ${now} or state = 'running' and ends_at <= ${now}))
      order by id limit 1`);
    const ctx = rows[0] && (await shopContextForJob(deps, rows[0].id));
    if (ctx) await settleSales(ctx);
  }
};
