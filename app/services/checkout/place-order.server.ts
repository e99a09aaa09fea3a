import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recordedActor } from "~/models/actor/recorded-actor";
import { checkPlacing } from "~/models/checkout/check-placing";
import type { SeenOrder } from "~/models/checkout/seen-order";
import { AppError } from "~/models/error/app-error";
import { transition } from "~/models/order/transition";
import { usableApproval } from "~/models/payment/express-approval";
import type { PaymentMode } from "~/models/payment/stored-method";
import { startsSubscription } from "~/models/subscription/starts-subscription";
import type { Visitor } from "~/models/visitor/visitor";
import { keepOrderAddresses } from "../addresses/keep-order-addresses.server";
import { readCart } from "../cart/read-cart-summary.server";
import { shopKey } from "../db/of-shop.server";
import { carts, orderGroups } from "../db/schema";
import { queueOrderMail } from "../orders/queue-order-mail.server";
import { recordStatus } from "../orders/record-status.server";
import { type HeldCart, withCartLocks } from "../orders/with-order-locks.server";
import { nothingDueProvider } from "../payment/nothing-due/nothing-due-provider.server";
import type { PaymentProvider } from "../payment/provider";
import { findPaymentMethod, listPaymentMethods } from "../payment/providers.server";
import { noteOrdered, orderableQuote } from "../quotes/order-quote.server";
import type { ShopContext } from "../shop-context.server";
import { findPlacedOrder } from "./find-placed-order.server";
import { reserveStock } from "./reserve-stock.server";
import { writeOrder } from "./write-order.server";

/** What the 'Place order' button sends, and who pressed it. */
export type PlaceOrderInput = {
  visitor: Visitor;
  placeToken: string;
  /** What the page showed beside the button. */
  seen: SeenOrder;
  customerNote: string;
  sandboxAllowed: boolean;
  /** The subscription whose delivery it is; null for an order of the checkout. */
  subscriptionId?: string | null;
};

/** The order; `isNew` is false when the token had already made it. */
export type PlacedOrder = { orderId: string; incrementId: string; isNew: boolean };

/**
 * Places the order of the visitor's cart in one transaction: locks the cart and its stock, checks everything again,
 * reserves, writes order, events, payment and the mail's job, and removes the cart. The same token gives the same
 * order however often and however simultaneously it comes. No payment provider is asked here.
 * @throws AppError when the order cannot be placed; nothing has changed then
 */
export async function placeOrder(ctx: ShopContext, input: PlaceOrderInput): Promise<PlacedOrder> {
  const { visitor, placeToken } = input;
  const known = await findPlacedOrder(ctx, visitor, placeToken);
  if (known) return { ...known, isNew: false };
  const placed =
    visitor.cartId === null
      ? null
      : await withCartLocks(ctx, visitor.cartId, (inner, cart) => place(inner, cart, input));
  if (placed) return { ...placed, isNew: true };
  // The cart was gone once its lock was free: the same button pressed a moment earlier has made the order of it.
  const earlier = await findPlacedOrder(ctx, visitor, placeToken);
  if (earlier) return { ...earlier, isNew: false };
  throw new AppError("invalid", "Your cart is empty.");
}

async function place(ctx: ShopContext, locked: HeldCart, input: PlaceOrderInput) {
  const { visitor } = input;
  if (locked.placeToken !== input.placeToken)
    throw new AppError("conflict", "Your cart has changed. Please check your order and place it again.");
  const quote = await orderableQuote(ctx, locked.id);
  const { summary, draft } = await readCart(ctx, visitor);
  const listing = {
    shop: ctx.shop,
    sandboxAllowed: input.sandboxAllowed,
    totalMinor: summary.totals.totalDueMinor,
    repeats: startsSubscription(summary),
  };
  const complete = checkPlacing({
    summary,
    draft,
    shop: ctx.shop,
    paymentMethodCodes: listPaymentMethods(listing).map(({ code }) => code),
    seen: input.seen,
    isQuote: quote !== null,
    hasAccount: visitor.customer !== null,
    now: ctx.now(),
  });
  const payment = findPaymentMethod(listing, complete.paymentMethodCode);
  if (!payment) throw new AppError("invalid", "Please choose how you want to pay.", "payment_method");
  const mode = paymentMode(payment.provider, listing.repeats, input.subscriptionId ?? null);
  // What was approved with an express button cannot be charged again.
  const approval = mode === "once" ? usableApproval(draft.express, payment.provider.code, ctx.now()) : null;
  await reserveStock(ctx, summary.items);
  await removeCart(ctx, locked.id);
  const { customerNote, placeToken, subscriptionId = null } = input;
  const placed = await writeOrder(ctx, {
    summary,
    draft: complete,
    customerNote,
    placeToken,
    subscriptionId,
    visitor,
    payment: { ...payment, reference: approval?.reference ?? null, mode },
    sellerId: locked.sellerId,
    groupId: await openGroup(ctx),
  });
  if (visitor.customer)
    await keepOrderAddresses(ctx, visitor.customer.id, [complete.shippingAddress, complete.billingAddress]);
  if (quote) await noteOrdered(ctx, quote.id, placed.orderId);
  if (payment.provider.code === nothingDueProvider.code) {
    const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
    await recordStatus(
      ctx,
      placed.orderId,
      transition({ status: "pending" }, "processing", by),
      "Nothing to pay",
    );
  }
  // An order that waits for its payment is confirmed once it is paid.
  if (!payment.provider.waitsForPayment)
    await queueOrderMail(ctx, { orderId: placed.orderId, kind: "placed" });
  return placed;
}

/** How an order is paid: one of a subscription is charged where its provider can do that. */
function paymentMode(
  { later }: PaymentProvider,
  repeats: boolean,
  subscriptionId: string | null,
): PaymentMode {
  if (!repeats || later?.kind !== "charges") return "once";
  return subscriptionId === null ? "store" : "charge";
}

/** The group of the orders that are placed together. */
async function openGroup(ctx: ShopContext): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(orderGroups).values({ ...shopKey(ctx), id, createdAt: ctx.now() });
  return id;
}

/** The cart and its lines; a session that held it finds that it is gone. */
async function removeCart(ctx: ShopContext, cartId: string): Promise<void> {
  await ctx.db.delete(carts).where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
}
