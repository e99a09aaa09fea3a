// @public

import { and, eq, isNotNull, notInArray } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import { listCartIds, readCartAmong } from "../cart/list-carts.server";
import { writeFreebie } from "../cart/write-freebie.server";
import type { OpenCart } from "../cart-page/read-cart-summary.server";

/**
 * Brings the free products of a changed cart up to date (rule discounts-4): those whose discount no longer
 * applies leave, and where a discount gives one product without a choice, it is added, unless the shopper
 * took it out before (rule discounts-10).
 * @returns whether any cart was changed
 */
export async function settleFreebies(ctx: ShopContext, visitor: Visitor): Promise<boolean> {
  if (!ctx.shop.settings.discounts.some(({ action }) => action.type === "freebie")) return false;
  // What changes in one cart of a marketplace may meet or miss a discount of all.
  const others = ctx.shop.type === "marketplace" ? await listCartIds(ctx, visitor) : [];
  const cartIds = new Set(others.map(({ id }) => id));
  if (visitor.cartId !== null) cartIds.add(visitor.cartId);
  let isChanged = false;
  for (const cartId of cartIds) {
    const cart = await readCartAmong(ctx, { ...visitor, cartId });
    if (isSettled(ctx, cart)) continue;
    await settleCart(ctx, visitor, cartId);
    isChanged = true;
  }
  return isChanged;
}

/**
 * Whether nothing has to leave or come: so it is for nearly every change. Of two changes at once, the one
 * that ends last sees both.
 */
function isSettled(ctx: ShopContext, cart: OpenCart): boolean {
  const stayIds = new Set(cart.summary.items.map(({ itemId }) => itemId));
  return comingFreebies(ctx, cart).length === 0 && cart.autoAddedIds.every((id) => stayIds.has(id));
}

/**
 * What discounts that give one product without a choice would add; what was taken out does not come again.
 */
function comingFreebies({ shop }: ShopContext, { summary, declinedGifts }: OpenCart) {
  return summary.prompts.flatMap(({ ruleId, qty, options }) => {
    if (declinedGifts.includes(ruleId)) return [];
    const rule = shop.settings.discounts.find(({ id }) => id === ruleId);
    const [only] = options;
    const isChosen = rule?.action.type === "freebie" && rule.action.skus.length === 1;
    return only && isChosen ? [{ ruleId, productId: only.productId, qty }] : [];
  });
}

async function settleCart(ctx: ShopContext, visitor: Visitor, cartId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Locks the cart before its lines (rule locks-1).
    await keepCart(inner, cartId);
    const cart = await readCartAmong(inner, { ...visitor, cartId });
    const stayIds = cart.summary.items.map(({ itemId }) => itemId);
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
    for (const freebie of comingFreebies(ctx, cart)) await writeFreebie(inner, { cartId, ...freebie });
  });
}
