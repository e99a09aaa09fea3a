// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The mail that asks to confirm a registration. */
export function registrationMail(
  shop: MailShop,
  { id, email, url }: { id: number; email: string; url: string },
): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `registration-${id}`,
    subject: t("Confirm your email"),
    own: { kind: "registration" },
    greeting: greeting(t),
    lines: [
      t(
        "Welcome to {shop}. Please confirm your email to finish setting up your account. The link works for one day.",
        { shop: shop.name },
      ),
    ],
    action: t("Confirm email"),
    url,
    note: t("If you didn’t create an account, you can ignore this email."),
  });
}
