// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** The mail with the password reset link. `requestKey` identifies the request. */
export function passwordResetMail(
  shop: MailShop,
  {
    email,
    firstName,
    url,
    requestKey,
  }: { email: string; firstName: string; url: string; requestKey: string },
): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `password-reset-${requestKey}`,
    subject: t("Choose a new password"),
    own: { kind: "password_reset", facts: { name: firstName } },
    greeting: greeting(t, firstName),
    lines: [t("Use this link to choose a new password. It works once, within one hour.")],
    action: t("Choose a new password"),
    url,
    note: t("If you didn’t ask for this, you can ignore this email. Nothing has changed."),
  });
}
