import { formatMoney } from "../../../platform/money/format-money";
import type { OwnMailWords } from "../../../shops/settings/modules/mail-settings";
import type { OrderMailInput } from "./order-mail-parts";
import type { OrderMailWords } from "./order-mail-words";

/** Leaves what a mail says. */
export const noOwnWords: OwnMailWords = { subject: "", opening: "", closing: "" };

/**
 * The words of a mail with the owner's in their place (rule orders-26): its subject, its first paragraph, and
 * one behind the others. They are plain text; what stands in braces is filled in.
 */
export function inOwnWords(
  words: OrderMailWords,
  { subject, opening, closing }: OwnMailWords,
  about: Pick<OrderMailInput, "order" | "beside" | "shop">,
): OrderMailWords {
  const facts = factsOf(about);
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(facts, name) ? (facts[name] ?? "") : whole));
  const [first, ...others] = words.paragraphs;
  const paragraphs = opening === "" ? words.paragraphs : [filled(opening), ...others];
  return {
    title: words.title,
    subject: subject === "" ? words.subject : filled(subject),
    paragraphs: [
      ...(first === undefined && opening === "" ? [] : paragraphs),
      closing === "" ? [] : filled(closing),
    ].flat(),
  };
}

function factsOf({
  order,
  beside,
  shop,
}: Pick<OrderMailInput, "order" | "beside" | "shop">): Record<string, string> {
  const orders = [order, ...beside.map((one) => one.order)];
  const totalMinor = orders.reduce((sum, one) => sum + one.totalDueMinor, 0);
  return {
    name: order.billingAddress.first_name,
    order: orders.map(({ incrementId }) => incrementId).join(", "),
    shop: shop.name,
    total: formatMoney(totalMinor, order.currency),
  };
}
