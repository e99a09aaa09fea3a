// @public

import { saidPlacedMinutes } from "~/models/orders/placed/unseen-orders";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";

const cookieName = "awning_seen_order";

/**
 * `Set-Cookie` value that remembers that this browser has shown an order, for as long as it would be said.
 */
export const seenOrderCookie = (orderId: string, origin: string): string =>
  hostCookie(cookieName, encodeURIComponent(orderId), { maxAgeS: saidPlacedMinutes * 60, origin });

/** Id of the order that this browser showed last; null for none. */
export const seenOrderOf = (request: Pick<Request, "headers">): string | null =>
  cookieValue(request.headers.get("Cookie"), cookieName) ?? null;
