// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** Warns a customer about repeated failed sign-ins to their account (rule accounts-4). */
export function signInWarningMail(
  shop: MailShop,
  {
    customerId,
    email,
    firstName,
    url,
    day,
  }: { customerId: number; email: string; firstName: string; url: string; day: string },
): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `sign-in-warning-${customerId}-${day}`,
    subject: t("Someone is trying to sign in to your account"),
    own: { kind: "sign_in_warning", facts: { name: firstName } },
    greeting: greeting(t, firstName),
    lines: [
      t(
        "Someone has typed a wrong password for your account at {shop} many times. They didn’t get in, and we’re slowing them down.",
        { shop: shop.name },
      ),
      t(
        "You can still sign in as usual on a device you’ve used before. If you use this password elsewhere too, choose a new one.",
      ),
    ],
    action: t("Choose a new password"),
    url,
    note: t("If it was you, you can ignore this email. We send at most one of these a day."),
  });
}
