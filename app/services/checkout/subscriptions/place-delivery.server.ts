import { seenOrder } from "~/models/checkout/steps/seen-order";
import { AppError } from "~/models/platform/error/app-error";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/selling/carts";
import { findVisitorCustomer } from "../../accounts/find-visitor-customer.server";
import { noteOrderOfDelivery } from "../../orders/delivery/finish-delivery.server";
import type { DueDelivery, SubscriptionRow } from "../../orders/delivery/open-delivery.server";
import { inOrderLanguage } from "../../orders/reading/in-order-language.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { isSandboxAllowed } from "../../payments/providers/sandbox-allowed.server";
import { cartExpiry } from "../../selling/cart/cart-lifetime.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findPlacedOrder } from "../steps/find-placed-order.server";
import { placeOrder } from "../steps/place-order.server";

/**
 * Places the order of a delivery by the service that places every order, from a cart of its own (rule
 * subscriptions-8), in the language of its first order. Done again, and at each try of its payment, it
 * answers the same order.
 * @throws AppError when it cannot be ordered; nothing has changed then
 */
export const placeDelivery = (ctx: PaymentContext, delivery: DueDelivery): Promise<string> =>
  inOrderLanguage(ctx, delivery.subscription.orderId, (own) => place(own, delivery));

async function place(ctx: PaymentContext, delivery: DueDelivery): Promise<string> {
  const { subscription, token } = delivery;
  const customer = await findVisitorCustomer(ctx, subscription.customerId);
  if (!customer) throw new AppError("not_found", "The account is gone.");
  const visitor: Visitor = { sessionHash: null, customer, cartId: token };
  const known = await findPlacedOrder(ctx, visitor, token);
  if (known) {
    await noteOrderOfDelivery(ctx, delivery, known.orderId);
    return known.orderId;
  }
  await openCartOf(ctx, subscription, token);
  const { summary } = await readCart(ctx, visitor);
  if (summary.items.length + summary.invalidItems.length === 0)
    throw new AppError("conflict", `${subscription.name} is no longer sold.`);
  const placed = await placeOrder(ctx, {
    visitor,
    parts: [{ placeToken: token, seen: seenOrder(summary), customerNote: "" }],
    sandboxAllowed: isSandboxAllowed(ctx.config),
    subscriptionId: subscription.id,
  });
  await noteOrderOfDelivery(ctx, delivery, placed.orderId);
  return placed.orderId;
}

/** The cart the order is made of; its id is the delivery's token, so that two runs share it. */
async function openCartOf(ctx: ShopContext, subscription: SubscriptionRow, token: string): Promise<void> {
  const now = ctx.now();
  await inTransaction(ctx, async ({ db }) => {
    const [cart] = await db
      .insert(carts)
      .values({
        ...shopKey(ctx),
        id: token,
        placeToken: token,
        sellerId: subscription.sellerId,
        checkout: draftOf(subscription),
        createdAt: now,
        updatedAt: now,
        expiresAt: cartExpiry(now),
      })
      .onConflictDoNothing()
      .returning({ id: carts.id });
    if (!cart) return;
    const { productId, lineKey, lineData, qty } = subscription;
    await db
      .insert(cartItems)
      .values({ tenantId: ctx.tenant.id, cartId: token, productId, lineKey, lineData, qty, createdAt: now });
  });
}

function draftOf(subscription: SubscriptionRow): CheckoutDraft {
  const { email, shippingAddress, billingAddress, shippingMethodCode, paymentMethodCode } = subscription;
  const { customerBirthdate } = subscription;
  return {
    email,
    billingAddress,
    shippingMethodCode,
    paymentMethodCode,
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(customerBirthdate ? { customerBirthdate } : {}),
  };
}
