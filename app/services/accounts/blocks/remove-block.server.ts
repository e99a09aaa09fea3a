// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { blocks } from "~/tables/accounts/blocks";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { authorizeBlocks } from "./authorize-blocks.server";

/** Lifts a block. @throws AppError `not_found`, `forbidden` */
export async function removeBlock(ctx: ShopContext, id: number): Promise<void> {
  await authorizeBlocks(ctx, "change");
  await inTransaction(ctx, async ({ db, tenant }) => {
    const removed = await db
      .delete(blocks)
      .where(and(eq(blocks.tenantId, tenant.id), eq(blocks.id, id)))
      .returning({ id: blocks.id });
    if (removed.length === 0) throw new AppError("not_found", "This block is gone already.");
  });
}
