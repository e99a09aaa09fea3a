import { and, eq, lt } from "drizzle-orm";
import { bulkOperations } from "~/tables/bulk/bulk";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import { keptDays } from "../bulk-operation";

/** Removes what was begun longer ago than operations are kept, with rows and files, tenant by tenant. */
export async function removeOldOperations({ db, now }: Pick<ShopContext, "db" | "now">): Promise<void> {
  const isOld = lt(bulkOperations.createdAt, new Date(now().getTime() - keptDays * 24 * 60 * 60_000));
  for (const id of await tenantsWith(db, bulkOperations, isOld))
    await db.delete(bulkOperations).where(and(eq(bulkOperations.tenantId, id), isOld));
}
