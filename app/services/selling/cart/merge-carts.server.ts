// @public

import { and, eq, isNull, sql } from "drizzle-orm";
import type { StockItem } from "~/models/catalogue/stock/stock-item";
import type { CartLineRecord } from "~/models/selling/cart/cart-line-record";
import { type MergeChange, mergedCarts as mergeLines } from "~/models/selling/cart/merge-carts";
import { ownLimit } from "~/models/selling/cart-summary/line-limit";
import { cartItems, carts } from "~/tables/selling/carts";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { addCodes } from "./add-codes.server";
import { openCartOfCustomer } from "./open-cart.server";

/** The carts to merge: the guest's with the shop's seller, and all others that the session holds. */
type GuestCarts = { customerId: number; guestCartId: string | null; sessionHash?: string | null };

/** The result for the guest's cart; the next page lists the changes. */
export type MergedCarts = { cartId: string | null; changes: MergeChange[] };

/**
 * Merges a guest's carts, one per seller, into the customer's at sign-in (rule cart-5): quantities are summed
 * and lowered to their limits, and changes are listed. It never throws: on failure the guest's cart is
 * unchanged and stays the visitor's, and the sign-in succeeds.
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

/** The guest's carts with other sellers, in the order every transaction locks them in. */
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
    .select({
      sellerId: carts.sellerId,
      customerId: carts.customerId,
      checkout: carts.checkout,
      couponCodes: carts.couponCodes,
      giftCardIds: carts.giftCardIds,
      declinedGifts: carts.declinedGifts,
    })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, guestCartId)))
    .for("update");
  // A cart that belongs to a customer is never merged, whatever the call says.
  if (!guestCart || guestCart.customerId !== null) return nothing;
  const cartId = await openCartOfCustomer(ctx, customerId, guestCart.sellerId);
  const own = (await readCartLines(ctx, cartId)).map(mergeLine);
  // Two carts must not give the gift of one discount twice: the customer's own stays.
  const given = new Set(own.flatMap(({ record }) => record.autoAddedBy ?? []));
  const guest = (await readCartLines(ctx, guestCartId))
    .filter(({ autoAddedBy }) => autoAddedBy === null || !given.has(autoAddedBy))
    .map(mergeLine);
  const merged = mergeLines(guest, own, stockOf([...own, ...guest]));
  await ctx.db
    .delete(cartItems)
    .where(and(eq(cartItems.tenantId, ctx.tenant.id), eq(cartItems.cartId, cartId)));
  if (merged.lines.length > 0)
    await ctx.db.insert(cartItems).values(
      merged.lines.map(({ record, qty }) => ({
        tenantId: ctx.tenant.id,
        cartId,
        productId: record.productId,
        qty,
        lineKey: record.lineKey,
        lineData: record.lineData,
        seenPriceMinor: record.seenPriceMinor,
        autoAddedBy: record.autoAddedBy,
      })),
    );
  // The guest's checkout data is used where the account's cart has none.
  await ctx.db
    .update(carts)
    .set({ checkout: sql`${JSON.stringify(guestCart.checkout)}::jsonb || ${carts.checkout}` })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  await addCodes(ctx, cartId, guestCart);
  await ctx.db.delete(carts).where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, guestCartId)));
  // The shopper did not ask for gifts: they come and go without a message (rule discounts-4).
  const gifts = new Set([...own, ...guest].flatMap(({ key, record }) => (record.autoAddedBy ? key : [])));
  return { cartId, changes: merged.changes.filter(({ key }) => !gifts.has(key)) };
}

/** Lines without a stock item must not share one. */
const stockKey = (line: CartLineRecord) =>
  line.stockItemId === null ? `none-${line.productId}` : String(line.stockItemId);

function mergeLine(record: CartLineRecord) {
  const { productId, lineKey, name, qty } = record;
  return {
    key: `${productId}/${lineKey}`,
    name,
    qty,
    maxCartQty: ownLimit(record),
    stockItemId: stockKey(record),
    record,
  };
}

function stockOf(lines: readonly ReturnType<typeof mergeLine>[]): Map<string, StockItem> {
  return new Map(
    lines.flatMap(({ stockItemId, record }) =>
      record.stockItemId !== null ? [[stockItemId, record.item] as const] : [],
    ),
  );
}
