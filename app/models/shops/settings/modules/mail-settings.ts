// @public

import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { privateModule } from "./settings-module";

/** What stands in an owner's words for what a mail fills in. */
export type MailPlaceholder = "name" | "order" | "shop" | "total" | "product";

/** The facts of one mail, by the placeholders that name them. */
export type MailFacts = Partial<Record<MailPlaceholder, string>>;

const ofOrders = ["name", "order", "shop", "total"] as const;

/**
 * The mails to customers that are no part of an order's, with what an owner's words in them may name. A mail
 * to an address that is not confirmed has no name: anyone could have typed it (rule accounts-41).
 */
export const letterPlaceholders = {
  registration: ["shop"],
  account_exists: ["name", "shop"],
  password_reset: ["name", "shop"],
  sign_in_warning: ["name", "shop"],
  login_method: ["name", "shop"],
  email_change_old: ["name", "shop"],
  email_change_new: ["shop"],
  account_data: ["shop"],
  account_deletion: ["shop"],
  account_deleted: ["name", "shop"],
  order_link: ["order", "shop"],
  withdrawal_refused: ["order", "shop"],
  subscription_started: ["name", "order", "shop"],
  subscription_failed: ["name", "shop", "product"],
  quote_received: ["order", "shop"],
  quote_priced: ["order", "shop", "total"],
  gift_card: ["name", "shop", "total"],
  message_answer: ["shop"],
  stock_confirm: ["shop", "product"],
  stock_noted: ["shop", "product"],
  stock_returned: ["shop", "product"],
  application_refused: ["name", "shop"],
} as const satisfies Record<string, readonly MailPlaceholder[]>;

/** One of {@link letterPlaceholders}. */
export type LetterKind = keyof typeof letterPlaceholders;

/** '{name}, {order} or {shop}'. */
export function placeholderText(names: readonly MailPlaceholder[]): string {
  const inBraces = names.map((name) => `{${name}}`);
  const last = inBraces.pop() ?? "";
  return inBraces.length === 0 ? last : `${inBraces.join(", ")} or ${last}`;
}

/** Words of the owner's with nothing in braces but the placeholders, so that no mail breaks by them. */
const ownText = (longest: number, names: readonly MailPlaceholder[]) =>
  z
    .string()
    .trim()
    .max(longest)
    .default("")
    .superRefine((text, context) => {
      const known: readonly string[] = names;
      const [, unknown] =
        [...text.matchAll(/\{([^{}]*)\}/g)].find(([, name = ""]) => !known.includes(name)) ?? [];
      if (unknown !== undefined)
        context.addIssue({
          code: "custom",
          message: `There is no {${unknown}}: use ${placeholderText(names)}`,
        });
    });

const words = (names: readonly MailPlaceholder[]) =>
  withTranslations(
    z.object({
      /** In the place of the mail's subject. */
      subject: ownText(150, names).refine((text) => !/[\r\n]/.test(text), "Use one line"),
      /** In the place of its first paragraph. */
      opening: ownText(1000, names),
      /** A paragraph behind the others. */
      closing: ownText(1000, names),
    }),
    translatedSettings.letters,
  ).default({});

/** An owner's own words in a mail; an empty text leaves what the mail says. */
export type OwnMailWords = z.output<ReturnType<typeof words>>;

const letters = Object.fromEntries(
  Object.entries(letterPlaceholders).map(([kind, names]) => [kind, words(names)]),
) as Record<LetterKind, ReturnType<typeof words>>;

const aboutOrders = words(ofOrders);

/** An owner's words in the mails to customers, by their kinds (rule orders-26). */
export const mails = privateModule(
  z
    .object({
      placed: aboutOrders,
      paid: aboutOrders,
      edited: aboutOrders,
      shipped: aboutOrders,
      completed: aboutOrders,
      canceled: aboutOrders,
      refunded: aboutOrders,
      refund_pending: aboutOrders,
      refund_failed: aboutOrders,
      return_requested: aboutOrders,
      return_accepted: aboutOrders,
      return_declined: aboutOrders,
      return_received: aboutOrders,
      withdrawn: aboutOrders,
    })
    .extend(letters)
    .strict()
    .default({}),
);
