import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import { carts } from "~/tables/selling/carts";
import { newSession } from "../../accounts/sessions/start-session.server";
import { commitsEarly } from "../../platform/db/statements/commit-early.server";
import { runTogether } from "../../platform/db/statements/run-together.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { checkoutDefaults } from "../checkout/checkout-defaults.server";
import { cartExpiry } from "./cart-lifetime.server";

/**
 * The visitor's cart with a seller, created on first use: on a customer's account, else on the guest's
 * session. There is one cart per seller; two concurrent first uses get the same one.
 */
export async function openCart(
  ctx: ShopContext,
  { customer, sessionHash }: Pick<Visitor, "customer"> & { sessionHash: string },
  sellerId: string,
): Promise<string> {
  return ctx.db.transaction((tx) =>
    customer
      ? openCartOfCustomer({ ...ctx, db: tx }, customer.id, sellerId)
      : openCartOfSession({ ...ctx, db: tx }, sessionHash, sellerId),
  );
}

/** A guest's first cart, with the session that was started for it. */
type FirstCart = { cartId: string; setCookie: string; token: string };

/**
 * Starts a session with a cart, for a guest who has none. Call it inside a transaction, whose commit does not
 * wait.
 */
export async function openFirstCart(
  ctx: ShopContext & { origin?: string },
  sellerId: string,
): Promise<FirstCart> {
  const { row, hash: sessionHash, token, setCookie } = newSession(ctx, {});
  const cartId = randomUUID();
  const cart = { id: cartId, ...shopKey(ctx), sessionHash, sellerId, expiresAt: cartExpiry(ctx.now()) };
  await runTogether(ctx.db, [
    ctx.db.insert(sessions).values(row),
    ctx.db.insert(carts).values(cart),
    sql`select ${commitsEarly}`,
  ]);
  return { cartId, token, setCookie };
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
      ...shopKey(ctx),
      sellerId,
      customerId,
      expiresAt: cartExpiry(now),
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
  if (!session) throw new AppError("not_found", phrase("Your session has ended. Please reload the page."));
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
