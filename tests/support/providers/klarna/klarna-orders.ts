import { randomUUID } from "node:crypto";
import type { ProviderCall, ProviderReply } from "../provider-server";
import type { KlarnaSession } from "./klarna-contract";

/** An order as order management shows it. */
type Order = {
  order_id: string;
  status: string;
  fraud_status: string;
  order_amount: number;
  original_order_amount: number;
  captured_amount: number;
  refunded_amount: number;
  remaining_authorized_amount: number;
  purchase_currency: string;
  purchase_country: string;
  merchant_reference1: string;
  merchant_reference2: string;
  merchant_data: string;
  captures: { capture_id: string; captured_amount: number; reference?: string }[];
  refunds: { refund_id: string; refunded_amount: number; reference?: string; description?: string }[];
};

type Sent = { captured_amount?: number; refunded_amount?: number; reference?: string; description?: string };

/** What the API answers to a call that is not allowed. */
export const refusal = (status: number, error_code: string, ...error_messages: string[]): ProviderReply => ({
  status,
  json: { error_code, error_messages, correlation_id: randomUUID() },
});

/**
 * Klarna's order management: calls that change an order are remembered by their idempotency key, whatever
 * they say.
 */
export function klarnaOrders() {
  const orders = new Map<string, Order>();
  const answered = new Map<string, ProviderReply>();

  /** Places the order of a session that was paid for. */
  function place(session: KlarnaSession, fraud_status: string): Order {
    const order: Order = {
      order_id: randomUUID(),
      status: "AUTHORIZED",
      fraud_status,
      order_amount: session.order_amount,
      original_order_amount: session.order_amount,
      captured_amount: 0,
      refunded_amount: 0,
      remaining_authorized_amount: session.order_amount,
      purchase_currency: session.purchase_currency,
      purchase_country: session.purchase_country,
      merchant_reference1: session.merchant_reference1 ?? "",
      merchant_reference2: session.merchant_reference2 ?? "",
      merchant_data: session.merchant_data ?? "",
      captures: [],
      refunds: [],
    };
    orders.set(order.order_id, order);
    return order;
  }

  /** Answers a call of `/ordermanagement/v1/orders/{id}`. */
  function answer(call: ProviderCall, id: string, verb: string): ProviderReply {
    const order = orders.get(id);
    if (!order) return refusal(404, "NO_SUCH_ORDER", `Order ${id} cannot be found.`);
    if (call.method === "GET") return { json: order };
    const key = call.headers["klarna-idempotency-key"];
    if (typeof key !== "string") return change(order, verb, call.body);
    const known = answered.get(key);
    if (known) return known;
    const reply = change(order, verb, call.body);
    // A refusal is no change: the same key may be used again.
    if ((reply.status ?? 200) < 300) answered.set(key, reply);
    return reply;
  }

  function change(order: Order, verb: string, body: string): ProviderReply {
    const sent: Sent = body === "" ? {} : JSON.parse(body);
    if (verb === "captures") return capture(order, sent);
    return verb === "refunds" ? refund(order, sent) : cancel(order);
  }

  function capture(order: Order, { captured_amount = 0, reference = "" }: Sent): ProviderReply {
    if (order.fraud_status !== "ACCEPTED") return refusal(403, "CAPTURE_NOT_ALLOWED", "Order is pending.");
    if (order.status !== "AUTHORIZED" && order.status !== "PART_CAPTURED")
      return refusal(403, "CAPTURE_NOT_ALLOWED", `Order is ${order.status}.`);
    if (captured_amount > order.remaining_authorized_amount)
      return refusal(403, "CAPTURE_NOT_ALLOWED", "Captured amount is higher than the remaining amount.");
    order.captured_amount += captured_amount;
    order.remaining_authorized_amount -= captured_amount;
    order.status = order.remaining_authorized_amount === 0 ? "CAPTURED" : "PART_CAPTURED";
    order.captures.push({ capture_id: randomUUID(), captured_amount, reference });
    return { status: 201 };
  }

  function refund(order: Order, { refunded_amount = 0, reference = "", description = "" }: Sent) {
    if (refunded_amount + order.refunded_amount > order.captured_amount)
      return refusal(403, "REFUND_NOT_ALLOWED", "Refund amount is higher than the captured amount.");
    order.refunded_amount += refunded_amount;
    order.refunds.push({ refund_id: randomUUID(), refunded_amount, reference, description });
    return { status: 201 };
  }

  function cancel(order: Order): ProviderReply {
    if (order.captured_amount > 0) return refusal(403, "CANCEL_NOT_ALLOWED", "Order is captured.");
    order.status = "CANCELLED";
    order.remaining_authorized_amount = 0;
    return { status: 204 };
  }

  return { orders, place, answer };
}
