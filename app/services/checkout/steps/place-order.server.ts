// @public

import { randomUUID } from "node:crypto";
import type { PlaceableDraft } from "~/models/checkout/check-placing";
import { checkTogether } from "~/models/checkout/steps/check-together";
import type { SeenOrder } from "~/models/checkout/steps/seen-order";
import { settingsOfSeller } from "~/models/marketplace/seller-settings";
import { transition } from "~/models/orders/states/transition";
import type { PaymentMode } from "~/models/payments/stored-method";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { agentOf, billingAddressOf } from "~/models/selling/checkout/checkout-draft";
import { usableApproval } from "~/models/selling/checkout/express-approval";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { isStale } from "~/models/shops/markets/exchange-feed";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { keepOrderAddresses } from "../../accounts/addresses/keep-order-addresses.server";
import { refuseBlocked } from "../../accounts/blocks/refuse-blocked.server";
import { queueOrderMail } from "../../orders/queue-order-mail.server";
import { recordStatus } from "../../orders/states/record-status.server";
import type { PaymentProvider } from "../../payments/providers/provider";
import { findPaymentMethod, listPaymentMethods } from "../../payments/providers/providers.server";
import { refusalOf } from "../../platform/db/refusal-of.server";
import { listCartIds } from "../../selling/cart/list-carts.server";
import { dropCart, moveCart } from "../../selling/cart/move-cart.server";
import type { OpenCart } from "../../selling/cart-page/read-cart-summary.server";
import { readCarts } from "../../selling/cart-page/read-carts.server";
import { recordDiscountUses } from "../../selling/discounts/record-discount-uses.server";
import { type HeldCart, withCartLocks } from "../../selling/locks/with-cart-locks.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { noteOrdered, orderableQuote } from "../quotes/order-quote.server";
import { findPlacedOrder } from "./find-placed-order.server";
import type { GroupPayment } from "./payment-rows.server";
import { reserveStock } from "./reserve-stock.server";
import { writeOrders } from "./write-orders.server";

/**
 * One of the carts to order: its one-time token, what the page showed of it, and the message to its seller.
 */
export type OrderPart = { placeToken: string; seen: SeenOrder; customerNote: string };

/** What the 'Place order' button sends, and who pressed it. */
export type PlaceOrderInput = {
  visitor: Visitor;
  /** One for each cart, at least one. */
  parts: readonly OrderPart[];
  sandboxAllowed: boolean;
  /** The subscription whose delivery it is; null for an order of the checkout. */
  subscriptionId?: string | null;
  /** The host of the shop the shopper is at; absent or null at the shop's own, and for jobs. */
  visitedHost?: string | null;
  /** The agent that places it for its buyer; absent or null for others, whose carts agents may fill. */
  agent?: string | null;
  /** What a business files its invoices by; absent or empty for none, or for what its account says. */
  invoiceReference?: string;
  /** The address of the browser; absent for jobs. */
  network?: string | undefined;
};

/** The first order of a group. */
export type PlacedOrder = {
  orderId: string;
  incrementId: string;
  /** False when the token had already made it. */
  isNew: boolean;
  /** False for a new order that no provider's page follows, such as one paid by bank transfer. */
  mayLeadToPayment: boolean;
};

/**
 * Places the orders of the visitor's carts in one transaction, one order for each cart, all or none: locks
 * carts and stock, checks everything again, reserves, writes orders, events, their one payment and the mail's
 * job, and removes the carts. The same tokens give the same orders however often and however simultaneously
 * they come. No payment provider is asked here.
 * @throws AppError when they cannot be placed; nothing has changed then
 */
export async function placeOrder(ctx: ShopContext, input: PlaceOrderInput): Promise<PlacedOrder> {
  try {
    return await placeOnce(ctx, input);
  } catch (error) {
    // Its commit may have been done: the same tokens tell (rule resilience-13).
    if (refusalOf(error) !== "away") throw error;
    return placeOnce(ctx, input);
  }
}

