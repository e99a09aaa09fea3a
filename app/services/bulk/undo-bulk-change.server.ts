// @public

import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { limitOperations } from "./steps/limit-operations.server";
import { queueOperation } from "./steps/queue-operation.server";
import { requireOperation } from "./steps/require-operation.server";

/**
 * Undoes a change of many rows as a change of its own (rule bulk-8): what it changed becomes what it was;
 * what was changed since stays and is refused with what it says now. An undo can be undone.
 * @throws AppError `not_found`, `conflict` while it runs and where nothing can be undone; `too_many`
 */
export function undoBulkChange(ctx: ShopContext, id: string): Promise<BulkOperation> {
  return inTransaction(ctx, async (inner) => {
    const operation = await requireOperation(inner, id, true);
    const { kind, isExport, state, changed, total, sellerId } = operation;
    if (state === "open" || state === "running")
      throw new AppError("conflict", "This change is under way. Cancel it first.", "id");
    if (isExport || changed === 0)
      throw new AppError("conflict", "This changed nothing that can be undone.", "id");
    const { tenantId, undoes } = bulkOperations;
    const isUndo = and(
      eq(tenantId, inner.tenant.id),
      eq(undoes, id),
      inArray(bulkOperations.state, ["open", "running", "done"]),
    );
    if ((await inner.db.$count(bulkOperations, isUndo)) > 0)
      throw new AppError("conflict", "This change was undone already.", "id");
    await limitOperations(inner);
    const [begun] = await inner.db
      .insert(bulkOperations)
      .values({
        tenantId: inner.tenant.id,
        shopId: inner.shop.id,
        sellerId,
        isExport: false,
        kind,
        options: {},
        actor: await inner.actor(),
        state: "running",
        cursor: total + 1,
        undoes: id,
        createdAt: inner.now(),
      })
      .returning();
    if (!begun) throw new Error("the undo was not written");
    await queueOperation(inner, begun.id);
    return begun;
  });
}
