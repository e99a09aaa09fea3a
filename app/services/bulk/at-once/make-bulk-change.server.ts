// @public

import { and, eq } from "drizzle-orm";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { listRefusedRows, type RefusedRow } from "../list-bulk-operations.server";
import { runBulkOperation } from "../run-bulk-operation.server";
import { type AskedBulkChange, startBulkChange } from "../start-bulk-change.server";

/** After so long a job goes on with what a killed process left, ms. */
const leftMs = 60_000;
/** Rows of one change that are made at once. */
const mostRows = 1000;

/**
 * Makes a change of few rows before it answers, so that it can be undone like a long one (rule bulk-7).
 * @returns the change, and the rows that were refused
 * @throws AppError `forbidden`, `invalid`, `too_many`
 */
export async function makeBulkChange(
  ctx: ShopContext,
  asked: Pick<AskedBulkChange, "kind"> & { rows: readonly Record<string, unknown>[] },
): Promise<{ id: string; refused: RefusedRow[] }> {
  const { id } = await inTransaction(ctx, async (inner) => {
    const begun = await startBulkChange(inner, { ...asked, waits: true });
    const isIt = and(eq(bulkOperations.tenantId, inner.tenant.id), eq(bulkOperations.id, begun.id));
    await inner.db.update(bulkOperations).set({ state: "running" }).where(isIt);
    await enqueueJob(
      inner,
      "run-bulk-operation",
      { operationId: begun.id },
      { jobKey: `bulk:${begun.id}`, runAt: new Date(inner.now().getTime() + leftMs) },
    );
    return begun;
  });
  await runBulkOperation(ctx, id, { until: () => false });
  return { id, refused: await listRefusedRows(ctx, id, { after: 0, limit: mostRows }) };
}
