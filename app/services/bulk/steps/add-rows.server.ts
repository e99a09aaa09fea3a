import { and, eq, sql } from "drizzle-orm";
import { mostRows, mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import { AppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";

/**
 * Puts rows at the end of an operation's, in a transaction that holds it.
 * @returns how many rows it has then
 * @throws AppError `invalid` for too many
 */
export async function addRows(
  inner: ShopContext,
  { id, total }: Pick<BulkOperation, "id" | "total">,
  rows: readonly Record<string, unknown>[],
): Promise<number> {
  if (rows.length === 0) return total;
  const after = total + rows.length;
  if (rows.length > mostRowsOfCall)
    throw new AppError(
      "invalid",
      `Send at most ${mostRowsOfCall.toLocaleString("en")} rows at a time.`,
      "rows",
    );
  if (after > mostRows)
    throw new AppError("invalid", `An operation has at most ${mostRows.toLocaleString("en")} rows.`, "rows");
  await inner.db.execute(sql`
    insert into bulk_rows (tenant_id, operation_id, place, row)
    select ${inner.tenant.id}::uuid, ${id}::uuid, ${total}::int + place, row
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as sent(row, place)`);
  await inner.db
    .update(bulkOperations)
    .set({ total: after })
    .where(and(eq(bulkOperations.tenantId, inner.tenant.id), eq(bulkOperations.id, id)));
  return after;
}
