import { calledInAddress } from "../../../accounts/person-name";
import { formatMoney } from "../../../platform/money/format-money";
import { withOwnWords } from "../../../shops/mail/own-words";
import type { MailFacts, OwnMailWords } from "../../../shops/settings/modules/mail-settings";
import type { OrderMailInput } from "./order-mail-parts";
import type { OrderMailWords } from "./order-mail-words";

/** The words of a mail about an order with the owner's in their place (rule orders-26). */
export function withOwnersWords(
  words: OrderMailWords,
  own: OwnMailWords,
  about: Pick<OrderMailInput, "order" | "beside" | "shop">,
): OrderMailWords {
  const { subject, paragraphs, closing } = withOwnWords(words, own, factsOf(about));
  return { title: words.title, subject, paragraphs: [...paragraphs, ...closing] };
}

function factsOf({ order, beside, shop }: Pick<OrderMailInput, "order" | "beside" | "shop">): MailFacts {
  const orders = [order, ...beside.map((one) => one.order)];
  const totalMinor = orders.reduce((sum, one) => sum + one.totalDueMinor, 0);
  return {
    name: calledInAddress(order.billingAddress, shop.language),
    order: orders.map(({ incrementId }) => incrementId).join(", "),
    shop: shop.name,
    total: formatMoney(totalMinor, order.currency),
  };
}
