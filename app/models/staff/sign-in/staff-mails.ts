// @public

import type { Mail } from "../../platform/mail/mail";
import { message } from "../../platform/texts/message";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** Who a mail to staff is for. */
type Recipient = { staffId: number; email: string; name: string };

/**
 * The mail with the link of an invitation (rule staff-1). `requestKey` identifies the link; `isApplicant`
 * says that they asked to sell and were accepted.
 */
export const invitationMail = (
  shop: MailShop,
  {
    email,
    name,
    url,
    requestKey,
    isApplicant = false,
  }: Omit<Recipient, "staffId"> & { url: string; requestKey: string; isApplicant?: boolean },
): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `staff-invitation-${requestKey}`,
    subject: isApplicant
      ? t("You can sell at {shop} now", { shop: shop.name })
      : t("You’re invited to join {shop}", { shop: shop.name }),
    greeting: greeting(t, name),
    lines: [
      isApplicant
        ? t(
            "{shop} has accepted your application to sell. Use this link to choose a password and open your own office, where you add what you sell. It works once, within 7 days.",
            { shop: shop.name },
          )
        : t(
            "{shop} has invited you to its team. Use this link to choose a password for the shop’s admin. It works once, within 7 days.",
            { shop: shop.name },
          ),
    ],
    action: isApplicant ? t("Open your office") : t("Accept invitation"),
    url,
    note: t("If you don’t know this shop, you can ignore this email."),
  });
};

/** The mail with the link that sets a new password of staff (rule staff-4). */
export const staffResetMail = (
  shop: MailShop,
  { email, name, url, requestKey }: Omit<Recipient, "staffId"> & { url: string; requestKey: string },
): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `staff-reset-${requestKey}`,
    subject: t("Choose a new password for {shop}", { shop: shop.name }),
    greeting: greeting(t, name),
    lines: [
      t("Use this link to choose a new password for the admin of {shop}. It works once, within one hour.", {
        shop: shop.name,
      }),
    ],
    action: t("Choose a new password"),
    url,
    note: t("If you didn’t ask for this, you can ignore this email. Nothing has changed."),
  });
};

/** What staff are mailed about their own account (rules staff-9 and staff-15). */
export const staffNotices = [
  "password-changed",
  "wrong-passwords",
  "wrong-codes",
  "app-added",
  "app-removed",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "factors-reset",
] as const;
/** One of {@link staffNotices}. */
export type StaffNotice = (typeof staffNotices)[number];

const notices: Record<StaffNotice, { subject: string; happened: string }> = {
  "password-changed": {
    subject: message("Your password was changed"),
    happened: message(
      "The password for your account at {shop} was changed, and all your other devices are signed out.",
    ),
  },
  "wrong-passwords": {
    subject: message("Someone is trying to sign in to your account"),
    happened: message(
      "Someone has typed a wrong password for your account at {shop} many times. They didn’t get in, and we’re slowing them down.",
    ),
  },
  "wrong-codes": {
    subject: message("Someone has your password"),
    happened: message(
      "Someone has entered your password for {shop}, and then wrong codes many times. They didn’t get in, and we’re slowing them down.",
    ),
  },
  "app-added": {
    subject: message("An authenticator app was added to your account"),
    happened: message(
      "An authenticator app was added to your account at {shop}. From now on, you need a code from it each time you sign in.",
    ),
  },
  "app-removed": {
    subject: message("Your authenticator app was removed"),
    happened: message(
      "The authenticator app was removed from your account at {shop}, and all your other devices are signed out.",
    ),
  },
  "passkey-added": {
    subject: message("A passkey was added to your account"),
    happened: message(
      "A passkey was added to your account at {shop}. It signs you in without your password.",
    ),
  },
  "passkey-removed": {
    subject: message("A passkey was removed from your account"),
    happened: message(
      "A passkey was removed from your account at {shop}, and all your other devices are signed out.",
    ),
  },
  "recovery-codes-made": {
    subject: message("You have new recovery codes"),
    happened: message(
      "New recovery codes were made for your account at {shop}. Your old codes no longer work.",
    ),
  },
  "recovery-code-used": {
    subject: message("A recovery code was used"),
    happened: message("A recovery code was used to get into your account at {shop}. It no longer works."),
  },
  "factors-reset": {
    subject: message("Two-step sign-in was turned off for your account"),
    happened: message(
      "The people who run {shop} removed your authenticator app, passkeys and recovery codes. You’re signed out everywhere, and you can set up two-step sign-in again once you’re back in.",
    ),
  },
};

/** Says what happened to an account of staff. `at` tells the mails of one kind apart. */
export const staffNoticeMail = (
  shop: MailShop,
  { staffId, email, name, url, notice, at }: Recipient & { url: string; notice: StaffNotice; at: string },
): Mail => {
  const { t } = shop;
  return linkMail(shop, {
    to: email,
    messageKey: `staff-${notice}-${staffId}-${at.replace(/[^0-9TZ]/g, "")}`,
    subject: t(notices[notice].subject),
    greeting: greeting(t, name),
    lines: [t(notices[notice].happened, { shop: shop.name })],
    action: t("Choose a new password"),
    url,
    note: t("If it was you, you can ignore this email. If not, choose a new password now."),
  });
};
