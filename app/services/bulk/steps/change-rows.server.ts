import { and, asc, eq, gt, sql } from "drizzle-orm";
import { bulkRows } from "~/tables/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";
import type { BulkChange } from "../kinds/bulk-change";

/**
 * Changes the next rows of an operation and writes down which were refused, in the caller's transaction.
 * @returns how far it is
 */
export async function changeRows(
  inner: ShopContext,
  { id, done, total, refused: refusedBefore }: BulkOperation,
  { stepRows, schema, apply }: BulkChange<unknown>,
): Promise<Pick<BulkOperation, "done" | "refused" | "state">> {
  const { tenantId, operationId, place } = bulkRows;
  const next = await inner.db
    .select({ place, row: bulkRows.row })
    .from(bulkRows)
    .where(and(eq(tenantId, inner.tenant.id), eq(operationId, id), gt(place, done)))
    .orderBy(asc(place))
    .limit(stepRows);
  const refused: { place: number; reason: string }[] = [];
  const valid = next.flatMap(({ place: at, row }) => {
    const read = schema.safeParse(row);
    if (read.success) return [{ at, row: read.data }];
    const { path = [], message = "" } = read.error.issues[0] ?? {};
    refused.push({ place: at, reason: path.length > 0 ? `${path.join(".")}: ${message}` : message });
    return [];
  });
  const reasons = await apply(
    inner,
    valid.map(({ row }) => row),
  );
  for (const [at, reason] of reasons) refused.push({ place: valid[at]?.at ?? 0, reason });
  if (refused.length > 0)
    await inner.db.execute(sql`
      update bulk_rows r set reason = w.reason
      from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as w(place int, reason text)
      where r.tenant_id = ${inner.tenant.id} and r.operation_id = ${id} and r.place = w.place`);
  const after = next.at(-1)?.place ?? done;
  return {
    done: after,
    refused: refusedBefore + refused.length,
    state: after >= total ? "done" : "running",
  };
}
