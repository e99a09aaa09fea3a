import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";

/** Tells the owner of an account that somebody typed its e-mail to create one, or to change theirs to it. */
export function accountExistsMail(
  sender: MailSender,
  {
    customerId,
    email,
    firstName,
    url,
    minute,
  }: { customerId: number; email: string; firstName: string; url: string; minute: string },
): Mail {
  return linkMail(sender, {
    to: email,
    messageKey: `account-exists-${customerId}-${minute}`,
    subject: "You already have an account",
    lines: [
      `Hello ${firstName},`,
      `someone tried to register with your email at ${sender.shopName}. You have an account with it already, and nothing has changed.`,
      "If it was you, sign in with your password. If you do not remember it, choose a new one.",
    ],
    action: "Choose a new password",
    url,
    note: "It was not you? Then you can ignore this mail.",
  });
}
