import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What a key opens: an order, a quote, the page of a bought file, for a day the file itself, a wish for a
 * mail when a product is back, the end of a kind of mail, a step of a customer's account, or the conversation of a guest. The shop is part of it,
 * so that a key of one shop opens nothing in another.
 */
export type OrderKeySubject = {
  kind:
    | "order"
    | "quote"
    | "download"
    | "download-press"
    | "stock-notice"
    | "unsubscribe"
    | "account-step"
    | "conversation";
  shopId: string;
  id: string;
};

/** The key of the link in a mail (rules orders-5 and quotes-4): HMAC-SHA-256, base64url, 43 characters. */
export function signOrderKey(secret: string, { kind, shopId, id }: OrderKeySubject): string {
  return createHmac("sha256", secret).update(`${kind}:${shopId}:${id}`).digest("base64url");
}

/** Whether a key opens this, compared in constant time. */
export function isOrderKey(secret: string, subject: OrderKeySubject, key: string): boolean {
  const expected = Buffer.from(signOrderKey(secret, subject));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
