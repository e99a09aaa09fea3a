import { formatMoney } from "../../../platform/money/format-money";
import { isDelivered } from "../../order-view/is-delivered";
import { refundPartsText } from "../../order-view/refund-parts";
import type { ReturnView } from "../../return-view";
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
          `${name}, we have your ${noun} ${list}.`,
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
    case "shipped":
      return {
        subject: `Your ${shop.name} order ${number} is on its way`,
        title: "Your order is on its way",
        paragraphs: [
          isDelivered(order)
            ? `${name}, we have sent everything of your order ${number}.`
            : `${name}, we have sent a part of your order ${number}. The rest follows, and we write to you when it leaves.`,
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
          "If you have already paid, we refund the amount to your original payment method.",
        ],
      };
    case "refund_pending":
      return {
        subject: `Your refund for order ${number}`,
        title: "Your refund is on its way",
        paragraphs: [
          `${name}, we have asked for a refund of your order ${number}. The payment provider is working on it. We'll email you when it is done.`,
        ],
      };
    case "refund_failed":
      return {
        subject: `Your refund for order ${number} could not be paid`,
        title: "Your refund could not be paid",
        paragraphs: [
          `${name}, the refund of your order ${number} came back to us. You are still owed it: we'll pay it again, or in another way.`,
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
        title: `We have refunded ${amount}`,
        paragraphs: [
          `${name}, we have refunded ${amount} of your order ${number} to your original payment method. It can take a few days to arrive.`,
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
        subject: `Your return ${number}`,
        title: "We have your request",
        paragraphs: [
          `${name}, you asked to send back a part of your order ${order.incrementId}. Please wait for the answer of ${store} before you send anything.`,
        ],
      };
    case "return_accepted":
      return {
        subject: `Your return ${number} was accepted`,
        title: "You can send it back",
        paragraphs: [
          `${name}, ${store} takes it back. Please write the number ${number} on the parcel, and pack it well.`,
          ...said,
        ],
      };
    case "return_declined":
      return {
        subject: `Your return ${number} was declined`,
        title: "Your return was declined",
        paragraphs: [`${name}, ${store} does not take it back.`, ...said],
      };
    case "return_received":
      return {
        subject: `Your return ${number} has arrived`,
        title: "Your return has arrived",
        paragraphs: [`${name}, ${store} has your parcel. We'll email you when it is refunded.`, ...said],
      };
  }
}

/** '1', '1 and 2', '1, 2 and 3'. */
const inWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
