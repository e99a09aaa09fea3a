import { and, eq, isNull, sql } from "drizzle-orm";
import { type MergeChange, mergeCarts as mergeLines } from "~/models/cart/merge-carts";
import type { CartLineRecord } from "~/models/cart-summary/cart-line-record";
import type { StockItem } from "~/models/stock/stock-item";
import { ofShop } from "../db/of-shop.server";
import { cartItems, carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { openCartOfCustomer } from "./open-cart.server";
import { readCartLines } from "./read-cart-lines.server";

/** Whose carts come together: the guest's with the shop's seller, and with others all that the session holds. */
type GuestCarts = { customerId: number; guestCartId: string | null; sessionHash?: string | null };

/** What became of the guest's cart; the changes are told to the shopper on the next page. */
export type MergedCarts = { cartId: string | null; changes: MergeChange[] };

/**
 * Puts a guest's carts, one for each seller, into the customer's at sign-in (rule cart-5): quantities are summed,
 * lowered to what is allowed, and what changed is listed. It never throws: should it fail, the guest's cart stays as it
 * is and goes on being the visitor's, and the sign-in succeeds.
 */
export async function mergeCarts(
  ctx: ShopContext,
  { customerId, guestCartId, sessionHash = null }: GuestCarts,
): Promise<MergedCarts> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      const others = sessionHash === null ? [] : await listOtherCarts(inner, sessionHash, guestCartId);
      const merged = guestCartId === null ? nothing : await merge(inner, customerId, guestCartId);
      const changes = [...merged.changes];
      for (const id of others) changes.push(...(await merge(inner, customerId, id)).changes);
      return { cartId: merged.cartId, changes };
    });
  } catch (error) {
    ctx.log.error("carts could not be merged", { error });
    return { cartId: guestCartId, changes: [] };
  }
}

const nothing: MergedCarts = { cartId: null, changes: [] };

/** The guest's carts with other sellers than the shop's, in one order for every transaction that locks them. */
async function listOtherCarts(
  ctx: ShopContext,
  sessionHash: string,
  guestCartId: string | null,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(ofShop(carts, ctx), eq(carts.sessionHash, sessionHash), isNull(carts.customerId)))
    .orderBy(carts.id);
  return rows.map(({ id }) => id).filter((id) => id !== guestCartId);
}

async function merge(ctx: ShopContext, customerId: number, guestCartId: string): Promise<MergedCarts> {
  const [guestCart] = await ctx.db
    .select({ sellerId: carts.sellerId, customerId: carts.customerId, checkout: carts.checkout })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, guestCartId)))
    .for("update");
  // A cart that belongs to a customer is not a guest's, whatever the call says.
  if (!guestCart || guestCart.customerId !== null) return nothing;
  const cartId = await openCartOfCustomer(ctx, customerId, guestCart.sellerId);
  const own = (await readCartLines(ctx, cartId)).map(mergeLine);
  const guest = (await readCartLines(ctx, guestCartId)).map(mergeLine);
  const merged = mergeLines(guest, own, stockOf([...own, ...guest]));
  await ctx.db
    .delete(cartItems)
    .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId)));
  if (merged.lines.length > 0)
    await ctx.db.insert(cartItems).values(
      merged.lines.map(({ record, qty }) => ({
        ...{ tenantId: ctx.tenant.id, cartId, productId: record.productId, qty },
        ...{ lineKey: record.lineKey, lineData: record.lineData, seenPriceMinor: record.seenPriceMinor },
      })),
    );
  // What was typed as a guest a moment ago counts, unless the account's own cart already has an answer.
  await ctx.db
    .update(carts)
    .set({ checkout: sql`${JSON.stringify(guestCart.checkout)}::jsonb || ${carts.checkout}` })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  await ctx.db.delete(carts).where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, guestCartId)));
  return { cartId, changes: merged.changes };
}

/** Lines without a stock item of their own must not share one. */
const stockKey = (line: CartLineRecord) =>
  line.stockItemId === null ? `none-${line.productId}` : String(line.stockItemId);

function mergeLine(record: CartLineRecord) {
  const { productId, lineKey, name, qty, maxCartQty } = record;
  return { key: `${productId}/${lineKey}`, name, qty, maxCartQty, stockItemId: stockKey(record), record };
}

function stockOf(lines: readonly ReturnType<typeof mergeLine>[]): Map<string, StockItem> {
  return new Map(
    lines.flatMap(({ stockItemId, record }) =>
      record.stockItemId !== null ? [[stockItemId, record.item] as const] : [],
    ),
  );
}