async function placeOnce(ctx: ShopContext, input: PlaceOrderInput): Promise<PlacedOrder> {
  const cartIds = await findCarts(ctx, input);
  const placed =
    cartIds.length === 0
      ? null
      : await withCartLocks(ctx, cartIds, (inner, held) => place(inner, held, input));
  // Where the carts were gone once their locks were free, the same button pressed a moment earlier has made
  // the orders of them.
  const order = placed ?? (await findEarlier(ctx, input));
  if (!order) throw new AppError("invalid", phrase("Your cart is empty."));
  return order;
}

/** A rate that could not be fetched for too long sells nothing (rule markets-8). */
function refuseStaleRate({ shop: { market, tenant }, now }: ShopContext): void {
  if (!market?.rated || !isStale(market.rated.day, market.rated.days, now())) return;
  const { currency } = tenant;
  throw new AppError(
    "conflict",
    phrase("Prices in {currency} are being updated. Please try again later.", { currency }),
  );
}

/** The order that the same tokens made before. */
async function findEarlier(
  ctx: ShopContext,
  { visitor, parts }: PlaceOrderInput,
): Promise<PlacedOrder | null> {
  const [first] = parts;
  const earlier = first ? await findPlacedOrder(ctx, visitor, first.placeToken) : null;
  return earlier && { ...earlier, isNew: false, mayLeadToPayment: true };
}

const changed = () =>
  new AppError("conflict", phrase("Your cart has changed. Please check your order and place it again."));

/**
 * Finds the carts by their tokens: the visitor's own, or the one that the visitor was given, as by a quote.
 * None where the tokens have made orders already: a cart that is still there has made none.
 */
async function findCarts(ctx: ShopContext, input: PlaceOrderInput): Promise<string[]> {
  const { visitor, parts } = input;
  const own = await listCartIds(ctx, visitor);
  const found = parts.flatMap(
    ({ placeToken }) => own.find((cart) => cart.placeToken === placeToken)?.id ?? [],
  );
  if (found.length === parts.length || (await findEarlier(ctx, input))) return found;
  if (found.length > 0) throw changed();
  return parts.length === 1 && visitor.cartId !== null ? [visitor.cartId] : [];
}

async function place(ctx: ShopContext, held: readonly HeldCart[], input: PlaceOrderInput) {
  const { visitor, parts } = input;
  refuseStaleRate(ctx);
  if (held.some(({ placeToken }, at) => placeToken !== parts[at]?.placeToken)) throw changed();
  const cartIds = held.map(({ id }) => id);
  const [only] = held;
  const quote = only?.isQuoted && held.length === 1 ? await orderableQuote(ctx, only.id) : null;
  const opened = await readCarts(ctx, visitor, cartIds);
  const filledBy = agentOf(opened);
  const { drafts, ...payment } = check(ctx, opened, { ...input, isQuote: quote !== null });
  const { waitsForPayment } = payment.provider;
  await refuseBlockedOrder(ctx, drafts, input);
  for (const { summary } of opened) await reserveStock(ctx, summary.items);
  const group = {
    groupId: randomUUID(),
    visitor,
    payment,
    subscriptionId: input.subscriptionId ?? null,
    agent: input.agent ?? filledBy?.id ?? null,
    invoiceReference: input.invoiceReference ?? "",
    orders: opened.map(({ summary, seller }, at) => {
      const [draft, part] = [drafts[at], parts[at]];
      if (!draft || !part || !seller) throw changed();
      const settings = settingsOfSeller(ctx.shop.settings, seller);
      const { customerNote, placeToken } = part;
      return {
        orderId: randomUUID(),
        summary,
        draft,
        customerNote,
        placeToken,
        sellerId: seller.id,
        settings,
      };
    }),
  };
  const [first] = group.orders;
  if (!first) throw changed();
  for (const [at, { orderId }] of group.orders.entries()) {
    const cartId = cartIds[at] ?? "";
    // The order may be given up at the payment: its cart then comes back as it was.
    if (waitsForPayment) await moveCart(ctx, cartId, orderId);
    else await dropCart(ctx, cartId);
  }
  if (visitor.customer) await keepOrderAddresses(ctx, visitor.customer.id, addressesOf(drafts));
  // Orders that wait for their payment are confirmed once it is paid.
  if (!waitsForPayment)
    await queueOrderMail(ctx, { orderId: first.orderId, kind: "placed", firstOfGroup: first.orderId });
  const [incrementId = ""] = await writeOrders(ctx, group);
  await recordDiscountUses(ctx, { groupId: group.groupId, email: first.draft.email, orders: group.orders });
  if (quote) await noteOrdered(ctx, quote.id, first.orderId);
  if (filledBy?.checkoutId && !input.agent)
    for (const run of ctx.handlers.agentsOrder)
      await run(ctx, { orderId: first.orderId, checkoutId: filledBy.checkoutId, waitsForPayment });
  // Those that wait for a payment are paid or given up together (rule order-groups-5).
  if (!waitsForPayment)
    for (const { orderId, summary } of group.orders)
      if (summary.totals.totalDueMinor === 0) await acceptFree(ctx, orderId);
  return {
    orderId: first.orderId,
    incrementId,
    isNew: true,
    mayLeadToPayment: waitsForPayment,
  };
}

