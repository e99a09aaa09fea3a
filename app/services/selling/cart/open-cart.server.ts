import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitor";
import { carts } from "~/tables/carts";
import { sessions } from "~/tables/customers";
import { startSession } from "../../accounts/start-session.server";
import { ofShop, shopKey } from "../../shops/of-shop.server";
import type { ShopContext } from "../../shops/shop-context.server";
import { cartExpiry } from "../cart-lifetime.server";
import { checkoutDefaults } from "../checkout/checkout-defaults.server";

/** The visitor's cart. `setCookie` and `token` are set if a new session was started for it. */
export type OpenedCart = { cartId: string; sessionHash: string; setCookie?: string; token?: string };

/**
 * The visitor's cart with a seller, created on first use: on a customer's account, else on the guest's
 * session, which is started if there is none. There is one cart per seller; two concurrent first uses get the
 * same one.
 */
export async function openCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  sellerId: string,
): Promise<OpenedCart> {
  if (visitor.sessionHash === null)
    return ctx.db.transaction((tx) => openWithNewSession({ ...ctx, db: tx }, sellerId));
  const sessionHash = visitor.sessionHash;
  const customerId = visitor.customer?.id;
  const cartId = await ctx.db.transaction((tx) =>
    customerId === undefined
      ? openCartOfSession({ ...ctx, db: tx }, sessionHash, sellerId)
      : openCartOfCustomer({ ...ctx, db: tx }, customerId, sellerId),
  );
  return { cartId, sessionHash };
}

async function openWithNewSession(
  ctx: ShopContext & { origin?: string },
  sellerId: string,
): Promise<OpenedCart> {
  const { hash, token, setCookie } = await startSession(ctx);
  const cartId = await insertCart(ctx, { sessionHash: hash, sellerId });
  return { cartId, sessionHash: hash, token, setCookie };
}

/**
 * The cart with a seller on a customer's account, created with what is known of them if there is none. Call
 * it inside a transaction.
 */
export async function openCartOfCustomer(
  ctx: ShopContext,
  customerId: number,
  sellerId: string,
): Promise<string> {
  const now = ctx.now();
  const own = and(ofShop(carts, ctx), eq(carts.sellerId, sellerId), eq(carts.customerId, customerId));
  await ctx.db.delete(carts).where(and(own, lte(carts.expiresAt, now)));
  const [row] = await ctx.db
    .insert(carts)
    .values({
      ...{ ...shopKey(ctx), sellerId, customerId, expiresAt: cartExpiry(now) },
      checkout: await checkoutDefaults(ctx, customerId),
    })
    .onConflictDoUpdate({
      target: [carts.tenantId, carts.shopId, carts.sellerId, carts.customerId],
      set: { expiresAt: cartExpiry(now) },
    })
    .returning({ id: carts.id });
  return idOf(row);
}

/**
 * The cart with a seller of a guest's session, created if there is none. Call it inside a transaction: it
 * locks the session, so that the second of two concurrent first uses sees the first one's cart.
 */
export async function openCartOfSession(
  ctx: ShopContext,
  sessionHash: string,
  sellerId: string,
): Promise<string> {
  const ofSession = and(ofShop(sessions, ctx), eq(sessions.idHash, sessionHash));
  const [session] = await ctx.db
    .select({ hash: sessions.idHash })
    .from(sessions)
    .where(ofSession)
    .for("update");
  if (!session) throw new AppError("not_found", "Your session has ended. Please reload the page.");
  const held = and(ofShop(carts, ctx), eq(carts.sellerId, sellerId), eq(carts.sessionHash, sessionHash));
  const [open] = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(held, isNull(carts.customerId), gt(carts.expiresAt, ctx.now())));
  if (open) return open.id;
  await ctx.db.delete(carts).where(held);
  return insertCart(ctx, { sessionHash, sellerId });
}

async function insertCart(
  ctx: ShopContext,
  holder: { sessionHash: string; sellerId: string },
): Promise<string> {
  const [row] = await ctx.db
    .insert(carts)
    .values({ ...shopKey(ctx), ...holder, expiresAt: cartExpiry(ctx.now()) })
    .returning({ id: carts.id });
  return idOf(row);
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error("The cart was not written");
  return row.id;
}
