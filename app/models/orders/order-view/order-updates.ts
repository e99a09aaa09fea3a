import { phrase } from "~/models/platform/texts/phrase";
import type { Minor } from "../../platform/money/money";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { canceledText } from "../states/cancel-note";

/** A parcel, with UTC ISO moments; it was not handed over yet where `deliveredAt` is null. */
type HappenedParcel = {
  carrierName: string;
  trackingNumber: string;
  shippedAt: string;
  deliveredAt: string | null;
};

/** What an order's updates are made of; `events` begin with its first state. */
type HappenedOrder = {
  createdAt: string;
  isCollected: boolean;
  events: readonly { toStatus: OrderStatus; note: string; at: string }[];
  shipments: readonly HappenedParcel[];
  refunds: readonly { amountText: string; at: string; amountMinor: Minor }[];
};

/** Something that happened to an order, in its shopper's words; `at` is a UTC ISO moment. */
export type OrderUpdate = { text: string; at: string };

/**
 * What happened to an order, for its shopper, the earliest first (rule orders-22): placed, accepted, packed,
 * sent, delivered, refunded. States and notes of the shop are for its staff, but for why
 * it was canceled.
 */
export function orderUpdates({
  createdAt,
  isCollected,
  events,
  shipments,
  refunds,
}: HappenedOrder): OrderUpdate[] {
  const all = [
    { text: phrase("Order placed"), at: createdAt },
    ...events.flatMap(({ toStatus, note, at }, index) => {
      const isChange = index > 0 && events[index - 1]?.toStatus !== toStatus;
      const text = isChange ? textOfState(toStatus, note, { isCollected, shipments, refunds }) : "";
      return text ? [{ text, at }] : [];
    }),
    ...shipments.flatMap((parcel) => textsOfParcel(parcel, isCollected)),
    ...refunds.map(({ amountText, at }) => ({
      text: phrase("{amount} refunded", { amount: amountText }),
      at,
    })),
  ];
  const sorted = all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  // Parcels that are handed over together are one update.
  return sorted.filter(
    ({ text, at }, index) => sorted.findIndex((o) => o.text === text && o.at === at) === index,
  );
}

/** A change of state in words; empty where parcels and refunds tell the same. */
function textOfState(
  status: OrderStatus,
  note: string,
  { isCollected, shipments, refunds }: Pick<HappenedOrder, "isCollected" | "shipments" | "refunds">,
): string {
  switch (status) {
    case "pending":
    case "pending_payment":
      return "";
    case "processing":
      return phrase("Order accepted");
    case "packing":
      return phrase("Packed");
    case "complete":
      if (shipments.length > 0) return "";
      return isCollected ? phrase("Collected") : phrase("Completed");
    case "closed":
      return refunds.length > 0 ? "" : phrase("Closed");
    case "canceled":
      return canceledText(note);
  }
}

function textsOfParcel(
  { carrierName, trackingNumber, shippedAt, deliveredAt }: HappenedParcel,
  isCollected: boolean,
): OrderUpdate[] {
  const sent = [
    carrierName ? phrase("Sent with {carrier}", { carrier: carrierName }) : phrase("Sent"),
    trackingNumber,
  ]
    .filter(Boolean)
    .join(", ");
  return [
    { text: isCollected ? phrase("Ready for pickup") : sent, at: shippedAt },
    ...(deliveredAt
      ? [{ text: isCollected ? phrase("Collected") : phrase("Delivered"), at: deliveredAt }]
      : []),
  ];
}
