import type { Mail } from "../../platform/mail/mail";
import { linkMail } from "../../shops/link-mail";
import type { MailShop } from "../../shops/mail-shop";

/** Who a mail to staff is for. */
type Recipient = { staffId: number; email: string; name: string };

/** The mail with the link of an invitation (rule staff-1). `requestKey` identifies the link. */
export const invitationMail = (
  shop: MailShop,
  { email, name, url, requestKey }: Omit<Recipient, "staffId"> & { url: string; requestKey: string },
): Mail =>
  linkMail(shop, {
    to: email,
    messageKey: `staff-invitation-${requestKey}`,
    subject: `You are invited to work at ${shop.name}`,
    lines: [
      `Hello ${name},`,
      `${shop.name} has invited you to its admin. Use this link to choose your password. It works once, within 7 days.`,
    ],
    action: "Accept invitation",
    url,
    note: "If you don't know this shop, you can ignore this email.",
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
    lines: [
      `Hello ${name},`,
      `Use this link to choose a new password for the admin of ${shop.name}. It works once, within one hour.`,
    ],
    action: "Choose a new password",
    url,
    note: "If you didn't ask for this, you can ignore this email. Nothing has changed.",
  });

/** What staff are mailed about their own account (rules staff-9 and staff-15). */
export const staffNotices = [
  ...["password-changed", "wrong-passwords", "wrong-codes"],
  ...["app-added", "app-removed", "passkey-added", "passkey-removed"],
  ...["recovery-codes-made", "recovery-code-used", "factors-reset"],
] as const;
/** One of {@link staffNotices}. */
export type StaffNotice = (typeof staffNotices)[number];

const notices: Record<StaffNotice, { subject: string; happened: (shop: string) => string }> = {
  "password-changed": {
    subject: "Your password was changed",
    happened: (shop) =>
      `The password of your account at ${shop} was changed, and all other devices are signed out.`,
  },
  "wrong-passwords": {
    subject: "Someone is trying to sign in to your account",
    happened: (shop) =>
      `Someone has typed a wrong password for your account at ${shop} many times. They didn't get in, and we're slowing them down.`,
  },
  "wrong-codes": {
    subject: "Someone has your password",
    happened: (shop) =>
      `someone has entered wrong codes for your account at ${shop} many times, after your right password. They didn't get in, and we're slowing them down.`,
  },
  "app-added": {
    subject: "An authenticator app was added to your account",
    happened: (shop) =>
      `an app was set up that makes codes for your account at ${shop}. Each sign-in asks for one from now on.`,
  },
  "app-removed": {
    subject: "Your authenticator app was removed",
    happened: (shop) =>
      `the app that made codes for your account at ${shop} was removed, and all other devices are signed out.`,
  },
  "passkey-added": {
    subject: "A passkey was added to your account",
    happened: (shop) => `a passkey was added to your account at ${shop}. It signs in without your password.`,
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    happened: (shop) =>
      `a passkey of your account at ${shop} was removed, and all other devices are signed out.`,
  },
  "recovery-codes-made": {
    subject: "You have new recovery codes",
    happened: (shop) =>
      `new recovery codes were made for your account at ${shop}. Those before no longer work.`,
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    happened: (shop) => `a recovery code of your account at ${shop} was used. It no longer works.`,
  },
  "factors-reset": {
    subject: "Your second factor was removed",
    happened: (shop) =>
      `the app, the passkeys and the recovery codes of your account at ${shop} were removed by the operator of the shop, and all devices are signed out.`,
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
    lines: [`Hello ${name},`, notices[notice].happened(shop.name)],
    action: "Choose a new password",
    url,
    note: "If it was you, you can ignore this email. If not, choose a new password now.",
  });
