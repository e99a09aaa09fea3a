import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { bulkOperations, bulkRows } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";

/** Rows of the undone change that one step reads. */
const rowsAtOnce = 5000;

/**
 * Takes the next rows of the change that an operation undoes, the last ones first, so that what was changed
 * twice becomes what it was at first.
 */
export async function selectKept(
  inner: ShopContext,
  { id, undoes, cursor, total }: BulkOperation,
): Promise<Pick<BulkOperation, "cursor" | "total">> {
  if (undoes === null || typeof cursor !== "number") return { cursor: null, total };
  const { tenantId, operationId, place, reason, before, after } = bulkRows;
  const rows = await inner.db
    .select({ place, before, after })
    .from(bulkRows)
    .where(
      and(
        eq(tenantId, inner.tenant.id),
        eq(operationId, undoes),
        lt(place, cursor),
        isNull(reason),
        isNotNull(before),
      ),
    )
    .orderBy(desc(place))
    .limit(rowsAtOnce);
  await inner.db.execute(sql`
    insert into bulk_rows (tenant_id, operation_id, place, row, expected)
    select ${inner.tenant.id}::uuid, ${id}::uuid, ${total}::int + at, kept -> 'before', kept -> 'after'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as kept(kept, at)`);
  const sum = total + rows.length;
  await inner.db
    .update(bulkOperations)
    .set({ total: sum })
    .where(and(eq(bulkOperations.tenantId, inner.tenant.id), eq(bulkOperations.id, id)));
  const last = rows.at(-1);
  return { total: sum, cursor: last && rows.length === rowsAtOnce ? last.place : null };
}
