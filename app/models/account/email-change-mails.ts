import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";

/** A wish to change the e-mail of an account, and the link for one of the two mailboxes. */
type EmailChange = { id: number; oldEmail: string; newEmail: string; firstName: string; url: string };

/** Asks the mailbox an account has now whether its owner wants another one. */
export function oldEmailMail(sender: MailSender, change: EmailChange): Mail {
  return linkMail(sender, {
    to: change.oldEmail,
    messageKey: `email-change-${change.id}-old`,
    subject: "Do you want to change your email?",
    lines: [
      `Hello ${change.firstName},`,
      `someone who knows your password at ${sender.shopName} asked to change the email of your account to ${change.newEmail}. It changes when both mailboxes have confirmed it. The link works for one day.`,
    ],
    action: "Confirm or cancel",
    url: change.url,
    note: "It was not you? Open the link and cancel, then choose a new password.",
  });
}

/** Asks the mailbox an account is to have whether it belongs to the account's owner. */
export function newEmailMail(sender: MailSender, change: EmailChange): Mail {
  return linkMail(sender, {
    to: change.newEmail,
    messageKey: `email-change-${change.id}-new`,
    subject: "Confirm your new email",
    lines: [
      `Hello ${change.firstName},`,
      `please confirm that this is the new email of your account at ${sender.shopName}. It changes when your old mailbox has confirmed it too. The link works for one day.`,
    ],
    action: "Confirm email",
    url: change.url,
    note: "You did not ask for it? Then ignore this mail, and nothing changes.",
  });
}
