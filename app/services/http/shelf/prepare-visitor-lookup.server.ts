import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Visitor, VisitorView } from "~/models/visitor/visitor";
import { hashSessionToken } from "../../auth/session-token.server";
import type { Db } from "../../db/open-pool.server";
import { cartItems, carts, customers, sessions } from "../../db/schema";

/** A visitor and what pages show of them. */
export type FoundVisitor = { visitor: Visitor; view: VisitorView };

/** Finds the visitor of a session token; null when the session is nobody's in this shop. */
export type FindVisitor = (shopId: string, token: string, now: Date) => Promise<FoundVisitor | null>;

/**
 * Makes the lookup that stands before every page of a visitor with a session: one statement by primary keys, planned
 * once for each connection. It answers the same visitor as `findVisitor`, and their cart's count.
 */
export function prepareVisitorLookup(db: Db): FindVisitor {
  const own = alias(carts, "own");
  const held = alias(carts, "held");
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const statement = db
    .select({
      customerId: customers.id,
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      nickName: customers.nickName,
      group: customers.groupCode,
      isRestricted: customers.isRestricted,
      verifyHash: customers.verifyHash,
      ownCartId: own.id,
      heldCartId: held.id,
      cartCount: sql<number>`(select coalesce(sum(i.qty), 0)::int from ${cartItems} i
        where i.shop_id = ${sessions.shopId} and i.cart_id = coalesce(${own.id}, ${held.id}))`,
    })
    .from(sessions)
    .leftJoin(customers, and(eq(customers.shopId, sessions.shopId), eq(customers.id, sessions.customerId)))
    .leftJoin(
      own,
      and(eq(own.shopId, sessions.shopId), eq(own.customerId, sessions.customerId), gt(own.expiresAt, now)),
    )
    .leftJoin(
      held,
      and(
        eq(held.shopId, sessions.shopId),
        eq(held.id, sessions.cartId),
        isNull(held.customerId),
        gt(held.expiresAt, now),
      ),
    )
    .where(
      and(
        eq(sessions.shopId, sql.placeholder("shopId")),
        eq(sessions.idHash, sql.placeholder("sessionHash")),
        gt(sessions.expiresAt, now),
      ),
    )
    .prepare("find_visitor_of_session");
  return async (shopId, token, at) => {
    const sessionHash = hashSessionToken(token);
    const [row] = await statement.execute({ shopId, sessionHash, now: at.toISOString() });
    if (!row) return null;
    const { customerId, ownCartId, heldCartId, cartCount, verifyHash, ...rest } = row;
    const visitor: Visitor = {
      sessionHash,
      cartId: ownCartId ?? heldCartId,
      customer:
        customerId === null
          ? null
          : {
              id: customerId,
              email: rest.email ?? "",
              firstName: rest.firstName ?? "",
              lastName: rest.lastName ?? "",
              nickName: rest.nickName ?? "",
              group: rest.group ?? "",
              isRestricted: rest.isRestricted ?? false,
              isVerified: verifyHash === null,
            },
    };
    const view = {
      isSignedIn: visitor.customer !== null,
      firstName: visitor.customer?.firstName ?? "",
      cartCount,
    };
    return { visitor, view };
  };
}
