import { and, desc, eq } from "drizzle-orm";
import { knownAnswers } from "~/models/selling/cart/known-answers";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import { customers } from "~/tables/accounts/customers";
import { orders } from "~/tables/orders/orders";
import { listAddresses } from "../../accounts/addresses/list-addresses.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a customer's new cart knows for the checkout already (rule checkout-9). */
export async function checkoutDefaults(ctx: ShopContext, customerId: number): Promise<CheckoutDraft> {
  const [customer] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!customer) return {};
  const [lastOrder] = await ctx.db
    .select({ shippingMethod: orders.shippingMethod, paymentMethod: orders.paymentMethod })
    .from(orders)
    .where(and(ofShop(orders, ctx), eq(orders.customerId, customerId)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return knownAnswers(ctx.shop.settings, {
    email: customer.email,
    book: await listAddresses(ctx, customerId),
    lastOrder: lastOrder && {
      shippingMethodCode: lastOrder.shippingMethod?.code ?? null,
      paymentMethodCode: lastOrder.paymentMethod.code,
    },
  });
}
