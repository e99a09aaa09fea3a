// @public

import type { Mail } from "../../platform/mail/mail";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** A requested change of an account's e-mail, with the link for one of the two mailboxes. */
type EmailChange = { id: number; oldEmail: string; newEmail: string; firstName: string; url: string };

/** Asks the current mailbox to approve the change. */
export function oldEmailMail(shop: MailShop, change: EmailChange): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: change.oldEmail,
    messageKey: `email-change-${change.id}-old`,
    subject: t("Do you want to change your email?"),
    own: { kind: "email_change_old", facts: { name: change.firstName } },
    greeting: greeting(t, change.firstName),
    lines: [
      t(
        "Someone who knows your password at {shop} asked to change the email on your account to {email}. It will change once it’s confirmed from both addresses. The link works for one day.",
        { shop: shop.name, email: change.newEmail },
      ),
    ],
    action: t("Confirm or cancel"),
    url: change.url,
    note: t("If it wasn’t you, open the link and cancel, then choose a new password."),
  });
}

/** Asks the new mailbox to confirm that it belongs to the account's owner. */
export function newEmailMail(shop: MailShop, change: EmailChange): Mail {
  const { t } = shop;
  return linkMail(shop, {
    to: change.newEmail,
    messageKey: `email-change-${change.id}-new`,
    subject: t("Confirm your new email"),
    own: { kind: "email_change_new" },
    greeting: greeting(t),
    lines: [
      t(
        "Please confirm this new email for your account at {shop}. It takes effect once you’ve confirmed it from your old email too. The link works for one day.",
        { shop: shop.name },
      ),
    ],
    action: t("Confirm email"),
    url: change.url,
    note: t("If you didn’t ask for this, ignore this email and nothing will change."),
  });
}
