import { formatMoney } from "../../../platform/money/format-money";
import { refundPartsText } from "../../payment/refund-parts";
import type { ReturnView } from "../../return-request/return-view";
import { isDelivered } from "../../states/is-delivered";
import type { OrderMailKind } from "./order-mail-kind";
import type { OrderMailInput } from "./order-mail-parts";

/** Subject, heading and first paragraphs of a mail, as plain text. */
export type OrderMailWords = { subject: string; title: string; paragraphs: string[] };

/**
 * The words of a mail about an order (rule orders-9); null when the refund or return it is about is not
 * known.
 */
export function orderMailWords({
  kind,
  order,
  beside,
  subjectId,
  shop,
}: OrderMailInput): OrderMailWords | null {
  const number = order.incrementId;
  const name = order.billingAddress.first_name;
  const numbers = [order, ...beside.map((one) => one.order)].map(({ incrementId }) => incrementId);
  const noun = numbers.length > 1 ? "orders" : "order";
  const list = inWords(numbers);
  switch (kind) {
    case "placed":
      return {
        subject: `Your ${shop.name} ${noun} ${list}`,
        title: `Thank you for your ${noun}`,
        paragraphs: [
          `${name}, we’ve received your ${noun} ${list}.`,
          ...(order.isRenewal
            ? ["Your subscription placed it. You can pause, change or cancel it in your account."]
            : []),
        ],
      };
    case "paid":
      return {
        subject: `Your payment for ${noun} ${list} has arrived`,
        title: "Your payment has arrived",
        paragraphs: [`Thank you, ${name}. Your ${noun} ${list} ${numbers.length > 1 ? "are" : "is"} paid.`],
      };
    case "edited":
      return {
        subject: `Your ${shop.name} order ${number} was changed`,
        title: "Your order was changed",
        paragraphs: [
          `${name}, we’ve changed your order ${number}. The total is now ${formatMoney(order.totalDueMinor, order.currency)}.`,
          ...(order.money.dueMinor > 0
            ? [
                `${formatMoney(order.money.dueMinor, order.currency)} is left to pay. Please open your order to pay it.`,
              ]
            : []),
        ],
      };
    case "shipped":
      if (order.pickup)
        return {
          subject: `Your ${shop.name} order ${number} is ready for pickup`,
          title: "Your order is ready for pickup",
          paragraphs: [
            isDelivered(order)
              ? `${name}, everything in your order ${number} is waiting for you.`
              : `${name}, part of your order ${number} is waiting for you. We’ll email you when the rest is ready.`,
          ],
        };
      return {
        subject: `Your ${shop.name} order ${number} is on its way`,
        title: "Your order is on its way",
        paragraphs: [
          isDelivered(order)
            ? `${name}, everything in your order ${number} is on its way.`
            : `${name}, part of your order ${number} is on its way. We’ll email you when the rest ships.`,
        ],
      };
    case "completed":
      return {
        subject: `Your ${shop.name} order ${number} is complete`,
        title: "Your order is complete",
        paragraphs: [`${name}, your order ${number} is complete. Thank you for buying from us.`],
      };
    case "canceled":
      return {
        subject: `Your ${shop.name} order ${number} was canceled`,
        title: "Your order was canceled",
        paragraphs: [
          `${name}, your order ${number} was canceled.`,
          "If you’ve already paid, we’ll refund your original payment method.",
        ],
      };
    case "refund_pending":
      return {
        subject: `Your refund for order ${number}`,
        title: "Your refund is on its way",
        paragraphs: [
          `${name}, we’ve started your refund for order ${number}. The payment provider is working on it, and we’ll email you when it’s done.`,
        ],
      };
    case "refund_failed":
      return {
        subject: `Your refund for order ${number} didn’t go through`,
        title: "Your refund didn’t go through",
        paragraphs: [
          `${name}, your refund for order ${number} came back to us. We’ll send it again or find another way to pay you.`,
        ],
      };
    case "return_requested":
    case "return_accepted":
    case "return_declined":
    case "return_received": {
      const request = order.returns.find(({ id }) => String(id) === subjectId);
      return request ? returnWords(kind, request, { order, name, shop }) : null;
    }
    case "refunded": {
      const refund = order.refunds.find(({ id }) => id === subjectId);
      if (!refund) return null;
      const amount = formatMoney(refund.amountMinor, order.currency);
      const to = refundPartsText(refund.parts, order.currency);
      return {
        subject: `Refund of ${amount} for order ${number}`,
        title: `We’ve refunded ${amount}`,
        paragraphs: [
          `${name}, we’ve refunded ${amount} for your order ${number} to your original payment method. It can take a few days to arrive.`,
          ...(to ? [`${to}.`] : []),
        ],
      };
    }
  }
}

/** What a step of a return says, with what the store wrote (rule order-returns-8). */
function returnWords(
  kind: Extract<OrderMailKind, `return_${string}`>,
  { number, steps }: ReturnView,
  { order, name, shop }: Pick<OrderMailInput, "order" | "shop"> & { name: string },
): OrderMailWords {
  const of = kind.slice("return_".length);
  const note = steps.find(({ status }) => status === of)?.note ?? "";
  const store = order.sellerName || shop.name;
  const said = note === "" ? [] : [note];
  switch (kind) {
    case "return_requested":
      return {
        subject: `We got your return request ${number}`,
        title: "We got your return request",
        paragraphs: [
          `${name}, we got your request to return items from order ${order.incrementId}. Please wait for ${store} to answer before you send anything.`,
        ],
      };
    case "return_accepted":
      return {
        subject: `Your return ${number} was accepted`,
        title: "You can send it back",
        paragraphs: [
          `${name}, ${store} has accepted your return. Please pack it well and write ${number} on the parcel.`,
          ...said,
        ],
      };
    case "return_declined":
      return {
        subject: `Your return ${number} was declined`,
        title: "Your return was declined",
        paragraphs: [`${name}, ${store} can’t accept your return.`, ...said],
      };
    case "return_received":
      return {
        subject: `Your return ${number} has arrived`,
        title: "Your return has arrived",
        paragraphs: [`${name}, ${store} has your parcel. We’ll email you when we’ve refunded it.`, ...said],
      };
  }
}

/** '1', '1 and 2', '1, 2 and 3'. */
const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
