import type { PendingAction } from "~/models/shops/records/pending-action";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { likeReview } from "../../conversations/reviews/like-review.server";
import { visitorAtSeller } from "../../selling/cart/visitor-at-seller.server";
import { readCartLines } from "../../selling/cart-page/read-cart-lines.server";
import { addFavorite } from "../../selling/favorites/add-favorite.server";
import { findLineCart } from "../../selling/lines/find-line-cart.server";
import { saveForLater } from "../../selling/saved/save-for-later.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A pending action that outlives sign-in, which may give the lines of the cart other ids. */
export type NotedAction = {
  favorite: number | null;
  helpful: number | null;
  later: { productId: number; lineKey: string; sellerId: string } | null;
};

/** Notes before sign-in what a visitor wanted (rule lists-5). */
export async function notePendingAction(
  ctx: ShopContext,
  visitor: Visitor,
  pendingAction: PendingAction,
): Promise<NotedAction> {
  const { favorite = null, helpful = null, later } = pendingAction;
  const cart = later === undefined ? null : await findLineCart(ctx, visitor, later);
  if (!cart) return { favorite, helpful, later: null };
  const { cartId, sellerId } = cart;
  const line = (await readCartLines(ctx, cartId)).find(({ itemId }) => itemId === later);
  return {
    favorite,
    helpful,
    later: line ? { productId: line.productId, lineKey: line.lineKey, sellerId } : null,
  };
}

/**
 * Does after sign-in what the customer wanted before. A pending action that fails never fails the sign-in.
 */
export async function runPendingAction(
  ctx: ShopContext,
  visitor: Visitor,
  { favorite, helpful, later }: NotedAction,
): Promise<void> {
  const { customer } = visitor;
  if (!customer) return;
  try {
    if (favorite !== null) await addFavorite(ctx, customer.id, favorite);
    if (helpful !== null) await likeReview(ctx, helpful, customer.id);
    if (later === null) return;
    const { cartId } = await visitorAtSeller(ctx, visitor, later.sellerId);
    if (cartId === null) return;
    const line = (await readCartLines(ctx, cartId)).find(
      ({ productId, lineKey }) => productId === later.productId && lineKey === later.lineKey,
    );
    if (line) await saveForLater(ctx, visitor, line.itemId);
  } catch (error) {
    ctx.log.info("a pending action from before signing in was not done", { favorite, helpful, error });
  }
}
