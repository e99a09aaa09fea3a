// @public

import type { Mail } from "../../platform/mail/mail";
import { type SocialProvider, socialProviderNames } from "../../platform/sign-in/social-provider";
import { greeting } from "../../shops/mail/greeting";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";

/** A way to sign in that was added to an account or removed from it. */
export type ChangedMethod = { method: SocialProvider | "passkey"; change: "added" | "removed" };

/** Tells a customer that their login methods changed (rule accounts-21). */
export function loginMethodMail(
  shop: MailShop,
  {
    method,
    change,
    ...customer
  }: ChangedMethod & {
    customerId: number;
    email: string;
    firstName: string;
    url: string;
    /** When it happened, UTC ISO. */
    at: string;
  },
): Mail {
  const name = method === "passkey" ? "a passkey" : socialProviderNames[method];
  const isAdded = change === "added";
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return linkMail(shop, {
    to: customer.email,
    messageKey: `login-method-${customer.customerId}-${method}-${change}-${customer.at}`,
    subject: isAdded ? `You can now sign in with ${name}` : `${capital} was removed from your login methods`,
    own: { kind: "login_method", facts: { name: customer.firstName } },
    greeting: greeting(customer.firstName),
    lines: [
      isAdded
        ? `${capital} was added to your account at ${shop.name}. You can use it to sign in.`
        : `${capital} was removed from your account at ${shop.name}. It can no longer be used to sign in.`,
    ],
    action: "See your login methods",
    url: customer.url,
    note: isAdded
      ? `If it wasn’t you, remove ${name === "a passkey" ? "it" : name} there and choose a new password.`
      : "If it wasn’t you, choose a new password.",
  });
}
