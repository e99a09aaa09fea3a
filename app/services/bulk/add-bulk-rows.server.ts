// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { addRows } from "./steps/add-rows.server";
import { queueOperation } from "./steps/queue-operation.server";
import { requireOperation } from "./steps/require-operation.server";

/**
 * Adds rows to a change that takes more, and begins it with the last of them.
 * @throws AppError `not_found`, `invalid`, `conflict` for one that began
 */
export function addBulkRows(
  ctx: ShopContext,
  id: string,
  { rows, isLast }: { rows: readonly Record<string, unknown>[]; isLast: boolean },
): Promise<BulkOperation> {
  return inTransaction(ctx, async (inner) => {
    const operation = await requireOperation(inner, id, true);
    if (operation.state !== "open")
      throw new AppError("conflict", "This operation takes no more rows.", "id");
    if (rows.length > 0 && operation.cursor !== null)
      throw new AppError("invalid", "Send rows or a selection, not both.", "rows");
    const total = await addRows(inner, operation, rows);
    if (!isLast) return { ...operation, total };
    const isIt = and(eq(bulkOperations.tenantId, inner.tenant.id), eq(bulkOperations.id, id));
    await inner.db.update(bulkOperations).set({ state: "running" }).where(isIt);
    await queueOperation(inner, id);
    return { ...operation, total, state: "running" };
  });
}
