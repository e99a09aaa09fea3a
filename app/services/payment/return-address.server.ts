import { createHmac, timingSafeEqual } from "node:crypto";
import { securelyCallbackPath } from "~/paths";

type Returning = { origin: string; secret: string; shop: { id: string } };

/**
 * The signed address a provider sends the browser back to (rule payment-6). The signature keeps others from giving up a
 * payment whose id they learned.
 */
export function returnAddress(
  ctx: Returning,
  payment: { id: string; provider: string },
  over: { cancelled?: "1"; [name: string]: string | undefined } = {},
): string {
  const query = { provider: payment.provider, payment: payment.id, signature: sign(ctx, payment.id) };
  const given = Object.entries(over).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return ctx.origin + securelyCallbackPath({ ...query, ...Object.fromEntries(given) });
}

/** The payment a return address is about; null when we did not sign it. */
export function readReturn(
  ctx: Returning,
  params: URLSearchParams,
): { provider: string; paymentId: string; isCancelled: boolean } | null {
  const paymentId = params.get("payment") ?? "";
  const expected = Buffer.from(sign(ctx, paymentId));
  const given = Buffer.from(params.get("signature") ?? "");
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return { provider: params.get("provider") ?? "", paymentId, isCancelled: params.has("cancelled") };
}

const sign = ({ secret, shop }: Returning, paymentId: string) =>
  createHmac("sha256", secret).update(`return:${shop.id}:${paymentId}`).digest("base64url");
