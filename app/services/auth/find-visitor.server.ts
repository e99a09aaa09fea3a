import { sql } from "drizzle-orm";
import { anonymousVisitor, type Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { readSessionToken } from "./session-cookie.server";
import { hashSessionToken } from "./session-token.server";

type VisitorRow = {
  customerId: number | null;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  groupCode: string;
  isRestricted: boolean;
  isVerified: boolean;
  cartId: string | null;
};

/**
 * Who is asking, in one query; without a session token, in none. A session that ended, expired or belongs to another
 * shop is nobody's.
 *
 * A customer's cart is the one on their account; the cart the session holds steps in where they have none, so that a
 * cart that could not be merged at sign-in is not lost.
 */
export async function findVisitor(ctx: ShopContext, request: Pick<Request, "headers">): Promise<Visitor> {
  const token = readSessionToken(request);
  if (!token) return anonymousVisitor;
  const sessionHash = hashSessionToken(token);
  const now = ctx.now().toISOString();
  const { rows } = await ctx.db.execute<VisitorRow>(sql`
    select c.id as "customerId", c.email, c.first_name as "firstName", c.last_name as "lastName",
      c.nick_name as "nickName", c.group_code as "groupCode", c.is_restricted as "isRestricted",
      c.verify_hash is null as "isVerified", coalesce(own.id, held.id) as "cartId"
    from sessions s
    left join customers c on c.shop_id = s.shop_id and c.id = s.customer_id
    left join carts own on own.shop_id = s.shop_id and own.customer_id = s.customer_id and own.expires_at > ${now}
    left join carts held on held.shop_id = s.shop_id and held.id = s.cart_id and held.customer_id is null
      and held.expires_at > ${now}
    where s.shop_id = ${ctx.shop.id} and s.id_hash = ${sessionHash} and s.expires_at > ${now}`);
  const row = rows[0];
  return row ? { sessionHash, customer: customerOf(row), cartId: row.cartId } : anonymousVisitor;
}

function customerOf(row: VisitorRow): Visitor["customer"] {
  if (row.customerId === null) return null;
  const { email, firstName, lastName, nickName, groupCode, isRestricted, isVerified } = row;
  return {
    id: row.customerId,
    email,
    firstName,
    lastName,
    nickName,
    group: groupCode,
    isRestricted,
    isVerified,
  };
}
