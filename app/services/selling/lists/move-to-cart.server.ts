import { and, eq } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { savedItems } from "~/tables/selling/lists";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { type AddedToCart, addToCart } from "../lines/add-to-cart.server";

/**
 * Moves a saved item to its seller's cart with what was chosen for it, checked by {@link addToCart} (rule
 * lists-7). Pieces that do not fit stay saved. Null for an item that is not this customer's, or was moved
 * meanwhile.
 * @throws AppError like {@link addToCart}
 */
export async function moveToCart(
  ctx: ShopContext & { origin?: string },
  visitor: Visitor,
  savedId: number,
): Promise<AddedToCart | null> {
  const { customer } = visitor;
  if (!customer) return null;
  const own = and(
    eq(savedItems.tenantId, ctx.tenant.id),
    eq(savedItems.customerId, customer.id),
    eq(savedItems.id, savedId),
  );
  const moved = await ctx.db.transaction(async (tx) => {
    const [saved] = await tx.select().from(savedItems).where(own).for("update");
    if (!saved) return null;
    const { productId, sellerId, qty, lineData: choices } = saved;
    const wanted = { productId, sellerId, qty, choices };
    const added = await addToCart({ ...ctx, db: tx }, visitor, wanted);
    const left = qty - added.addedQty;
    if (left <= 0) await tx.delete(savedItems).where(own);
    else if (added.addedQty > 0) await tx.update(savedItems).set({ qty: left }).where(own);
    return added;
  });
  if (!moved) return null;
  await settleFreebies(ctx, { ...visitor, cartId: moved.cartId });
  return moved;
}
