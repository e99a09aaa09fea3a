import type { Mail } from "../../../platform/mail/mail";
import { noOwnWords } from "../../../shops/mail/own-words";
import { orderMailHtml } from "./order-mail-html";
import { type OrderMailInput, orderMailParts } from "./order-mail-parts";
import { orderMailText } from "./order-mail-text";
import { orderMailWords } from "./order-mail-words";
import { withOwnersWords } from "./own-words";

/**
 * A mail about an order (rule orders-9), with equivalent HTML and text. Making it again gives the same key,
 * so that it stays one message. Null when the refund it is about is not known.
 */
export function orderMail(input: OrderMailInput): Mail | null {
  const said = orderMailWords(input);
  if (!said) return null;
  const words = withOwnersWords(said, input.ownWords ?? noOwnWords, input);
  const { kind, order, subjectId, shop } = input;
  const parts = orderMailParts(input);
  return {
    to: recipientOf(input),
    from: { name: shop.name, address: shop.email },
    subject: words.subject,
    messageKey: ["order", kind, order.id, subjectId].filter(Boolean).join("-"),
    html: orderMailHtml(words, parts, shop),
    text: orderMailText(words, parts, shop),
  };
}

/** A withdrawal is confirmed where its sender asked for it (rule withdrawals-6). */
const recipientOf = ({ kind, order, subjectId }: OrderMailInput): string =>
  (kind === "withdrawn" && order.returns.find(({ id }) => String(id) === subjectId)?.withdrawal?.email) ||
  order.email;
