// @public

import { and, asc, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { type KeptText, keptTexts } from "~/models/bulk/kept/kept-texts";
import { bulkOperations, bulkRows } from "~/tables/bulk/bulk";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { requireOperation } from "./steps/require-operation.server";

/** A row that a change made another, value by value in words. */
export type ChangedRow = { place: number; name: string; texts: KeptText[] };

/**
 * The rows that an operation made another, in their order (rule bulk-7).
 * @param page at most so many after a place
 * @throws AppError `not_found`
 */
export async function listChangedRows(
  ctx: ShopContext,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<ChangedRow[]> {
  await requireOperation(ctx, id);
  const { tenantId, operationId, place, before, after: left } = bulkRows;
  const rows = await ctx.db
    .select({ place, before, after: left })
    .from(bulkRows)
    .where(
      and(
        eq(tenantId, ctx.tenant.id),
        eq(operationId, id),
        gt(place, after),
        isNotNull(before),
        isNotNull(left),
      ),
    )
    .orderBy(asc(place))
    .limit(limit);
  return rows.flatMap((row) => {
    if (!row.before || !row.after) return [];
    const kept = { before: row.before, after: row.after };
    return [{ place: row.place, name: row.after.name, texts: keptTexts(kept, ctx.tenant.currency) }];
  });
}

/** The undo of a change, unless it failed or was canceled; null for none. @throws AppError `not_found` */
export async function findUndo(ctx: ShopContext, id: string): Promise<BulkOperation | null> {
  await requireOperation(ctx, id);
  const { tenantId, undoes, state, createdAt } = bulkOperations;
  const [found] = await ctx.db
    .select()
    .from(bulkOperations)
    .where(and(eq(tenantId, ctx.tenant.id), eq(undoes, id), inArray(state, ["open", "running", "done"])))
    .orderBy(desc(createdAt))
    .limit(1);
  return found ?? null;
}
