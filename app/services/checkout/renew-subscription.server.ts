// @public

import { isAppError } from "~/models/platform/error/app-error";
import { failDelivery, finishDelivery, type TriedOrder } from "../orders/delivery/finish-delivery.server";
import { openDelivery } from "../orders/delivery/open-delivery.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import { payDelivery } from "./subscriptions/pay-delivery.server";
import { placeDelivery } from "./subscriptions/place-delivery.server";

/** What became of a subscription that was looked at. */
export type Renewal =
  | { kind: "not due" }
  | { kind: "ordered" | "canceled"; orderId: string }
  | { kind: "failed"; reason: string };

/**
 * Orders the delivery of a subscription that is due, pays for it, and moves on (rules subscriptions-8,
 * subscriptions-9 and subscriptions-12). Done again, or by two processes at once, it orders each delivery
 * once, and charges the same order at each try.
 * @throws ProviderUnavailable when the provider cannot be reached; the next run goes on
 */
export async function renewSubscription(ctx: PaymentContext, id: string): Promise<Renewal> {
  const delivery = await openDelivery(ctx, id);
  if (!delivery) return { kind: "not due" };
  try {
    const orderId = await placeDelivery(ctx, delivery);
    const payment = await payDelivery(ctx, delivery, orderId);
    if (payment.kind === "failed") {
      const { reason, handedOver } = payment;
      return await fail(reason, { orderId, handedOver });
    }
    await finishDelivery(ctx, delivery, orderId);
    return { kind: payment.kind === "canceled" ? "canceled" : "ordered", orderId };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return await fail(error.message, null);
  }

  async function fail(reason: string, tried: TriedOrder | null): Promise<Renewal> {
    if (delivery) await failDelivery(ctx, delivery, reason, tried);
    return { kind: "failed", reason };
  }
}
