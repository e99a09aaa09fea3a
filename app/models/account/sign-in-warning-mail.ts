import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";

/** Tells a customer that somebody keeps trying passwords on their account (rule accounts-4). */
export function signInWarningMail(
  sender: MailSender,
  {
    customerId,
    email,
    firstName,
    url,
    day,
  }: { customerId: number; email: string; firstName: string; url: string; day: string },
): Mail {
  return linkMail(sender, {
    to: email,
    messageKey: `sign-in-warning-${customerId}-${day}`,
    subject: "Someone is trying to sign in to your account",
    lines: [
      `Hello ${firstName},`,
      `someone has typed a wrong password for your account at ${sender.shopName} many times. They did not get in, and we slow them down.`,
      "You can sign in as always on a device you have used before. If you use this password elsewhere too, choose a new one.",
    ],
    action: "Choose a new password",
    url,
    note: "Was it you? Then you can ignore this mail. We write at most once a day about this.",
  });
}
