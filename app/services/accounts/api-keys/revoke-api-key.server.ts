// @public

import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { apiKeys } from "~/tables/accounts/api-keys";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";

/**
 * Revokes a key: it stops working at once.
 * @param prefix its first characters, as the list shows them
 * @param sellerId whose key it is; null for any key of the business
 * @throws AppError `not_found`, `confirm_first` (rule staff-14), `forbidden`
 */
export async function revokeApiKey(
  ctx: ShopContext,
  { prefix, sellerId }: { prefix: string; sellerId: string | null },
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "key", tenantId: ctx.tenant.id, sellerId });
  await requireConfirmed(ctx);
  const ofSeller = sellerId === null ? undefined : eq(apiKeys.sellerId, sellerId);
  const revoked = await inTransaction(ctx, ({ db, tenant, now }) =>
    db
      .update(apiKeys)
      .set({ revokedAt: now() })
      .where(
        and(eq(apiKeys.tenantId, tenant.id), ofSeller, eq(apiKeys.prefix, prefix), isNull(apiKeys.revokedAt)),
      )
      .returning({ id: apiKeys.id }),
  );
  if (revoked.length === 0) throw new AppError("not_found", `There is no key ${prefix}.`);
}
