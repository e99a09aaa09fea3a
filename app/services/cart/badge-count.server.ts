import type { ShopContext } from "../shop-context.server";
import { countCart } from "./cart-count.server";

/** The number beside the cart icon: 0 without a cart, or if counting fails (rule cart-2). */
export async function badgeCount(ctx: ShopContext, cartId: string | null): Promise<number> {
  if (cartId === null) return 0;
  try {
    return await countCart(ctx, cartId);
  } catch (error) {
    ctx.log.error("cart count failed", { shop: ctx.shop.code, error });
    return 0;
  }
}
