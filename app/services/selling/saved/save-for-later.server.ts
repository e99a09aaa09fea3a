// @public

import { and, count, eq, sql } from "drizzle-orm";
import { requireKeepable } from "~/models/catalogue/listing/list-controls";
import { offerAt } from "~/models/catalogue/offer/offer-at";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { mostPieces, mostSavedItems } from "~/models/selling/lists/list-limits";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems } from "~/tables/selling/carts";
import { savedItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { findLineCart } from "../lines/find-line-cart.server";

/**
 * Moves a line from one of a customer's carts to what they saved for later, with its seller, its pieces and
 * what was chosen for it (rules lists-7 and lists-14). What was saved before is locked before the cart, as in
 * `moveToCart`.
 * @returns the name of what was saved
 * @throws AppError `not_found` for a line that is not in the cart or has no such control, like
 * {@link requireKeepable} for what can't be kept, `conflict` above the limit or if the line changed meanwhile
 */
export async function saveForLater(ctx: ShopContext, visitor: Visitor, itemId: number): Promise<string> {
  const { customer } = visitor;
  const cart = customer && (await findLineCart(ctx, visitor, itemId));
  if (!cart) throw notThere();
  const { cartId, sellerId } = cart;
  const name = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const line = (await readCartLines(inner, cartId)).find((one) => one.itemId === itemId);
    if (!line || line.autoAddedBy !== null || line.isQuoted) throw notThere();
    const { stockStatus } = offerAt(line, { group: null, qty: line.qty }).stock;
    if (!ctx.shop.settings.modules.save_for_later.enable) throw notThere();
    requireKeepable({ ...line, stockStatus });
    const { productId, lineKey, lineData, qty } = line;
    const owner = { tenantId: ctx.tenant.id, customerId: customer.id };
    await tx
      .insert(savedItems)
      .values({ ...owner, productId, sellerId, lineKey, lineData, qty, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [
          savedItems.tenantId,
          savedItems.customerId,
          savedItems.sellerId,
          savedItems.productId,
          savedItems.lineKey,
        ],
        set: { qty: sql`least(${mostPieces}, ${savedItems.qty} + ${qty})` },
      });
    const [held] = await tx
      .select({ count: count() })
      .from(savedItems)
      .where(and(eq(savedItems.tenantId, owner.tenantId), eq(savedItems.customerId, owner.customerId)));
    if (held && held.count > mostSavedItems)
      throw new AppError(
        "conflict",
        phrase("You have {mostSavedItems} saved items. Remove one to save another.", { mostSavedItems }),
      );
    await keepCart(inner, cartId);
    const removed = await tx
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.tenantId, ctx.tenant.id),
          eq(cartItems.cartId, cartId),
          eq(cartItems.id, itemId),
          eq(cartItems.qty, qty),
        ),
      )
      .returning({ id: cartItems.id });
    if (removed.length === 0)
      throw new AppError("conflict", phrase("Your cart has changed. Please try again."));
    return line.name;
  });
  await settleFreebies(ctx, { ...visitor, cartId });
  return name;
}

const notThere = () => new AppError("not_found", phrase("This item can’t be saved for later."));
