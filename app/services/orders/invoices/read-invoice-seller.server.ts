import { and, eq } from "drizzle-orm";
import { sellerProfileSchema } from "~/models/marketplace/seller-profile";
import { invoiceSeller } from "~/models/orders/invoice/invoice-seller";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";

/**
 * Who sold what an invoice of a marketplace lists, line by line: name, address and tax number (rule
 * sellers-18). Empty in other shops, whose invoices name the shop alone, and for what the business itself
 * sold.
 */
export async function readInvoiceSeller(ctx: ShopContext, orderId: string): Promise<string[]> {
  if (ctx.shop.type !== "marketplace") return [];
  const [seller] = await ctx.db
    .select({ name: sellers.name, profile: sellers.profile })
    .from(orders)
    .innerJoin(sellers, and(eq(sellers.tenantId, orders.tenantId), eq(sellers.id, orders.sellerId)))
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId), eq(sellers.isHouse, false)));
  return seller
    ? invoiceSeller(textsOf(ctx.shop).t, seller.name, sellerProfileSchema.parse(seller.profile))
    : [];
}
