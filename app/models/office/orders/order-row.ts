import type { Address } from "../../accounts/address/address";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { dayText } from "../day-text";
import type { ListRow } from "../list/list-description";
import { orderAgentText } from "./order-agent-text";
import { orderStateBadge } from "./order-state";

/** What a row of the list needs of an order. */
type ListedOrder = {
  id: string;
  incrementId: string;
  status: OrderStatus;
  email: string;
  currency: string;
  grandTotalMinor: Minor;
  createdAt: Date;
  billingAddress: Address;
  shippingAddress: Address | null;
  shippingMethod: { title: string; pickup?: unknown } | null;
  customerNote: string;
  agent: string | null;
};

/** An order as a row of the list. @param zone of the shop */
export function orderRow(
  order: ListedOrder,
  { count, sentCount, seller = "" }: { count: number; sentCount: number; seller?: string | undefined },
  { zone, now }: { zone: string; now: Date },
): ListRow {
  const address = order.shippingAddress ?? order.billingAddress;
  const name = `${order.billingAddress.first_name} ${order.billingAddress.last_name}`.trim();
  const place = [address.phone, [address.city, address.state].filter(Boolean).join(", ")];
  return {
    id: order.id,
    href: `/admin/orders/${encodeURIComponent(order.incrementId)}`,
    label: `order ${order.incrementId}`,
    cells: {
      number: { text: order.incrementId },
      placed: { text: dayText(order.createdAt, { zone, now }), sub: orderAgentText(order.agent) },
      customer: { text: name || order.email, sub: place.filter(Boolean).join(" · ") },
      pieces: { text: count === 1 ? "1 item" : `${count} items`, sub: order.customerNote ? "Note" : "" },
      total: { text: formatMoney(order.grandTotalMinor, order.currency) },
      state: orderStateBadge(order.status),
      seller: { text: seller },
      delivery: { text: deliveryText(order, count, sentCount), sub: order.shippingMethod?.title ?? "" },
    },
  };
}

function deliveryText({ shippingMethod }: ListedOrder, count: number, sentCount: number): string {
  if (!shippingMethod) return "None";
  const isPickup = shippingMethod.pickup !== undefined;
  if (sentCount === 0) return isPickup ? "To collect" : "To send";
  const done = isPickup ? "ready" : "sent";
  return sentCount < count ? `${sentCount} of ${count} ${done}` : isPickup ? "Ready" : "Sent";
}
