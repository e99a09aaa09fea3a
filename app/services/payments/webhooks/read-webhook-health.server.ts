// @public

import { paymentWebhooks } from "~/tables/payments/payment-webhooks";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** When a provider's last webhook came, and when and why one last failed. */
export type WebhookHealth = { receivedAt: Date | null; failedAt: Date | null; failure: string };

/** The health of the shop's webhooks by the codes of its providers. */
export async function readWebhookHealth(ctx: ShopContext): Promise<ReadonlyMap<string, WebhookHealth>> {
  const rows = await ctx.db.select().from(paymentWebhooks).where(ofShop(paymentWebhooks, ctx));
  return new Map(rows.map(({ provider, ...health }) => [provider, health]));
}
