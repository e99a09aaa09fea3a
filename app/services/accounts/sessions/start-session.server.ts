// @public

import { and, eq, isNull } from "drizzle-orm";
import { maskAddress } from "~/models/accounts/address/mask-address";
import { cutText } from "~/models/platform/text/storable-text";
import { sessions } from "~/tables/accounts/customers";
import { carts } from "~/tables/selling/carts";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { maxUserAgentLength } from "../passkeys/name-device.server";
import { SESSION_LIFETIME_MS, sessionCookie } from "./session-cookie.server";
import { createSessionToken, hashSessionToken } from "./session-token.server";

/** A new session: the token for the browser, the stored data, and the header that sets the cookie. */
export type StartedSession = { token: string; hash: string; setCookie: string };

/** A context whose `origin` decides whether the cookie is `Secure`. */
type SessionContext = ShopContext & { origin?: string; clientAddress?: string };

/** Who a session is for: the customer who signed in and their browser; neither for a guest. */
type Holder = { customerId?: number; userAgent?: string | null };

/**
 * Starts a session of 30 days. The token is always new, so that one planted in a browser before sign-in is
 * useless.
 * @param holder with a guest's cart to take over
 */
export async function startSession(
  ctx: SessionContext,
  holder: Holder & { cartId?: string } = {},
): Promise<StartedSession> {
  const { row, ...session } = newSession(ctx, holder);
  await ctx.db.insert(sessions).values(row);
  if (holder.cartId !== undefined)
    await ctx.db
      .update(carts)
      .set({ sessionHash: session.hash })
      .where(and(ofShop(carts, ctx), eq(carts.id, holder.cartId), isNull(carts.customerId)));
  return session;
}

/** A session that is still to be written. */
export function newSession(
  ctx: SessionContext,
  holder: Holder,
): StartedSession & { row: typeof sessions.$inferInsert } {
  const token = createSessionToken();
  const hash = hashSessionToken(token);
  const now = ctx.now();
  const recognisable = {
    userAgent: cutText(holder.userAgent ?? "", maxUserAgentLength),
    address: maskAddress(ctx.clientAddress ?? ""),
  };
  const row = {
    ...shopKey(ctx),
    idHash: hash,
    customerId: holder.customerId ?? null,
    ...(holder.customerId === undefined ? {} : recognisable),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  };
  return { token, hash, setCookie: sessionCookie(token, ctx.origin), row };
}