/** Checks carts that are ordered together, and finds how they are paid. */
function check(
  ctx: ShopContext,
  opened: readonly OpenCart[],
  {
    visitor,
    parts,
    sandboxAllowed,
    subscriptionId = null,
    visitedHost = null,
    isQuote,
  }: PlaceOrderInput & { isQuote: boolean },
): GroupPayment & { drafts: PlaceableDraft[] } {
  const totalMinor = opened.reduce((sum, { summary }) => sum + summary.totals.totalDueMinor, 0);
  const repeats = opened.some(({ summary }) => startsSubscription(summary));
  const country = billingAddressOf(opened[0]?.draft ?? {})?.country;
  const listing = { shop: ctx.shop, sandboxAllowed, totalMinor, repeats, country };
  const shared = {
    shop: ctx.shop,
    totalDueMinor: totalMinor,
    isQuote,
    isRenewal: subscriptionId !== null,
    hasAccount: visitor.customer !== null,
    now: ctx.now(),
    paymentMethodCodes: listPaymentMethods(listing).map(({ code }) => code),
  };
  const drafts = checkTogether(
    opened.flatMap(({ summary, draft, seller }, at) => {
      const part = parts[at];
      return part ? [{ ...shared, summary, draft, seen: part.seen, sellerName: seller?.name ?? "" }] : [];
    }),
  );
  const payment = findPaymentMethod(listing, drafts[0]?.paymentMethodCode ?? "");
  if (!payment) throw new AppError("invalid", phrase("Please choose a payment method."), "payment_method");
  const mode = paymentMode(payment.provider, repeats, subscriptionId);
  // What was approved with an express button was one cart, and cannot be charged again.
  const only = opened.length === 1 && mode === "once" ? opened[0] : null;
  const approval = only ? usableApproval(only.draft.express, payment.provider.code, ctx.now()) : null;
  return { ...payment, reference: approval?.reference ?? null, mode, host: visitedHost, drafts };
}

/** One who is blocked buys in no way: signed in, as a guest or by a subscription (rule accounts-46). */
async function refuseBlockedOrder(
  ctx: ShopContext,
  drafts: readonly PlaceableDraft[],
  { visitor, network = "" }: PlaceOrderInput,
): Promise<void> {
  const customerId = visitor.customer?.id ?? null;
  for (const { email, billingAddress, shippingAddress } of drafts.slice(0, 1)) {
    const addresses = [billingAddress, shippingAddress];
    await refuseBlocked(ctx, { customerId, email, addresses, network }, "order");
  }
}

const addressesOf = (drafts: readonly PlaceableDraft[]) =>
  drafts.slice(0, 1).flatMap(({ shippingAddress, billingAddress }) => [shippingAddress, billingAddress]);

async function acceptFree(ctx: ShopContext, orderId: string): Promise<void> {
  const by = { actor: recordedActor(await ctx.actor()), now: ctx.now() };
  await recordStatus(ctx, orderId, transition({ status: "pending" }, "processing", by), "Nothing to pay");
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
