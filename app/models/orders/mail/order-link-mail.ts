// @public

import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The link of an order, for the person whose e-mail it was placed with. `minute` keeps a repeat apart. */
export const orderLinkMail = (
  shop: MailShop,
  order: { incrementId: string; email: string; url: string; minute: string },
): Mail => {
  const { t } = shop;
  const { incrementId: number } = order;
  return linkMail(shop, {
    to: order.email,
    messageKey: `order-link-${order.incrementId}-${order.minute}`,
    subject: t("Your {shop} order {number}", { shop: shop.name, number }),
    own: { kind: "order_link", facts: { order: number } },
    lines: [t("Here is the link to your order {number}.", { number })],
    action: t("Follow your order"),
    url: order.url,
    note: t("If you didn’t ask for this link, you can ignore this email."),
  });
};
