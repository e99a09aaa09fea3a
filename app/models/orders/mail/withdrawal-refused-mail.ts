// @public

import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/**
 * Why a withdrawal was not taken (rule withdrawals-5), for the person whose e-mail the order was placed with.
 * `at` is when it was sent, which keeps a repeat apart.
 */
export const withdrawalRefusedMail = (
  shop: MailShop,
  order: { incrementId: string; email: string; url: string; why: string; at: string },
): Mail => {
  const { t } = shop;
  const { incrementId: number } = order;
  return linkMail(shop, {
    to: order.email,
    messageKey: `withdrawal-refused-${number}-${order.at}`,
    subject: t("Your withdrawal from order {number}", { number }),
    own: { kind: "withdrawal_refused", facts: { order: number } },
    lines: [t("We got your withdrawal from order {number}, but can’t take it.", { number }), order.why],
    action: t("See your order"),
    url: order.url,
    note: t("If you think this is wrong, reply to this email."),
  });
};
