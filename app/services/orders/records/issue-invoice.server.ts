import { and, eq, isNull } from "drizzle-orm";
import { invoiceNumber } from "~/models/orders/invoice/invoice";
import { orders } from "~/tables/orders/orders";
import { nextInSequence } from "../../shops/changes/next-in-sequence.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Gives an order its invoice, once (rule orders-11). The order must be locked. From here to the end of the
 * transaction the shop's other invoices wait, so call it late.
 */
export async function issueInvoice(ctx: ShopContext, orderId: string): Promise<void> {
  const mine = and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId), isNull(orders.invoiceNumber));
  const open = await ctx.db.select({ id: orders.id }).from(orders).where(mine);
  if (open.length === 0) return;
  const { prefix } = ctx.shop.settings.invoices;
  const number = invoiceNumber(prefix, await nextInSequence(ctx, "invoice"));
  await ctx.db.update(orders).set({ invoiceNumber: number, invoicedAt: ctx.now() }).where(mine);
}
