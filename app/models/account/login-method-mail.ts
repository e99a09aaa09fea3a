import type { Mail } from "../mail/mail";
import { linkMail, type MailSender } from "./link-mail";
import { type SocialProvider, socialProviderNames } from "./social-provider";

/** Tells a customer that a service was added to their login methods (rule accounts-21). */
export function loginMethodMail(
  sender: MailSender,
  {
    provider,
    ...customer
  }: {
    provider: SocialProvider;
    customerId: number;
    email: string;
    firstName: string;
    url: string;
    day: string;
  },
): Mail {
  const name = socialProviderNames[provider];
  return linkMail(sender, {
    to: customer.email,
    messageKey: `login-method-${customer.customerId}-${provider}-${customer.day}`,
    subject: `You can now sign in with ${name}`,
    lines: [
      customer.firstName ? `Hello ${customer.firstName},` : "Hello,",
      `${name} was added to the ways you sign in to your account at ${sender.shopName}.`,
    ],
    action: "See your login methods",
    url: customer.url,
    note: `If it was not you, remove ${name} there and choose a new password.`,
  });
}
