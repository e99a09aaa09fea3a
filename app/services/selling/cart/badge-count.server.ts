// @public

import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countCarts } from "./cart-count.server";

/** The number beside the cart icon: 0 without a cart, or if counting fails (rule cart-2). */
export async function badgeCount(ctx: ShopContext, visitor: Visitor): Promise<number> {
  try {
    return await countCarts(ctx, visitor);
  } catch (error) {
    ctx.log.error("cart count failed", { shop: ctx.shop.code, error });
    return 0;
  }
}
