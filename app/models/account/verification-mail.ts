import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";

/** The mail that asks a new customer to confirm their address. */
export function verificationMail(
  sender: MailSender,
  {
    customerId,
    email,
    firstName,
    url,
  }: { customerId: number; email: string; firstName: string; url: string },
): Mail {
  return linkMail(sender, {
    to: email,
    messageKey: `verification-${customerId}`,
    subject: "Confirm your email",
    lines: [`Hello ${firstName},`, `welcome to ${sender.shopName}. Please confirm that this is your email.`],
    action: "Confirm email",
    url,
    note: "You did not create an account? Then you can ignore this mail.",
  });
}
