import { linkMail, type MailSender } from "../../accounts/link-mail";
import type { Mail } from "../../platform/mail/mail";

/** Who a mail to staff is for. */
type Recipient = { staffId: number; email: string; name: string };

/** The mail with the link of an invitation (rule staff-1). `requestKey` identifies the link. */
export const invitationMail = (
  sender: MailSender,
  { email, name, url, requestKey }: Omit<Recipient, "staffId"> & { url: string; requestKey: string },
): Mail =>
  linkMail(sender, {
    to: email,
    messageKey: `staff-invitation-${requestKey}`,
    subject: `You are invited to work at ${sender.shopName}`,
    lines: [
      `Hello ${name},`,
      `${sender.shopName} gives you an account for its administration. This link lets you choose your password. It works once, within 7 days.`,
    ],
    action: "Accept the invitation",
    url,
    note: "If you don't know this shop, you can ignore this email.",
  });

/** The mail with the link that sets a new password of staff (rule staff-4). */
export const staffResetMail = (
  sender: MailSender,
  { email, name, url, requestKey }: Omit<Recipient, "staffId"> & { url: string; requestKey: string },
): Mail =>
  linkMail(sender, {
    to: email,
    messageKey: `staff-reset-${requestKey}`,
    subject: `Choose a new password for ${sender.shopName}`,
    lines: [
      `Hello ${name},`,
      `this link lets you choose a new password for the administration of ${sender.shopName}. It works once, within one hour.`,
    ],
    action: "Choose a new password",
    url,
    note: "If you didn't ask for this, you can ignore this email. Nothing has changed.",
  });

/** What staff are mailed about their own account (rule staff-9). */
export const staffNotices = ["password-changed", "wrong-passwords"] as const;
/** One of {@link staffNotices}. */
export type StaffNotice = (typeof staffNotices)[number];

const notices: Record<StaffNotice, { subject: string; happened: (shop: string) => string }> = {
  "password-changed": {
    subject: "Your password was changed",
    happened: (shop) =>
      `the password of your account at ${shop} was changed, and all other devices are signed out.`,
  },
  "wrong-passwords": {
    subject: "Someone is trying to sign in to your account",
    happened: (shop) =>
      `someone has typed a wrong password for your account at ${shop} many times. They did not get in, and we slow them down.`,
  },
};

/** Says what happened to an account of staff. `at` tells the mails of one kind apart. */
export const staffNoticeMail = (
  sender: MailSender,
  { staffId, email, name, url, notice, at }: Recipient & { url: string; notice: StaffNotice; at: string },
): Mail =>
  linkMail(sender, {
    to: email,
    messageKey: `staff-${notice}-${staffId}-${at.replace(/[^0-9TZ]/g, "")}`,
    subject: notices[notice].subject,
    lines: [`Hello ${name},`, notices[notice].happened(sender.shopName)],
    action: "Choose a new password",
    url,
    note: "If it was you, you can ignore this email. If not, choose a new password now.",
  });
