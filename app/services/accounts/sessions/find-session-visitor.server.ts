// @public

import { and, eq, sql } from "drizzle-orm";
import type { Shop } from "~/models/shops/shop";
import type { Visitor, VisitorCounts, VisitorCustomer } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import { countedPieces, joinCountedLines } from "./counted-lines.server";
import { hashSessionToken } from "./session-token.server";

/**
 * The visitor of a session, the number of pieces in all their carts, their favorites, and whether they have
 * unread messages.
 */
export type SessionVisitor = VisitorCounts & CountedCart & { visitor: Visitor };

/** With a gift in a cart only its price says how many pieces it has (rule cart-2). */
type CountedCart = { cartCount: number; hasGift: boolean };

type SessionRow = CountedCart & { customerId: number | null; cartId: string | null };

type CustomerRow = VisitorCustomer &
  VisitorCounts &
  CountedCart & { cartId: string | null; hasLikes: boolean; hasListed: boolean; isSeenAnew: boolean };

/** Precision of the time a customer was last seen; writing it on every page would cost too much. */
const seenEveryMs = 10 * 60_000;

// Both are read by key before every page of a visitor with a session. Most of them are guests, and PostgreSQL
// takes a third of the time for them when the tables of customers are not in the statement.
const readSession = namedStatement<SessionRow>("session", () => {
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  return sql`
    select s.customer_id as "customerId", held."cartId", held."cartCount", held."hasGift"
    from sessions s
    cross join lateral (
      select (array_agg(b.id) filter (where b.seller_id = ${sql.placeholder("sellerId")}))[1] as "cartId",
        ${countedPieces}
      from carts b
      ${joinCountedLines}
      where b.tenant_id = s.tenant_id and b.shop_id = s.shop_id and b.session_hash = s.id_hash
        and b.customer_id is null and b.expires_at > ${now}) held
    where s.tenant_id = ${sql.placeholder("tenantId")} and s.shop_id = ${sql.placeholder("shopId")}
      and s.id_hash = ${sql.placeholder("sessionHash")}
      and s.expires_at > ${now}`;
});

const readCustomer = namedStatement<CustomerRow>("customer_of_session", () => {
  const now = sql`${sql.placeholder("now")}::timestamptz`;
  const sellerId = sql.placeholder("sellerId");
  return sql`
    select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName",
      c.nick_name as "nickName", c.group_code as "group", c.is_restricted as "isRestricted",
      c.verify_hash is null as "isVerified", case when c.tax_exempt then c.tax_exempt_reason end as "taxExemption",
      case when c.vat_check ->> 'state' = 'valid'
        and (c.vat_check ->> 'at')::timestamptz > ${now} - interval '90 days' then c.vat_number end as "vatNumber",
      s.last_seen_at < ${sql.placeholder("seenBefore")}::timestamptz as "isSeenAnew", coalesce(own.id, held.id) as "cartId",
      counted."cartCount", counted."hasGift",
      (select coalesce(string_agg(f.product_id::text, ',' order by f.product_id), '') from favorites f
        where f.tenant_id = c.tenant_id and f.customer_id = c.id) as favorites,
      exists (select from conversations m where m.tenant_id = c.tenant_id and m.customer_id = c.id
        and m.is_customer_unread) as "hasUnread",
      exists (select from review_likes l where l.tenant_id = c.tenant_id and l.customer_id = c.id) as "hasLikes",
      exists (select from shopping_list_items i where i.tenant_id = c.tenant_id and i.customer_id = c.id) as "hasListed"
    from sessions s
    join customers c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    left join carts own on own.tenant_id = s.tenant_id and own.shop_id = s.shop_id and own.seller_id = ${sellerId}
      and own.customer_id = s.customer_id and own.expires_at > ${now}
    left join carts held on held.tenant_id = s.tenant_id and held.shop_id = s.shop_id and held.seller_id = ${sellerId}
      and held.session_hash = s.id_hash and held.customer_id is null and held.expires_at > ${now}
    cross join lateral (
      select ${countedPieces}
      from carts b
      ${joinCountedLines}
      where b.tenant_id = s.tenant_id and b.shop_id = s.shop_id and b.expires_at > ${now}
        and (b.customer_id = c.id or (own.id is null and b.id = held.id))) counted
    where s.tenant_id = ${sql.placeholder("tenantId")} and s.shop_id = ${sql.placeholder("shopId")}
      and s.id_hash = ${sql.placeholder("sessionHash")}
      and s.expires_at > ${now}`;
});

/**
 * Finds the visitor of a session token in one statement, a customer in two; null if the session ended,
 * expired or belongs to another shop. A customer's cart is the one on their account; without one it is the
 * session's, so that a cart that could not be merged at sign-in is not lost.
 */
export async function findSessionVisitor(
  db: Db,
  { id: shopId, tenant, sellerId }: Pick<Shop, "id" | "tenant" | "sellerId">,
  token: string,
  now: Date,
): Promise<SessionVisitor | null> {
  const sessionHash = hashSessionToken(token);
  const asked = { tenantId: tenant.id, shopId, sellerId, sessionHash, now: now.toISOString() };
  const [session] = await readSession(db, asked);
  if (!session) return null;
  const { customerId, cartId, cartCount, hasGift } = session;
  if (customerId !== null) return findCustomer(db, asked, now);
  const visitor = { sessionHash, customer: null, cartId, hasLikes: false, hasListed: false };
  return { visitor, cartCount, hasGift, favorites: "", hasUnread: false };
}

type AskedSession = { tenantId: string; shopId: string; sellerId: string; sessionHash: string; now: string };

/** The customer of a session; null if it ended meanwhile. */
async function findCustomer(db: Db, asked: AskedSession, now: Date): Promise<SessionVisitor | null> {
  const seenBefore = new Date(now.getTime() - seenEveryMs).toISOString();
  const [row] = await readCustomer(db, { ...asked, seenBefore });
  if (!row) return null;
  const { cartId, cartCount, hasGift, favorites, hasUnread, hasLikes, hasListed, isSeenAnew, ...customer } =
    row;
  if (isSeenAnew) await noteSeen(db, asked, now);
  const { sessionHash } = asked;
  const visitor = { sessionHash, customer, cartId, hasLikes, hasListed };
  return { visitor, cartCount, hasGift, favorites, hasUnread };
}

async function noteSeen(
  db: Db,
  { tenantId, shopId, sessionHash }: { tenantId: string; shopId: string; sessionHash: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(
      and(eq(sessions.tenantId, tenantId), eq(sessions.shopId, shopId), eq(sessions.idHash, sessionHash)),
    );
}
