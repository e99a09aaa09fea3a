// @public

import { isAppError } from "~/models/platform/error/app-error";
import { failDelivery, finishDelivery } from "../orders/delivery/finish-delivery.server";
import { openDelivery } from "../orders/delivery/open-delivery.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import { payDelivery } from "./subscriptions/pay-delivery.server";
import { placeDelivery } from "./subscriptions/place-delivery.server";

/** What became of a subscription that was looked at. */
export type Renewal =
  | { kind: "not due" }
  | { kind: "ordered"; orderId: string }
  | { kind: "failed"; reason: string };

/**
 * Orders the delivery of a subscription that is due, pays for it, and moves on (rules subscriptions-8,
 * subscriptions-9 and subscriptions-12). Done again, or by two processes at once, it orders each delivery
 * once.
 * @throws ProviderUnavailable when the provider cannot be reached; the next run goes on
 */
export async function renewSubscription(ctx: PaymentContext, id: string): Promise<Renewal> {
  const delivery = await openDelivery(ctx, id);
  if (!delivery) return { kind: "not due" };
  try {
    const orderId = await placeDelivery(ctx, delivery);
    const payment = await payDelivery(ctx, delivery, orderId);
    if (payment.kind === "failed") return await fail(payment.reason);
    await finishDelivery(ctx, delivery, orderId);
    return { kind: "ordered", orderId };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return await fail(error.message);
  }

  async function fail(reason: string): Promise<Renewal> {
    if (delivery) await failDelivery(ctx, delivery, reason);
    return { kind: "failed", reason };
  }
}
