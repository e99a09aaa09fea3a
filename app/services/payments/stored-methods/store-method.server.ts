// @public

import { and, eq, or } from "drizzle-orm";
import type { StoredMethod } from "~/models/payments/stored-method";
import { cutText } from "~/models/platform/text/storable-text";
import { subscriptions } from "~/tables/orders/subscriptions";
import { storedMethods } from "~/tables/payments/stored-methods";
import type { OrderRow } from "../../selling/held-order";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Stores what an order was paid with for later payments (rule payment-16), and charges to it the
 * subscriptions that the order started, or the one that placed it. Reported again it is stored once. Call it
 * in the transaction that holds the order, after its subscriptions were started.
 */
export async function storeMethod(
  ctx: ShopContext,
  { id: orderId, customerId, subscriptionId }: OrderRow,
  { provider, token, account, title, expiresIn }: StoredMethod & { provider: string },
): Promise<void> {
  if (customerId === null) return;
  const shown = { account, title: cutText(title, 200), expiresIn };
  const { tenantId, shopId } = storedMethods;
  const [stored] = await ctx.db
    .insert(storedMethods)
    .values({ ...shopKey(ctx), customerId, provider, token, ...shown, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [tenantId, shopId, storedMethods.customerId, storedMethods.provider, storedMethods.token],
      set: shown,
    })
    .returning({ id: storedMethods.id });
  if (!stored) return;
  const started = eq(subscriptions.orderId, orderId);
  await ctx.db
    .update(subscriptions)
    .set({ storedMethodId: stored.id, updatedAt: ctx.now() })
    .where(
      and(
        eq(subscriptions.tenantId, ctx.tenant.id),
        subscriptionId === null ? started : or(started, eq(subscriptions.id, subscriptionId)),
      ),
    );
}
