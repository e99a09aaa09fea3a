import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { apiKeys } from "~/tables/api-keys";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";

/**
 * Removes a key of a seller: it stops working at once.
 * @param prefix its first characters, as the list shows them
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeApiKey(
  ctx: ShopContext,
  { sellerId, prefix }: { sellerId: string; prefix: string },
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "staff", tenantId: ctx.tenant.id, sellerId });
  const removed = await inTransaction(ctx, ({ db, tenant }) =>
    db
      .delete(apiKeys)
      .where(and(eq(apiKeys.tenantId, tenant.id), eq(apiKeys.sellerId, sellerId), eq(apiKeys.prefix, prefix)))
      .returning({ id: apiKeys.id }),
  );
  if (removed.length === 0) throw new AppError("not_found", `There is no key ${prefix}.`);
}
