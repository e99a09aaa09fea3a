import { and, eq, lt } from "drizzle-orm";
import { bulkOperations } from "~/tables/bulk";
import type { ShopContext } from "../../shops/shop-context.server";
import { keptDays } from "../bulk-operation";

/** Removes what a business began longer ago than operations are kept, with rows and files. */
export async function removeOldOperations(
  { db, now }: Pick<ShopContext, "db" | "now">,
  tenantId: string,
): Promise<void> {
  const end = new Date(now().getTime() - keptDays * 24 * 60 * 60_000);
  await db
    .delete(bulkOperations)
    .where(and(eq(bulkOperations.tenantId, tenantId), lt(bulkOperations.createdAt, end)));
}
