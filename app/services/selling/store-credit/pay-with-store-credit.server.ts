import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { inOtherCurrency } from "~/models/selling/gift-card/in-other-currency";
import { isForeign } from "~/models/shops/markets/shop-market";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import type { CartPurchase } from "../cart-page/read-purchase.server";
import { readStoreCredit } from "./read-store-credit.server";

/**
 * Has the customer's credit pay for what they order, or no longer (rules store-credit-2 and order-groups-7).
 * @throws AppError `invalid` for a guest, an empty cart, and a customer without credit
 */
export async function payWithStoreCredit(
  ctx: ShopContext,
  { visitor: { customer }, cartIds }: CartPurchase,
  isUsed: boolean,
): Promise<void> {
  if (cartIds.length === 0) throw new AppError("invalid", phrase("Your cart is empty."), "code");
  if (isUsed && !customer) throw new AppError("invalid", phrase("Sign in to use your store credit."), "code");
  if (isUsed && isForeign(ctx.shop)) throw new AppError("invalid", inOtherCurrency(ctx.shop), "code");
  if (isUsed && customer && (await readStoreCredit(ctx, customer.id)) === 0)
    throw new AppError("invalid", phrase("You have no store credit."), "code");
  await ctx.db
    .update(carts)
    .set({ usesStoreCredit: isUsed })
    .where(and(eq(carts.tenantId, ctx.tenant.id), inArray(carts.id, [...cartIds])));
  for (const cartId of cartIds) await keepCart(ctx, cartId);
}
