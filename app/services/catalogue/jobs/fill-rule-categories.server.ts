import { isNotNull, sql } from "drizzle-orm";
import { categories } from "~/tables/catalogue/catalogue";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { fillRuleCategories } from "../categories/fill-rule-categories.server";

/** Takes products that are no longer new out of the categories of new ones, each day (rule owners-10). */
export const fillRuleCategoriesJob: JobHandler<"fill-rule-categories"> = async (deps) => {
  for (const tenantId of await tenantsWith(deps.db, categories, isNotNull(categories.rule))) {
    const { rows } = await deps.db.execute<{ id: number }>(sql`
      select id from categories where tenant_id = ${tenantId} and rule is not null order by id`);
    // Any shop will do: categories are the tenant's.
    const { rows: shops } = await deps.db.execute<{ id: string }>(sql`
      select id from shops where tenant_id = ${tenantId} order by id limit 1`);
    const ctx = rows.length > 0 && shops[0] && (await shopContextForJob(deps, shops[0].id));
    if (!ctx) continue;
    const categoryIds = rows.map(({ id }) => Number(id));
    await inTransaction(ctx, (inner) => fillRuleCategories(inner, { categoryIds }));
  }
};
