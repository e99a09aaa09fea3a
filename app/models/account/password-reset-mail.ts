import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";

/** The mail with the link to choose a new password. `requestKey` tells one request from the next. */
export function passwordResetMail(
  sender: MailSender,
  {
    email,
    firstName,
    url,
    requestKey,
  }: { email: string; firstName: string; url: string; requestKey: string },
): Mail {
  return linkMail(sender, {
    to: email,
    messageKey: `password-reset-${requestKey}`,
    subject: "Choose a new password",
    lines: [
      `Hello ${firstName},`,
      "this link lets you choose a new password. It works once, within one hour.",
    ],
    action: "Choose a new password",
    url,
    note: "You did not ask for it? Then nothing has changed and you can ignore this mail.",
  });
}
