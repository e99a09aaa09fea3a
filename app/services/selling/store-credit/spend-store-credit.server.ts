// @public

import type { RedeemedAmount } from "~/models/selling/gift-card/redeem";
import { storeCreditEntries } from "~/tables/selling/store-credit";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Takes what an order is paid with from its customer's credit. The credit must be locked by this transaction,
 * and the amount worked out from a balance read under that lock.
 */
export async function spendStoreCredit(
  ctx: ShopContext,
  { orderId, customerId }: { orderId: string; customerId: number | null },
  redemptions: readonly Omit<RedeemedAmount, "codeEnd">[],
): Promise<void> {
  const spent = redemptions.find(({ kind }) => kind === "store_credit");
  if (!spent) return;
  if (customerId === null) throw new Error("Store credit pays for the order of a guest");
  await ctx.db.insert(storeCreditEntries).values({
    tenantId: ctx.tenant.id,
    customerId,
    orderId,
    cause: `spent:${orderId}`,
    createdAt: ctx.now(),
    kind: "spent",
    amountMinor: -spent.amountMinor,
  });
}
