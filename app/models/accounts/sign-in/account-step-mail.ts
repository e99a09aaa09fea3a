// @public

import type { Mail } from "../../platform/mail/mail";
import { message } from "../../platform/texts/message";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";
import type { LetterKind } from "../../shops/settings/modules/mail-settings";
import type { AccountStep } from "./account-step";

const texts: Record<AccountStep, { kind: LetterKind; subject: string; line: string; action: string }> = {
  data: {
    kind: "account_data",
    subject: message("Download your data"),
    line: message(
      "You asked for everything we keep about you. Open the link in the browser where you’re signed in.",
    ),
    action: message("Download your data"),
  },
  delete: {
    kind: "account_deletion",
    subject: message("Delete your account"),
    line: message(
      "You asked to delete your account. Open the link in the browser where you’re signed in. We’ll ask you once more before we delete anything.",
    ),
    action: message("Continue to delete your account"),
  },
};

/**
 * The link by which the owner of an account without a password proves who they are (rules accounts-35 and
 * accounts-36).
 */
export function accountStepMail(
  shop: MailShop,
  { step, ...mail }: { step: AccountStep; to: string; customerId: number; url: string; at: string },
): Mail {
  const { t } = shop;
  const { kind, subject, line, action } = texts[step];
  return linkMail(shop, {
    to: mail.to,
    messageKey: `account-${step}-${mail.customerId}-${mail.at}`,
    subject: t(subject),
    action: t(action),
    url: mail.url,
    own: { kind },
    lines: [t(line)],
    note: t(
      "The link works for an hour. If you didn’t ask for it, sign out your other devices under Sign-in and security.",
    ),
  });
}

/** The last mail to the owner of a deleted account (rule accounts-36). */
export const accountDeletedMail = (
  shop: MailShop,
  { to, firstName, url, key }: { to: string; firstName: string; url: string; key: string },
): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to,
    messageKey: `account-deleted-${key}`,
    subject: t("Your account is deleted"),
    own: { kind: "account_deleted", facts: { name: firstName } },
    greeting: greeting(t, firstName),
    lines: [
      t("Your account at {shop} is deleted, and you are signed out everywhere.", { shop: shop.name }),
      t(
        "Your past orders stay in our books, as the law requires. Orders on their way will still arrive, and the links in their emails keep working.",
      ),
    ],
    action: t("Visit the shop"),
    url,
    note: t("If it wasn’t you, reply to this email."),
  });
};
