// @public

import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The link of an order, for the person whose e-mail it was placed with. `minute` keeps a repeat apart. */
export const orderLinkMail = (
  shop: MailShop,
  order: { incrementId: string; email: string; url: string; minute: string },
): Mail =>
  linkMail(shop, {
    to: order.email,
    messageKey: `order-link-${order.incrementId}-${order.minute}`,
    subject: `Your ${shop.name} order ${order.incrementId}`,
    own: { kind: "order_link", facts: { order: order.incrementId } },
    lines: [`Here is the link to your order ${order.incrementId}.`],
    action: "Follow your order",
    url: order.url,
    note: "If you didn’t ask for this link, you can ignore this email.",
  });
