// @public

import { z } from "zod";
import { message } from "~/models/platform/texts/message";

/** Mails a customer gets unless they say no. */
const refusableMails = ["back-in-stock", "messages"] as const;

/** A kind of mail that a customer gets unless they say no (rule accounts-33). */
export type RefusableMail = (typeof refusableMails)[number];

/** Every kind of mail that is not about an order, a subscription or the account's security. */
export const mailKinds = [...refusableMails, "newsletter"] as const;

/** A kind of mail that a customer chooses (rule accounts-33). */
export type MailKind = (typeof mailKinds)[number];

/** Which mails a customer wants from a shop. */
export type MailPreferences = Record<MailKind, boolean>;

/** Whether a kind is sent until the customer says no. News are sent only to those who asked. */
export const isRefusable = (kind: MailKind): kind is RefusableMail =>
  (refusableMails as readonly string[]).includes(kind);

/** A kind of mail by its name in an address; null for no such kind. */
export const mailKindOf = (name: string): MailKind | null => mailKinds.find((kind) => kind === name) ?? null;

/** What a kind of mail is called: beside its box, and in a sentence. */
export const mailKindTexts: Record<MailKind, { label: string; help: string; noun: string }> = {
  "back-in-stock": {
    label: message("Back in stock"),
    help: message("One email when a product you’re waiting for is back in stock."),
    noun: message("back-in-stock emails"),
  },
  messages: {
    label: message("Messages"),
    help: message("When the store answers you. You’ll also find its answers under Messages."),
    noun: message("emails about messages"),
  },
  newsletter: {
    label: message("News and offers"),
    help: message("What’s new in the shop, and sales."),
    noun: message("news and offers"),
  },
};

const ticked = z.preprocess((value) => value === "on", z.boolean());

/** The form of the mails a customer wants: a ticked box is a kind that is wanted. */
export const mailPreferencesSchema = z.object({
  intent: z.literal("mails"),
  "back-in-stock": ticked,
  messages: ticked,
  newsletter: ticked,
});
