// @public

import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import { readCartAmong } from "../cart/list-carts.server";
import { writeFreebie } from "../cart/write-freebie.server";

/**
 * Adds the free product a shopper chose (rule discounts-4).
 * @param chosen the discount, and the SKU of one of its products
 * @returns the product's name
 * @throws AppError `conflict` when it is not on offer (any more)
 */
export async function selectFreebie(
  ctx: ShopContext,
  visitor: Visitor,
  { ruleId, sku }: { ruleId: string; sku: string },
): Promise<string> {
  const { cartId } = visitor;
  if (cartId === null) throw new AppError("invalid", phrase("Your cart is empty."));
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Locks the cart before its lines (rule locks-1).
    await keepCart(inner, cartId);
    const { prompts } = (await readCartAmong(inner, visitor)).summary;
    const prompt = prompts.find((open) => open.ruleId === ruleId);
    const option = prompt?.options.find((one) => one.sku === sku);
    if (!prompt || !option) throw new AppError("conflict", phrase("This gift is no longer available."));
    await writeFreebie(inner, { cartId, ruleId, productId: option.productId, qty: prompt.qty });
    await tx
      .update(carts)
      .set({ declinedGifts: sql`${carts.declinedGifts} - ${ruleId}::text` })
      .where(and(eq(carts.tenantId, ctx.tenant.id), eq(carts.id, cartId)));
    return option.name;
  });
}
