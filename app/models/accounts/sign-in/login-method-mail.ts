// @public

import type { Mail } from "../../platform/mail/mail";
import { type SocialProvider, socialProviderNames } from "../../platform/sign-in/social-provider";
import type { Translate } from "../../platform/texts/message";
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
  const { t } = shop;
  const { subject, line, note } =
    method === "passkey"
      ? passkeyWords(t, change, shop.name)
      : providerWords(t, change, { method: socialProviderNames[method], shop: shop.name });
  return linkMail(shop, {
    to: customer.email,
    messageKey: `login-method-${customer.customerId}-${method}-${change}-${customer.at}`,
    subject,
    own: { kind: "login_method", facts: { name: customer.firstName } },
    greeting: greeting(t, customer.firstName),
    lines: [line],
    action: t("See your login methods"),
    url: customer.url,
    note,
  });
}

type Words = { subject: string; line: string; note: string };

const passkeyWords = (t: Translate, change: ChangedMethod["change"], shop: string): Words =>
  change === "added"
    ? {
        subject: t("You can now sign in with a passkey"),
        line: t("A passkey was added to your account at {shop}. You can use it to sign in.", { shop }),
        note: t("If it wasn’t you, remove it there and choose a new password."),
      }
    : {
        subject: t("A passkey was removed from your login methods"),
        line: t("A passkey was removed from your account at {shop}. It can no longer be used to sign in.", {
          shop,
        }),
        note: t("If it wasn’t you, choose a new password."),
      };

const providerWords = (
  t: Translate,
  change: ChangedMethod["change"],
  { method, shop }: { method: string; shop: string },
): Words =>
  change === "added"
    ? {
        subject: t("You can now sign in with {method}", { method }),
        line: t("{method} was added to your account at {shop}. You can use it to sign in.", { method, shop }),
        note: t("If it wasn’t you, remove {method} there and choose a new password.", { method }),
      }
    : {
        subject: t("{method} was removed from your login methods", { method }),
        line: t("{method} was removed from your account at {shop}. It can no longer be used to sign in.", {
          method,
          shop,
        }),
        note: t("If it wasn’t you, choose a new password."),
      };
