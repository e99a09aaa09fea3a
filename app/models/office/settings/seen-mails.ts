import { orderMailKinds } from "../../orders/mail/order-mail/order-mail-kind";
import { type LetterKind, letterPlaceholders } from "../../shops/settings/modules/mail-settings";
import { letterLabels } from "./letter-labels";
import { orderMailLabels } from "./mail-words";

/** Mails to sellers, the shop and who works there: their words are the platform's. */
const insideLabels = {
  seller_ordered: "To the seller: new order",
  seller_canceled: "To the seller: order canceled",
  seller_return_requested: "To the seller: return asked for",
  seller_withdrawn: "To the seller: withdrawal",
  quote_to_price: "To you: a quote to price",
  message_store: "To you: a message",
  form: "To you: a form",
  staff_invitation: "To staff: invitation",
  staff_reset: "To staff: new password",
  staff_notice: "To staff: notice about signing in",
} as const;

/** One of the mails that customers do not get. */
export type InsideMailKind = keyof typeof insideLabels;

/** The mails that are not about an order in the words of `mails` (rule orders-26). */
export type OtherMailKind = LetterKind | InsideMailKind;

/** Every kind of mail that the office shows, with what it is called. */
export const seenMails: readonly { value: string; label: string }[] = [
  ...orderMailKinds.map((value) => ({ value, label: `Order: ${orderMailLabels[value].label}` })),
  ...(Object.keys(letterPlaceholders) as LetterKind[]).map((value) => ({
    value,
    label: letterLabels[value].label,
  })),
  ...Object.entries(insideLabels).map(([value, label]) => ({ value, label })),
];

/** The kinds of the mails that are no part of an order's. */
export const otherMailKinds = [...Object.keys(letterPlaceholders), ...Object.keys(insideLabels)] as [
  OtherMailKind,
  ...OtherMailKind[],
];
