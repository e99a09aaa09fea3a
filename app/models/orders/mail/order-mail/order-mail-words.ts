import { calledInAddress } from "../../../accounts/person-name";
import { formatMoney } from "../../../platform/money/format-money";
import type { Translate } from "../../../platform/texts/message";
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
  const name = calledInAddress(order.billingAddress, shop.language);
  const numbers = [order, ...beside.map((one) => one.order)].map(({ incrementId }) => incrementId);
  const { t, name: store } = shop;
  const list = inWords(t, numbers);
  const count = numbers.length;
  switch (kind) {
    case "placed":
      return {
        subject: t("{count, plural, one {Your {store} order {list}} other {Your {store} orders {list}}}", {
          count,
          store,
          list,
        }),
        title: t("{count, plural, one {Thank you for your order} other {Thank you for your orders}}", {
          count,
        }),
        paragraphs: [
          t(
            "{count, plural, one {{name}, we’ve received your order {list}.} other {{name}, we’ve received your orders {list}.}}",
            { count, name, list },
          ),
          ...(order.isRenewal
            ? [t("Your subscription placed it. You can pause, change or cancel it in your account.")]
            : []),
        ],
      };
    case "paid":
      return {
        subject: t(
          "{count, plural, one {Your payment for order {list} has arrived} other {Your payment for orders {list} has arrived}}",
          { count, list },
        ),
        title: t("Your payment has arrived"),
        paragraphs: [
          t(
            "{count, plural, one {Thank you, {name}. Your order {list} is paid.} other {Thank you, {name}. Your orders {list} are paid.}}",
            { count, name, list },
          ),
        ],
      };
    case "edited":
      return {
        subject: t("Your {store} order {number} was changed", { store, number }),
        title: t("Your order was changed"),
        paragraphs: [
          t("{name}, we’ve changed your order {number}. The total is now {total}.", {
            name,
            number,
            total: formatMoney(order.totalDueMinor, order.currency),
          }),
          ...(order.money.dueMinor > 0
            ? [
                t("{money} is left to pay. Please open your order to pay it.", {
                  money: formatMoney(order.money.dueMinor, order.currency),
                }),
              ]
            : []),
        ],
      };
    case "shipped":
      if (order.pickup)
        return {
          subject: t("Your {store} order {number} is ready for pickup", { store, number }),
          title: t("Your order is ready for pickup"),
          paragraphs: [
            isDelivered(order)
              ? t("{name}, everything in your order {number} is waiting for you.", { name, number })
              : t(
                  "{name}, part of your order {number} is waiting for you. We’ll email you when the rest is ready.",
                  { name, number },
                ),
          ],
        };
      return {
        subject: t("Your {store} order {number} is on its way", { store, number }),
        title: t("Your order is on its way"),
        paragraphs: [
          isDelivered(order)
            ? t("{name}, everything in your order {number} is on its way.", { name, number })
            : t("{name}, part of your order {number} is on its way. We’ll email you when the rest ships.", {
                name,
                number,
              }),
        ],
      };
    case "completed":
      return {
        subject: t("Your {store} order {number} is complete", { store, number }),
        title: t("Your order is complete"),
        paragraphs: [
          t("{name}, your order {number} is complete. Thank you for buying from us.", { name, number }),
        ],
      };
    case "canceled":
      return {
        subject: t("Your {store} order {number} was canceled", { store, number }),
        title: t("Your order was canceled"),
        paragraphs: [
          t("{name}, your order {number} was canceled.", { name, number }),
          t("If you’ve already paid, we’ll refund your original payment method."),
        ],
      };
    case "refund_pending":
      return {
        subject: t("Your refund for order {number}", { number }),
        title: t("Your refund is on its way"),
        paragraphs: [
          t(
            "{name}, we’ve started your refund for order {number}. The payment provider is working on it, and we’ll email you when it’s done.",
            { name, number },
          ),
        ],
      };
    case "refund_failed":
      return {
        subject: t("Your refund for order {number} didn’t go through", { number }),
        title: t("Your refund didn’t go through"),
        paragraphs: [
          t(
            "{name}, your refund for order {number} came back to us. We’ll send it again or find another way to pay you.",
            { name, number },
          ),
        ],
      };
    case "withdrawn": {
      const request = order.returns.find(({ id }) => String(id) === subjectId);
      if (!request?.withdrawal) return null;
      const time = request.withdrawal.atText;
      return {
        subject: t("We got your withdrawal from order {number}", { number }),
        title: t("We got your withdrawal"),
        paragraphs: [
          t("{name}, we got your withdrawal from order {number} on {time}. Please keep this email.", {
            name: request.withdrawal.name,
            number,
            time,
          }),
          t(
            "Please send what you’ve already received back within 14 days. We’ll refund you within 14 days, but may wait until the items are back. What wasn’t sent yet is canceled.",
          ),
        ],
      };
    }
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
        subject: t("Refund of {amount} for order {number}", { amount, number }),
        title: t("We’ve refunded {amount}", { amount }),
        paragraphs: [
          t(
            "{name}, we’ve refunded {amount} for your order {number} to your original payment method. It can take a few days to arrive.",
            { name, amount, number },
          ),
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
  const { t } = shop;
  const of = kind.slice("return_".length);
  const note = steps.find(({ status }) => status === of)?.note ?? "";
  const store = order.sellerName || shop.name;
  const said = note === "" ? [] : [note];
  switch (kind) {
    case "return_requested":
      return {
        subject: t("We got your return request {number}", { number }),
        title: t("We got your return request"),
        paragraphs: [
          t(
            "{name}, we got your request to return items from order {order}. Please wait for {store} to answer before you send anything.",
            { name, order: order.incrementId, store },
          ),
        ],
      };
    case "return_accepted":
      return {
        subject: t("Your return {number} was accepted", { number }),
        title: t("You can send it back"),
        paragraphs: [
          t(
            "{name}, {store} has accepted your return. Please pack it well and write {number} on the parcel.",
            { name, store, number },
          ),
          ...said,
        ],
      };
    case "return_declined":
      return {
        subject: t("Your return {number} was declined", { number }),
        title: t("Your return was declined"),
        paragraphs: [t("{name}, {store} can’t accept your return.", { name, store }), ...said],
      };
    case "return_received":
      return {
        subject: t("Your return {number} has arrived", { number }),
        title: t("Your return has arrived"),
        paragraphs: [
          t("{name}, {store} has your parcel. We’ll email you when we’ve refunded it.", { name, store }),
          ...said,
        ],
      };
  }
}

/** '1', '1 and 2', '1, 2 and 3'. */
const inWords = (t: Translate, words: readonly string[]): string =>
  words.length > 1
    ? t("{names} and {last}", { names: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" })
    : (words[0] ?? "");
