// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Address } from "~/models/accounts/address/address";
import { planCode, planOptionCode } from "~/models/catalogue/plans/plan";
import { nextDelivery } from "~/models/orders/subscription/schedule";
import type { SubscriptionForm } from "~/models/orders/subscription/subscription-form";
import { stateAfter } from "~/models/orders/subscription/subscription-status";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { fieldOfRefusal, shippingRefusals } from "~/models/selling/shipping/shipping-refusals";
import { authorize } from "~/models/shops/actors/authorize";
import { subscriptionDeliveries, subscriptions } from "~/tables/orders/subscriptions";
import { readCartProduct } from "../../selling/cart-page/read-cart-lines.server";
import { lineKeyOf } from "../../selling/lines/line-key.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopDay } from "../../shops/settings/delivery-day.server";
import { holdUntil } from "../delivery/keep-for-next-try.server";
import { lockSubscription, type SubscriptionRow } from "../delivery/open-delivery.server";

/** What a customer changes: a button of the page, or the address. */
export type SubscriptionChange = SubscriptionForm | { intent: "address"; id: string; address: Address };

const noFailure = { failedTries: 0, failure: "", retryAt: null };

/**
 * Changes a subscription of a customer (rule subscriptions-6).
 * @throws AppError `not_found` for a subscription that is not this customer's, `conflict` for a step that its
 * state does
 *   not allow, `invalid` for an interval that the product does not offer, or an address it is not sent to
 */
export async function changeSubscription(
  ctx: ShopContext,
  customerId: number,
  change: SubscriptionChange,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const left = await inTransaction(ctx, async (inner) => {
    const held = await lockSubscription(inner, change.id);
    if (held?.customerId !== customerId)
      throw new AppError("not_found", phrase("We couldn’t find this subscription."));
    await inner.db
      .update(subscriptions)
      .set({ ...(await columnsOf(inner, held, change)), updatedAt: inner.now() })
      .where(and(eq(subscriptions.tenantId, ctx.tenant.id), eq(subscriptions.id, held.id)));
    const isWaiting = held.status === "active" && held.failedTries > 0;
    return isWaiting ? leaveOrderOfDelivery(inner, held) : null;
  });
  if (left) await inTransaction(ctx, (inner) => holdUntil(inner, left, inner.now()));
}

/**
 * Takes an order that waits for its next try from a subscription that changes (rule subscriptions-9): it is
 * not charged any more, and a later try places another.
 * @returns the order; null for none
 */
async function leaveOrderOfDelivery(
  ctx: ShopContext,
  { id, nextOn }: SubscriptionRow,
): Promise<string | null> {
  const isDelivery = and(
    eq(subscriptionDeliveries.tenantId, ctx.tenant.id),
    eq(subscriptionDeliveries.subscriptionId, id),
    eq(subscriptionDeliveries.dueOn, nextOn),
  );
  const [delivery] = await ctx.db.select().from(subscriptionDeliveries).where(isDelivery);
  if (!delivery?.orderId) return null;
  await ctx.db.update(subscriptionDeliveries).set({ token: randomUUID(), orderId: null }).where(isDelivery);
  return delivery.orderId;
}

async function columnsOf(
  ctx: ShopContext,
  held: SubscriptionRow,
  change: SubscriptionChange,
): Promise<Partial<SubscriptionRow>> {
  const { status, firstOn, nextOn } = held;
  switch (change.intent) {
    case "pause":
    case "cancel":
      return { status: stateAfter(status, change.intent), retryAt: null };
    case "resume": {
      const today = shopDay(ctx);
      const next = nextOn > today ? nextOn : nextDelivery(firstOn, held, today);
      return { status: stateAfter(status, "resume"), nextOn: next, ...noFailure };
    }
    case "skip":
      return {
        status: stateAfter(status, "skip"),
        nextOn: nextDelivery(firstOn, held, nextOn),
        ...noFailure,
      };
    case "interval":
      return { status: stateAfter(status, "change"), ...(await atPlan(ctx, held, change.plan)) };
    case "address":
      await refuseDestination(ctx, held, change.address);
      return { status: stateAfter(status, "change"), shippingAddress: change.address };
  }
}

/** @throws AppError `invalid` beside its field for an address the product is not sent to (rule shipping-3) */
async function refuseDestination(ctx: ShopContext, held: SubscriptionRow, address: Address): Promise<void> {
  const product = await readCartProduct(ctx, held.productId, held.sellerId);
  if (!product) return;
  const item = { ...product, name: held.name, qty: held.qty };
  const [refusal] = shippingRefusals([item], address, ctx.shop.settings.us_restrict_states);
  if (refusal) throw new AppError("invalid", refusal.message, fieldOfRefusal(address));
}

/** Another interval, counted from the next delivery. */
async function atPlan(
  ctx: ShopContext,
  held: SubscriptionRow,
  code: string,
): Promise<Partial<SubscriptionRow>> {
  const product = await readCartProduct(ctx, held.productId, held.sellerId);
  const plan = product?.plans.find((one) => planCode(one) === code);
  if (!plan) throw new AppError("invalid", phrase("Please choose one of the intervals."), "plan");
  const options = { ...held.lineData.options, [planOptionCode]: code };
  const lineData = { ...held.lineData, options };
  const { every, unit } = plan;
  return { every, unit, lineData, lineKey: lineKeyOf(lineData), firstOn: held.nextOn };
}
