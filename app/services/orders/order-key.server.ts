import { createHmac, timingSafeEqual } from "node:crypto";

/** Which order a key opens; the shop is part of it, so that a key of one shop opens nothing in another. */
export type OrderKeySubject = { shopId: string; orderId: string };

/** The key of the link in an order's mail (rule orders-5): HMAC-SHA-256, base64url, 43 characters. */
export function signOrderKey(secret: string, { shopId, orderId }: OrderKeySubject): string {
  return createHmac("sha256", secret).update(`order:${shopId}:${orderId}`).digest("base64url");
}

/** Whether a key opens this order, compared in constant time. */
export function isOrderKey(secret: string, subject: OrderKeySubject, key: string): boolean {
  const expected = Buffer.from(signOrderKey(secret, subject));
  const given = Buffer.from(key);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
