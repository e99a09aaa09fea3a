import { and, eq, sql } from "drizzle-orm";
import { type MergeChange, mergeCarts as mergeLines } from "~/models/cart/merge-carts";
import type { CartLineRecord } from "~/models/cart-summary/cart-line-record";
import type { StockItem } from "~/models/stock/stock-item";
import { cartItems, carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { openCartOfCustomer } from "./open-cart.server";
import { readCartLines } from "./read-cart-lines.server";

/** What became of the guest's cart; the changes are told to the shopper on the next page. */
export type MergedCarts = { cartId: string | null; changes: MergeChange[] };

/**
 * Puts a guest's cart into the customer's at sign-in (decisions, "Accounts and people"): quantities are summed, lowered
 * to what is allowed, and what changed is listed. It never throws: should it fail, the guest's cart stays as it is and
 * goes on being the visitor's, and the sign-in succeeds.
 */
export async function mergeCarts(
  ctx: ShopContext,
  { customerId, guestCartId }: { customerId: number; guestCartId: string | null },
): Promise<MergedCarts> {
  if (guestCartId === null) return { cartId: null, changes: [] };
  try {
    return await ctx.db.transaction((tx) => merge({ ...ctx, db: tx }, customerId, guestCartId));
  } catch (error) {
    ctx.log.error("carts could not be merged", { error });
    return { cartId: guestCartId, changes: [] };
  }
}

async function merge(ctx: ShopContext, customerId: number, guestCartId: string): Promise<MergedCarts> {
  const [guestCart] = await ctx.db
    .select({ id: carts.id, customerId: carts.customerId, checkout: carts.checkout })
    .from(carts)
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, guestCartId)))
    .for("update");
  // A cart that belongs to somebody is not a guest's, whoever says so.
  if (!guestCart || guestCart.customerId !== null) return { cartId: null, changes: [] };
  const cartId = await openCartOfCustomer(ctx, customerId);
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
