import { z } from "zod";

const text = (limit: number) => z.string().trim().max(limit).catch("");

const recipientSchema = z.object({
  recipient_email: z.string().trim().toLowerCase().email().max(254).nullable().catch(null),
  recipient_name: text(100),
  from_name: text(100),
  message: text(500),
  send_on: z.string().date().nullable().catch(null),
});

/** To whom a gift card goes, from whom, with what words, and on which day (ISO date); null for at once. */
export type GiftRecipient = {
  email: string;
  name: string;
  fromName: string;
  message: string;
  sendOn: string | null;
};

/**
 * The recipient in the personalization of an order's line. Without an e-mail the buyer gets the card (rule
 * gift-cards-1): a paid card is never kept back because a text is missing.
 */
export function giftRecipient(personalization: unknown, buyerEmail: string): GiftRecipient {
  const read = recipientSchema.safeParse(personalization);
  if (!read.success) return { email: buyerEmail, name: "", fromName: "", message: "", sendOn: null };
  const { recipient_email, recipient_name, from_name, message, send_on } = read.data;
  return {
    email: recipient_email ?? buyerEmail,
    name: recipient_name,
    fromName: from_name,
    message,
    sendOn: send_on,
  };
}
