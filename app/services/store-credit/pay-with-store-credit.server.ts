import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import type { Visitor } from "~/models/visitor/visitor";
import { keepCart } from "../cart/keep-cart.server";
import { carts } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { readStoreCredit } from "./read-store-credit.server";

/**
 * Has the customer's credit pay for their cart, or no longer (rule store-credit-2).
 * @throws AppError `invalid` for a guest, an empty cart, and a customer without credit
 */
export async function payWithStoreCredit(ctx: ShopContext, visitor: Visitor, isUsed: boolean): Promise<void> {
  const { cartId, customer } = visitor;
  if (cartId === null) throw new AppError("invalid", "Your cart is empty.", "code");
  if (isUsed && !customer) throw new AppError("invalid", "Sign in to use your store credit.", "code");
  if (isUsed && customer && (await readStoreCredit(ctx, customer.id)) === 0)
    throw new AppError("invalid", "You have no store credit.", "code");
  await ctx.db
    .update(carts)
    .set({ usesStoreCredit: isUsed })
    .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
  await keepCart(ctx, cartId);
}
