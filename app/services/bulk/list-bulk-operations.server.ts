// @public

import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { bulkKinds, bulkRight, exportKinds } from "~/models/bulk/bulk-kinds";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { bulkOperations, bulkRows } from "~/tables/bulk/bulk";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { requireOperation } from "./steps/require-operation.server";

/** What an operation is found again by in a list. */
type OperationCursor = { at: string; id: string };

/**
 * The operations of a shop that the actor could have begun, the newest first; an actor of one seller gets
 * that seller's.
 * @param page at most so many after one; `isRunning` for those that run now
 */
export async function listBulkOperations(
  ctx: ShopContext,
  { after, limit, isRunning = false }: { after: OperationCursor | null; limit: number; isRunning?: boolean },
): Promise<(BulkOperation & { at: string })[]> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  const owners = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: sellerId ?? ctx.shop.sellerId };
  const kinds = [...bulkKinds, ...exportKinds].filter((kind) => {
    const { verb, subject } = bulkRight(kind, owners);
    return can(actor, verb, subject);
  });
  const rows = await ctx.db
    .select({ row: bulkOperations, at: sql<string>`${bulkOperations.createdAt}::text` })
    .from(bulkOperations)
    .where(
      and(
        eq(bulkOperations.tenantId, ctx.tenant.id),
        eq(bulkOperations.shopId, ctx.shop.id),
        sellerId === null ? undefined : eq(bulkOperations.sellerId, sellerId),
        inArray(bulkOperations.kind, kinds),
        // In the words of its index.
        isRunning ? sql`${bulkOperations.state} = 'running'` : undefined,
        after
          ? sql`(${bulkOperations.createdAt}, ${bulkOperations.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(bulkOperations.createdAt), desc(bulkOperations.id))
    .limit(limit);
  return rows.map(({ row, at }) => ({ ...row, at }));
}

/** One operation. @throws AppError `not_found` */
export const findBulkOperation = (ctx: ShopContext, id: string): Promise<BulkOperation> =>
  requireOperation(ctx, id);

/** A row that was refused. */
export type RefusedRow = { place: number; row: Record<string, unknown>; reason: string };

/**
 * The rows of an operation that were refused, in their order.
 * @param page at most so many after a place
 * @throws AppError `not_found`
 */
export async function listRefusedRows(
  ctx: ShopContext,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<RefusedRow[]> {
  await requireOperation(ctx, id);
  const { tenantId, operationId, place, row, reason } = bulkRows;
  const ofOperation = and(eq(tenantId, ctx.tenant.id), eq(operationId, id), gt(place, after));
  const rows = await ctx.db
    .select({ place, row, reason })
    .from(bulkRows)
    .where(and(ofOperation, isNotNull(reason)))
    .orderBy(asc(place))
    .limit(limit);
  return rows.map((one) => ({ ...one, reason: one.reason ?? "" }));
}
