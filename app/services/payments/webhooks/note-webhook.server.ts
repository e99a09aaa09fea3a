// @public

import { sql } from "drizzle-orm";
import { paymentWebhooks } from "~/tables/payments/payment-webhooks";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Longest text of a failure. */
const maxFailure = 200;

/**
 * Notes that a provider's webhook came, or why it failed (rule payment-27). Anyone can send a wrong one, so
 * that one row is written at most once a minute for each outcome.
 */
export async function noteWebhook(ctx: ShopContext, provider: string, failure: string | null): Promise<void> {
  const now = ctx.now();
  const told =
    failure === null ? { receivedAt: now } : { failedAt: now, failure: failure.slice(0, maxFailure) };
  const before = failure === null ? paymentWebhooks.receivedAt : paymentWebhooks.failedAt;
  await ctx.db
    .insert(paymentWebhooks)
    .values({ ...shopKey(ctx), provider, ...told })
    .onConflictDoUpdate({
      target: [paymentWebhooks.tenantId, paymentWebhooks.shopId, paymentWebhooks.provider],
      set: told,
      setWhere: sql`${before} is null or ${before} < ${new Date(now.getTime() - 60_000)}`,
    });
}
