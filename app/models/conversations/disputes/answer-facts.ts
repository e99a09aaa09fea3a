import type { Address } from "~/models/accounts/address/address";
import { addressLines } from "~/models/accounts/address/address-lines";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { AnswerFacts } from "~/models/payments/disputes/dispute-answer";

/** What of an order goes along with an answer. */
export type AnsweredOrder = Pick<OrderView, "email" | "billingAddress" | "shippingAddress" | "lines"> & {
  shipments: readonly Pick<OrderView["shipments"][number], "carrierName" | "trackingNumber" | "shippedAt">[];
};

/**
 * What goes along of an order with an answer to its dispute (rule payment-28). The day is that of its first
 * parcel, UTC.
 */
export function answerFacts({
  email,
  billingAddress,
  shippingAddress,
  lines,
  shipments,
}: AnsweredOrder): AnswerFacts {
  const { first_name, last_name } = billingAddress;
  return {
    customerName: [first_name, last_name].filter(Boolean).join(" "),
    email,
    billingAddress: inOneLine(billingAddress),
    shippingAddress: shippingAddress ? inOneLine(shippingAddress) : "",
    products: lines.map(({ qty, name, sku }) => `${qty} x ${name} (${sku})`).join(", "),
    shippedOn: shipments[0]?.shippedAt.slice(0, 10) ?? "",
    parcels: shipments
      .filter(({ trackingNumber }) => trackingNumber !== "")
      .map(({ carrierName, trackingNumber }) => ({ carrier: carrierName, trackingNumber })),
  };
}

const inOneLine = (address: Address): string => addressLines(address).join(", ");
