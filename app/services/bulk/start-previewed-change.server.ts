// @public

import { and, eq, sql } from "drizzle-orm";
import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { addBulkRows } from "./add-bulk-rows.server";
import type { BulkOperation } from "./bulk-operation";
import { type AskedBulkChange, startBulkChange } from "./start-bulk-change.server";

/**
 * Begins a change that waits for its yes, with its rows or its selection (rule bulk-9). Another one of the
 * same actor that still waits is canceled, so that what was looked at and left takes no place.
 * @throws AppError `forbidden`, `invalid`, `too_many`
 */
export function startPreviewedChange(
  ctx: ShopContext,
  { rows = [], ...asked }: Omit<AskedBulkChange, "waits">,
): Promise<BulkOperation> {
  return inTransaction(ctx, async (inner) => {
    const { tenantId, shopId, state, actor } = bulkOperations;
    const who = JSON.stringify(recordedActor(await inner.actor()));
    await inner.db
      .update(bulkOperations)
      .set({ state: "canceled", endedAt: inner.now() })
      .where(
        and(
          eq(tenantId, inner.tenant.id),
          eq(shopId, inner.shop.id),
          eq(state, "open"),
          sql`${actor} @> ${who}::jsonb`,
        ),
      );
    const operation = await startBulkChange(inner, { ...asked, waits: true });
    let left = operation;
    for (let at = 0; at < rows.length; at += mostRowsOfCall)
      left = await addBulkRows(inner, operation.id, {
        rows: rows.slice(at, at + mostRowsOfCall),
        isLast: false,
      });
    return left;
  });
}
