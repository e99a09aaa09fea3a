// @public

import { sql } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { countedPieces, joinCountedLines } from "../../accounts/sessions/counted-lines.server";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCart } from "../cart-page/read-cart-summary.server";
import { listCarts } from "./list-carts.server";

type Counted = { cartCount: number; hasGift: boolean };

const piecesOfCart = namedStatement<Counted>(
  "cart_pieces",
  () => sql`select ${countedPieces} from carts b ${joinCountedLines}
    where b.tenant_id = ${sql.placeholder("tenantId")} and b.id = ${sql.placeholder("cartId")}`,
);

const piecesOfVisitor = namedStatement<Counted>(
  "visitor_pieces",
  () => sql`select ${countedPieces} from carts b ${joinCountedLines}
    where b.tenant_id = ${sql.placeholder("tenantId")} and b.shop_id = ${sql.placeholder("shopId")}
      and b.expires_at > ${sql.placeholder("now")}::timestamptz
      and case when ${sql.placeholder("customerId")}::bigint is null
        then b.session_hash = ${sql.placeholder("sessionHash")}::text
        else b.customer_id = ${sql.placeholder("customerId")}::bigint end`,
);

/** Pieces in a cart's lines; 0 for a missing cart. */
export async function countCart(ctx: ShopContext, cartId: string): Promise<number> {
  const [row] = await piecesOfCart(ctx.db, { tenantId: ctx.tenant.id, cartId });
  return row?.cartCount ?? 0;
}

/**
 * Pieces in all carts that a visitor has in this shop, for the badge: as many as their summaries say (rule
 * cart-2). A cart is priced for it only where a gift lies in it.
 */
export async function countCarts(ctx: ShopContext, visitor: Visitor): Promise<number> {
  const { cartId, customer, sessionHash } = visitor;
  const tenantId = ctx.tenant.id;
  // Everywhere else the cart in hand is the only one.
  if (ctx.shop.type !== "marketplace") {
    if (cartId === null) return 0;
    const [row] = await piecesOfCart(ctx.db, { tenantId, cartId });
    return row?.hasGift ? (await readCart(ctx, visitor)).summary.count : (row?.cartCount ?? 0);
  }
  if (!customer && sessionHash === null) return 0;
  const [row] = await piecesOfVisitor(ctx.db, {
    tenantId,
    shopId: ctx.shop.id,
    customerId: customer?.id ?? null,
    sessionHash,
    now: ctx.now().toISOString(),
  });
  if (!row?.hasGift) return row?.cartCount ?? 0;
  return (await listCarts(ctx, visitor)).reduce((sum, { summary }) => sum + summary.count, 0);
}
