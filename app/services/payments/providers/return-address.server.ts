// @public

import { publicPath } from "~/models/shops/locales/local-path";
import { localeOf } from "~/models/shops/locales/locale";
import type { Shop } from "~/models/shops/shop";
import { securelyCallbackPath } from "~/paths";
import type { OriginOf } from "../../shops/directory/shop-origins.server";
import { isSignedLink, signLink } from "../../shops/secrets/signed-link.server";

type Signing = { secret: string; shop: { id: string } };
type Returning = { secret: string; shop: Shop; originOf: OriginOf };
type Over = { cancelled?: "1"; [name: string]: string | undefined };

/**
 * The signed address a provider sends the browser back to: at the host the payment was started at (rule
 * payment-6).
 */
export const returnAddress = (
  ctx: Returning,
  payment: { id: string; provider: string; host: string | null },
  over: Over = {},
): string =>
  ctx.originOf(ctx.shop, payment.host) +
  publicPath(returnPath(ctx, payment, over), localeOf(ctx.shop).prefix);

/** Its path. The signature keeps others from giving up a payment whose id they learned. */
export function returnPath(ctx: Signing, payment: { id: string; provider: string }, over: Over = {}): string {
  const signature = signLink(ctx.secret, subjectOf(ctx, payment.id));
  const query = { provider: payment.provider, payment: payment.id, signature };
  const given = Object.entries(over).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return securelyCallbackPath({ ...query, ...Object.fromEntries(given) });
}

/** The payment a return address is about; null when we did not sign it. */
export function readReturn(
  ctx: Signing,
  params: URLSearchParams,
): { provider: string; paymentId: string; isCancelled: boolean } | null {
  const paymentId = params.get("payment") ?? "";
  if (!isSignedLink(ctx.secret, subjectOf(ctx, paymentId), params.get("signature") ?? "")) return null;
  return { provider: params.get("provider") ?? "", paymentId, isCancelled: params.has("cancelled") };
}

const subjectOf = ({ shop }: Signing, paymentId: string) =>
  ({ kind: "payment-return", shopId: shop.id, id: paymentId }) as const;
