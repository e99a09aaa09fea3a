// @public

import type { Mail } from "../../platform/mail/mail";
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
): Mail =>
  linkMail(shop, {
    to: email,
    messageKey: `staff-invitation-${requestKey}`,
    subject: isApplicant ? `You can sell at ${shop.name} now` : `You’re invited to join ${shop.name}`,
    greeting: greeting(name),
    lines: [
      isApplicant
        ? `${shop.name} has accepted your application to sell. Use this link to choose a password and open your own office, where you add what you sell. It works once, within 7 days.`
        : `${shop.name} has invited you to its team. Use this link to choose a password for the shop’s admin. It works once, within 7 days.`,
    ],
    action: isApplicant ? "Open your office" : "Accept invitation",
    url,
    note: "If you don’t know this shop, you can ignore this email.",
  });

/** The mail with the link that sets a new password of staff (rule staff-4). */
export const staffResetMail = (
  shop: MailShop,
  { email, name, url, requestKey }: Omit<Recipient, "staffId"> & { url: string; requestKey: string },
): Mail =>
  linkMail(shop, {
    to: email,
    messageKey: `staff-reset-${requestKey}`,
    subject: `Choose a new password for ${shop.name}`,
    greeting: greeting(name),
    lines: [
      `Use this link to choose a new password for the admin of ${shop.name}. It works once, within one hour.`,
    ],
    action: "Choose a new password",
    url,
    note: "If you didn’t ask for this, you can ignore this email. Nothing has changed.",
  });

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

const notices: Record<StaffNotice, { subject: string; happened: (shop: string) => string }> = {
  "password-changed": {
    subject: "Your password was changed",
    happened: (shop) =>
      `The password for your account at ${shop} was changed, and all your other devices are signed out.`,
  },
  "wrong-passwords": {
    subject: "Someone is trying to sign in to your account",
    happened: (shop) =>
      `Someone has typed a wrong password for your account at ${shop} many times. They didn’t get in, and we’re slowing them down.`,
  },
  "wrong-codes": {
    subject: "Someone has your password",
    happened: (shop) =>
      `Someone has entered your password for ${shop}, and then wrong codes many times. They didn’t get in, and we’re slowing them down.`,
  },
  "app-added": {
    subject: "An authenticator app was added to your account",
    happened: (shop) =>
      `An authenticator app was added to your account at ${shop}. From now on, you need a code from it each time you sign in.`,
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    happened: (shop) =>
      `The authenticator app was removed from your account at ${shop}, and all your other devices are signed out.`,
  },
  "passkey-added": {
    subject: "A passkey was added to your account",
    happened: (shop) =>
      `A passkey was added to your account at ${shop}. It signs you in without your password.`,
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    happened: (shop) =>
      `A passkey was removed from your account at ${shop}, and all your other devices are signed out.`,
  },
  "recovery-codes-made": {
    subject: "You have new recovery codes",
    happened: (shop) =>
      `New recovery codes were made for your account at ${shop}. Your old codes no longer work.`,
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    happened: (shop) => `A recovery code was used to get into your account at ${shop}. It no longer works.`,
  },
  "factors-reset": {
    subject: "Two-step sign-in was turned off for your account",
    happened: (shop) =>
      `The people who run ${shop} removed your authenticator app, passkeys and recovery codes. You’re signed out everywhere, and you can set up two-step sign-in again once you’re back in.`,
  },
};

/** Says what happened to an account of staff. `at` tells the mails of one kind apart. */
export const staffNoticeMail = (
  shop: MailShop,
  { staffId, email, name, url, notice, at }: Recipient & { url: string; notice: StaffNotice; at: string },
): Mail =>
  linkMail(shop, {
    to: email,
    messageKey: `staff-${notice}-${staffId}-${at.replace(/[^0-9TZ]/g, "")}`,
    subject: notices[notice].subject,
    greeting: greeting(name),
    lines: [notices[notice].happened(shop.name)],
    action: "Choose a new password",
    url,
    note: "If it was you, you can ignore this email. If not, choose a new password now.",
  });
