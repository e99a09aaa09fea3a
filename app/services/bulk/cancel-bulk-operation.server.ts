// @public

import { and, eq } from "drizzle-orm";
import { endStates } from "~/models/bulk/bulk-kinds";
import { AppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { requireOperation } from "./steps/require-operation.server";

/**
 * Ends an operation after the step that runs; what was done stays.
 * @throws AppError `not_found`, `conflict` for one that is over
 */
export function cancelBulkOperation(ctx: ShopContext, id: string): Promise<BulkOperation> {
  return inTransaction(ctx, async (inner) => {
    const operation = await requireOperation(inner, id, true);
    if (endStates.includes(operation.state)) throw new AppError("conflict", "This operation is over.", "id");
    const end = { state: "canceled", endedAt: inner.now() } as const;
    const isIt = and(eq(bulkOperations.tenantId, inner.tenant.id), eq(bulkOperations.id, id));
    await inner.db.update(bulkOperations).set(end).where(isIt);
    return { ...operation, ...end };
  });
}
