import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitor";
import { cartItems } from "~/tables/carts";
import type { ShopContext } from "../shops/shop-context.server";
import { keepCart } from "./cart/keep-cart.server";
import { writeFreebie } from "./cart/write-freebie.server";
import { listCartIds, readCartAmong } from "./list-carts.server";

/**
 * Brings the free products of a changed cart up to date (rule discounts-4): those whose discount no longer
 * applies leave, and where a discount gives one product without a choice, it is added.
 */
export async function settleFreebies(ctx: ShopContext, visitor: Visitor): Promise<void> {
  if (!ctx.shop.settings.discounts.some(({ action }) => action.type === "freebie")) return;
  // What changes in one cart of a marketplace may meet or miss a discount of all.
  const others = ctx.shop.type === "marketplace" ? await listCartIds(ctx, visitor) : [];
  const cartIds = new Set(others.map(({ id }) => id));
  if (visitor.cartId !== null) cartIds.add(visitor.cartId);
  for (const cartId of cartIds) await settleCart(ctx, visitor, cartId);
}

async function settleCart(ctx: ShopContext, visitor: Visitor, cartId: string): Promise<void> {
  const { discounts } = ctx.shop.settings;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Locks the cart before its lines (rule locks-1).
    await keepCart(inner, cartId);
    const { summary } = await readCartAmong(inner, { ...visitor, cartId });
    const stayIds = summary.items.map(({ itemId }) => itemId);
    await tx
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.tenantId, ctx.tenant.id),
          eq(cartItems.cartId, cartId),
          isNotNull(cartItems.autoAddedBy),
          notInArray(cartItems.id, stayIds.length > 0 ? stayIds : [0]),
        ),
      );
    for (const { ruleId, qty, options } of summary.prompts) {
      const rule = discounts.find(({ id }) => id === ruleId);
      const [only] = options;
      if (only && rule?.action.type === "freebie" && rule.action.skus.length === 1)
        await writeFreebie(inner, { cartId, ruleId, productId: only.productId, qty });
    }
  });
}
