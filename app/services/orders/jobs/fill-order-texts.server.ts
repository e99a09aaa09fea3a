import { eq, sql } from "drizzle-orm";
import { orderTextFills } from "~/tables/orders/order-texts";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Orders of a step, and steps of a tenant in one run of the job. */
const [stepOrders, mostSteps] = [1000, 100];

/** Gives orders of releases before the words they are found by, the newest first (rule orders-24). */
export const fillOrderTextsJob: JobHandler<"fill-order-texts"> = async ({ db }) => {
  for (const tenantId of await tenantsWith(db, orderTextFills, undefined))
    for (let step = 0; step < mostSteps; step++) if (await fillStep(db, tenantId)) break;
};

/** Each step is a transaction of its own, so that no one waits for it. @returns whether all is done */
function fillStep(db: Db, tenantId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isIt = eq(orderTextFills.tenantId, tenantId);
    const [fill] = await tx.select().from(orderTextFills).where(isIt).for("update");
    if (!fill) return true;
    const { rows } = await tx.execute(sql`
      select min(created_at)::text as oldest, write_order_texts(array_agg(tenant_id), array_agg(id))
      from (select tenant_id, id, created_at from orders
        where tenant_id = ${tenantId} and created_at < (select before from order_text_fills where tenant_id = ${tenantId})
        order by created_at desc fetch first ${sql.raw(String(stepOrders))} rows with ties) as next`);
    const oldest = (rows[0] as { oldest: string | null } | undefined)?.oldest ?? null;
    if (oldest === null) await tx.delete(orderTextFills).where(isIt);
    else
      await tx
        .update(orderTextFills)
        .set({ before: sql`${oldest}::timestamptz` })
        .where(isIt);
    return oldest === null;
  });
}
