import { formatMoney } from "../../money/format-money";
import { isDelivered } from "../../order-view/is-delivered";
import { refundPartsText } from "../../order-view/refund-parts";
import type { OrderMailInput } from "./order-mail-parts";

/** Subject, heading and first paragraphs of a mail, as plain text. */
export type OrderMailWords = { subject: string; title: string; paragraphs: string[] };

/** The words of a mail about an order (rule orders-9); null when the refund it is about is not known. */
export function orderMailWords({ kind, order, subjectId, shop }: OrderMailInput): OrderMailWords | null {
  const number = order.incrementId;
  const name = order.billingAddress.first_name;
  switch (kind) {
    case "placed":
      return {
        subject: `Your ${shop.name} order ${number}`,
        title: "Thank you for your order",
        paragraphs: [
          `${name}, we have your order ${number} of ${order.createdAtText}.`,
          ...(order.isRenewal
            ? ["Your subscription placed it. You can pause, change or cancel it in your account."]
            : []),
        ],
      };
    case "paid":
      return {
        subject: `Your payment for order ${number} has arrived`,
        title: "Your payment has arrived",
        paragraphs: [`Thank you, ${name}. Your order ${number} is paid.`],
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
          "If you have paid already, we pay the amount back the way you paid.",
        ],
      };
    case "refunded": {
      const refund = order.refunds.find(({ id }) => id === subjectId);
      if (!refund) return null;
      const amount = formatMoney(refund.amountMinor, order.currency);
      const to = refundPartsText(refund.parts, order.currency);
      return {
        subject: `${amount} of order ${number} paid back`,
        title: `We have paid back ${amount}`,
        paragraphs: [
          `${name}, we have paid back ${amount} of your order ${number} the way you paid. It can take a few days until you see it.`,
          ...(to ? [`${to}.`] : []),
        ],
      };
    }
  }
}
