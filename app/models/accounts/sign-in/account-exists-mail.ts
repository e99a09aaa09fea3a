// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/**
 * The mail for an account's owner when another person enters their e-mail to register or to change an e-mail.
 */
export function accountExistsMail(
  shop: MailShop,
  {
    customerId,
    email,
    firstName,
    url,
    minute,
  }: { customerId: number; email: string; firstName: string; url: string; minute: string },
): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `account-exists-${customerId}-${minute}`,
    subject: t("You already have an account"),
    own: { kind: "account_exists", facts: { name: firstName } },
    greeting: greeting(t, firstName),
    lines: [
      t(
        "Someone tried to register with your email at {shop}. You already have an account with it, and nothing has changed.",
        { shop: shop.name },
      ),
      t("If it was you, sign in with your password. If you don’t remember it, choose a new one."),
    ],
    action: t("Choose a new password"),
    url,
    note: t("If it wasn’t you, you can ignore this email."),
  });
}
