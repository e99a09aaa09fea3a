import { and, desc, eq } from "drizzle-orm";
import { payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { PaymentStart } from "./provider";
import { providerByCode } from "./providers.server";

/**
 * Starts the payment of an order that was committed, or says again where it is made. Never part of a transaction.
 * @returns `none` when there is nothing (more) for the shopper to do
 */
export async function startPayment(ctx: ShopContext, secret: string, orderId: string): Promise<PaymentStart> {
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenant.id), eq(payments.orderId, orderId)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider || payment.status !== "started") return { kind: "none" };
  return provider.start({ secret, shopId: ctx.shop.id }, payment);
}
