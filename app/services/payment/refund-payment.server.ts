import { and, eq } from "drizzle-orm";
import { payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { providerByCode } from "./providers.server";

/**
 * Pays a payment back through its provider. The provider is asked outside any transaction; asked twice it pays back
 * once, because it knows the payment by its reference.
 */
export async function refundPayment(ctx: ShopContext, secret: string, paymentId: string): Promise<void> {
  const own = and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, paymentId));
  const [payment] = await ctx.db.select().from(payments).where(own);
  const provider = payment && providerByCode(payment.provider);
  if (!payment || !provider || payment.status !== "paid") return;
  await provider.refund({ secret, shopId: ctx.shop.id }, payment);
  await ctx.db
    .update(payments)
    .set({ status: "refunded", updatedAt: ctx.now() })
    .where(and(own, eq(payments.status, "paid")));
}
